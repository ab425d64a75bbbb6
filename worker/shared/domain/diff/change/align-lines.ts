import { diffLimits } from '../limits.ts';
import { spend, type WorkBudget } from '#domain/text/work-budget.ts';
import { commonEdges } from '../text/common-edges.ts';

/** For each line of one text its counterpart in another, or -1; counterparts are in order. */
export type Alignment = Int32Array;

/** Lengths of the longest common subsequences of all tails of `a` and `b`, row by row. */
function measureTails(a: readonly string[], b: readonly string[]): Int32Array {
  const width = b.length + 1;
  const lengths = new Int32Array((a.length + 1) * width);
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const skip = Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
      lengths[at] = a[row] === b[column] ? (lengths[at + width + 1] ?? 0) + 1 : skip;
    }
  }
  return lengths;
}

/** Pairs the equal lines of two texts by a longest common subsequence; of very long ones the edges only. */
export function alignLines(
  a: readonly string[],
  b: readonly string[],
  budget: WorkBudget,
): Alignment {
  const partners = new Int32Array(a.length).fill(-1);
  const { head, tail } = commonEdges(a, b);
  for (let at = 0; at < head; at += 1) partners[at] = at;
  for (let at = 1; at <= tail; at += 1) partners[a.length - at] = b.length - at;
  const [middleA, middleB] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const cells = middleA.length * middleB.length;
  if (cells > diffLimits.maxAlignmentCells) return partners;
  spend(budget, cells);
  const lengths = measureTails(middleA, middleB);
  const width = middleB.length + 1;
  let [row, column] = [0, 0];
  while (row < middleA.length && column < middleB.length) {
    const at = row * width + column;
    if (middleA[row] === middleB[column]) {
      partners[head + row] = head + column;
      row += 1;
      column += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return partners;
}

const leastLikeness = 0.5;

/** True for lines that differ in one stretch at most as long as what they share, as after a typing error. */
export function areAlike(a: string, b: string): boolean {
  const { head, tail } = commonEdges(a, b);
  return head + tail >= Math.max(a.length, b.length) * leastLikeness;
}

/** Also pairs the lines between two pairs, one by one, where both texts have as many and they are alike. */
export function pairGaps(
  partners: Alignment,
  a: readonly string[],
  b: readonly string[],
): Alignment {
  const paired = partners.slice();
  let [fromA, fromB] = [0, 0];
  for (let toA = 0; toA <= partners.length; toA += 1) {
    const toB = toA === partners.length ? b.length : (partners[toA] ?? -1);
    if (toB < 0) continue;
    const height = toB - fromB === toA - fromA ? toA - fromA : 0;
    for (let gap = 0; gap < height; gap += 1) {
      const isPair = areAlike(a[fromA + gap] ?? '', b[fromB + gap] ?? '');
      if (isPair) paired[fromA + gap] = fromB + gap;
    }
    [fromA, fromB] = [toA + 1, toB + 1];
  }
  return paired;
}
