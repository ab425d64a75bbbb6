import { expect, test } from 'vitest';
import type { GenerationEvent } from '#contract/generation.ts';
import { openBody, pageEvents, toLines } from '#web/testing/run-events.ts';
import { parseEvent } from './parse-event.ts';
import { readEvents, UnreadableEventError } from './read-events.ts';

const LINES = toLines(pageEvents(['<p>è ', '🍞</p>']));

function read(body: ReadableStream<Uint8Array>, signal = new AbortController().signal) {
  const events: GenerationEvent[] = [];
  let chunks = 0;
  const ended = readEvents({
    body,
    parseEvent,
    signal,
    onBytes: () => (chunks += 1),
    onEvent: (event) => void events.push(event),
  });
  return { ended, events, chunks: () => chunks };
}

function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

test.each([1, 2, 3, 7, 64])('lines and letters torn every %i bytes arrive whole', async (size) => {
  const { ended, events } = read(inPieces(new TextEncoder().encode(LINES), size));
  expect(await ended).toBe(true);
  expect(events).toEqual(pageEvents(['<p>è ', '🍞</p>']));
});

test('a stream that ends before its end is told apart, and its last torn line is left out', async () => {
  const torn = LINES.slice(0, LINES.lastIndexOf('{"') + 40);
  const { ended, events } = read(inPieces(new TextEncoder().encode(torn), 50));
  expect(await ended).toBe(false);
  expect(events.map(({ type }) => type)).toEqual(['stage', 'head', 'text', 'text']);
});

test('an end whose line was cut is no end', async () => {
  const { ended } = read(inPieces(new TextEncoder().encode(LINES.trimEnd()), 50));
  expect(await ended).toBe(false);
});

test('empty lines are life signs and no events', async () => {
  const source = openBody();
  const { ended, events, chunks } = read(source.body);
  source.send('\n');
  source.send('\n\n');
  source.close();
  expect(await ended).toBe(false);
  expect([events, chunks()]).toEqual([[], 2]);
});

test.each([
  ['text that is no JSON', '<html>502 Bad Gateway</html>\n'],
  ['an event of an unknown type', '{"n":1,"type":"applause"}\n'],
  ['an event without a number', '{"type":"reset"}\n'],
  ['an end without its status', '{"n":1,"type":"end","length":0}\n'],
])('%s is unreadable', async (_, line) => {
  const source = openBody();
  source.send(line);
  await expect(read(source.body).ended).rejects.toBeInstanceOf(UnreadableEventError);
});

test('a stream that breaks throws what broke it', async () => {
  const source = openBody();
  const { ended } = read(source.body);
  source.break();
  await expect(ended).rejects.toThrow('network error');
});

test('a reading that is given up ends, and hears nothing of what comes later', async () => {
  const source = openBody();
  const leave = new AbortController();
  const { ended, events } = read(source.body, leave.signal);
  leave.abort();
  expect(await ended).toBe(false);
  expect(events).toEqual([]);
});
