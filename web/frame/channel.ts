import type { editingCommands, editingEvents } from '#contract/page-editing.ts';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import type * as z from 'zod/mini';
import { getter, listenTo, method, now, typed } from './natives.ts';

type WithoutNonce<E> = E extends { n: string } ? Omit<E, 'n'> : never;
type EditingEvent = z.infer<(typeof editingEvents)[number]>;
export type FrameEvent = WithoutNonce<EditingEvent>;
type EventOf<T extends EditingEvent['t']> = Omit<Extract<EditingEvent, { t: T }>, 'n'>;
export type EditingCommand = z.infer<(typeof editingCommands)[number]>;
export type Box = EventOf<'boxes'>['boxes'][number];
export type StyleFacts = EventOf<'styles'>['styles'];

const messageData = getter(MessageEvent.prototype, 'data') as (event: MessageEvent) => unknown;
const messagePorts = getter(MessageEvent.prototype, 'ports');
const messageSource = getter(MessageEvent.prototype, 'source');
const postMessage = typed<(port: MessagePort, message: unknown) => void>(
  method(MessagePort.prototype, 'postMessage'),
);
const startPort = method(MessagePort.prototype, 'start');
const stopListening = typed<
  (target: EventTarget, type: string, listener: (event: MessageEvent) => void) => void
>(method(EventTarget.prototype, 'removeEventListener'));

/** What the preview's own messages may count within a second; the rest of the channel's room is the editor's. */
const PREVIEW_MESSAGES_PER_SECOND = 40;

let port: MessagePort | null = null;
let nonce = '';
let windowStart = 0;
let sent = 0;

/** Tells the app something; messages are copied before any script of the page runs again. */
export function emit(event: FrameEvent): void {
  if (port !== null) postMessage(port, { n: nonce, ...event });
}

/** Tells the app what every preview tells it. Floods, which only the page's complaints can be, are cut. */
export function emitPreview(type: PreviewEvent['t'], fields: object): void {
  const time = now();
  if (time - windowStart > 1_000) {
    windowStart = time;
    sent = 0;
  }
  sent += 1;
  if (type !== 'pong' && sent > PREVIEW_MESSAGES_PER_SECOND) return;
  if (port !== null) postMessage(port, { n: nonce, t: type, ...fields });
}

/** Takes the one port that the app hands over and gives each command to `obey`. */
export function connect(obey: (command: PreviewCommand) => void): void {
  const app = window.parent;
  function takePort(event: MessageEvent): void {
    const handed = messagePorts(event)[0];
    const data = messageData(event) as { t?: unknown; nonce?: unknown } | null;
    if (messageSource(event) !== app || handed === undefined || data?.t !== 'init') return;
    stopListening(window, 'message', takePort);
    port = handed;
    nonce = data.nonce as string;
    listenTo(port, 'message', (message: MessageEvent) =>
      obey(messageData(message) as PreviewCommand),
    );
    startPort(port);
    emitPreview('ready', {});
  }
  listenTo(window, 'message', takePort);
}
