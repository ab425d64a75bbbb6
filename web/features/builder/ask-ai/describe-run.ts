import type { GenerationStatus } from '#contract/generation.ts';
import { translator } from '#web/i18n/language-store.ts';
import {
  GENERATION_STAGES,
  type GenerationStage,
  type RequestAgain,
  type RunReport,
} from '../workspace/generation-slice.ts';

/** The stage to show after an event. It never goes back to an earlier stage. */
export function laterStage(
  shown: GenerationStage,
  next: GenerationStatus['stage'],
): GenerationStage {
  if (next === 'ended') return shown;
  return GENERATION_STAGES.indexOf(next) > GENERATION_STAGES.indexOf(shown) ? next : shown;
}

/** The report of a successful run. */
export function describeReport(status: GenerationStatus): RunReport {
  const { summary, changes, notDone, toComplete, warnings, model, isStandIn, charged } = status;
  const isNewPage = status.decision?.task === 'create';
  return {
    summary: summary || translator()('builderAsk.done'),
    changes,
    notDone,
    notOnPage: isNewPage ? status.notOnPage : null,
    toComplete,
    warnings,
    model,
    isStandIn,
    isCharged: charged,
  };
}

/** The server's word for a run that its user stopped. */
export const STOPPED_REASON = 'aborted';

interface Ending {
  status: GenerationStatus;
  /** This browser spent a credit for the run. */
  isPaid: boolean;
  isStopPressed: boolean;
}

/** The report of a failed run. It says that the credit was returned, or kept, only if the server says so. */
export function describeFailedRun({ status, isPaid, isStopPressed }: Ending): {
  message: string;
  isRefunded: boolean;
  isCharged: boolean;
  isStopped: boolean;
} {
  const t = translator();
  const isStopped = isStopPressed || status.reason === STOPPED_REASON;
  const reason = status.error?.message.trim() || status.summary.trim() || t('errors.unknown');
  return {
    message: isStopped ? t('builderAsk.stopped') : reason,
    isRefunded: status.refunded || (isPaid && !status.charged),
    isCharged: status.charged,
    isStopped,
  };
}

/** What the card offers to try again. */
export function describeOffers(
  { isStandIn }: GenerationStatus,
  { prompt, attempt, isFromNothing, target }: RequestAgain,
): { again: RequestAgain | null; retry: RequestAgain | null } {
  const request = { prompt, attempt, isFromNothing, target };
  if (isStandIn) return { again: null, retry: request };
  return { again: isFromNothing ? { ...request, attempt: attempt + 1 } : null, retry: null };
}
