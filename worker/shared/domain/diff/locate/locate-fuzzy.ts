import { diffLimits } from '../limits.ts';
import { isElision } from '../markers.ts';
import { diceSimilarity, wordsOf } from '../text/words.ts';
import type { LocateContext } from './locate-context.ts';
import type { LineRegion } from './regions.ts';
import { spend } from '#domain/text/work-budget.ts';

const fewestLines = 3;
const fewestWords = 12;
const leastEqualLines = 0.5;
const leastSimilarity = 0.9;
const leastMargin = 0.05;
const lengthTolerance = 0.2;
/** All lines of SEARCH stand there in order: each line between them that it leaves out costs this much. */
const leftOutPenalty = 0.02;

interface Candidate {
  region: LineRegion;
  similarity: number;
  /** Non-blank lines more or fewer than SEARCH has. */
  excess: number;
}

interface Goal {
  /** The non-blank lines of SEARCH as numbers of the folded view, -1 for lines the document lacks. */
  ids: readonly number[];
  known: ReadonlySet<number>;
  words: readonly string[];
}

/** Non-blank lines of the document from `first` up to `end`. */
interface Stretch {
  first: number;
  end: number;
}

function isSubsequence(part: readonly number[], whole: Int32Array): boolean {
  let matched = 0;
  for (const id of whole) {
    if (id === part[matched]) matched += 1;
  }
  return matched === part.length;
}

/** Stretches that begin and end as SEARCH does, are about as tall and share half of its lines. */
function stretchesAt(first: number, { ids, known }: Goal, context: LocateContext): Stretch[] {
  const lines = context.source.filledView().ids;
  const slack = Math.max(1, Math.floor(ids.length * lengthTolerance));
  const limit = Math.min(lines.length, first + ids.length + slack);
  spend(context.budget, limit - first);
  const found: Stretch[] = [];
  let equal = 0;
  for (let at = first; at < limit; at += 1) {
    if (known.has(lines[at] ?? -1)) equal += 1;
    const isEnd = at + 1 - first >= ids.length - slack && lines[at] === ids.at(-1);
    if (isEnd && equal >= ids.length * leastEqualLines) found.push({ first, end: at + 1 });
  }
  return found;
}

function findStretches(goal: Goal, context: LocateContext): Stretch[] {
  const lines = context.source.filledView().ids;
  const [anchor = -1] = goal.ids;
  const found: Stretch[] = [];
  spend(context.budget, lines.length);
  for (let at = lines.indexOf(anchor); at >= 0; at = lines.indexOf(anchor, at + 1)) {
    found.push(...stretchesAt(at, goal, context));
    if (found.length > diffLimits.maxCandidates) break;
  }
  return found;
}

function compare(
  { first, end }: Stretch,
  goal: Goal,
  { source, budget }: LocateContext,
): Candidate {
  const { ids, lineNumbers = new Int32Array() } = source.filledView();
  const lines = [...lineNumbers.subarray(first, end)];
  const text = lines.map((line) => source.lines[line] ?? '');
  spend(budget, text.join('').length * 2);
  const leftOut = lines.length - goal.ids.length;
  const mayLeaveOut = leftOut > 0 && goal.words.length >= fewestWords;
  const holdsAll = mayLeaveOut && isSubsequence(goal.ids, ids.subarray(first, end));
  const similarity = diceSimilarity(goal.words, text.flatMap(wordsOf));
  return {
    region: { kind: 'lines', first: lines.at(0) ?? 0, end: (lines.at(-1) ?? 0) + 1 },
    similarity: holdsAll ? Math.max(similarity, 1 - leftOut * leftOutPenalty) : similarity,
    excess: Math.abs(leftOut),
  };
}

function isVariant(worse: Candidate, better: Candidate): boolean {
  const isSamePlace =
    worse.region.first === better.region.first || worse.region.end === better.region.end;
  const isWorse = better.similarity > worse.similarity || better.excess < worse.excess;
  return isSamePlace && isWorse;
}

/** The candidates that are places of their own, best first: of those with a common edge the best stays. */
function distinctPlaces(candidates: readonly Candidate[]): Candidate[] {
  const ordered = candidates.toSorted((a, b) => b.similarity - a.similarity || a.excess - b.excess);
  const kept: Candidate[] = [];
  for (const candidate of ordered) {
    if (!kept.some((better) => isVariant(candidate, better))) kept.push(candidate);
  }
  return kept;
}

function isSettled([best, next]: readonly Candidate[]): boolean {
  return best !== undefined && (!next || best.similarity - next.similarity >= leastMargin);
}

/**
 * Lines that begin and end as SEARCH does and share nine words in ten with it, or hold all its lines
 * with a few more between them, provided that no other place comes near. Two places come back when
 * the best is not clearly ahead.
 */
export function locateFuzzy(search: readonly string[], context: LocateContext): LineRegion[] {
  const filled = search.filter((line) => line.trim() !== '');
  if (filled.length < fewestLines || filled.some(isElision)) return [];
  const view = context.source.filledView();
  const ids = filled.map((line) => view.idOf(line) ?? -1);
  if (ids.at(0) === -1 || ids.at(-1) === -1) return [];
  const goal: Goal = { ids, known: new Set(ids), words: filled.flatMap(wordsOf) };
  const near = findStretches(goal, context)
    .map((stretch) => compare(stretch, goal, context))
    .filter(({ similarity }) => similarity >= leastSimilarity - leastMargin);
  const places = distinctPlaces(near);
  if ((places[0]?.similarity ?? 0) < leastSimilarity) return [];
  return places.slice(0, isSettled(places) ? 1 : 2).map(({ region }) => region);
}
