import { checkEdit } from '#domain/generation/check-edit.ts';
import { faultsOf } from '#domain/generation/check-faults.ts';
import type { Check } from '#domain/generation/generation-types.ts';
import { faultsPrompt } from '#domain/generation/prompts/faults-prompt.ts';
import { repairPrompt, wholeFilePrompt } from '#domain/generation/prompts/repair-prompt.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import { askForEdit, type EditAnswer, type EditedFile, type EditQuestion } from './ask-for-edit.ts';
import { GenerationFailure } from './generation-failure.ts';
import type { GenerationRun, Production } from './generation-run.ts';

/**
 * What an answer and at most two corrections of it come to: the blocks that found no place once more
 * with the reasons, then the whole file. The first answer itself when it needs none; undefined when
 * nothing was applied.
 */
export async function placeEdit(
  production: Production,
  first: EditAnswer,
): Promise<EditAnswer | undefined> {
  const { file, answer } = first;
  const isApplied = file.applied > 0;
  if (isApplied && file.failed.length === 0) return first;
  if (file.link.reference === OFFLINE_REFERENCE) return isApplied ? first : undefined;
  const { run } = production;
  // A question wants words: they are given, and nothing is charged for an unchanged page.
  if (run.analysis.task === 'question' && file.failed.length === 0) {
    throw new GenerationFailure('refused', { summary: file.chatter.slice(0, 600) });
  }
  const { language } = run.analysis;
  const reply = repairPrompt({ failed: file.failed, appliedCount: file.applied, language });
  const turns = [{ answer, reply }];
  const question = { chain: [file.link], original: file.text, turns };
  const second = isApplied
    ? await askAgain(production, question)
    : await askForEdit(production, question);
  if (second !== undefined && second.file.applied > 0) {
    const applied = file.applied + second.file.applied;
    return { ...second, file: { ...second.file, applied } };
  }
  if (isApplied) return { ...first, turns };
  if (second === undefined || run.request.excerpt !== undefined) return undefined;
  const third = await askForEdit(production, {
    chain: [{ ...file.link, editFormat: 'whole' }],
    original: run.request.file ?? '',
    turns: [...turns, { answer: second.answer, reply: wholeFilePrompt(language) }],
  });
  return third.file.applied > 0 ? third : undefined;
}

/** A changed file and what the checks say of it. */
export interface CheckedEdit {
  file: EditedFile;
  checks: Check[];
}

/**
 * Checks a changed file. Faults get one turn of the model that made them, unless it had one already;
 * without a better result the file stays as it is.
 */
export async function mendEdit(
  production: Production,
  { file, answer, turns }: EditAnswer,
): Promise<CheckedEdit> {
  const { run } = production;
  const checked = { file, checks: checkFile(run, file.text) };
  const faults = faultsOf(checked.checks);
  const isDesigner = file.link.reference === OFFLINE_REFERENCE;
  if (faults.length === 0 || turns.length > 0 || isDesigner) return checked;
  const { language } = run.analysis;
  const reply = faultsPrompt({ faults, format: file.link.editFormat, language });
  const mended = await askAgain(production, {
    chain: [file.link],
    original: file.text,
    turns: [{ answer, reply }],
  });
  if (mended === undefined || mended.file.applied === 0) return checked;
  const checks = checkFile(run, mended.file.text);
  const isBetter = faultsOf(checks).length < faults.length;
  const applied = file.applied + mended.file.applied;
  return isBetter ? { file: { ...mended.file, applied }, checks } : checked;
}

function checkFile({ request, analysis }: GenerationRun, after: string): Check[] {
  const { file: before = '', fileType, selection } = request;
  return checkEdit({ before, after, fileType, target: analysis.target, selection });
}

/** A correction that fails takes nothing away from what was there before it. */
async function askAgain(
  production: Production,
  question: EditQuestion,
): Promise<EditAnswer | undefined> {
  try {
    return await askForEdit(production, question);
  } catch (error) {
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    return undefined;
  }
}
