import { translator } from '#web/i18n/language-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { useSession } from '#web/lib/session-store.ts';
import { takeGeneration } from '../builder-api.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { noteEntry } from '../conversation/seen-entries.ts';
import { saveDocument } from '../saving/save-document.ts';
import type { GenerationState } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { ApplyError } from './answer-errors.ts';
import { applyBlocks, enterText } from './take-answer.ts';

type WaitingState = Extract<GenerationState, { kind: 'waiting' }>;

/**
 * Puts a waiting answer into its document as one undoable step and saves it. Only then the server is told that
 * the answer was taken; until then it is offered again.
 */
export async function acceptAnswer(state: WaitingState): Promise<void> {
  const { uuid, answer, entry } = state;
  const { documents, setGeneration } = useWorkspace.getState();
  const document = documents[uuid];
  const userId = useSession.getState().user?.id ?? null;
  if (document === undefined) return;
  try {
    const text = answer.isDiff
      ? await applyBlocks(historyText(document.history), answer.text, document)
      : answer.text;
    enterText({ uuid, text, prompt: answer.prompt, run: answer.id });
  } catch (error) {
    const reason = errorSentence(error instanceof ApplyError ? error.cause : error);
    showError(translator()('builderAsk.applyFailed', { reason }));
    return;
  }
  noteEntry(uuid, { entry: entry });
  setGeneration({ kind: 'idle' });
  if (await saveDocument(uuid, userId)) await markTaken(answer.id);
}

/** Leaves the document unchanged. The answer is not offered again. */
export async function declineAnswer({ uuid, answer, entry }: WaitingState): Promise<void> {
  noteEntry(uuid, { entry });
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
