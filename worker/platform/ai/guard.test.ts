import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { runModel, type GuardedCall } from './guard.ts';

const LIMITS = { startMs: 60, idleMs: 60, totalMs: 400 };
/** For what must end for another reason than time, on a slow machine too. */
const PATIENT = { startMs: 60_000, idleMs: 60_000, totalMs: 60_000 };
const FINISH: LanguageModelV4StreamPart = {
  type: 'finish',
  finishReason: { unified: 'stop', raw: 'stop' },
  usage: {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  },
};

/** A part, a pause in milliseconds, or a stop for ever. */
type Step = LanguageModelV4StreamPart | number | 'stall';

function text(delta: string): LanguageModelV4StreamPart {
  return { type: 'text-delta', id: '0', delta };
}

/** A model that plays its steps and takes no notice of any signal. */
function modelOf(doStream: LanguageModelV4['doStream']): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'test',
    supportedUrls: {},
    doStream,
    doGenerate: () => Promise.reject(new Error('never asked')),
  };
}

function playing(...steps: Step[]): LanguageModelV4 {
  return modelOf(async () => {
    const left = [...steps];
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      async pull(controller) {
        for (let step = left.shift(); step !== undefined; step = left.shift()) {
          if (step === 'stall') await new Promise(() => undefined);
          else if (typeof step === 'number') await pause(step);
          else return controller.enqueue(step);
        }
        controller.close();
      },
    });
    return { stream };
  });
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}

async function run(
  model: LanguageModelV4,
  signal = new AbortController().signal,
  more: Partial<GuardedCall> = {},
) {
  const pieces: string[] = [];
  const outcome = await runModel({
    model,
    options: { prompt: [] },
    limits: LIMITS,
    signal,
    onText: (piece) => void pieces.push(piece),
    ...more,
  }).then(
    ({ reason }) => reason,
    (error: unknown) => (error as { kind: string }).kind,
  );
  return { outcome, pieces };
}

const ENDLESS = Array.from({ length: 60 }, () => [text('x'), 20]).flat();

test.each<[name: string, model: LanguageModelV4, outcome: string, text: string]>([
  ['a call that never answers', modelOf(() => new Promise(() => undefined)), 'start-timeout', ''],
  [
    'a stream without a word',
    playing({ type: 'stream-start', warnings: [] }, 'stall'),
    'start-timeout',
    '',
  ],
  ['a stream that stalls', playing(text('Half'), 'stall'), 'idle-timeout', 'Half'],
  ['a stream that never ends', playing(...ENDLESS), 'total-timeout', 'x'],
  ['a provider that throws', modelOf(() => Promise.reject(new Error('no'))), 'broken-stream', ''],
  ['a stream without a finish', playing(text('Half')), 'other', 'Half'],
  ['an empty stream', playing(FINISH), 'stop', ''],
])('%s ends as it should, with what had come', async (_name, model, outcome, begin) => {
  const result = await run(model);
  expect(result.outcome).toBe(outcome);
  expect(result.pieces.join('').slice(0, Math.max(begin.length, 1))).toBe(begin);
});

test('thinking aloud is a start, and its pauses are idle time', async () => {
  const thought: LanguageModelV4StreamPart = { type: 'reasoning-delta', id: '0', delta: 'Hm.' };
  const model = playing(thought, 80, thought, 80, text('Done'), FINISH);
  const limits = { ...PATIENT, startMs: 60 };
  const { outcome, pieces } = await run(model, undefined, { limits });
  expect([outcome, pieces]).toEqual(['stop', ['Done']]);
});

test('whoever stops is not kept by a model that takes no notice', async () => {
  const stop = new AbortController();
  const running = run(
    modelOf(() => new Promise(() => undefined)),
    stop.signal,
  );
  stop.abort();
  expect((await running).outcome).toBe('aborted');
  expect((await run(playing(text('never'), FINISH), stop.signal)).outcome).toBe('aborted');
});

test('the first token goes through alone, the others in larger pieces, all in order', async () => {
  const tokens = Array.from({ length: 2_000 }, (_, at) => `${at},`);
  const { outcome, pieces } = await run(playing(...tokens.map(text), FINISH));
  expect(outcome).toBe('stop');
  expect(pieces.join('')).toBe(tokens.join(''));
  expect(pieces[0]).toBe('0,');
  expect(pieces.length).toBeLessThan(tokens.length / 10);
});

/** Reads along as a page does: thoughts, then the page, then its end. */
function readingAlong() {
  let read = '';
  return {
    onText: (piece: string) => void (read += piece),
    phase: () =>
      read.includes('</p>') ? 'finished' : read.includes('<p>') ? 'writing' : 'waiting',
    text: () => read,
  } as const;
}

/** Goes on for ever after what it writes first, and says whether its call was given up. */
function endless(begin: string, ...then: Step[]) {
  const seen = { isAborted: false };
  const model = modelOf(async ({ abortSignal }) => {
    abortSignal?.addEventListener('abort', () => void (seen.isAborted = true));
    const { stream } = await playing(text(begin), ...then, ...ENDLESS, 'stall').doStream({
      prompt: [],
    });
    return { stream };
  });
  return { model, seen };
}

test('what never ends after a finished answer is cut off, and the provider’s call with it', async () => {
  const more = text('x'.repeat(1_500));
  const { model, seen } = endless('<p>Done</p>', more, more, more);
  const reader = readingAlong();
  const { outcome } = await run(model, undefined, { ...reader, limits: PATIENT });
  expect([outcome, seen.isAborted]).toEqual(['stop', true]);
  expect(reader.text().length).toBeLessThan(4_000);
});

test('a model that is silent after a finished answer is not waited for', async () => {
  const reader = readingAlong();
  const { outcome } = await run(playing(text('<p>Done</p>'), 'stall'), undefined, {
    ...reader,
    limits: PATIENT,
  });
  expect([outcome, reader.text()]).toEqual(['stop', '<p>Done</p>']);
});

test('what a finished answer says of its use of tokens is still heard', async () => {
  const reader = readingAlong();
  const finish = await runModel({
    model: playing(text('<p>Done</p>'), text('Enjoy.'), FINISH),
    options: { prompt: [] },
    limits: LIMITS,
    signal: new AbortController().signal,
    ...reader,
  });
  expect(finish.usage).toEqual(FINISH.usage);
});

test('an answer that grows beyond its limit fails', async () => {
  const { model, seen } = endless('<p>');
  const { outcome } = await run(model, undefined, { maxCharacters: 10, limits: PATIENT });
  expect([outcome, seen.isAborted]).toEqual(['endless', true]);
});

test('thinking without end fails, in its own field or in the text', async () => {
  const thought: LanguageModelV4StreamPart = { type: 'reasoning-delta', id: '0', delta: 'Hm.' };
  const aside = Array.from({ length: 60 }, () => [thought, 20]).flat();
  const limits = { ...PATIENT, thinkMs: 120 };
  expect((await run(playing(...aside, 'stall'), undefined, { limits })).outcome).toBe('endless');
  const inText = run(playing(...ENDLESS, 'stall'), undefined, { limits, ...readingAlong() });
  expect((await inText).outcome).toBe('endless');
});

test('an answer that is of no use is cut off at once', async () => {
  const { model, seen } = endless('<!doctype html> once more');
  const { outcome } = await run(model, undefined, { phase: () => 'void', limits: PATIENT });
  expect([outcome, seen.isAborted]).toEqual(['stop', true]);
});
