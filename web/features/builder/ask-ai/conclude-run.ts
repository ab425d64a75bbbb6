import { translator } from '#web/i18n/language-store.ts';
import { refreshCredits } from '#web/lib/credits.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import type { ConversationEntry, EntryOutcome } from '#domain/conversation/entry-types.ts';
import { BEGUN, foldEvent } from '#domain/conversation/fold-run.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { noteEntry } from '../conversation/seen-entries.ts';
import { holdServerText, saveDocument } from '../saving/save-document.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { ActiveRun } from './run-facts.ts';
import { markTaken } from './decide-answer.ts';
import { describeFailure } from './describe-failure.ts';
import { keepGuestEntry } from './guest-run.ts';
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
    tellEnd(run, entryOf(run, finished));
    return false;
  }
  if (status.responseType === 'answer') tellEnd(run, entryOf(run, finished));
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
  if (!isKnown || status.reason === 'aborted') void refreshCredits({ isForced: true });
}

/** What the run told, as it stands in the conversation. */
function entryOf(run: ActiveRun, { status }: FinishedRun): ConversationEntry {
  const { id, startedAt: askedAt } = status;
  const outcome = foldEvent(BEGUN, { type: 'end', generation: status });
  return { id, prompt: run.prompt, askedAt, outcome: wordOutcome(run, outcome) };
}

/** A failure has a sentence, and a credit that was paid here and not taken is back. */
function wordOutcome({ creditsBefore }: ActiveRun, outcome: EntryOutcome): EntryOutcome {
  if (outcome.kind !== 'failed' && outcome.kind !== 'stopped') return outcome;
  const isBack = creditsBefore !== null && outcome.cost === 'none';
  const told = isBack ? { ...outcome, cost: 'returned' as const } : outcome;
  if (told.kind === 'stopped' || told.message !== '') return told;
  return { ...told, message: translator()('errors.unknown') };
}

/** Puts the end of the run into the conversation; nothing is worked on any more. */
function tellEnd(run: ActiveRun, entry: ConversationEntry): void {
  if (run.userId === null) keepGuestEntry(run.uuid, entry);
  const { uuid, prompt, attempt, isFromNothing, target, stop } = run;
  const request = { prompt, attempt, isFromNothing, target };
  noteEntry(uuid, {
    entry,
    request,
    isPastStop: stop.isPressed && entry.outcome.kind === 'changed',
  });
  useWorkspace.getState().setGeneration({ kind: 'idle' });
}

function showWaiting(run: ActiveRun, finished: FinishedRun): void {
  const { status, text } = finished;
  const { uuid, prompt, creditsBefore } = run;
  const { id, isProposal, responseType } = status;
  useWorkspace.getState().setGeneration({
    kind: 'waiting',
    uuid,
    answer: { id, prompt, text, isDiff: responseType === 'diff', isProposal },
    entry: entryOf(run, finished),
    // The comparison opens only for a user who has just asked, not for one who comes back later.
    isCompared: isProposal && creditsBefore !== null,
  });
}

async function takeAndShow(run: ActiveRun, finished: FinishedRun): Promise<void> {
  const { uuid, userId } = run;
  const { status } = finished;
  if (hasOwnChanges(uuid)) return await offerBeside(run, finished);
  await takeAnswer(finished, run);
  if (status.delivery === 'none') await saveDocument(uuid, userId ?? signedIn());
  tellEnd(run, entryOf(run, finished));
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
    entry: entryOf(run, finished),
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
  const cost = isCreditBack(run, error) ? 'returned' : 'none';
  const outcome: EntryOutcome =
    error instanceof StoppedError
      ? { kind: 'stopped', cost }
      : { kind: 'failed', message: failureSentence(error), cost };
  tellEnd(run, { id: crypto.randomUUID(), prompt: run.prompt, askedAt: Date.now(), outcome });
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
