import * as z from 'zod/mini';
import { editingCommands, editingEvents } from './page-editing.ts';

/** Limits of the preview channel: what the parent sends and what it is willing to hear. */
export const PREVIEW_LIMITS = {
  /** Of one page or one written chunk. */
  pageCharacters: 2 * 1024 * 1024,
  promptCharacters: 2_000,
  consoleCharacters: 2_000,
  hrefCharacters: 2_000,
  /** More than this from a frame within a second: the rest is dropped. */
  messagesPerSecond: 60,
  /** The same for a frame whose page is edited: it tells once a frame where the outlines are. */
  editingMessagesPerSecond: 150,
  /** After so many dropped messages the channel is closed and the page is drawn without its scripts. */
  floodMessages: 500,
  /** A frame that does not answer in this time after a load has left our shell: mount a new one. */
  pongTimeoutMs: 500,
  /** How often a frame that shows a page is asked whether it still answers, and how long it may be silent. */
  heartbeatMs: 1_500,
  silenceMs: 3_000,
} as const;

/**
 * The keys that a page in the preview leaves to the app, wherever its focus is: with Ctrl or ⌘, and alone outside of
 * fields. All others belong to the page.
 */
export const PREVIEW_KEYS = { withMod: ['s', 'k', 'z', 'j', 'e', '.'], single: ['?'] } as const;

const page = z.string().check(z.maxLength(PREVIEW_LIMITS.pageCharacters));
const sequence = z.int().check(z.gte(0));
const pixels = z.number().check(z.gte(0), z.lte(10_000_000));
const nonce = z.string().check(z.minLength(16), z.maxLength(64));

/**
 * The one window message, sent by the parent on the frame's first `load` together with a MessagePort:
 * `frame.contentWindow.postMessage({ t: 'init', nonce }, '*', [port])`. The shell takes the first message
 * that comes from its parent and carries a port, and answers `ready`; all else goes over the port.
 */
export const previewInitSchema = z.object({ t: z.literal('init'), nonce });

/**
 * Parent to frame, over the port.
 * - `open`, `write`…, `close` stream a page: the browser's own parser draws it as it arrives. A page that another
 *   frame has shown for `ageMs` goes on there with its animations instead of beginning them again.
 * - `morph` changes the page in place: scroll and script state stay, new scripts do not run.
 * - `replace` writes a whole page into the same realm and keeps the scroll position. A page with inline
 *   scripts wants a freshly mounted frame instead: a second top-level `const` of one name throws.
 * - `scroll` moves the page; `ping` asks whether the shell is still there.
 * - `scheme` shows the page as visitors with light or dark screens see it; null as this screen is.
 * - `rest` halts the page's animations, or lets the halted ones go on.
 * Those of the visual editor follow; only a frame of `/__preview?edit=1` obeys them.
 */
export const previewCommandSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('open') }),
  z.object({ t: z.literal('write'), chunk: page }),
  z.object({ t: z.literal('close'), ageMs: z.optional(z.number().check(z.gte(0))) }),
  z.object({ t: z.literal('replace'), html: page }),
  z.object({ t: z.literal('morph'), html: page }),
  z.object({ t: z.literal('scroll'), x: pixels, y: pixels }),
  z.object({ t: z.literal('ping'), seq: sequence }),
  z.object({ t: z.literal('scheme'), scheme: z.nullable(z.enum(['light', 'dark'])) }),
  z.object({ t: z.literal('rest'), isResting: z.boolean() }),
  ...editingCommands,
]);

const consoleText = z.string().check(z.maxLength(PREVIEW_LIMITS.consoleCharacters));
const position = z.int().check(z.gte(0), z.lte(100_000_000));

/**
 * Frame to parent, over the port. The user's page runs in the same realm as the shell, so everything in
 * here is the page's word: show it as text, clamp numbers, check addresses, never insert it as HTML.
 * - `ready`: the port arrived. `pong`: answer to the ping with the same `seq`.
 * - `loaded`: the page that was closed, replaced or morphed is complete.
 * - `prompt`: a starter page's shortcut (`data-bluewave-prompt`) was clicked; it fills the input, never submits.
 * - `link`: a link was followed; the frame itself stays where it is.
 * - `error`: an uncaught error, a rejected promise, a file that did not load or a console.error/warn.
 * - `scroll`: where the page stands, in CSS pixels.
 * - `bye`: the document goes, because the page navigates or reloads itself; nothing comes after it.
 * Those of the visual editor follow.
 */
export const previewEventSchema = z.discriminatedUnion('t', [
  z.object({ n: nonce, t: z.literal('ready') }),
  z.object({ n: nonce, t: z.literal('pong'), seq: sequence }),
  z.object({ n: nonce, t: z.literal('loaded') }),
  z.object({
    n: nonce,
    t: z.literal('prompt'),
    text: z.string().check(z.minLength(1), z.maxLength(PREVIEW_LIMITS.promptCharacters)),
  }),
  z.object({
    n: nonce,
    t: z.literal('link'),
    href: z.string().check(z.maxLength(PREVIEW_LIMITS.hrefCharacters)),
  }),
  z.object({
    n: nonce,
    t: z.literal('error'),
    level: z.enum(['error', 'warning']),
    text: consoleText,
    line: position,
    column: position,
  }),
  z.object({ n: nonce, t: z.literal('scroll'), x: pixels, y: pixels }),
  z.object({ n: nonce, t: z.literal('bye') }),
  ...editingEvents,
]);

export type PreviewInit = z.infer<typeof previewInitSchema>;
export type PreviewCommand = z.infer<typeof previewCommandSchema>;
export type PreviewEvent = z.infer<typeof previewEventSchema>;

/** The event in a port message, or null for anything malformed, oversized or of another handshake. */
export function readPreviewEvent(data: unknown, expectedNonce: string): PreviewEvent | null {
  const parsed = previewEventSchema.safeParse(data);
  return parsed.success && parsed.data.n === expectedNonce ? parsed.data : null;
}
