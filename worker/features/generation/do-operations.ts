import { readOperations } from '#contract/page-operations.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import type { GenerationLanguage } from '#domain/generation/generation-types.ts';
import { readOperationsAnswer } from '#domain/generation/operations-answer.ts';
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
}

/** Applies the operations and intents of an answer about a page. For any other file there are none. */
export function doOperations({
  current,
  answer,
  fileType,
  language,
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
  let page: Done = { ok: true, html: current, changes: [] };
  const changes: (PageChange | string)[] = [];
  for (const [position, step] of steps.entries()) {
    const done = isModelIntent(step) ? carryOut(page, step, language) : operate(page, step);
    if (!done.ok) return refused({ ...done, operation: position });
    page = done;
    changes.push(...done.changes);
  }
  return { isAsked: true, text: page.html, changes, rest };
}

/** Each reads the whole page several times. */
const MOST_INTENTS = 12;

interface Done {
  ok: true;
  html: string;
  changes: readonly (PageChange | string)[];
  /** Of the page, when it is known already. */
  index?: SourceIndex;
}

function operate({ html, index }: Done, step: unknown): Done | Refusal {
  const read = readOperations([step]);
  return read.ok ? applyOperations(html, read.operations, index ? { index } : {}) : read;
}

function carryOut({ html }: Done, step: unknown, language: GenerationLanguage): Done | Refusal {
  const read = readModelIntent(step);
  if (!read.ok) return { ok: false, reason: 'bad-input', detail: read.detail };
  const done = doIntent({ html, intent: read.intent, language });
  return done.ok ? done : { ok: false, reason: 'not-found', detail: done.reason };
}
