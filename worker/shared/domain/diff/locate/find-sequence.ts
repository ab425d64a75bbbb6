import { diffLimits } from '../limits.ts';
import { spend, type WorkBudget } from '#domain/text/work-budget.ts';

/** The Knuth–Morris–Pratt table: for each position, how much of the pattern is still matched after a miss. */
function buildFallbacks(pattern: ArrayLike<number>): Int32Array {
  const fallbacks = new Int32Array(pattern.length);
  let matched = 0;
  for (let index = 1; index < pattern.length; index += 1) {
    while (matched > 0 && pattern[index] !== pattern[matched])
      matched = fallbacks[matched - 1] ?? 0;
    if (pattern[index] === pattern[matched]) matched += 1;
    fallbacks[index] = matched;
  }
  return fallbacks;
}

/** Start positions of `pattern` in `ids`, overlapping ones too, at most `maxCandidates`; linear time. */
export function findSequence(
  ids: Int32Array,
  pattern: ArrayLike<number>,
  budget: WorkBudget,
): number[] {
  const found: number[] = [];
  if (pattern.length === 0 || pattern.length > ids.length) return found;
  spend(budget, 2 * (ids.length + pattern.length));
  const fallbacks = buildFallbacks(pattern);
  let matched = 0;
  for (let index = 0; index < ids.length && found.length < diffLimits.maxCandidates; index += 1) {
    while (matched > 0 && ids[index] !== pattern[matched]) matched = fallbacks[matched - 1] ?? 0;
    if (ids[index] === pattern[matched]) matched += 1;
    if (matched < pattern.length) continue;
    found.push(index - matched + 1);
    matched = fallbacks[matched - 1] ?? 0;
  }
  return found;
}
