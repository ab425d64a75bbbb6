/**
 * Items `aStart` to `aEnd` of one sequence correspond to items `bStart` to `bEnd` of the other; ends are
 * exclusive.
 */
export interface DifferingRun {
  aStart: number;
  aEnd: number;
  bStart: number;
  bEnd: number;
}

/**
 * The furthest position in `a` on each diagonal, as it was before each round; diagonals from -round to round.
 */
interface Search {
  a: Int32Array;
  b: Int32Array;
  rounds: Int32Array[];
}

/**
 * Where two sequences of numbers differ, with the fewest items removed and added (Myers, 1986). Its time
 * grows with the length and the square of that number; null when it would be more than `most`.
 */
export function differingRuns(a: Int32Array, b: Int32Array, most: number): DifferingRun[] | null {
  const search: Search = { a, b, rounds: [] };
  const offset = most + 1;
  const furthest = new Int32Array(2 * offset + 1);
  for (let round = 0; round <= most; round += 1) {
    search.rounds.push(furthest.slice(offset - round - 1, offset + round + 2));
    for (let diagonal = -round; diagonal <= round; diagonal += 2) {
      const at = offset + diagonal;
      const [left, right] = [furthest[at - 1] ?? 0, furthest[at + 1] ?? 0];
      const adds = diagonal === -round || (diagonal !== round && left < right);
      const reached = follow(search, adds ? right : left + 1, diagonal);
      furthest[at] = reached;
      if (reached >= a.length && reached - diagonal >= b.length) return walkBack(search);
    }
  }
  return null;
}

/** Moves forward along equal items and returns the position in `a`. */
function follow({ a, b }: Search, from: number, diagonal: number): number {
  let at = from;
  while (at < a.length && at - diagonal < b.length && a[at] === b[at - diagonal]) at += 1;
  return at;
}

function walkBack({ a, b, rounds }: Search): DifferingRun[] {
  const runs: DifferingRun[] = [];
  let [x, y] = [a.length, b.length];
  for (let round = rounds.length - 1; round > 0; round -= 1) {
    const furthest = rounds[round] ?? new Int32Array();
    const middle = round + 1;
    const diagonal = x - y;
    const [left, right] = [furthest[middle + diagonal - 1], furthest[middle + diagonal + 1]];
    const adds = diagonal === -round || (diagonal !== round && (left ?? 0) < (right ?? 0));
    const fromX = (adds ? right : left) ?? 0;
    const fromY = fromX - (adds ? diagonal + 1 : diagonal - 1);
    addRun(runs, {
      aStart: fromX,
      aEnd: adds ? fromX : fromX + 1,
      bStart: fromY,
      bEnd: adds ? fromY + 1 : fromY,
    });
    [x, y] = [fromX, fromY];
  }
  return runs.toReversed();
}

/** Runs arrive from last to first. A run that touches the one after it is merged with it. */
function addRun(runs: DifferingRun[], run: DifferingRun): void {
  const behind = runs.at(-1);
  const touches = behind && behind.aStart === run.aEnd && behind.bStart === run.bEnd;
  if (touches) {
    behind.aStart = run.aStart;
    behind.bStart = run.bStart;
  } else runs.push(run);
}
