import {
  PREVIEW_LIMITS,
  readPreviewEvent,
  type PreviewCommand,
  type PreviewEvent,
  type PreviewInit,
} from '#contract/preview.ts';

/** The parent's end of the preview frame: a MessagePort that is handed over on the frame's first load. */
export interface PreviewChannel {
  send: (command: PreviewCommand) => void;
  /** True when the frame's document answers in time; false when it has navigated away or is busy. */
  ping: (timeoutMs: number) => Promise<boolean>;
  close: () => void;
}

/**
 * Opens the channel to a freshly loaded `/__preview` frame. The page in it is not trusted: events with another
 * handshake, malformed events and floods are dropped (PREV-2, PREV-4).
 */
export function openPreviewChannel(
  frame: Window,
  onEvent: (event: PreviewEvent) => void,
  messagesPerSecond: number = PREVIEW_LIMITS.messagesPerSecond,
): PreviewChannel {
  const { port1, port2 } = new MessageChannel();
  const nonce = crypto.randomUUID();
  const allow = limitRate(messagesPerSecond);
  const pings = new Map<number, () => void>();
  let sequence = 0;
  port1.addEventListener('message', (message) => {
    // Floods are counted before an event is parsed, because parsing is what costs time.
    if (!allow()) return;
    const event = readPreviewEvent(message.data, nonce);
    if (event === null) return;
    if (event.t === 'pong') pings.get(event.seq)?.();
    else onEvent(event);
  });
  port1.start();
  frame.postMessage({ t: 'init', nonce } satisfies PreviewInit, '*', [port2]);
  const send = (command: PreviewCommand) => port1.postMessage(command);
  function ping(timeoutMs: number): Promise<boolean> {
    sequence += 1;
    const seq = sequence;
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(false), timeoutMs);
      function finish(isAlive: boolean): void {
        clearTimeout(timer);
        pings.delete(seq);
        resolve(isAlive);
      }
      pings.set(seq, () => finish(true));
      send({ t: 'ping', seq });
    });
  }
  return { send, ping, close: () => port1.close() };
}

function limitRate(perSecond: number): () => boolean {
  let windowStart = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - windowStart > 1_000) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    return count <= perSecond;
  };
}
