import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  eventsResponse,
  openBody,
  pageEvents,
  runStatus,
  toLines,
} from '#web/testing/run-events.ts';
import { parseEvent } from './parse-event.ts';
import {
  CreditSpendError,
  DocumentBusyError,
  FallbackError,
  NotLoadedError,
  runGeneration,
  StalledError,
  StoppedError,
  type GenerationServices,
} from './run-generation.ts';
import { createStopSwitch } from './stop-switch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EVENTS = pageEvents(['<p>ciao</p>']);
const DONE = { status: runStatus(), text: '<p>ciao</p>' };
const document = { kind: 'site', uuid: 'doc-1', revision: 0 } as const;

function lost(): Promise<never> {
  return Promise.reject(new Error('502'));
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function begin(overrides: Partial<GenerationServices> = {}) {
  const calls: string[] = [];
  const services: GenerationServices = {
    loadParser: async () => parseEvent,
    spendCredit: async () => {
      calls.push('spend');
      return { receipt: 'r1' };
    },
    returnReceipt: async (receipt) => void calls.push(`return ${receipt}`),
    ask: async ({ receipt }) => {
      calls.push(`ask ${receipt}`);
      return eventsResponse(EVENTS);
    },
    askFallback: async ({ receipt }) => {
      calls.push(`fallback ${receipt}`);
      return { generationId: 'run-1' };
    },
    readEvents: async (id, after) => {
      calls.push(`events ${id} ${after}`);
      return eventsResponse(EVENTS.slice(after));
    },
    stop: async (id) => void calls.push(`stop ${id}`),
    findRunning: async (uuid) => {
      calls.push(`find ${uuid}`);
      return null;
    },
    isFinal: (error) => error instanceof Error && error.message.startsWith('final'),
    busyRun: (error) => (error instanceof Error && error.message === 'final busy' ? 'run-0' : null),
    ...overrides,
  };
  const stop = createStopSwitch();
  const listener = {
    onAdmitted: vi.fn(),
    onRetry: vi.fn(),
    onEvent: vi.fn(),
    onConnection: vi.fn(),
  };
  const run = runGeneration({
    services,
    request: { prompt: 'x', document },
    stop,
    signal: new AbortController().signal,
    listener,
  });
  // Prevents an unhandled rejection when the run fails before the test looks at it.
  run.catch(() => undefined);
  return { run, calls, stop, listener };
}

test('a run is paid, asked for once and followed to its end', async () => {
  const { run, calls, listener } = begin();
  expect(await run).toEqual(DONE);
  expect(calls).toEqual(['spend', 'ask r1']);
  expect(listener.onAdmitted).toHaveBeenCalledWith('run-1');
});

test('a stream that breaks is the same run again, never another request', async () => {
  const source = openBody();
  const { run, calls } = begin({
    ask: async () => new Response(source.body, { headers: { 'x-generation-id': 'run-1' } }),
  });
  await vi.advanceTimersByTimeAsync(0);
  source.send(toLines(EVENTS.slice(0, 2)));
  await vi.advanceTimersByTimeAsync(0);
  source.break();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await run).toEqual(DONE);
  expect(calls).toEqual(['spend', 'events run-1 2']);
});

test('three tries a second apart follow a server that is not reached, all on the same receipt', async () => {
  let tries = 0;
  const { run, calls, listener } = begin({
    ask: lost,
    askFallback: async ({ receipt }) => {
      tries += 1;
      calls.push(`fallback ${receipt}`);
      return tries < 3 ? await lost() : { generationId: 'run-1' };
    },
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await run).toEqual(DONE);
  expect(calls).toEqual(['spend', 'fallback r1', 'fallback r1', 'fallback r1', 'events run-1 0']);
  expect(listener.onRetry).toHaveBeenCalledTimes(3);
});

test('five seconds without a first byte are a server that is not reached', async () => {
  const { run, calls } = begin({ ask: (_, signal) => never(signal) });
  await vi.advanceTimersByTimeAsync(5_999);
  expect(calls).toEqual(['spend']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await run).toEqual(DONE);
});

test('a refusal that another try cannot mend is not tried again, and the receipt is handed back', async () => {
  const { run, calls } = begin({ ask: () => Promise.reject(new Error('final')) });
  await expect(run).rejects.toThrow('final');
  expect(calls).toEqual(['spend', 'return r1']);
});

test('a run that the server turns out not to know hands the receipt back', async () => {
  const { run, calls } = begin({
    ask: async () => eventsResponse(EVENTS.slice(0, 2)),
    readEvents: () => Promise.reject(new Error('final')),
  });
  const outcome = expect(run).rejects.toThrow('final');
  await vi.advanceTimersByTimeAsync(1_000);
  await outcome;
  expect(calls).toEqual(['spend', 'return r1']);
});

test('a document that another run works on names that run, and the credit is handed back', async () => {
  const { run, calls } = begin({ ask: () => Promise.reject(new Error('final busy')) });
  await expect(run).rejects.toEqual(new DocumentBusyError('run-0'));
  expect(calls).toEqual(['spend', 'return r1']);
});

test('when no request gets through, the receipt is handed back after the last try', async () => {
  const { run, calls } = begin({ ask: lost, askFallback: lost });
  const outcome = expect(run).rejects.toEqual(
    new FallbackError('every retry failed', { cause: new Error('502') }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
  expect(calls).toEqual(['spend', 'return r1']);
});

test('a retry that never answers is given up after a minute, the next one may answer', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    const stopper = new AbortController();
    setTimeout(() => stopper.abort(), delayMs);
    return stopper.signal;
  });
  let tries = 0;
  const { run } = begin({
    ask: () => Promise.reject(new StalledError('no first byte')),
    askFallback: (_request, signal) => {
      tries += 1;
      return tries > 1 ? Promise.resolve({ generationId: 'run-1' }) : never(signal);
    },
  });
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await run).toEqual(DONE);
  expect(tries).toBe(2);
});

test('a credit that could not be spent asks nobody', async () => {
  const { run, calls } = begin({ spendCredit: lost });
  await expect(run).rejects.toBeInstanceOf(CreditSpendError);
  expect(calls).toEqual([]);
});

test('a reader that could not be fetched costs nothing', async () => {
  const { run, calls } = begin({ loadParser: lost });
  await expect(run).rejects.toBeInstanceOf(NotLoadedError);
  expect(calls).toEqual([]);
});

test('Stop is a call of its own, and the run’s own end is what counts', async () => {
  const source = openBody();
  const { run, calls, stop } = begin({
    ask: async () => new Response(source.body, { headers: { 'x-generation-id': 'run-1' } }),
  });
  await vi.advanceTimersByTimeAsync(0);
  source.send(toLines(EVENTS.slice(0, 2)));
  stop.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['spend', 'stop run-1']);
  source.send(toLines(EVENTS.slice(2)));
  expect(await run).toEqual(DONE);
});

test('a Stop that does not get through is sent again', async () => {
  const source = openBody();
  let tries = 0;
  const { run, stop } = begin({
    ask: async () => new Response(source.body, { headers: { 'x-generation-id': 'run-1' } }),
    stop: async () => {
      tries += 1;
      if (tries < 3) await lost();
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  stop.press();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tries).toBe(3);
  source.send(toLines(EVENTS));
  await run;
});

test('a Stop from before the run is known stops it as soon as it is', async () => {
  let answer = (_response: Response) => {};
  const { run, calls, stop } = begin({ ask: () => new Promise((resolve) => (answer = resolve)) });
  await vi.advanceTimersByTimeAsync(0);
  stop.press();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toEqual(['spend']);
  answer(eventsResponse(EVENTS));
  await run;
  expect(calls).toEqual(['spend', 'stop run-1']);
});

test('a Stop while the server is not reached looks for the run that may have begun', async () => {
  const { run, calls, stop } = begin({
    ask: lost,
    askFallback: (_, signal) => never(signal),
    findRunning: async () => 'run-1',
  });
  await vi.advanceTimersByTimeAsync(1_500);
  stop.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(await run).toEqual(DONE);
  expect(calls).toEqual(['spend', 'events run-1 0', 'stop run-1']);
});

test('a Stop while nothing has begun hands the receipt back', async () => {
  const { run, calls, stop } = begin({ ask: lost });
  await vi.advanceTimersByTimeAsync(500);
  stop.press();
  await expect(run).rejects.toBeInstanceOf(StoppedError);
  expect(calls).toEqual(['spend', 'find doc-1', 'return r1']);
});
