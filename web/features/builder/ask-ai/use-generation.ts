import { useCallback, useEffect } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { askForAccount } from '../account-wish/account-wish.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import type { FoundRun, RequestAgain } from '../workspace/generation-slice.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { currentDocument, fileTypeOf, useWorkspace } from '../workspace-store.ts';
import { createRun, isFollowing } from './active-run.ts';
import { attachRun, attachToBusy } from './attach-run.ts';
import type { ActiveRun } from './run-facts.ts';
import { isOffline } from './describe-failure.ts';
import { CreditSpendError, DocumentBusyError } from './run-generation.ts';
import { startRun } from './start-run.ts';

interface UseGenerationInput {
  onNeedCredits: () => void;
  onDone: () => void;
}

/** Starts generations. Their state is kept in the workspace. */
export function useGeneration({ onNeedCredits, onDone }: UseGenerationInput) {
  useAdoption(onDone);
  /**
   * True when the request was answered. A guest beyond the first page and a user without credits keep the prompt
   * and are asked to sign in or buy. An `attempt` above 0 asks for another design of a new page.
   */
  const start = useCallback(
    async (request: RequestAgain): Promise<boolean> => {
      const { prompt } = request;
      flushPendingText();
      const { user } = useSession.getState();
      const document = currentDocument(useWorkspace.getState());
      if (prompt === '' || isFollowing() || document === null) return false;
      const needs = {
        credits: onNeedCredits,
        account: () => askForAccount({ kind: 'ask', request }),
      };
      const run = createRun(document, { ...request, userId: user?.id ?? null });
      run.creditsBefore = user?.inferenceCredits ?? null;
      const need = needBefore(document, run);
      if (need !== null) {
        needs[need]();
        return false;
      }
      try {
        const isAnswered = await startRun(run);
        if (isAnswered) onDone();
        return isAnswered;
      } catch (error) {
        if (error instanceof DocumentBusyError) return await attachToBusy(run, error);
        const missing = needAfter(error instanceof CreditSpendError ? error.cause : error);
        if (missing !== null) needs[missing]();
        else if (error instanceof CreditSpendError) tellUnspent(error.cause);
        return false;
      }
    },
    [onDone, onNeedCredits],
  );

  return { start };
}

type Need = 'credits' | 'account';

/** Without an account the AI makes the first version of a new page, as often as the server allows. */
function needBefore(document: OpenDocument, run: ActiveRun): Need | null {
  const { isFromNothing, attempt, creditsBefore } = run;
  if (creditsBefore !== null) return creditsBefore > 0 ? null : 'credits';
  return isFromNothing && attempt === 0 && fileTypeOf(document) === 'html' ? null : 'account';
}

/** Without a connection the card says enough. */
function tellUnspent(reason: unknown): void {
  if (isOffline(reason)) return;
  showError(translator()('builderAsk.unspent', { reason: errorSentence(reason) }));
}

/** What the server asks for, if that is why it refused. */
function needAfter(reason: unknown): Need | null {
  if (!isApiError(reason)) return null;
  if (reason.code === 'credits.insufficient') return 'credits';
  return reason.openLogin ? 'account' : null;
}

/** Follows a run found on the server once its document is open. */
function useAdoption(onDone: () => void): void {
  const found = useWorkspace(({ foundRuns, documents }) =>
    foundRuns.find(({ document }) => documents[document.uuid] !== undefined),
  );
  // A card that asks for a decision stays until the user has decided.
  const isFree = useWorkspace(
    ({ generation: { kind } }) => kind !== 'working' && kind !== 'waiting',
  );
  useEffect(() => {
    async function follow(run: FoundRun): Promise<void> {
      try {
        if (await attachRun(run)) onDone();
      } catch {
        // The card shows the error.
      }
    }
    if (found === undefined || !isFree || isFollowing()) return;
    const { foundRuns, setFoundRuns } = useWorkspace.getState();
    setFoundRuns(foundRuns.filter(({ id }) => id !== found.id));
    void follow(found);
  }, [found, isFree, onDone]);
}
