import { differingRuns, type DifferingRun } from '../edit-history/differing-runs.ts';
import { splicesBetween } from '../edit-history/splices-between.ts';
import type { Splice } from '../text/splices.ts';

const TAGS_AND_TEXTS = /<[^<>]*>|[^<]+|</g;
/** Tags and texts that differ; pages that differ in more are compared by their lines. */
const MOST_DIFFERENCES = 2_000;

/**
 * Splices that turn one page into another, cut at tags: each takes whole tags and texts. In proportion to the
 * pages where few of them differ.
 */
export function splicesAtTags(before: string, after: string): Splice[] {
  const known = new Map<string, number>();
  const [a, b] = [cutAtTags(before, known), cutAtTags(after, known)];
  const runs = differingRuns(a.ids, b.ids, MOST_DIFFERENCES);
  if (runs === null) return splicesBetween(before, after);
  return runs.map((found, position) => {
    const free = found.aStart - (runs[position - 1]?.aEnd ?? 0);
    const { aStart, aEnd, bStart, bEnd } = atElement(found, { a, b, free });
    return {
      start: a.starts[aStart] ?? before.length,
      end: a.starts[aEnd] ?? before.length,
      replacement: after.slice(b.starts[bStart] ?? after.length, b.starts[bEnd] ?? after.length),
    };
  });
}

/** `x</p><p>` between `<p>` and `y</p>` is told as `<p>x</p>`: an element that came or went as a whole; `free` tokens before it are the same. */
function atElement(
  run: DifferingRun,
  { a, b, free }: { a: CutPage; b: CutPage; free: number },
): DifferingRun {
  const isRemoved = run.bStart === run.bEnd;
  if (!isRemoved && run.aStart < run.aEnd) return run;
  const { ids, opens } = isRemoved ? a : b;
  const [start, end] = isRemoved ? [run.aStart, run.aEnd] : [run.bStart, run.bEnd];
  const most = Math.min(end - start, free);
  let by = 0;
  while (by < most && !opens[start - by] && ids[start - by - 1] === ids[end - by - 1]) by += 1;
  if (!opens[start - by]) return run;
  const { aStart, aEnd, bStart, bEnd } = run;
  return { aStart: aStart - by, aEnd: aEnd - by, bStart: bStart - by, bEnd: bEnd - by };
}

interface CutPage {
  /** Equal numbers, equal tags and texts. */
  ids: Int32Array;
  starts: number[];
  /** Which of them are start tags. */
  opens: boolean[];
}

function cutAtTags(html: string, known: Map<string, number>): CutPage {
  const ids: number[] = [];
  const starts: number[] = [];
  const opens: boolean[] = [];
  for (const { 0: piece, index } of html.matchAll(TAGS_AND_TEXTS)) {
    const id = known.get(piece) ?? known.size;
    known.set(piece, id);
    ids.push(id);
    starts.push(index);
    opens.push(/^<[a-z]/i.test(piece));
  }
  return { ids: Int32Array.from(ids), starts, opens };
}
