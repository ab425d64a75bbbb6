import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GenerationEvent } from '#contract/generation.ts';
import { eventsResponse, openBody, pageEvents, runStatus } from '#web/testing/run-events.ts';
import { followRun, IncompleteAnswerError, type RunListener } from './follow-run.ts';
import { parseEvent } from './parse-event.ts';
import { UnreadableEventError } from './read-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EVENTS = pageEvents(['<p>', 'ciao', '</p>']);
const WHOLE = { status: runStatus(), text: '<p>ciao</p>' };

type Answer = Response | Error;

/** A server that gives one answer per connection and repeats the last one. */
function follow(answers: readonly Answer[], first?: Response) {
  const asked: number[] = [];
  const connections: boolean[] = [];
  const seen: GenerationEvent[] = [];
  const leave = new AbortController();
  const listener: RunListener = {
    onEvent: (event) => void seen.push(event),
    onConnection: (isLost) => void connections.push(isLost),
  };
  const run = followRun({
    services: {
      readEvents: async (_id, after) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)];
        asked.push(after);
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nothing');
        return answer;
      },
      isFinal: (error) => error instanceof Error && error.message === 'final',
    },
    id: 'run-1',
    parseEvent,
    ...(first === undefined ? {} : { first }),
    signal: leave.signal,
    listener,
  });
  return { run, asked, connections, seen, leave };
}

test('a run is followed from its first answer to its end', async () => {
  const { run, asked, seen, connections } = follow([], eventsResponse(EVENTS));
  expect(await run).toEqual(WHOLE);
  expect([asked, seen, connections]).toEqual([[], EVENTS, [false]]);
});

test('a stream without its end is opened again after the last event, and nothing is told twice', async () => {
  const { run, asked, seen, connections } = follow(
    [eventsResponse(EVENTS.slice(2))],
    eventsResponse(EVENTS.slice(0, 4)),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run).toEqual(WHOLE);
  expect([asked, seen, connections]).toEqual([[4], EVENTS, [false, true, false]]);
});

test('a stream that breaks is opened again after the last event', async () => {
  const source = openBody();
  const { run, asked } = follow([eventsResponse(EVENTS.slice(3))], new Response(source.body));
  for (const event of EVENTS.slice(0, 3)) source.send(`${JSON.stringify(event)}\n`);
  await vi.advanceTimersByTimeAsync(0);
  source.break();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run).toEqual(WHOLE);
  expect(asked).toEqual([3]);
});

test('sixty silent seconds are a broken connection; life signs keep it', async () => {
  const source = openBody();
  const { run, asked } = follow([eventsResponse(EVENTS)], new Response(source.body));
  for (let count = 0; count < 12; count += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    source.send('\n');
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await run).toEqual(WHOLE);
  expect(asked).toEqual([0]);
});

test('without a network it goes on trying, and comes back as soon as the browser is online', async () => {
  const lost = new TypeError('offline');
  const { run, asked } = follow([lost, lost, lost, lost, lost, eventsResponse(EVENTS)]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toEqual([0, 0, 0, 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(5);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await run).toEqual(WHOLE);
});

test('a refusal ends the following', async () => {
  const { run } = follow([new Error('final')]);
  await expect(run).rejects.toThrow('final');
});

test('leaving ends the following, while it waits too', async () => {
  const { run, leave } = follow([new TypeError('offline')]);
  const outcome = expect(run).rejects.toBe('left');
  await vi.advanceTimersByTimeAsync(500);
  leave.abort('left');
  await outcome;
});

test('an answer of another length than announced is read again, from its beginning', async () => {
  const short = EVENTS.filter(({ n }) => n !== 4).map((event, index) => ({
    ...event,
    n: index + 1,
  }));
  const { run, asked } = follow([eventsResponse(EVENTS)], eventsResponse(short));
  expect(await run).toEqual(WHOLE);
  expect(asked).toEqual([0]);
});

test('an answer that stays incomplete is none', async () => {
  const short = EVENTS.filter(({ n }) => n !== 4).map((event, index) => ({
    ...event,
    n: index + 1,
  }));
  const { run } = follow([eventsResponse(short)], eventsResponse(short));
  await expect(run).rejects.toBeInstanceOf(IncompleteAnswerError);
});

test('lines that stay unreadable end the following after three tries', async () => {
  const { run, asked } = follow([
    new Response('<html>\n'),
    new Response('<html>\n'),
    new Response('<html>\n'),
  ]);
  const outcome = expect(run).rejects.toBeInstanceOf(UnreadableEventError);
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
  expect(asked).toEqual([0, 0, 0]);
});

test('the end of a failed run is its end, whatever was written before', async () => {
  const generation = runStatus({ status: 'failed', refunded: true });
  const failed: GenerationEvent[] = [
    ...EVENTS.slice(0, 4),
    { n: 5, type: 'end', length: 0, generation },
  ];
  const { run } = follow([], eventsResponse(failed));
  expect((await run).status).toEqual(generation);
});
