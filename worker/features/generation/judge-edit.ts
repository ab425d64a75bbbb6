import { applyDiff } from '#domain/diff/apply-blocks.ts';
import type { DiffBlock, FailedBlock } from '#domain/diff/diff-types.ts';
import { parseBlocks, type ParsedDiff } from '#domain/diff/parse-blocks.ts';
import { isMarkupType } from '#domain/diff/file-rules.ts';
import { unaskedLosses } from '#domain/generation/asked-losses.ts';
import { changedEnough, checkEditSteps } from '#domain/generation/check-edit.ts';
import { faultsOf, isUsable } from '#domain/generation/check-faults.ts';
import { editPermissions, isStarterPage } from '#domain/generation/edit-permissions.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import { mendLinksSteps } from '#domain/generation/repair-menu-links.ts';
import { findElisions } from '#domain/generation/find-elisions.ts';
import { findLosses, type Loss } from '#domain/generation/find-losses.ts';
import type { Check, GenerationLanguage } from '#domain/generation/generation-types.ts';
import { keepInside, type TextRange } from '#domain/generation/keep-inside.ts';
import { readProse, type Prose } from '#domain/generation/prose-answer.ts';
import type { Steps } from '#domain/text/steps.ts';
import { doOperations, type DoneOperations } from './do-operations.ts';
import { readWholeAnswer } from './read-whole-answer.ts';

/** What an answer is judged against. */
export interface EditQuestion {
  /** The file before the first answer. */
  original: string;
  prompt: string;
  fileType: FileType;
  /** Of what an intent says that it did. */
  language: GenerationLanguage;
  /** Outer HTML of the one element to change. */
  selection: string | undefined;
  /** The elements of the original that alone may change; empty when all may. */
  only: readonly TextRange[];
  /** The model saw only parts of the file. */
  isExcerpt: boolean;
}

export interface GivenAnswer {
  /** The file that the answer applies to: the original, or the result of an earlier answer. */
  current: string;
  answer: string;
  /** The model stopped by itself, not at a limit. */
  isFinished: boolean;
  format: 'blocks' | 'whole';
}

/** The result of an answer to a change request. */
export interface EditVerdict {
  /** The file after everything usable in the answer was applied. */
  text: string;
  isChanged: boolean;
  applied: number;
  /** Blocks whose text was not found and whose change is not in the file already. */
  failed: FailedBlock[];
  operations: DoneOperations;
  /** The answer also changed elements that it may not change; those changes were left out. */
  isLimited: boolean;
  /**
   * Content that a whole-file answer dropped without being asked to, and lines like “rest unchanged”. Such an
   * answer is rejected.
   */
  losses: Loss[];
  elisions: string[];
  checks: Check[];
  prose: Prose;
}

/** Reads an answer, applies it and lists everything that is wrong with it, in steps. Has no side effects. */
export function* judgeEdit(question: EditQuestion, given: GivenAnswer): Steps<EditVerdict> {
  const read = applyAnswer(question, given);
  yield;
  const { result: answered, operations, prose, isWhole } = yield* followUp(question, given, read);
  yield;
  const { text, isAllKept } = keepAllowed(question, answered.text);
  const result = { ...answered, text, isLimited: !isAllKept };
  const hasTaken = result.applied > 0 || operations.changes.length > 0;
  const isChanged = hasTaken && changedEnough(given.current, result.text);
  const isFree = question.only.length === 0 && !isStarterPage(question.original);
  const isGuarded = isChanged && isWhole && isFree;
  const losses = isGuarded ? lossesOf(question, given, result.text) : [];
  yield;
  const elisions = isChanged ? findElisions(given.current, result.text) : [];
  const faults = { losses, elisions, prose };
  if (!isChanged || losses.length > 0 || elisions.length > 0) {
    const untaken = { text: given.current, isChanged: false, checks: [] };
    return { ...result, ...untaken, operations: { ...operations, changes: [] }, ...faults };
  }
  yield;
  const checks = yield* checkFile(question, result.text);
  return { ...result, isChanged: true, operations, ...faults, checks };
}

function keepAllowed({ original, only }: EditQuestion, text: string) {
  return only.length === 0 ? { text, isAllKept: true } : keepInside(original, text, only);
}

/** Menu entries follow the parts that the answer took away. */
function* followUp(
  { fileType, only }: EditQuestion,
  { current }: GivenAnswer,
  applied: AppliedAnswer,
): Steps<AppliedAnswer> {
  const { result, operations } = applied;
  if (fileType !== 'html' || only.length > 0 || result.text === current) return applied;
  const { html: text, changes } = yield* mendLinksSteps(current, result.text);
  const followed = { ...operations, changes: [...operations.changes, ...changes] };
  return {
    ...applied,
    result: { ...result, text },
    operations: operations.isAsked ? followed : operations,
  };
}

interface AppliedAnswer {
  result: { text: string; applied: number; failed: FailedBlock[] };
  operations: DoneOperations;
  prose: Prose;
  /** The answer was the complete file. */
  isWhole: boolean;
}

/**
 * Operations are applied first, then the blocks on their result. An answer with neither may be a whole file.
 */
function applyAnswer(question: EditQuestion, given: GivenAnswer): AppliedAnswer {
  const operations = doOperations({ ...question, ...given });
  const left = { ...given, current: operations.text, answer: operations.rest };
  const parsed = parseBlocks(left.answer, { finished: given.isFinished });
  const blocks = parsed.blocks.filter((block) => !isNoOp(block));
  const { isAsked, changes, refusal } = operations;
  const whole = blocks.length === 0 && !isAsked ? wholeFile(question, left, parsed) : undefined;
  const isIdle = isAsked && changes.length === 0 && refusal === undefined;
  const prose = readProse(parsed.chatter, {
    hasCode: whole !== undefined || blocks.length > 0 || (isAsked && !isIdle),
    hasNoOps: isIdle || parsed.blocks.length > blocks.length,
  });
  if (whole === undefined) {
    return { result: applyBlocks(question, left, blocks), operations, prose, isWhole: false };
  }
  return { result: { text: whole, applied: 1, failed: [] }, operations, prose, isWhole: true };
}

/** The change can be delivered, even if it has faults to report. */
export function isSound({ isChanged, checks }: EditVerdict): boolean {
  return isChanged && isUsable(checks);
}

/** There is nothing left to ask the model for. */
export function isFlawless(verdict: EditVerdict): boolean {
  const { failed, operations, checks } = verdict;
  const isAllDone = failed.length === 0 && operations.refusal === undefined;
  return isSound(verdict) && isAllDone && faultsOf(checks).length === 0;
}

function isNoOp({ search, replace, defect }: DiffBlock): boolean {
  if (defect !== undefined || search.length !== replace.length) return false;
  return search.length > 0 && search.every((line, at) => line.trimEnd() === replace[at]?.trimEnd());
}

function applyBlocks(
  { prompt, fileType, original }: EditQuestion,
  { current }: GivenAnswer,
  blocks: readonly DiffBlock[],
) {
  const permissions = editPermissions(prompt, original);
  const { text, applied, failed } = applyDiff({
    original: current,
    blocks,
    fileType,
    ...permissions,
  });
  const missing = failed.filter(({ reason }) => reason !== 'already-present');
  return { text, applied: applied.length, failed: missing };
}

/**
 * The complete file in an answer without blocks. A model that saw only parts of the file cannot rewrite all of
 * it.
 */
function wholeFile(
  { fileType, isExcerpt }: EditQuestion,
  { current, answer, format }: GivenAnswer,
  { wholeDocument, chatter, blocks }: ParsedDiff,
): string | undefined {
  if (isExcerpt || blocks.length > 0) return undefined;
  if (wholeDocument !== undefined && isMarkupType(fileType)) {
    return withLineEndingsOf(current, `${wholeDocument}\n`);
  }
  if (format !== 'whole' || readProse(chatter, { hasCode: false, hasNoOps: false }).isAnswer) {
    return undefined;
  }
  const whole = readWholeAnswer(answer, fileType);
  return whole === undefined ? undefined : withLineEndingsOf(current, whole);
}

/** The file keeps its own line endings, whichever the model writes. */
function withLineEndingsOf(file: string, text: string): string {
  const plain = text.replaceAll('\r\n', '\n');
  return file.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain;
}

const SMALLEST_GUARDED = 1_000;

function lossesOf(
  { prompt, fileType }: EditQuestion,
  { current }: GivenAnswer,
  whole: string,
): Loss[] {
  if (fileType === 'html') return unaskedLosses(findLosses(current, whole), prompt);
  const isCutShort = current.length > SMALLEST_GUARDED && whole.length * 2 < current.length;
  if (!isCutShort || editPermissions(prompt, current).allowShrink) return [];
  return [{ kind: 'text', name: '', words: '', id: '', range: { start: 0, end: 0 } }];
}

function checkFile(question: EditQuestion, after: string): Steps<Check[]> {
  const { original: before, prompt, fileType, selection } = question;
  return checkEditSteps({ before, after, prompt, fileType, selection });
}
