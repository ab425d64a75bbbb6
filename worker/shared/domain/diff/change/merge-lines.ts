import type { BlockReading } from '../diff-types.ts';
import type { WorkBudget } from '#domain/text/work-budget.ts';
import { foldText } from '../text/fold-text.ts';
import { createReindenter, indentOf, type IndentPair } from '../text/indentation.ts';
import { alignLines, areAlike, pairGaps, type Alignment } from './align-lines.ts';

interface Texts {
  reading: BlockReading;
  found: readonly string[];
  inFound: Alignment;
  inReplace: Alignment;
}

/** Two SEARCH lines that all texts share, and what they enclose; -1 and the line count are the ends. */
type Gap = readonly [before: number, after: number];

/** What lies in a gap: the block's lines, the document's, and the ones meant to take their place. */
interface Segment {
  search: readonly string[];
  found: readonly string[];
  replace: readonly string[];
  /** For each SEARCH line its place among the found lines of the segment, or -1. */
  partners: readonly number[];
  neighbours: readonly IndentPair[];
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

function isUnchanged({ search, replace }: Segment): boolean {
  return search.length === replace.length && search.every((line, at) => line === replace[at]);
}

function toPair(from: string | undefined, to: string | undefined): IndentPair[] {
  if (from === undefined || to === undefined || isBlank(from) || isBlank(to)) return [];
  return [{ from: indentOf(from), to: indentOf(to) }];
}

function reindentSegment({ search, found, replace, partners, neighbours }: Segment): string[] {
  const pairs = search.map((line, at) => toPair(line, found[partners[at] ?? -1]));
  const reindent = createReindenter([...pairs.flat(), ...neighbours]);
  const isSameHeight = search.length === replace.length;
  return replace.map((written, at) => {
    const line = written.replace(/\r$/, '');
    const own = isSameHeight ? (pairs[at] ?? []) : [];
    return own.some(({ from }) => from === indentOf(line))
      ? createReindenter(own)(line)
      : reindent(line);
  });
}

/** True when REPLACE rewrites SEARCH line by line, or removes its lines: then it is clear what stays. */
function isLineByLine({ search, replace, partners }: Segment): boolean {
  if (search.length === 0 || partners.includes(-1)) return false;
  if (replace.length === 0) return true;
  return (
    replace.length === search.length &&
    search.every((line, at) => areAlike(line.trim(), replace[at]?.trim() ?? ''))
  );
}

/**
 * What SEARCH left out stays where it is. Undefined when it is more than blank lines and the change
 * is not line by line: replacing would lose it unseen.
 */
function mergeSegment(segment: Segment): readonly string[] | undefined {
  const { found, partners } = segment;
  if (isUnchanged(segment)) return found;
  const lines = reindentSegment(segment);
  const isLeftOut = (at: number) => !partners.includes(at);
  if (isLineByLine(segment)) {
    return found.flatMap((line, at) =>
      isLeftOut(at) ? line : (lines[partners.indexOf(at)] ?? []),
    );
  }
  if (found.some((line, at) => isLeftOut(at) && !isBlank(line))) return undefined;
  const placed = partners.filter((at) => at >= 0);
  const blanksBefore = found.slice(0, placed.at(0) ?? 0);
  const blanksAfter = found.slice((placed.at(-1) ?? -1) + 1);
  return [...blanksBefore, ...lines, ...blanksAfter];
}

/**
 * True when a line without a counterpart equals one on the other side: then it cannot be told which
 * of several equal lines is missing, nor on which side of it a change belongs.
 */
function isGapUncertain(search: readonly string[], found: readonly string[], inFound: Alignment) {
  const partners = new Set(inFound);
  const isLoose = (line: string, isPaired: boolean, others: readonly string[]) =>
    !isPaired && line !== '' && others.includes(line);
  return (
    found.some((line, at) => isLoose(line, partners.has(at), search)) ||
    search.some((line, at) => isLoose(line, inFound[at] !== -1, found))
  );
}

/** SEARCH lines that stand both in the document and, unchanged, in REPLACE; then the end of SEARCH. */
function findStable(inFound: Alignment, inReplace: Alignment): number[] {
  const isStable = (at: number) => (inFound[at] ?? -1) >= 0 && (inReplace[at] ?? -1) >= 0;
  return [...[...inFound.keys()].filter(isStable), inFound.length];
}

/** The lines of a text between the counterparts of two SEARCH lines. */
function between(
  lines: readonly string[],
  partners: Alignment,
  [before, after]: Gap,
): readonly string[] {
  const from = before < 0 ? 0 : (partners[before] ?? 0) + 1;
  return lines.slice(from, partners[after] ?? lines.length);
}

function readSegment(gap: Gap, texts: Texts): Segment {
  const { reading, found, inFound, inReplace } = texts;
  const [before, after] = gap;
  const pairAt = (at: number) => toPair(reading.search[at], found[inFound[at] ?? -1]);
  const foundFrom = before < 0 ? 0 : (inFound[before] ?? 0) + 1;
  const partners = inFound.slice(before + 1, after);
  return {
    search: reading.search.slice(before + 1, after),
    found: between(found, inFound, gap),
    replace: between(reading.replace, inReplace, gap),
    partners: [...partners].map((partner) => (partner < 0 ? -1 : partner - foundFrom)),
    neighbours: [before, after, ...reading.search.keys()].flatMap(pairAt),
  };
}

/**
 * Carries what a block changes over to the lines it was found at, where those differ from SEARCH in
 * space, typography or single lines. Lines the block leaves alone keep the document's bytes; new
 * ones take its indentation. Undefined when the change and the difference cannot be told apart.
 */
export function mergeLines(
  found: readonly string[],
  reading: BlockReading,
  budget: WorkBudget,
): string[] | undefined {
  const foldedSearch = reading.search.map(foldText);
  const foldedFound = found.map(foldText);
  const inFound = pairGaps(
    alignLines(foldedSearch, foldedFound, budget),
    foldedSearch,
    foldedFound,
  );
  if (isGapUncertain(foldedSearch, foldedFound, inFound)) return undefined;
  const inReplace = alignLines(reading.search, reading.replace, budget);
  const stable = findStable(inFound, inReplace);
  const merged: string[] = [];
  for (const [nth, after] of stable.entries()) {
    const gap: Gap = [stable[nth - 1] ?? -1, after];
    const lines = mergeSegment(readSegment(gap, { reading, found, inFound, inReplace }));
    if (!lines) return undefined;
    merged.push(...lines, ...found.slice(inFound[after] ?? found.length).slice(0, 1));
  }
  return merged;
}
