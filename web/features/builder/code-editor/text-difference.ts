export interface TextDifference {
  from: number;
  to: number;
  insert: string;
}

/** The smallest single replacement that turns one text into the other; null when they are equal. */
export function differenceBetween(before: string, after: string): TextDifference | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let end = 0;
  const rest = shorter - from;
  while (
    end < rest &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
