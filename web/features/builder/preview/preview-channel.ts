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

interface Flow {
  /** More than this from the frame within a second is dropped. */
  messagesPerSecond: number;
  /** So many came that only an attack sends them; the channel is closed by then. */
  onFlood: () => void;
}

/**
 * Opens the channel to a freshly loaded `/__preview` frame. The page in it is not trusted: events with another
 * handshake, malformed events and too many are dropped, and a flood closes the channel (PREV-2, PREV-4).
 */
export function openPreviewChannel(
  frame: Window,
  onEvent: (event: PreviewEvent) => void,
  { messagesPerSecond, onFlood }: Flow,
): PreviewChannel {
  const { port1, port2 } = new MessageChannel();
  const nonce = crypto.randomUUID();
  const judge = judgeRate(messagesPerSecond);
  const pings = new Map<number, () => void>();
  let sequence = 0;
  port1.addEventListener('message', (message) => {
    // Floods are counted before an event is parsed, because parsing is what costs time.
    const verdict = judge();
    if (verdict === 'flood') {
      port1.close();
      onFlood();
    }
    if (verdict !== 'allowed') return;
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

type RateVerdict = 'allowed' | 'dropped' | 'flood' | 'closed';

/** Messages that had been sent before the port was closed still arrive: they are counted no more. */
function judgeRate(perSecond: number): () => RateVerdict {
  let windowStart = 0;
  let count = 0;
  let dropped = 0;
  return () => {
    if (dropped > PREVIEW_LIMITS.floodMessages) return 'closed';
    const now = performance.now();
    if (now - windowStart > 1_000) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    if (count <= perSecond) return 'allowed';
    dropped += 1;
    return dropped > PREVIEW_LIMITS.floodMessages ? 'flood' : 'dropped';
  };
}
