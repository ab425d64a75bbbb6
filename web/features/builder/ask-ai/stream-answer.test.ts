import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StalledError, streamAnswer } from './stream-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function answer(build: (controller: ReadableStreamDefaultController<Uint8Array>) => void) {
  return async (signal: AbortSignal) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason));
          build(controller);
        },
      }),
    );
}

const quiet = { onStart: () => {}, onText: () => {} };
const bytes = (text: string) => new TextEncoder().encode(text);

test('an answer that does not begin within five seconds has stalled at the start', async () => {
  const run = streamAnswer({ request: never, signal: new AbortController().signal, ...quiet });
  const outcome = expect(run).rejects.toEqual(new StalledError('start'));
  await vi.advanceTimersByTimeAsync(5_000);
  await outcome;
});

test('sixty seconds without a byte end a stream, a slow one goes on', async () => {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const texts: string[] = [];
  const run = streamAnswer({
    request: answer((controller) => (feed = controller)),
    signal: new AbortController().signal,
    onStart: () => {},
    onText: (text) => texts.push(text),
  });
  const outcome = expect(run).rejects.toEqual(new StalledError('middle'));
  await vi.advanceTimersByTimeAsync(0);
  for (const piece of ['a', 'b', 'c']) {
    await vi.advanceTimersByTimeAsync(40_000);
    feed?.enqueue(bytes(piece));
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(texts).toEqual(['a', 'ab', 'abc']);
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});

test('a letter cut between two packets arrives whole', async () => {
  const [first, second] = [bytes('è').slice(0, 1), bytes('è').slice(1)];
  const text = await streamAnswer({
    request: answer((controller) => {
      controller.enqueue(first);
      controller.enqueue(second);
      controller.close();
    }),
    signal: new AbortController().signal,
    ...quiet,
  });
  expect(text).toBe('è');
});

test('Stop ends the request with its own reason, not as a stall', async () => {
  const stop = new AbortController();
  const run = streamAnswer({ request: never, signal: stop.signal, ...quiet });
  const outcome = expect(run).rejects.toBe('stopped');
  stop.abort('stopped');
  await outcome;
});

test('a stream that the server breaks is an error, never a shorter page', async () => {
  const run = streamAnswer({
    request: answer((controller) => {
      controller.enqueue(bytes('<!doctype html>'));
      controller.error(new Error('cut'));
    }),
    signal: new AbortController().signal,
    ...quiet,
  });
  await expect(run).rejects.toThrow('cut');
});
