import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { runModel } from './guard.ts';

const LIMITS = { startMs: 60, idleMs: 60, totalMs: 400 };
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

async function run(model: LanguageModelV4, signal = new AbortController().signal) {
  const pieces: string[] = [];
  const outcome = await runModel({
    model,
    options: { prompt: [] },
    limits: LIMITS,
    signal,
    onText: (piece) => void pieces.push(piece),
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
  const { outcome, pieces } = await run(playing(thought, 40, thought, 40, text('Done'), FINISH));
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
