import { readOperations } from '#contract/page-operations.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import { readOperationsAnswer } from '#domain/generation/operations-answer.ts';
import { applyOperations } from '#domain/page-operations/apply.ts';
import type { PageChange, Refusal } from '#domain/page-operations/operation-types.ts';

/** The result of the page operations in an answer. All of them are applied or none is, before any blocks. */
export interface DoneOperations {
  /** The answer contains operations, valid or not. */
  isAsked: boolean;
  /** The page after the operations. */
  text: string;
  changes: readonly PageChange[];
  /** Why the operations were not applied. */
  refusal?: Refusal;
  /** The answer without its operations. */
  rest: string;
}

/** Applies the operations of an answer about a page. For any other file there are none. */
export function doOperations(
  fileType: FileType,
  { current, answer }: { current: string; answer: string },
): DoneOperations {
  const nothing = { isAsked: false, text: current, changes: [], rest: answer };
  if (fileType !== 'html') return nothing;
  const { operations, isBroken, rest } = readOperationsAnswer(answer);
  if (operations === undefined && !isBroken) return nothing;
  const refused = (refusal: Refusal) => ({ ...nothing, isAsked: true, rest, refusal });
  if (isBroken) return refused({ ok: false, reason: 'bad-input', detail: 'no JSON array' });
  const read = readOperations(operations);
  if (!read.ok) return refused(read);
  const applied = applyOperations(current, read.operations);
  if (!applied.ok) return refused(applied);
  return { isAsked: true, text: applied.html, changes: applied.changes, rest };
}
