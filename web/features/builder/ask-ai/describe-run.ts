import type { GenerationStatus } from '#contract/generation.ts';
import { translator } from '#web/i18n/language-store.ts';
import type { GenerationStage, RequestAgain, RunReport } from '../workspace/generation-slice.ts';

const ORDER: readonly GenerationStage[] = [
  'analysis',
  'model',
  'generation',
  'validation',
  'saving',
];

/** The stage to show after another one came: what is shown never goes back. */
export function laterStage(
  shown: GenerationStage,
  next: GenerationStatus['stage'],
): GenerationStage {
  if (next === 'ended') return shown;
  return ORDER.indexOf(next) > ORDER.indexOf(shown) ? next : shown;
}

/** What is told of a run that is done. */
export function describeReport(status: GenerationStatus): RunReport {
  const { summary, changes, notDone, toComplete, warnings, model, isStandIn, charged } = status;
  return {
    summary: summary || translator()('builderAsk.done'),
    changes,
    notDone,
    toComplete,
    warnings,
    model,
    isStandIn,
    isCharged: charged,
  };
}

const STOPPED_REASON = 'aborted';

interface Ending {
  status: GenerationStatus;
  /** A credit was spent for this run by this browser. */
  isPaid: boolean;
  isStopPressed: boolean;
}

/** What is told of a run that failed. Nothing is said to be returned that the server does not say so of. */
export function describeFailedRun({ status, isPaid, isStopPressed }: Ending): {
  message: string;
  isRefunded: boolean;
  isStopped: boolean;
} {
  const t = translator();
  const isStopped = isStopPressed || status.reason === STOPPED_REASON;
  const reason = status.error?.message.trim() || status.summary.trim() || t('errors.unknown');
  return {
    message: isStopped ? t('builderAsk.stopped') : reason,
    isRefunded: status.refunded || (isPaid && !status.charged),
    isStopped,
  };
}

/** What the card offers to ask again. */
export function describeOffers(
  { isStandIn }: GenerationStatus,
  { prompt, attempt, isFromNothing, target }: RequestAgain,
): { again: RequestAgain | null; retry: RequestAgain | null } {
  const request = { prompt, attempt, isFromNothing, target };
  if (isStandIn) return { again: null, retry: request };
  return { again: isFromNothing ? { ...request, attempt: attempt + 1 } : null, retry: null };
}
