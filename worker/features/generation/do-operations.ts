import { readOperations } from '#contract/page-operations.ts';
import { repairPageContrast } from '#domain/css/repair-page-contrast.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import type { GenerationLanguage } from '#domain/generation/generation-types.ts';
import { readOperationsAnswer } from '#domain/generation/operations-answer.ts';
import type { TextRange } from '#domain/generation/keep-inside.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import type { SourceIndex } from '#domain/html/source-index.ts';
import { applyOperations } from '#domain/page-operations/apply.ts';
import {
  OPERATION_LIMITS,
  type PageChange,
  type Refusal,
} from '#domain/page-operations/operation-types.ts';
import { doIntent } from '#worker/designer/edit/design-edit.ts';
import { isModelIntent, readModelIntent } from '#worker/designer/edit/intents/model-intents.ts';

/** The result of the operations and intents in an answer. All of them are applied or none is, before any blocks. */
export interface DoneOperations {
  /** The answer contains operations or intents, valid or not. */
  isAsked: boolean;
  /** The page after them. */
  text: string;
  /** In order. An intent says in words what it changed. */
  changes: readonly (PageChange | string)[];
  /** Why nothing was applied. */
  refusal?: Refusal;
  /** The answer without its operations and intents. */
  rest: string;
}

export interface OperationsQuestion {
  current: string;
  answer: string;
  fileType: FileType;
  language: GenerationLanguage;
  /** The elements that alone may change; empty when all may. */
  only: readonly TextRange[];
}

/** Applies the operations and intents of an answer about a page. For any other file there are none. */
export function doOperations({
  current,
  answer,
  fileType,
  language,
  only,
}: OperationsQuestion): DoneOperations {
  const nothing = { isAsked: false, text: current, changes: [], rest: answer };
  if (fileType !== 'html') return nothing;
  const { operations: steps = [], isBroken, rest } = readOperationsAnswer(answer);
  if (steps.length === 0 && !isBroken) return nothing;
  const refused = (refusal: Refusal) => ({ ...nothing, isAsked: true, rest, refusal });
  if (isBroken) return refused({ ok: false, reason: 'bad-input', detail: 'no JSON array' });
  const intents = steps.filter(isModelIntent).length;
  if (steps.length > OPERATION_LIMITS.operations || intents > MOST_INTENTS)
    return refused({ ok: false, reason: 'too-large', detail: String(steps.length) });
  const done = doSteps(current, steps, { language, isLimited: only.length > 0 });
  return done.ok ? { isAsked: true, text: done.html, changes: done.changes, rest } : refused(done);
}

function doSteps(
  html: string,
  steps: readonly unknown[],
  { language, isLimited }: { language: GenerationLanguage; isLimited: boolean },
): Done | Refusal {
  let page: Done = { ok: true, html, changes: [] };
  const changes: (PageChange | string)[] = [];
  for (const [position, step] of steps.entries()) {
    const done = isModelIntent(step) ? carryOut(page, step, language) : operate(page, step);
    if (!done.ok) return { ...done, operation: position };
    changes.push(...done.changes);
    const unstyled = setsStyle(step) ? (page.unstyled ?? page.html) : undefined;
    page = { ...done, unstyled };
    // One style may need the next, such as a colour on its background.
    if (unstyled === undefined || isLimited || setsStyle(steps[position + 1])) continue;
    const readable = repairPageContrast(unstyled, page.html);
    if (readable !== page.html) changes.push(REPORT_TEXTS[language].madeReadable);
    page = { ok: true, html: readable, changes: [] };
  }
  return { ...page, changes };
}

/** Each reads the whole page several times. */
const MOST_INTENTS = 12;

interface Done {
  ok: true;
  html: string;
  changes: readonly (PageChange | string)[];
  /** Of the page, when it is known already. */
  index?: SourceIndex;
  /** The page before the styles that were set last, one after the other. */
  unstyled?: string | undefined;
}

function setsStyle(step: unknown): boolean {
  const isStep = typeof step === 'object' && step !== null && 'kind' in step;
  return isStep && (step.kind === 'set-style' || step.kind === 'set-token');
}

const MARKUP = /<\/?(?:a|b|br|em|i|li|p|small|span|strong|u|ul)\b[^<>]*>/i;

function operate({ html, index }: Done, step: unknown): Done | Refusal {
  const read = readOperations([step]);
  if (!read.ok) return read;
  const isMarkup = read.operations.some((one) => one.kind === 'set-text' && MARKUP.test(one.text));
  if (isMarkup)
    return {
      ok: false,
      reason: 'bad-input',
      detail: 'markup goes into "replace", not into "set-text"',
    };
  return applyOperations(html, read.operations, index ? { index } : {});
}

function carryOut({ html }: Done, step: unknown, language: GenerationLanguage): Done | Refusal {
  const read = readModelIntent(step);
  if (!read.ok) return { ok: false, reason: 'bad-input', detail: read.detail };
  const done = doIntent({ html, intent: read.intent, language });
  return done.ok ? done : { ok: false, reason: 'not-found', detail: done.reason };
}
