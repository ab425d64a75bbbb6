import { applyDiffs, loadDocument } from '../builder-api.ts';
import { historyText, textOfStep } from '#domain/edit-history/edit-history.ts';
import { nameAfter, pageTitle } from '#domain/sites/page-facts.ts';
import { holdServerText } from '../saving/save-document.ts';
import type { OpenDocument, SiteDocument } from '../workspace/documents.ts';
import { showStep } from '../workspace/show-step.ts';
import { fileTypeOf, useWorkspace } from '../workspace-store.ts';
import { ApplyError, EmptyAnswerError } from './answer-errors.ts';
import type { FinishedRun } from './run-progress.ts';

interface TakeInput {
  uuid: string;
  /** Null for a guest, whose answers the server does not save. */
  userId: string | null;
  prompt: string;
  /** The text that the blocks apply to; null when this browser does not know what was sent. */
  base: string | null;
}

interface TakenText {
  text: string;
  /** The revision that the server saved the answer as; undefined when it did not save it. */
  revision?: number | undefined;
}

/**
 * Puts the answer of a finished run into its document as one undoable step. What the server has saved is marked
 * as saved. Throws `ApplyError` and `EmptyAnswerError`, and then leaves the document unchanged.
 */
export async function takeAnswer(run: FinishedRun, input: TakeInput): Promise<void> {
  const { uuid, userId, prompt } = input;
  const document = useWorkspace.getState().documents[uuid];
  if (document === undefined) return;
  const { text, revision } = await readText(run, input, document);
  if (text.trim() === '') throw new EmptyAnswerError('the answer is empty');
  enterText({ uuid, text, prompt, run: run.status.id });
  if (revision !== undefined && userId !== null)
    await holdServerText({ uuid, userId, text, revision });
}

/** Makes the text the newest step of the document. */
export function enterText({
  uuid,
  text,
  prompt,
  run,
}: Record<'uuid' | 'text' | 'prompt' | 'run', string>): void {
  const { documents, changeDocument, describeDocument, rememberPrompt, setStream } =
    useWorkspace.getState();
  const before = documents[uuid];
  if (before?.kind === 'site') describeDocument(uuid, { name: nameWith(before, text) });
  changeDocument({ uuid, text, origin: 'ai', label: prompt, at: Date.now(), run });
  const isStarter = before?.kind === 'site' && before.isStarter;
  if (!isStarter) showStep(uuid, false);
  rememberPrompt(uuid, prompt);
  setStream(null);
}

/** The name of a site with this page: its title, unless the person chose another. */
function nameWith({ name, isStarter, history }: SiteDocument, text: string): string {
  const after = pageTitle(text);
  if (isStarter) return after || name;
  // Undone to nothing, the name is still that of the page that redo would bring back.
  const of = historyText(history) === '' ? history.index + 1 : history.index;
  return nameAfter({ name, before: pageTitle(textOfStep(history, of)), after });
}

/** The whole text that the run has made of the document. Throws `ApplyError`. */
export async function readText(
  { status, text }: FinishedRun,
  { base }: Pick<TakeInput, 'base'>,
  document: OpenDocument,
): Promise<TakenText> {
  const revision = status.delivery === 'saved' ? status.revision : undefined;
  if (status.responseType !== 'diff') return { text, revision };
  if (revision === undefined) {
    const original = base ?? historyText(document.history);
    return { text: await applyBlocks(original, text, document) };
  }
  // Blocks of a run that was started elsewhere may apply to a text that this browser does not have.
  if (base === null) return await readSaved(document);
  try {
    return { text: await applyBlocks(base, text, document), revision };
  } catch {
    return await readSaved(document);
  }
}

/** Reads the result as the server has applied and saved it. */
async function readSaved(document: OpenDocument): Promise<TakenText> {
  try {
    return await loadDocument(document);
  } catch (cause) {
    throw new ApplyError('the saved text did not arrive', { cause });
  }
}

/** Applies the blocks of an answer to the text. Throws `ApplyError`. */
export async function applyBlocks(
  original: string,
  answer: string,
  document: OpenDocument,
): Promise<string> {
  try {
    return await applyDiffs({ original, answer, fileType: fileTypeOf(document) });
  } catch (cause) {
    throw new ApplyError('the changes do not fit', { cause });
  }
}
