import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ApplyError,
  CreditSpendError,
  EmptyAnswerError,
  FallbackError,
  runGeneration,
  type GenerationServices,
} from './run-generation.ts';
import { StalledError } from './stream-answer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAGE = '<!doctype html><html><body>ciao</body></html>\n';

function services(overrides: Partial<GenerationServices> = {}) {
  const calls: string[] = [];
  const base: GenerationServices = {
    spendCredit: async () => {
      calls.push('spend');
      return { receipt: 'r1' };
    },
    returnReceipt: async (receipt) => {
      calls.push(`return ${receipt}`);
    },
    ask: async () => {
      calls.push('ask');
      return new Response(PAGE, { headers: { 'x-response-type': 'full' } });
    },
    askFallback: async ({ receipt }) => {
      calls.push(`fallback ${receipt}`);
      return { generationId: 'g2', content: PAGE, responseType: 'full' };
    },
    applyDiffs: async ({ original, answer }) => `${original}+${answer}`,
    isFinal: (error) => error === 'final',
    ...overrides,
  };
  return { calls, services: base };
}

const events = () => ({
  onStart: vi.fn(),
  onRetried: vi.fn(),
  onPage: vi.fn(),
  onValidating: vi.fn(),
  onRetry: vi.fn(),
});
const open = () => new AbortController().signal;

test('a streamed page is shown as it comes and returned whole', async () => {
  const seen = events();
  const { services: api, calls } = services();
  const page = await runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: seen,
  });
  expect(page).toBe(PAGE);
  expect(calls).toEqual(['spend', 'ask']);
  expect(seen.onPage).toHaveBeenLastCalledWith(PAGE);
});

test('blocks are not drawn but applied to the page that was sent', async () => {
  const seen = events();
  const { services: api } = services({
    ask: async () => new Response('blocks', { headers: { 'x-response-type': 'diff' } }),
  });
  const page = await runGeneration({
    services: api,
    request: { prompt: 'x', html: 'page', fileType: 'html' },
    signal: open(),
    events: seen,
  });
  expect(page).toBe('page+blocks');
  expect(seen.onPage).not.toHaveBeenCalled();
});

test('three tries a second apart follow a broken stream, all on the same receipt', async () => {
  const seen = events();
  let tries = 0;
  const { services: api, calls } = services({
    ask: async () => {
      throw new Error('502');
    },
    askFallback: async ({ receipt }) => {
      tries += 1;
      calls.push(`fallback ${receipt}`);
      if (tries < 3) throw new Error('502');
      return { generationId: 'g2', content: PAGE, responseType: 'full' };
    },
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: seen,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await run).toBe(PAGE);
  expect(calls).toEqual(['spend', 'fallback r1', 'fallback r1', 'fallback r1']);
  expect(seen.onRetry).toHaveBeenCalledTimes(3);
});

test('a refusal that another try cannot mend is not tried again', async () => {
  const { services: api, calls } = services({
    ask: async () => {
      throw 'final';
    },
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: events(),
  });
  await expect(run).rejects.toBe('final');
  expect(calls).toEqual(['spend', 'return r1']);
});

test('an answer without a page is not a page', async () => {
  const { services: api } = services({
    ask: async () => new Response('Mi dispiace, non posso.'),
    askFallback: async () => ({ generationId: 'g2', content: '', responseType: 'full' }),
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: events(),
  });
  const outcome = expect(run).rejects.toEqual(
    new FallbackError('every retry failed', {
      cause: new EmptyAnswerError('No content received from fallback API'),
    }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
});

test('Stop while waiting for a retry ends at once', async () => {
  const stop = new AbortController();
  const { services: api, calls } = services({
    ask: async () => {
      throw new Error('502');
    },
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: stop.signal,
    events: events(),
  });
  const outcome = expect(run).rejects.toBe('stopped');
  await vi.advanceTimersByTimeAsync(500);
  stop.abort('stopped');
  await outcome;
  expect(calls).toEqual(['spend', 'return r1']);
});

test('when no request gets through, the receipt is handed back after the last try', async () => {
  const lost = async (): Promise<never> => {
    throw new Error('offline');
  };
  const { services: api, calls } = services({ ask: lost, askFallback: lost });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: events(),
  });
  const outcome = expect(run).rejects.toThrow('every retry failed');
  await vi.advanceTimersByTimeAsync(3_000);
  await outcome;
  expect(calls).toEqual(['spend', 'return r1']);
});

test('a credit that could not be spent asks nobody', async () => {
  const { services: api, calls } = services({
    spendCredit: async () => {
      throw new Error('no balance');
    },
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: events(),
  });
  await expect(run).rejects.toBeInstanceOf(CreditSpendError);
  expect(calls).toEqual([]);
});

test('changes that do not fit are told apart from an answer that did not come', async () => {
  const { services: api } = services({
    ask: async () => new Response('blocks', { headers: { 'x-response-type': 'diff' } }),
    applyDiffs: async () => {
      throw 'final';
    },
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', html: 'page', fileType: 'html' },
    signal: open(),
    events: events(),
  });
  await expect(run).rejects.toBeInstanceOf(ApplyError);
});

test('a retry that never answers is given up after a minute, the next one may answer', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    const stopper = new AbortController();
    setTimeout(() => stopper.abort(), delayMs);
    return stopper.signal;
  });
  let tries = 0;
  const { services: api } = services({
    ask: async () => {
      throw new StalledError('start');
    },
    askFallback: (_request, signal) => {
      tries += 1;
      if (tries > 1)
        return Promise.resolve({ generationId: 'g2', content: PAGE, responseType: 'full' });
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  const run = runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'html' },
    signal: open(),
    events: events(),
  });
  await vi.advanceTimersByTimeAsync(62_000);
  expect(await run).toBe(PAGE);
  expect(tries).toBe(2);
});

test('a file that is no page comes back as it was written', async () => {
  const { services: api } = services({ ask: async () => new Response('body { color: red }\n') });
  const text = await runGeneration({
    services: api,
    request: { prompt: 'x', fileType: 'css' },
    signal: open(),
    events: events(),
  });
  expect(text).toBe('body { color: red }\n');
});
