import { readOperations } from '#contract/page-operations.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import type { GenerationLanguage } from '#domain/generation/generation-types.ts';
import { readOperationsAnswer } from '#domain/generation/operations-answer.ts';
import { applyOperations } from '#domain/page-operations/apply.ts';
import {
  OPERATION_LIMITS,
  type PageChange,
  type Refusal,
} from '#domain/page-operations/operation-types.ts';
import { doIntent } from '#worker/designer/edit/design-edit.ts';
import { isModelIntent, readModelIntent } from '#worker/designer/edit/intents/model-intents.ts';

/** What came of the operations and intents in an answer. All are done or none, before any blocks. */
export interface DoneOperations {
  /** The answer has some, be they good or not. */
  isAsked: boolean;
  /** The page after them. */
  text: string;
  /** In order; what an intent did is a sentence already. */
  changes: readonly (PageChange | string)[];
  /** Why none of them was done. */
  refusal?: Refusal;
  /** The answer without them. */
  rest: string;
}

export interface OperationsQuestion {
  current: string;
  answer: string;
  fileType: FileType;
  language: GenerationLanguage;
}

/** Does the operations and intents of an answer about a page; an answer about any other file has none. */
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
  if (steps.length > OPERATION_LIMITS.operations)
    return refused({ ok: false, reason: 'too-large', detail: String(steps.length) });
  let text = current;
  const changes: (PageChange | string)[] = [];
  for (const [position, step] of steps.entries()) {
    const done = isModelIntent(step) ? carryOut(text, step, language) : operate(text, step);
    if (!done.ok) return refused({ ...done, operation: position });
    text = done.html;
    changes.push(...done.changes);
  }
  return { isAsked: true, text, changes, rest };
}

type Done = { ok: true; html: string; changes: readonly (PageChange | string)[] } | Refusal;

function operate(html: string, step: unknown): Done {
  const read = readOperations([step]);
  return read.ok ? applyOperations(html, read.operations) : read;
}

function carryOut(html: string, step: unknown, language: GenerationLanguage): Done {
  const read = readModelIntent(step);
  if (!read.ok) return { ok: false, reason: 'bad-input', detail: read.detail };
  const done = doIntent({ html, intent: read.intent, language });
  return done.ok ? done : { ok: false, reason: 'not-found', detail: done.reason };
}
