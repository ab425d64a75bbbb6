import { applyDiff, type DiffResult } from '#domain/diff/apply-blocks.ts';
import { changedEnough, checkEdit } from '#domain/generation/check-edit.ts';
import {
  emptyReport,
  type GenerationReport,
  type ResponseType,
} from '#domain/generation/generation-types.ts';
import { editPrompt } from '#domain/generation/prompts/edit-prompt.ts';
import { repairPrompt, wholeFilePrompt } from '#domain/generation/prompts/repair-prompt.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { writeDiff } from '#domain/generation/write-diff.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { askChain, recordAttempt, type Turn } from './ask-chain.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { readWholeAnswer } from './read-whole-answer.ts';
import { designerEditRequest, promptRequest } from './request-facts.ts';

/** A file that was changed and how far it got. */
interface EditedFile {
  text: string;
  applied: number;
  failed: DiffResult['failed'];
  chatter: string;
  note: DesignerNote | undefined;
  link: ChainModel;
}

/**
 * A change of a file by SEARCH/REPLACE blocks. Nothing goes out before the blocks are applied here:
 * one repair round with the reasons and candidates, then the whole file, then the next model.
 */
export async function produceEdit(production: Production): Promise<Product> {
  const { run } = production;
  let chain = run.chain;
  let lastFailure: unknown = new GenerationFailure('unapplied');
  while (chain.length > 0) {
    const attempt = await attemptEdit(production, chain);
    if (attempt.kind === 'edited') return finishEdit(production, attempt.file);
    lastFailure = attempt.failure;
    chain = chain.slice(attempt.asked);
  }
  throw lastFailure;
}

type EditAttempt =
  | { kind: 'edited'; file: EditedFile }
  | { kind: 'nothing'; failure: unknown; asked: number };

async function attemptEdit(
  production: Production,
  chain: readonly ChainModel[],
): Promise<EditAttempt> {
  let asked = 1;
  try {
    const first = await askForEdit(production, {
      chain,
      original: originalOf(production.run),
      turns: [],
    });
    asked = first.position + 1;
    const file = await repairEdit(production, first);
    if (file !== undefined) return { kind: 'edited', file };
    recordAttempt(production.run, first.file.link.reference, 'unapplied');
    const failure = new GenerationFailure('unapplied', { summary: first.file.chatter });
    return { kind: 'nothing', failure, asked };
  } catch (error) {
    if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
    return { kind: 'nothing', failure: error, asked: Math.max(asked, error.failures.length) };
  }
}

function originalOf({ request }: GenerationRun): string {
  return request.file ?? '';
}

interface EditQuestion {
  chain: readonly ChainModel[];
  original: string;
  turns: readonly Turn[];
}

interface EditAnswer {
  file: EditedFile;
  answer: string;
  position: number;
}

async function askForEdit(
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
    file: originalOf(run),
    fileType,
    format,
    ...(selection === undefined ? {} : { selection }),
    ...(picture === undefined ? {} : { picture }),
  });
}

/** What the first answer and at most two corrections of it come to; undefined when nothing was applied. */
async function repairEdit(
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
  const second = await askForEdit(production, { chain, original: first.text, turns });
  if (second.file.applied > 0) {
    return { ...second.file, applied: first.applied + second.file.applied };
  }
  if (first.applied > 0) return first;
  const wholeTurns = [...turns, { answer: second.answer, reply: wholeFilePrompt(language) }];
  const third = await askForEdit(production, {
    chain: [{ ...first.link, editFormat: 'whole' }],
    original: originalOf(production.run),
    turns: wholeTurns,
  });
  return third.file.applied > 0 ? third.file : undefined;
}

function finishEdit(production: Production, file: EditedFile): Product {
  const report = reportOf(production.run, file);
  return deliverEdit(production, { text: file.text, model: file.link.reference, report });
}

export interface ReadyEdit {
  /** The whole file as it is now. */
  text: string;
  model: string;
  report: Partial<GenerationReport>;
}

/** Checks a changed file and sends it, as blocks where blocks can say it. */
export function deliverEdit(
  { run, output, enterStage }: Production,
  { text, model, report }: ReadyEdit,
): Product {
  enterStage('validation');
  const { fileType, restoreData } = run.request;
  const edit = { before: originalOf(run), after: text, fileType };
  const checks = checkEdit({ ...edit, target: run.analysis.target });
  if (checks.some(({ ok, weight }) => !ok && weight === 'hard')) {
    throw new GenerationFailure('unparsable', { summary: report.summary ?? '' });
  }
  const before = restoreData(edit.before);
  const after = restoreData(text);
  const diff = writeDiff(before, after, fileType);
  const responseType: ResponseType = diff === undefined ? 'full' : 'diff';
  const content = diff ?? after;
  output.open({ responseType, model });
  output.write(content);
  return { content, responseType, model, report: { ...emptyReport(), ...report, checks } };
}

function reportOf(run: GenerationRun, file: EditedFile): GenerationReport {
  const { note } = file;
  if (note?.kind === 'edited') {
    const { summary, changes, notDone } = note;
    return { ...emptyReport(), summary, changes, notDone };
  }
  const texts = REPORT_TEXTS[run.analysis.language];
  const notDone = file.failed.map(({ nearest: [near] }) =>
    near === undefined ? texts.notPlacedAnywhere : texts.notPlaced(near.startLine),
  );
  const summary = file.chatter === '' ? texts.changedPlaces(file.applied) : file.chatter;
  return { ...emptyReport(), summary: summary.slice(0, 600), notDone };
}
