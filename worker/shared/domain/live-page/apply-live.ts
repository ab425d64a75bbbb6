import type { FramePatch } from '../../contract/page-editing.ts';
import { composedSplices, recordSplices, startRecord } from '../html/compose-splices.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { invertSplices } from '../html/splice.ts';
import { overlaps } from '../page-operations/apply.ts';
import { refusal } from '../page-operations/guards.ts';
import {
  OPERATION_LIMITS,
  type HistoryStep,
  type LiveOperation,
  type PageChange,
  type Refusal,
} from '../page-operations/operation-types.ts';
import { planContent } from '../page-operations/plan-content.ts';
import { planOperation } from '../page-operations/plan-operation.ts';
import type { Plan, Planned, PlanPage } from '../page-operations/plan.ts';
import { mapOffsets } from '../page-operations/track.ts';
import { differsOnlyInside } from '../page-operations/verify-tree.ts';
import type { Splice } from '../text/splices.ts';
import { changeLivePage, elementOfKey, type LiveChange, type LivePage } from './live-page.ts';

/** What was done to a live page; it has the new text already. */
export interface LiveApplied {
  ok: true;
  /** Of the text before. Empty when everything already was as wanted. */
  splices: readonly Splice[];
  /** Of the text behind: `changeLivePage` with them takes the change back. */
  inverse: readonly Splice[];
  /** What was done, in order; operations that found everything as wanted are left out. */
  changes: readonly PageChange[];
  /** Brings a frame that shows the page before to the page behind. Null: it has to be drawn again. */
  patches: FramePatch[] | null;
  /** Characters that were given to a parser. */
  parsed: number;
}

/**
 * Changes a live page by one operation. Locators may be keys of the page. Never throws: what cannot be done
 * is refused, and the page is as before, its keys included.
 */
export function applyLive(
  page: LivePage,
  operation: LiveOperation,
  history: readonly HistoryStep[] = [],
): LiveApplied | Refusal {
  const done = applyOne(page, operation, history);
  return done.ok ? done.applied : done;
}

/** As `applyLive`, all operations or none; each finds the page that those before it left. */
export function applyAllLive(
  page: LivePage,
  operations: readonly LiveOperation[],
  history: readonly HistoryStep[] = [],
): LiveApplied | Refusal {
  const { operations: most } = OPERATION_LIMITS;
  if (operations.length > most) return refusal('too-large', String(operations.length));
  const [only] = operations;
  if (only && operations.length === 1) {
    const applied = applyLive(page, only, history);
    return applied.ok ? applied : { ...applied, operation: 0 };
  }
  const before = page.html;
  const done: Done[] = [];
  let record = startRecord(before);
  for (const [position, operation] of operations.entries()) {
    const next = applyOne(page, operation, history);
    if (!next.ok) {
      for (const { revert } of done.toReversed()) revert();
      return { ...next, operation: position };
    }
    done.push(next);
    record = recordSplices(record, next.applied.splices);
  }
  const splices = composedSplices(record);
  const patches = done.map(({ applied }) => applied.patches);
  return {
    ok: true,
    splices,
    inverse: invertSplices(before, splices),
    changes: done.flatMap(({ applied }) => applied.changes),
    patches: patches.every((some) => some !== null) ? patches.flat() : null,
    parsed: done.reduce((sum, { applied }) => sum + applied.parsed, 0),
  };
}

interface Done {
  ok: true;
  applied: LiveApplied;
  revert: () => void;
}

function applyOne(
  page: LivePage,
  operation: LiveOperation,
  history: readonly HistoryStep[],
): Done | Refusal {
  if (page.html.length > OPERATION_LIMITS.characters)
    return refusal('too-large', String(page.html.length));
  const plan = planLive(page, operation, history);
  return plan.ok ? carryOut(page, plan) : plan;
}

function planLive(
  page: LivePage,
  operation: LiveOperation,
  history: readonly HistoryStep[],
): Planned {
  const { html, index } = page;
  const planned: PlanPage = {
    html,
    index,
    history,
    elementOfKey: (key) => elementOfKey(page, key),
  };
  return operation.kind === 'set-content'
    ? planContent(planned, operation)
    : planOperation(planned, operation);
}

function carryOut(page: LivePage, plan: Plan): Done | Refusal {
  const { html } = page;
  if (overlaps(plan.splices, html.length)) return refusal('breaks-page', plan.change.key);
  const grown = plan.splices.reduce(
    (sum, { start, end, replacement }) => sum + replacement.length - (end - start),
    html.length,
  );
  if (grown > OPERATION_LIMITS.characters) return refusal('too-large', String(grown));
  const inverse = invertSplices(html, plan.splices);
  const change = changeLivePage(page, plan.splices, plan.moved);
  const { patches, parsed, revert } = change;
  if (page.html === html) {
    const nothing = { splices: [], inverse: [], changes: [], patches: [], parsed };
    return { ok: true, applied: { ok: true, ...nothing }, revert };
  }
  if (!isAsPlanned(page, plan, change)) {
    revert();
    return refusal('breaks-page', plan.change.key);
  }
  const { splices } = plan;
  const applied: LiveApplied = {
    ok: true,
    splices,
    inverse,
    changes: [plan.change],
    patches,
    parsed,
  };
  return { ok: true, applied, revert };
}

/** As `differsOnlyInside` and `holds` say; what was not parsed again cannot have changed. */
function isAsPlanned(page: LivePage, plan: Plan, { touched }: LiveChange): boolean {
  const { splices, moved, wrapped } = plan;
  const starts = new Map<IndexedElement, number>(
    touched.flatMap(({ holder, holderStart }) => (holder ? [[holder, holderStart]] : [])),
  );
  const { index } = page;
  const isClean = differsOnlyInside({
    before: { elements: touched.flatMap(({ before }) => before) },
    after: { ...index, elements: touched.flatMap(({ behind }) => behind) },
    splices,
    moved,
    wrapped,
    startBefore: (element) => starts.get(element) ?? element.startTag.start,
  });
  if (!isClean) return false;
  const map = mapOffsets(splices, moved);
  return plan.holds({
    index,
    at: (start) => {
      const mapped = map(start);
      return mapped === undefined
        ? undefined
        : page.inner.tree.elements.find((element) => element.startAt === mapped);
    },
  });
}
