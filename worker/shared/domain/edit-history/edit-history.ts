import { composeSplices } from '#domain/html/compose-splices.ts';
import type { PageChange } from '#domain/page-operations/operation-types.ts';
import { joinSplices, type Splice } from '#domain/text/splices.ts';
import { mergeChanges } from './merge-changes.ts';
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

/** One step that can be undone. Of the first one, where the timeline begins, there is nothing to undo. */
export interface HistoryStep {
  readonly origin: EditOrigin;
  /** The prompt of an AI step, the name of a restored version; empty for others. */
  readonly label: string;
  /** What a visual step did, for words; empty for others. */
  readonly changes: readonly PageChange[];
  /** Changes of one group that follow each other within a second are one step; null for those that never are. */
  readonly group: string | null;
  /** Milliseconds since 1970, of the last change in it. */
  readonly at: number;
  /** Of the text of the step before. */
  readonly replacements: readonly Replacement[];
  /** UTF-16 units of the replacements. */
  readonly size: number;
}

/** How a history came to its present text. */
export interface Arrival {
  /** The text before. */
  readonly from: string;
  /** Of that text; they lead to the present one. */
  readonly splices: readonly Splice[];
}

/**
 * One timeline over visual, code, AI and restore changes: the present text and the ways from there, never
 * copies of earlier texts, and nothing of what is shown.
 */
export interface EditHistory {
  /** At least one. */
  readonly steps: readonly HistoryStep[];
  /** The step that the document stands at. */
  readonly index: number;
  readonly text: string;
  /** How the last change, undo or redo led here; null for a history that has just begun. */
  readonly arrival: Arrival | null;
}

export const HISTORY_LIMITS = {
  /** That can be undone. */
  steps: 1_000,
  /** Of text removed and inserted in all steps together, UTF-16 units. */
  characters: 16_000_000,
  groupPauseMs: 1_000,
} as const;

interface StepFacts {
  origin: EditOrigin;
  label?: string;
  changes?: readonly PageChange[];
  /** Left out for code, all of it is one group: typing. */
  group?: string | null;
  at: number;
}

/** A change that is known by the text it led to. */
export interface TextChange extends StepFacts {
  text: string;
}

/** A change that is known by its splices, made on the page. */
export interface SplicesChange {
  /** Of the present text. */
  splices: readonly Splice[];
  /** What they lead to, where it is known already. */
  text?: string;
  changes: readonly PageChange[];
  group: string | null;
  at: number;
}

/** A timeline that begins with an opened document. */
export function startHistory(text: string, at: number): EditHistory {
  const step = { origin: 'open', label: '', changes: [], group: null, at } as const;
  return { steps: [{ ...step, replacements: [], size: 0 }], index: 0, text, arrival: null };
}

/** Adds a change after the current step and drops what was undone. A text that is there already adds nothing. */
export function recordText(history: EditHistory, change: TextChange): EditHistory {
  const { text, ...facts } = change;
  if (text === history.text) return history;
  return record(history, { facts, splices: splicesBetween(history.text, text), text });
}

/**
 * The same for a visual change. Throws a RangeError where the splices do not fit the present text, or do not
 * lead to a text as long as `text`.
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
  const { origin, label = '', changes = [], at } = facts;
  const { group = origin === 'code' ? 'typing' : null } = facts;
  const size = measureReplacements(replacements);
  return { origin, label, changes: copyChanges(changes), group, at, replacements, size };
}

/** True where the change goes on with the newest step. */
function joins({ steps, index }: EditHistory, next: HistoryStep): boolean {
  const current = steps[index];
  if (current === undefined || index === 0 || index < steps.length - 1) return false;
  const isSame =
    next.group !== null && next.group === current.group && next.origin === current.origin;
  return isSame && next.at - current.at < HISTORY_LIMITS.groupPauseMs;
}

/** The current step with another change in it; none where that takes back what it did. */
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

/** Drops the oldest steps past the limits. The step before the current one stays, so that one undo is left. */
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

/** Goes to another step, as often undone or redone as it takes; to the nearest one where there is no such. */
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

/** The step that led to a text, the current one or the nearest before it; undefined where none did. */
export function stepOfText(history: EditHistory, wanted: string): HistoryStep | undefined {
  let { text } = history;
  for (const step of history.steps.slice(0, history.index + 1).toReversed()) {
    if (text === wanted) return step;
    text = joinSplices(text, backSplices(step.replacements));
  }
  return undefined;
}

/** What leads from the present text to that of a step, one list after the other. */
function listsTo({ steps, index }: EditHistory, to: number): Splice[][] {
  if (to > index) {
    return steps.slice(index + 1, to + 1).map(({ replacements }) => forthSplices(replacements));
  }
  const undone = steps.slice(to + 1, index + 1).toReversed();
  return undone.map(({ replacements }) => backSplices(replacements));
}

/**
 * A history with an earlier one before it: `earlier` stands at the text that this one has at its step `at`.
 * Where nothing has happened since, what can be redone there can be redone here.
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

/** The text that the timeline stands at. */
export function historyText({ text }: Pick<EditHistory, 'text'>): string {
  return text;
}

/** True when the current step was typed or made in the page: not asked of the AI, not brought back. */
export function isMadeByHand({ steps, index }: Pick<EditHistory, 'steps' | 'index'>): boolean {
  const origin = steps[index]?.origin;
  return origin === 'code' || origin === 'visual';
}

/** Their words are pieces of the page, which they would keep in memory. */
function copyChanges(changes: readonly PageChange[]): readonly PageChange[] {
  if (changes.length === 0) return changes;
  return JSON.parse(JSON.stringify(changes)) as PageChange[];
}
