import { translator } from '#web/i18n/language-store.ts';
import { refreshCredits } from '#web/lib/credits.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { holdServerText, saveDocument } from '../saving/save-document.ts';
import { tell } from '../toasts/tell.ts';
import { useWorkspace } from '../workspace-store.ts';
import { rememberLines } from './open-lines.ts';
import type { ActiveRun } from './run-facts.ts';
import { markTaken } from './decide-answer.ts';
import { describeFailure } from './describe-failure.ts';
import {
  describeFailedRun,
  describeOffers,
  describeReport,
  STOPPED_REASON,
} from './describe-run.ts';
import { CreditSpendError, NotLoadedError, StoppedError } from './run-generation.ts';
import type { FinishedRun } from './run-progress.ts';
import { readText, takeAnswer } from './take-answer.ts';

/**
 * Shows how the run ended. True when it gave an answer. The page is only replaced when the answer is complete.
 */
export async function concludeRun(run: ActiveRun, finished: FinishedRun): Promise<boolean> {
  const { status } = finished;
  showBalance(run, finished);
  if (status.status !== 'done') {
    showFailed(run, finished);
    return false;
  }
  if (status.responseType === 'answer') showWords(run, finished);
  else if (isThereAlready(run, finished)) await forgetAnswer(finished);
  else if (status.delivery === 'waiting') showWaiting(run, finished);
  else await takeAndShow(run, finished);
  return true;
}

/** The balance in the record of an earlier run may be out of date, and a stop has used up one of the free ones. */
function showBalance({ creditsBefore }: ActiveRun, { status }: FinishedRun): void {
  const { creditsRemaining } = status;
  const isKnown = creditsBefore !== null && creditsRemaining !== undefined;
  if (isKnown) setBalance(creditsRemaining);
  if (!isKnown || status.reason === STOPPED_REASON) void refreshCredits({ isForced: true });
}

function showFailed({ uuid, stop, creditsBefore }: ActiveRun, { status }: FinishedRun): void {
  const ending = { status, isPaid: creditsBefore !== null, isStopPressed: stop.isPressed };
  useWorkspace.getState().setGeneration({ kind: 'failed', uuid, ...describeFailedRun(ending) });
}

function showWords({ uuid }: ActiveRun, { status }: FinishedRun): void {
  const { summary: words, isCharged } = describeReport(status);
  useWorkspace.getState().setGeneration({ kind: 'answered', uuid, words, isCharged });
}

function showWaiting(run: ActiveRun, { status, text }: FinishedRun): void {
  const { uuid, prompt, creditsBefore } = run;
  const { id, isProposal, responseType } = status;
  useWorkspace.getState().setGeneration({
    kind: 'waiting',
    uuid,
    answer: { id, prompt, text, isDiff: responseType === 'diff', isProposal },
    report: describeReport(status),
    // The comparison opens only for a user who has just asked, not for one who comes back later.
    isCompared: isProposal && creditsBefore !== null,
  });
}

async function takeAndShow(run: ActiveRun, finished: FinishedRun): Promise<void> {
  const { uuid, userId, stop } = run;
  const { status } = finished;
  if (hasOwnChanges(uuid)) return await offerBeside(run, finished);
  await takeAnswer(finished, run);
  const report = describeReport(status);
  rememberLines(uuid, report.notOnPage);
  if (status.delivery === 'none') await saveDocument(uuid, userId ?? signedIn());
  useWorkspace.getState().setGeneration({
    kind: 'done',
    uuid,
    report,
    isPastStop: stop.isPressed,
    ...describeOffers(status, run),
  });
  // No success message when the built-in designer answered instead of the model; the card explains it.
  if (!status.isStandIn) tell('builderAsk.done');
}

/** A guest may have signed in while the page was made. */
function signedIn(): string | null {
  return useSession.getState().user?.id ?? null;
}

/** Something was changed since the person switched API-editing mode off. */
function hasOwnChanges(uuid: string): boolean {
  const { generation, documents } = useWorkspace.getState();
  const document = documents[uuid];
  if (generation.kind !== 'working' || generation.freed === undefined || document === undefined)
    return false;
  return historyText(document.history) !== generation.freed;
}

/** What the person has changed meanwhile stays; the answer waits for their choice. */
async function offerBeside(run: ActiveRun, finished: FinishedRun): Promise<void> {
  const { uuid, userId, prompt } = run;
  const document = useWorkspace.getState().documents[uuid];
  if (document === undefined) return;
  const { status } = finished;
  const { text, revision } = await readText(finished, run, document);
  if (revision !== undefined && userId !== null)
    await holdServerText({ uuid, userId, text, revision });
  useWorkspace.getState().setGeneration({
    kind: 'waiting',
    uuid,
    answer: { id: status.id, prompt, text, isDiff: false, isProposal: false },
    report: describeReport(status),
    isCompared: false,
  });
}

async function forgetAnswer({ status }: FinishedRun): Promise<void> {
  useWorkspace.getState().setGeneration({ kind: 'idle' });
  await markTaken(status.id);
}

/** A waiting answer that the user took before, without the server hearing of it. */
function isThereAlready({ uuid }: ActiveRun, { status, text }: FinishedRun): boolean {
  const document = useWorkspace.getState().documents[uuid];
  const isWaiting = status.delivery === 'waiting' && status.responseType === 'full';
  return isWaiting && document !== undefined && historyText(document.history) === text;
}

/** Uses the current language, which may have changed since the request. */
function failureSentence(error: unknown): string {
  const t = translator();
  const text = describeFailure(error);
  switch (text.kind) {
    case 'own':
      return text.sentence;
    case 'text':
      return t(`builderAsk.${text.key}`);
    case 'reason':
      return t(`builderAsk.${text.key}`, { reason: text.reason });
  }
}

/** Shows why the run could not start or its answer could not be read. */
export async function tellFailure(run: ActiveRun, error: unknown): Promise<void> {
  await refreshCredits({ isForced: true });
  useWorkspace.getState().setGeneration({
    kind: 'failed',
    uuid: run.uuid,
    message: failureSentence(error),
    isRefunded: isCreditBack(run, error),
    isCharged: false,
    isStopped: error instanceof StoppedError,
  });
}

function wasNothingSpent(error: unknown): boolean {
  return error instanceof CreditSpendError || error instanceof NotLoadedError;
}

/** A credit was spent and has been returned. */
function isCreditBack({ creditsBefore }: ActiveRun, error: unknown): boolean {
  if (creditsBefore === null || wasNothingSpent(error)) return false;
  const credits = useSession.getState().user?.inferenceCredits ?? 0;
  return credits >= creditsBefore;
}
