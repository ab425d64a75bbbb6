import { beforeEach, expect, test } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { runStatus } from '#web/testing/run-events.ts';
import { describeFailedRun, describeOffers, laterStage } from './describe-run.ts';

beforeEach(() => loadEveryArea('en'));

const FAILED = { status: 'failed', charged: false } as const;
const failed = (
  status: Parameters<typeof runStatus>[0],
  { isPaid = true, isStopPressed = false } = {},
) => describeFailedRun({ status: runStatus({ ...FAILED, ...status }), isPaid, isStopPressed });

test('the reason of a failed run is told whole, in the server’s words', () => {
  const error = { code: 'generation.refused', message: 'I cannot copy the login page of a bank.' };
  expect(failed({ error, refunded: true })).toEqual({
    message: 'I cannot copy the login page of a bank.',
    isRefunded: true,
    isCharged: false,
    isStopped: false,
  });
});

test('a credit counts as returned when the server says so, or when it was paid here and not charged', () => {
  expect([
    failed({ refunded: true, charged: true }).isRefunded,
    failed({ charged: false }).isRefunded,
    failed({ charged: true }).isRefunded,
    failed({ charged: false }, { isPaid: false }).isRefunded,
  ]).toEqual([true, true, false, false]);
});

const STOPPED = { message: 'Stopped. Your page is as it was.', isStopped: true };

test('a run that was stopped, here or elsewhere, is no fault', () => {
  expect(
    [failed({}, { isStopPressed: true }), failed({ reason: 'aborted' })].map(
      ({ message, isStopped }) => ({ message, isStopped }),
    ),
  ).toEqual([STOPPED, STOPPED]);
});

test('a stopped run that was charged says so and does not claim a refund', () => {
  const { isCharged, isRefunded } = failed({ reason: 'aborted', charged: true });
  expect([isCharged, isRefunded]).toEqual([true, false]);
});

test('a stand-in offers the model again; a page from nothing offers another version', () => {
  const request = { prompt: 'a bakery', attempt: 1, isFromNothing: true, target: null };
  expect(describeOffers(runStatus({ isStandIn: true }), request)).toEqual({
    again: null,
    retry: request,
  });
  expect(describeOffers(runStatus(), request)).toEqual({
    again: { ...request, attempt: 2 },
    retry: null,
  });
  expect(describeOffers(runStatus(), { ...request, isFromNothing: false, target: null })).toEqual({
    again: null,
    retry: null,
  });
});

test('what is shown of the stages never goes back', () => {
  expect([
    laterStage('analysis', 'generation'),
    laterStage('validation', 'generation'),
    laterStage('saving', 'ended'),
  ]).toEqual(['generation', 'validation', 'saving']);
});
