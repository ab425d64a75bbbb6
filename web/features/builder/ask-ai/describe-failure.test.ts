import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { ApplyError, EmptyAnswerError } from './answer-errors.ts';
import { describeFailure } from './describe-failure.ts';
import { IncompleteAnswerError } from './follow-run.ts';
import { CreditSpendError, FallbackError, StalledError, StoppedError } from './run-generation.ts';

const refusal = (code: ConstructorParameters<typeof ApiError>[0]['code'], status: number) =>
  new ApiError({ code, status, message: `sentence of ${code}` });
const spending = (cause: unknown) => describeFailure(new CreditSpendError('', { cause }));

test('a credit that was not spent says whose fault it was', () => {
  expect([
    spending(refusal('credits.insufficient', 402)),
    spending(refusal('credits.frozen', 402)),
    spending(refusal('client.network', 0)),
    spending(refusal('server.internal', 500)),
    spending(refusal('request.rate-limited', 429)),
  ]).toEqual([
    { kind: 'text', key: 'needCredits' },
    { kind: 'text', key: 'creditRefused' },
    { kind: 'text', key: 'offline' },
    { kind: 'text', key: 'creditSystem' },
    { kind: 'own', sentence: 'sentence of request.rate-limited' },
  ]);
});

test('after the retries the last reason is told, in its own words where it has some', () => {
  const after = (cause: unknown) => describeFailure(new FallbackError('', { cause }));
  expect([
    after(refusal('generation.model-failed', 502)),
    after(new StalledError()),
    after(new EmptyAnswerError()),
    after(new ApplyError('', { cause: refusal('server.internal', 500) })),
  ]).toEqual([
    { kind: 'reason', key: 'fallbackFailed', reason: 'sentence of generation.model-failed' },
    { kind: 'text', key: 'timeout' },
    { kind: 'text', key: 'noContent' },
    { kind: 'reason', key: 'applyFailed', reason: 'sentence of server.internal' },
  ]);
});

test('a refusal of the server keeps its sentence', () => {
  expect(describeFailure(refusal('generation.refused', 422))).toEqual({
    kind: 'own',
    sentence: 'sentence of generation.refused',
  });
});

test('an answer that did not arrive whole and a Stop have sentences of their own', () => {
  expect([new IncompleteAnswerError(), new StoppedError()].map(describeFailure)).toEqual([
    { kind: 'text', key: 'unreadable' },
    { kind: 'text', key: 'stopped' },
  ]);
});
