import { commonEnds } from '#domain/text/common-ends.ts';

export interface TextDifference {
  from: number;
  to: number;
  insert: string;
}

/** The smallest single replacement that turns one text into the other; null when they are equal. */
export function differenceBetween(before: string, after: string): TextDifference | null {
  if (before === after) return null;
  const { head, tail } = commonEnds(before, after);
  return {
    from: head,
    to: before.length - tail,
    insert: after.slice(head, after.length - tail),
  };
}
