import { PREVIEW_LIMITS, type PreviewCommand, type PreviewEvent } from '#contract/preview.ts';
import type { Look } from '#domain/sites/gravest-look.ts';
import { judgeShown } from '#domain/sites/deception/judge-site.ts';
import { siteFileAddress } from '#domain/sites/picture-address.ts';
import { escapeAttribute } from '#domain/html/escape.ts';
import { openPreviewChannel, type PreviewChannel } from '../preview/preview-channel.ts';
import type { SitePage } from './publication.ts';

/** A page is asked for what it shows after it has loaded and its scripts had this time. */
const SETTLE_MS = 1_500;
/** A page that is still loading by then is asked all the same. */
const LOAD_MS = 6_000;
const PATIENCE_MS = 15_000;

/** Hidden, but within the window: browsers slow down frames beside it. */
const HIDDEN =
  'position:fixed;inset:0;width:1280px;height:800px;border:0;opacity:0;pointer-events:none;z-index:-1';

/**
 * Draws a saved page in a frame that nobody sees, with the files that were saved with it, lets its scripts run, and
 * judges what it shows then by the rules of the server. Null when the page does not answer in time.
 */
export async function lookAtPage(page: SitePage & { uuid: string }): Promise<Look | null> {
  const frame = document.createElement('iframe');
  frame.src = '/__preview?edit=1';
  frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.referrerPolicy = 'no-referrer';
  frame.inert = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('style', HIDDEN);
  try {
    const shown = await readShown(frame, page);
    if (shown === null) return null;
    const { level, signs, brands } = judgeShown(shown);
    return { level, signs, brands };
  } finally {
    frame.remove();
  }
}

type Shown = Pick<Extract<PreviewEvent, { t: 'page' }>, 'html' | 'isWhole'>;

async function readShown(
  frame: HTMLIFrameElement,
  { uuid, path, html }: SitePage & { uuid: string },
): Promise<Shown | null> {
  const { promise, resolve } = Promise.withResolvers<Shown | null>();
  const timers = new Set([setTimeout(() => resolve(null), PATIENCE_MS)]);
  const opened: { channel: PreviewChannel | null } = { channel: null };
  const send = (command: PreviewCommand) => opened.channel?.send(command);
  const ask = () => send({ t: 'tell-page' });
  function handle(event: PreviewEvent): void {
    if (event.t === 'ready') {
      send({ t: 'open' });
      send({ t: 'write', chunk: withBase(html, siteFileAddress(uuid, path)) });
      send({ t: 'close' });
      timers.add(setTimeout(ask, LOAD_MS));
    } else if (event.t === 'loaded') timers.add(setTimeout(ask, SETTLE_MS));
    else if (event.t === 'page') resolve(event);
    else if (event.t === 'bye') resolve(null);
  }
  frame.addEventListener('load', () => {
    if (opened.channel !== null || frame.contentWindow === null) return;
    opened.channel = openPreviewChannel(frame.contentWindow, handle, {
      messagesPerSecond: PREVIEW_LIMITS.editingMessagesPerSecond,
      onFlood: () => resolve(null),
    });
  });
  document.body.append(frame);
  try {
    return await promise;
  } finally {
    timers.forEach((timer) => clearTimeout(timer));
    opened.channel?.close();
  }
}

/** Lets the page find its own files, as at its address. */
function withBase(html: string, address: string): string {
  return `<base href="${escapeAttribute(address)}">${html}`;
}
