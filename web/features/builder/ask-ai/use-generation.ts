import { useCallback, useEffect } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { useSession } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import type { FoundRun, RequestAgain } from '../workspace/generation-slice.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { createRun, isFollowing } from './active-run.ts';
import { attachRun, attachToBusy } from './attach-run.ts';
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
   * True when the request was answered. A user who is signed out or has no credits keeps the prompt and is
   * asked to sign in or buy. An `attempt` above 0 asks for another design of a new page.
   */
  const start = useCallback(
    async (request: RequestAgain): Promise<boolean> => {
      const { prompt } = request;
      flushPendingText();
      const { user } = useSession.getState();
      const document = currentDocument(useWorkspace.getState());
      if (prompt === '' || isFollowing() || document === null) return false;
      if (user === null) {
        openSignIn({ keptPrompt: prompt });
        return false;
      }
      if (!(user.inferenceCredits > 0)) {
        onNeedCredits();
        return false;
      }
      const run = createRun(document, { ...request, userId: user.id });
      run.creditsBefore = user.inferenceCredits;
      try {
        const isAnswered = await startRun(run);
        if (isAnswered) onDone();
        return isAnswered;
      } catch (error) {
        if (error instanceof DocumentBusyError) return await attachToBusy(run, error);
        const reason = error instanceof CreditSpendError ? error.cause : error;
        if (isApiError(reason) && reason.code === 'credits.insufficient') onNeedCredits();
        else if (isApiError(reason) && reason.openLogin) openSignIn({ keptPrompt: prompt });
        else if (error instanceof CreditSpendError)
          showError(translator()('builderAsk.unspent', { reason: errorSentence(reason) }));
        return false;
      }
    },
    [onDone, onNeedCredits],
  );

  return { start };
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
