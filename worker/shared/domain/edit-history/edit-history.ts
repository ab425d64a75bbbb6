import { composeSplices } from '#domain/html/compose-splices.ts';
import type { PageChange } from '#domain/page-operations/operation-types.ts';
import { joinSplices, type Splice } from '#domain/text/splices.ts';
import { mergeChanges } from './merge-changes.ts';
import { moveSplices } from './move-splices.ts';
import {
  backSplices,
  forthSplices,
  measureReplacements,
  readReplacements,
  type Replacement,
} from './replacements.ts';
import { splicesBetween } from './splices-between.ts';

/** What made a step: the document was opened, the AI, the code editor, the page itself, an earlier version. */
export type EditOrigin = 'open' | 'ai' | 'code' | 'visual' | 'restore';

/** One step that can be undone. The first step is the beginning of the timeline and cannot be undone. */
export interface HistoryStep {
  readonly origin: EditOrigin;
  /** The prompt of an AI step or the name of a restored version; otherwise empty. */
  readonly label: string;
  /** What a visual step did, to be described to the user; otherwise empty. */
  readonly changes: readonly PageChange[];
  /**
   * Consecutive changes with the same group within a second become one step; null when the change is always a
   * step of its own.
   */
  readonly group: string | null;
  /** Time of its last change, in milliseconds since 1970. */
  readonly at: number;
  /** They apply to the text of the previous step. */
  readonly replacements: readonly Replacement[];
  /** UTF-16 units of all replacements. */
  readonly size: number;
  /** The id of the run that made an AI step, where it is known. */
  readonly run?: string;
}

/** The change that led to the current text. */
export interface Arrival {
  /** The text before. */
  readonly from: string;
  /** They turn `from` into the current text. */
  readonly splices: readonly Splice[];
}

/**
 * One timeline of visual, code, AI and restore changes. It holds the current text and the replacements that
 * lead to the other steps, but no copies of earlier texts and nothing about what is shown.
 */
export interface EditHistory {
  /** At least one. */
  readonly steps: readonly HistoryStep[];
  /** The step that the current text belongs to. */
  readonly index: number;
  readonly text: string;
  /** The last change, undo or redo; null for a history that has just begun. */
  readonly arrival: Arrival | null;
}

export const HISTORY_LIMITS = {
  /** The number of steps that can be undone. */
  steps: 1_000,
  /** UTF-16 units of removed and inserted text in all steps together. */
  characters: 16_000_000,
  groupPauseMs: 1_000,
} as const;

interface StepFacts {
  origin: EditOrigin;
  label?: string;
  changes?: readonly PageChange[];
  /** For code it may be absent, because all typing is one group. */
  group?: string | null;
  at: number;
  /** The id of the run that made it. */
  run?: string;
}

/** A change described by the text after it. */
export interface TextChange extends StepFacts {
  text: string;
}

/** A change made on the page, described by its splices. */
export interface SplicesChange {
  /** They apply to the current text. */
  splices: readonly Splice[];
  /** The resulting text, if it is already known. */
  text?: string;
  changes: readonly PageChange[];
  group: string | null;
  at: number;
}

/** Starts a timeline for a document that has just been opened. */
export function startHistory(text: string, at: number): EditHistory {
  const step = { origin: 'open', label: '', changes: [], group: null, at } as const;
  return { steps: [{ ...step, replacements: [], size: 0 }], index: 0, text, arrival: null };
}

/**
 * Adds a change after the current step and discards the steps that were undone. An unchanged text adds nothing.
 */
export function recordText(history: EditHistory, change: TextChange): EditHistory {
  const { text, ...facts } = change;
  if (text === history.text) return history;
  return record(history, { facts, splices: splicesBetween(history.text, text), text });
}

/**
 * The same for a visual change. Throws a RangeError when the splices do not fit the current text or their
 * result does not have the length of `text`.
 */
export function recordSplices(history: EditHistory, change: SplicesChange): EditHistory {
  const { splices, text = joinSplices(history.text, splices), ...facts } = change;
  const grown = splices.reduce(
    (sum, { start, end, replacement }) => sum + replacement.length - (end - start),
    0,
  );
  if (text.length !== history.text.length + grown) {
    throw new RangeError('The splices lead to another text than the one that came with them.');
  }
  return record(history, { facts: { ...facts, origin: 'visual' }, splices, text });
}

interface Recorded {
  facts: StepFacts;
  splices: readonly Splice[];
  text: string;
}

function record(history: EditHistory, { facts, splices, text }: Recorded): EditHistory {
  const step = makeStep(facts, readReplacements(history.text, splices));
  if (step.replacements.length === 0) return history;
  const kept = history.steps.slice(0, history.index + 1);
  const joined = joins(history, step) ? joinSteps(history, step) : undefined;
  const steps = joined === undefined ? [...kept, step] : [...kept.slice(0, -1), ...joined];
  const arrival = { from: history.text, splices };
  return limitHistory({ steps, index: steps.length - 1, text, arrival }, HISTORY_LIMITS);
}

function makeStep(facts: StepFacts, replacements: readonly Replacement[]): HistoryStep {
  const { origin, label = '', changes = [], at, run } = facts;
  const { group = origin === 'code' ? 'typing' : null } = facts;
  const size = measureReplacements(replacements);
  const step = { origin, label, changes: copyChanges(changes), group, at, replacements, size };
  return run === undefined ? step : { ...step, run };
}

/** True when the change continues the newest step. */
function joins({ steps, index }: EditHistory, next: HistoryStep): boolean {
  const current = steps[index];
  if (current === undefined || index === 0 || index < steps.length - 1) return false;
  const isSame =
    next.group !== null && next.group === current.group && next.origin === current.origin;
  return isSame && next.at - current.at < HISTORY_LIMITS.groupPauseMs;
}

/** The current step combined with another change; no step when the change reverts it. */
function joinSteps({ steps, index, text }: EditHistory, next: HistoryStep): HistoryStep[] {
  const current = steps[index];
  if (current === undefined) return [next];
  const before = joinSplices(text, backSplices(current.replacements));
  const splices = composeSplices(before, [
    forthSplices(current.replacements),
    forthSplices(next.replacements),
  ]);
  const replacements = readReplacements(before, splices);
  if (replacements.length === 0) return [];
  const changes = mergeChanges([...current.changes, ...next.changes]);
  return [{ ...next, changes, replacements, size: measureReplacements(replacements) }];
}

/**
 * Drops the oldest steps beyond the limits. The step before the current one is kept, so that one undo is always
 * possible.
 */
export function limitHistory(
  history: EditHistory,
  limits: { steps: number; characters: number },
): EditHistory {
  const { steps, index } = history;
  let size = steps.reduce((sum, step) => sum + step.size, 0);
  let first = 0;
  while (
    first < index - 1 &&
    (steps.length - 1 - first > limits.steps || size > limits.characters)
  ) {
    first += 1;
    size -= steps[first]?.size ?? 0;
  }
  const [start, ...later] = steps.slice(first);
  if (first === 0 || start === undefined) return history;
  return {
    ...history,
    steps: [{ ...start, replacements: [], size: 0 }, ...later],
    index: index - first,
  };
}

/** Undoes or redoes up to another step, or up to the nearest one that exists. */
export function moveToStep(history: EditHistory, to: number): EditHistory {
  const index = Math.min(Math.max(to, 0), history.steps.length - 1);
  if (index === history.index) return history;
  const lists = listsTo(history, index);
  const [only] = lists;
  const splices = lists.length === 1 && only ? only : composeSplices(history.text, lists);
  const text = joinSplices(history.text, splices);
  return { ...history, index, text, arrival: { from: history.text, splices } };
}

/** Undoes (−1) or redoes (+1) a step; stays at the ends. */
export function moveInHistory(history: EditHistory, by: -1 | 1): EditHistory {
  return moveToStep(history, history.index + by);
}

/** The text of any step; empty where there is no such step. */
export function textOfStep(history: EditHistory, index: number): string {
  if (history.steps[index] === undefined) return '';
  return listsTo(history, index).reduce(joinSplices, history.text);
}

/**
 * The current text as it would be without one of its steps. What later steps changed of it again stays as it is.
 */
export function textWithout(history: EditHistory, at: number): string {
  const { steps, index, text } = history;
  const step = steps[at];
  if (at === 0 || at > index || step === undefined) return text;
  const later = steps.slice(at + 1, index + 1);
  const splices = later.reduce(
    (kept, { replacements }) => moveSplices(kept, forthSplices(replacements)),
    backSplices(step.replacements),
  );
  return joinSplices(text, splices);
}

/** The step that led to a text: the current one or the nearest before it; undefined when there is none. */
export function stepOfText(history: EditHistory, wanted: string): HistoryStep | undefined {
  let { text } = history;
  for (const step of history.steps.slice(0, history.index + 1).toReversed()) {
    if (text === wanted) return step;
    text = joinSplices(text, backSplices(step.replacements));
  }
  return undefined;
}

/** The splices from the current text to that of a step, one list per step. */
function listsTo({ steps, index }: EditHistory, to: number): Splice[][] {
  if (to > index) {
    return steps.slice(index + 1, to + 1).map(({ replacements }) => forthSplices(replacements));
  }
  const undone = steps.slice(to + 1, index + 1).toReversed();
  return undone.map(({ replacements }) => backSplices(replacements));
}

/**
 * Puts an earlier history in front of this one. The current text of `earlier` equals the text of this history
 * at step `at`. If nothing has changed since, its undone steps can be redone.
 */
export function continueHistory(
  history: EditHistory,
  earlier: Pick<EditHistory, 'steps' | 'index'>,
  at: number,
): EditHistory {
  const later = history.steps.slice(at + 1);
  const steps =
    later.length === 0 ? earlier.steps : [...earlier.steps.slice(0, earlier.index + 1), ...later];
  const continued = { ...history, steps, index: earlier.index + history.index - at };
  return limitHistory(continued, HISTORY_LIMITS);
}

export function canUndo({ index }: Pick<EditHistory, 'index'>): boolean {
  return index > 0;
}

export function canRedo({ steps, index }: Pick<EditHistory, 'steps' | 'index'>): boolean {
  return index < steps.length - 1;
}

/** The current text. */
export function historyText({ text }: Pick<EditHistory, 'text'>): string {
  return text;
}

/** True when the current step was typed or made on the page, not by the AI and not by a restore. */
export function isMadeByHand({ steps, index }: Pick<EditHistory, 'steps' | 'index'>): boolean {
  const origin = steps[index]?.origin;
  return origin === 'code' || origin === 'visual';
}

/** The words of a change are slices of the page's text. Copying them releases the page from memory. */
function copyChanges(changes: readonly PageChange[]): readonly PageChange[] {
  if (changes.length === 0) return changes;
  return JSON.parse(JSON.stringify(changes)) as PageChange[];
}
