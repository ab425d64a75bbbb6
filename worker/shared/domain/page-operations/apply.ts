import { composedSplices, recordSplices, startRecord } from '../html/compose-splices.ts';
import { indexHtml, type SourceIndex } from '../html/source-index.ts';
import { applySplices, invertSplices } from '../html/splice.ts';
import { sortSplices, type Splice } from '../text/splices.ts';
import { printPage, printText } from './fingerprint.ts';
import { refusal } from './guards.ts';
import { elementStartingAt } from './locate.ts';
import {
  OPERATION_LIMITS,
  type HistoryStep,
  type Inverse,
  type PageChange,
  type PageOperation,
  type Refusal,
} from './operation-types.ts';
import { planOperation } from './plan-operation.ts';
import type { Plan, PlanPage } from './plan.ts';
import { mapOffsets } from './track.ts';
import { differsOnlyInside } from './verify-tree.ts';

/** A changed page and all that is needed to tell of it, to undo it, and to go on from it. */
export interface Applied {
  ok: true;
  html: string;
  /** Of the text that was given. Empty when it already was as wanted. */
  splices: readonly Splice[];
  inverse: Inverse;
  /** What was done, in order; operations that found everything as wanted are left out. */
  changes: readonly PageChange[];
  /** For locators of earlier texts: append to the history that `find` and the next call take. */
  steps: readonly HistoryStep[];
  /** Of the new text, so that the next operation needs no parse of its own. */
  index: SourceIndex;
}

export interface ApplyOptions {
  /** Of the text, when it is there already: then one operation costs one parse, that of its result. */
  index?: SourceIndex;
  /** Steps that led to this text, oldest first. */
  history?: readonly HistoryStep[];
}

/** Changes a page by one operation. Never throws: what cannot be done is refused, and the page stays. */
export function applyOperation(
  html: string,
  operation: PageOperation,
  options: ApplyOptions = {},
): Applied | Refusal {
  if (html.length > OPERATION_LIMITS.characters) return refusal('too-large', String(html.length));
  const index = options.index?.html === html ? options.index : indexHtml(html);
  const page: PlanPage = { html, index, history: options.history ?? [] };
  const plan = planOperation(page, operation);
  return plan.ok ? carryOut(page, plan) : plan;
}

/**
 * Changes a page by all operations or by none. Each is located in the text that those before it left;
 * locators of the first text, and of any text between, still find their element there.
 */
export function applyOperations(
  html: string,
  operations: readonly PageOperation[],
  options: ApplyOptions = {},
): Applied | Refusal {
  const { operations: most } = OPERATION_LIMITS;
  if (operations.length > most) return refusal('too-large', String(operations.length));
  if (html.length > OPERATION_LIMITS.characters) return refusal('too-large', String(html.length));
  const steps: HistoryStep[] = [];
  const changes: PageChange[] = [];
  let record = startRecord(html);
  let index = options.index?.html === html ? options.index : indexHtml(html);
  for (const [position, operation] of operations.entries()) {
    const history = [...(options.history ?? []), ...steps];
    const applied = applyOperation(record.text, operation, { index, history });
    if (!applied.ok) return { ...applied, operation: position };
    record = recordSplices(record, applied.splices);
    index = applied.index;
    steps.push(...applied.steps);
    changes.push(...applied.changes);
  }
  const splices = composedSplices(record);
  const inverse = { page: printPage(index), splices: invertSplices(html, splices) };
  return { ok: true, html: record.text, splices, inverse, changes, steps, index };
}

export type Undone = { ok: true; html: string; splices: readonly Splice[]; inverse: Inverse };

/** Takes a change back, byte for byte. Its own inverse does the change again. Refused on any other text. */
export function applyInverse(html: string, inverse: Inverse): Undone | Refusal {
  const { splices } = inverse;
  if (printText(html) !== inverse.page || overlaps(splices, html.length)) {
    return refusal('other-text', inverse.page);
  }
  const before = applySplices(html, splices);
  const back = { page: printText(before), splices: invertSplices(html, splices) };
  return { ok: true, html: before, splices, inverse: back };
}

function carryOut({ html, index }: PlanPage, plan: Plan): Applied | Refusal {
  if (overlaps(plan.splices, html.length)) return refusal('breaks-page', plan.change.key);
  const next = applySplices(html, plan.splices);
  if (next.length > OPERATION_LIMITS.characters) return refusal('too-large', String(next.length));
  const isSame = next === html;
  const splices = isSame ? [] : plan.splices;
  const after = isSame ? index : indexHtml(next);
  const map = mapOffsets(splices, isSame ? undefined : plan.moved);
  const at = (start: number) => {
    const mapped = map(start);
    return mapped === undefined ? undefined : elementStartingAt(after, mapped);
  };
  const { moved, wrapped } = plan;
  const isClean = isSame || differsOnlyInside({ before: index, after, splices, moved, wrapped });
  if (!isClean || (!isSame && !plan.holds({ index: after, at }))) {
    return refusal('breaks-page', plan.change.key);
  }
  const inverse = { page: printPage(after), splices: invertSplices(html, splices) };
  const steps = isSame ? [] : [{ page: printPage(index), splices, moved }];
  const changes = isSame ? [] : [plan.change];
  return { ok: true, html: next, splices, inverse, changes, steps, index: after };
}

/** True when two of the splices overlap, or one leaves the text. */
export function overlaps(splices: readonly Splice[], length: number): boolean {
  let position = 0;
  return sortSplices(splices).some(({ start, end }) => {
    const isWrong = start < position || end < start || end > length;
    position = end;
    return isWrong;
  });
}
