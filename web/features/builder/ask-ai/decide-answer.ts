import { translator } from '#web/i18n/language-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { useSession } from '#web/lib/session-store.ts';
import { takeGeneration } from '../builder-api.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { saveDocument } from '../saving/save-document.ts';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { ApplyError } from './answer-errors.ts';
import { rememberLines } from './open-lines.ts';
import { applyBlocks, enterText } from './take-answer.ts';

type WaitingState = Extract<GenerationState, { kind: 'waiting' }>;

/**
 * Puts a waiting answer into its document as one undoable step and saves it. Only then the server is told that
 * the answer was taken; until then it is offered again.
 */
export async function acceptAnswer(state: WaitingState): Promise<void> {
  const { uuid, answer, report } = state;
  const { documents, setGeneration } = useWorkspace.getState();
  const document = documents[uuid];
  const userId = useSession.getState().user?.id ?? null;
  if (document === undefined) return;
  try {
    const text = answer.isDiff
      ? await applyBlocks(historyText(document.history), answer.text, document)
      : answer.text;
    enterText({ uuid, text, prompt: answer.prompt });
  } catch (error) {
    const reason = errorSentence(error instanceof ApplyError ? error.cause : error);
    showError(translator()('builderAsk.applyFailed', { reason }));
    return;
  }
  rememberLines(uuid, report.notOnPage);
  setGeneration({ kind: 'done', uuid, report, isPastStop: false, again: null, retry: null });
  if (await saveDocument(uuid, userId)) await markTaken(answer.id);
}

/** Leaves the document unchanged. The answer is not offered again. */
export async function declineAnswer({ answer }: WaitingState): Promise<void> {
  useWorkspace.getState().setGeneration({ kind: 'idle' });
  await markTaken(answer.id);
}

/** Tells the server that a waiting answer was taken or discarded. Never throws. */
export async function markTaken(id: string): Promise<void> {
  try {
    await takeGeneration(id);
  } catch {
    // The answer is offered again on the next visit, which does no harm.
  }
}
