import { applyDiff, type DiffResult } from '#domain/diff/apply-blocks.ts';
import { changedEnough } from '#domain/generation/check-edit.ts';
import { editPrompt } from '#domain/generation/prompts/edit-prompt.ts';
import { repairPrompt, wholeFilePrompt } from '#domain/generation/prompts/repair-prompt.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, type Turn } from './ask-chain.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
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

interface EditQuestion {
  chain: readonly ChainModel[];
  original: string;
  turns: readonly Turn[];
}

/** One answer, read and applied. */
export interface EditAnswer {
  file: EditedFile;
  answer: string;
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
  const { fileType } = run.request;
  const result = applyDiff({
    original,
    response: answer,
    fileType,
    finished: finish.reason === 'stop',
  });
  const whole =
    result.applied.length === 0 && link.editFormat === 'whole'
      ? readWholeAnswer(answer, fileType)
      : undefined;
  const text = whole ?? result.text;
  const applied = whole === undefined && !result.isWholeDocument ? result.applied.length : 1;
  const { failed, chatter } = result;
  const isEmpty = !changedEnough(original, text);
  return {
    answer,
    position,
    file: { text, applied: isEmpty ? 0 : applied, failed, chatter, note: finish.note, link },
  };
}

function editPromptFor(run: GenerationRun, format: ChainModel['editFormat']) {
  const { fileType, selection, picture } = run.request;
  return editPrompt({
    ...promptRequest(run),
    file: run.request.file ?? '',
    fileType,
    format,
    ...(selection === undefined ? {} : { selection }),
    ...(picture === undefined ? {} : { picture }),
  });
}

/** What the first answer and at most two corrections of it come to; undefined when nothing was applied. */
export async function repairEdit(
  production: Production,
  { file: first, answer }: EditAnswer,
): Promise<EditedFile | undefined> {
  const isDone = first.applied > 0 && first.failed.length === 0;
  if (isDone) return first;
  if (first.link.reference === OFFLINE_REFERENCE) return first.applied > 0 ? first : undefined;
  // A question wants words: they are given, and nothing is charged for an unchanged page.
  if (production.run.analysis.task === 'question' && first.failed.length === 0) {
    throw new GenerationFailure('refused', { summary: first.chatter.slice(0, 600) });
  }
  const { language } = production.run.analysis;
  const reply = repairPrompt({ failed: first.failed, appliedCount: first.applied, language });
  const chain = [first.link];
  const turns = [{ answer, reply }];
  const second = await askAgain(production, first, { chain, original: first.text, turns });
  if (second === undefined) return first;
  if (second.file.applied > 0) {
    return { ...second.file, applied: first.applied + second.file.applied };
  }
  if (first.applied > 0) return first;
  const wholeTurns = [...turns, { answer: second.answer, reply: wholeFilePrompt(language) }];
  const third = await askForEdit(production, {
    chain: [{ ...first.link, editFormat: 'whole' }],
    original: production.run.request.file ?? '',
    turns: wholeTurns,
  });
  return third.file.applied > 0 ? third.file : undefined;
}

/** A repair that fails takes nothing away from what was applied before it. */
async function askAgain(
  production: Production,
  { applied }: EditedFile,
  question: EditQuestion,
): Promise<EditAnswer | undefined> {
  try {
    return await askForEdit(production, question);
  } catch (error) {
    const isLost = applied === 0 || !(error instanceof ChainFailure) || error.kind === 'aborted';
    if (isLost) throw error;
    return undefined;
  }
}
