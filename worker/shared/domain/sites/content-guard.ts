/** Lengths in characters; `keptShare` is the part of a page that an edit must leave. */
const LIMITS = { fragment: 50, guarded: 1_000, keptShare: 0.5 } as const;

/**
 * What to think of a page's new text: `suspect` has lost more than half of a page of over 1,000 characters,
 * `fragment` is short and no document.
 */
export type UpdateVerdict = 'accepted' | 'unchanged' | 'empty' | 'fragment' | 'suspect';

/** Judges an edit of a page by hand against the text that is kept (SAVE-4). */
export function judgeUpdate(kept: string, next: string): UpdateVerdict {
  if (next.trim() === '') return 'empty';
  if (next.length < LIMITS.fragment && !/<!doctype|<html[\s>]/i.test(next)) return 'fragment';
  if (next === kept) return 'unchanged';
  const isGuarded = kept.length > LIMITS.guarded;
  if (isGuarded && next.length < kept.length * LIMITS.keptShare) return 'suspect';
  return 'accepted';
}
