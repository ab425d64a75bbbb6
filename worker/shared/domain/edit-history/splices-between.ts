import { commonEnds } from '#domain/text/common-ends.ts';
import type { Splice } from '#domain/text/splices.ts';
import { differingRuns } from './differing-runs.ts';

const LIMITS = {
  /** A difference whose shorter side is below this length becomes one splice. UTF-16 units. */
  wholeCharacters: 200,
  /** The maximum number of lines removed and added. Texts that differ more become one splice. */
  lines: 1_000,
  /** If lines are longer than this on average, the text is split after each tag instead. UTF-16 units. */
  lineCharacters: 400,
} as const;

/**
 * Splices that turn one text into another: one for everything between the shared start and end, or several when
 * most lines in between are equal. Takes linear time when few lines differ.
 */
export function splicesBetween(before: string, after: string): Splice[] {
  if (before === after) return [];
  const { head, tail } = commonEnds(before, after);
  const [from, to] = [
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ];
  const whole = [{ start: head, end: head + from.length, replacement: to }];
  if (Math.min(from.length, to.length) < LIMITS.wholeCharacters) return whole;
  return spliceLines(from, to, head) ?? whole;
}

function spliceLines(from: string, to: string, shift: number): Splice[] | null {
  const known = new Map<string, number>();
  const isDense = from.length > startsBehind(from, '\n').length * LIMITS.lineCharacters;
  const mark = isDense ? '>' : '\n';
  const [a, b] = [cutLines(from, mark, known), cutLines(to, mark, known)];
  const runs = differingRuns(a.ids, b.ids, LIMITS.lines);
  if (runs === null) return null;
  return runs.map(({ aStart, aEnd, bStart, bEnd }) => {
    const start = a.starts[aStart] ?? from.length;
    const removed = from.slice(start, a.starts[aEnd] ?? from.length);
    const inserted = to.slice(b.starts[bStart] ?? to.length, b.starts[bEnd] ?? to.length);
    const { head, tail } = commonEnds(removed, inserted);
    return {
      start: shift + start + head,
      end: shift + start + removed.length - tail,
      replacement: inserted.slice(head, inserted.length - tail),
    };
  });
}

interface CutLines {
  /** Equal lines get equal numbers as long as the same `known` is used. */
  ids: Int32Array;
  starts: number[];
}

function cutLines(text: string, mark: string, known: Map<string, number>): CutLines {
  const starts = startsBehind(text, mark);
  const ids = new Int32Array(starts.length);
  for (let at = 0; at < starts.length; at += 1) {
    const line = text.slice(starts[at], starts[at + 1]);
    const id = known.get(line) ?? known.size;
    if (id === known.size) known.set(line, id);
    ids[at] = id;
  }
  return { ids, starts };
}

function startsBehind(text: string, mark: string): number[] {
  const starts = [0];
  let at = text.indexOf(mark) + 1;
  while (at > 0 && at < text.length) {
    starts.push(at);
    at = text.indexOf(mark, at) + 1;
  }
  return starts;
}
