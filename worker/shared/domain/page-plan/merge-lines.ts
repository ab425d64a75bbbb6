import { differingRuns, type DifferingRun } from '../edit-history/differing-runs.ts';

/** Pieces that differ in more lines than this are not merged. */
const MOST_CHANGES = 600;

interface Hunk extends DifferingRun {
  side: 'one' | 'other';
}

/** Both changes of a text, line by line; undefined where they touch the same lines. */
export function mergeLines(base: string, one: string, other: string): string | undefined {
  const [from, left, right] = [base, one, other].map((text) => text.split(/(?<=\n)/));
  if (!from || !left || !right) return undefined;
  const numbers = numberLines([from, left, right]);
  const [a, b, c] = numbers;
  const runs = a &&
    b &&
    c && [differingRuns(a, b, MOST_CHANGES), differingRuns(a, c, MOST_CHANGES)];
  const [ones, others] = runs ?? [];
  if (!ones || !others) return undefined;
  const hunks: Hunk[] = [
    ...ones.map((run): Hunk => ({ ...run, side: 'one' })),
    ...others.map((run): Hunk => ({ ...run, side: 'other' })),
  ].sort((x, y) => x.aStart - y.aStart || x.aEnd - y.aEnd);
  const merged: string[] = [];
  let at = 0;
  let last: Hunk | undefined;
  for (const hunk of hunks) {
    if (last && last.side !== hunk.side && hunk.aStart <= last.aEnd) return undefined;
    merged.push(...from.slice(at, hunk.aStart));
    merged.push(...(hunk.side === 'one' ? left : right).slice(hunk.bStart, hunk.bEnd));
    at = Math.max(at, hunk.aEnd);
    last = hunk;
  }
  return [...merged, ...from.slice(at)].join('');
}

function numberLines(texts: readonly (readonly string[])[]): Int32Array[] {
  const known = new Map<string, number>();
  return texts.map((lines) =>
    Int32Array.from(lines, (line) => {
      const number = known.get(line) ?? known.size;
      known.set(line, number);
      return number;
    }),
  );
}
