import { applyDiff, type DiffResult } from '#domain/diff/apply-blocks.ts';
import { changedEnough } from '#domain/generation/check-edit.ts';
import { editPermissions } from '#domain/generation/edit-permissions.ts';
import { editPrompt } from '#domain/generation/prompts/edit-prompt.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, type Turn } from './ask-chain.ts';
import { toRefusal } from './generation-failure.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { readWholeAnswer } from './read-whole-answer.ts';
import { designerEditRequest, promptRequest } from './request-facts.ts';

/** A file that was changed and how far it got. */
export interface EditedFile {
  text: string;
  applied: number;
  failed: DiffResult['failed'];
  chatter: string;
  note: DesignerNote | undefined;
  link: ChainModel;
}

export interface EditQuestion {
  chain: readonly ChainModel[];
  original: string;
  turns: readonly Turn[];
}

/** One answer, read and applied. */
export interface EditAnswer {
  file: EditedFile;
  answer: string;
  /** The corrections that led here. */
  turns: readonly Turn[];
  position: number;
}

/**
 * Asks for a change and applies what comes.
 * @throws ChainFailure, GenerationFailure when the designer refuses
 */
export async function askForEdit(
  production: Production,
  { chain, original, turns }: EditQuestion,
): Promise<EditAnswer> {
  const { run } = production;
  let answer = '';
  const { link, position, finish } = await askChain(production, {
    chain,
    turns,
    promptFor: ({ editFormat }) => editPromptFor(run, editFormat),
    designer: designerEditRequest(run),
    onText: (text) => void (answer += text),
  });
  if (finish.note?.kind === 'refused') {
    throw toRefusal(run, finish.note.summary);
  }
  const { fileType, prompt } = run.request;
  const result = applyDiff({
    original,
    response: answer,
    fileType,
    finished: finish.reason === 'stop',
    ...editPermissions(prompt, original),
  });
  const whole =
    result.applied.length === 0 && link.editFormat === 'whole'
      ? readWholeAnswer(answer, fileType)
      : undefined;
  const isWhole = whole !== undefined || result.isWholeDocument;
  const changed = whole ?? result.text;
  const isLost =
    !changedEnough(original, changed) || (isWhole && !mayReplace(run, original, changed));
  const { failed, chatter } = result;
  const applied = isLost ? 0 : isWhole ? 1 : result.applied.length;
  const text = isLost ? original : changed;
  return {
    answer,
    turns,
    position,
    file: { text, applied, failed, chatter, note: finish.note, link },
  };
}

const SMALLEST_GUARDED = 1_000;

/** A whole file in the place of another: not by a model that saw parts of it, nor cut short unasked. */
function mayReplace({ request }: GenerationRun, before: string, after: string): boolean {
  if (request.excerpt !== undefined) return false;
  const isCutShort = before.length > SMALLEST_GUARDED && after.length * 2 < before.length;
  return !isCutShort || editPermissions(request.prompt, before).allowShrink;
}

function editPromptFor(run: GenerationRun, format: ChainModel['editFormat']) {
  const { file = '', excerpt, fileType, selection, picture } = run.request;
  return editPrompt({
    ...promptRequest(run),
    file: excerpt === undefined ? file : excerpt(),
    fileType,
    format: excerpt === undefined ? format : 'blocks',
    ...(selection === undefined ? {} : { selection }),
    ...(picture === undefined ? {} : { picture }),
  });
}
