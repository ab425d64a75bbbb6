import { readOperations } from '#contract/page-operations.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import { readOperationsAnswer } from '#domain/generation/operations-answer.ts';
import { applyOperations } from '#domain/page-operations/apply.ts';
import type { PageChange, Refusal } from '#domain/page-operations/operation-types.ts';

/** What came of the page operations in an answer. They are done together or not at all, before any blocks. */
export interface DoneOperations {
  /** The answer has some, be they good or not. */
  isAsked: boolean;
  /** The page after them. */
  text: string;
  changes: readonly PageChange[];
  /** Why none of them was done. */
  refusal?: Refusal;
  /** The answer without them. */
  rest: string;
}

/** Does the operations of an answer about a page; an answer about any other file has none. */
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
