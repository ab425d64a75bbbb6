import type { Splice } from '#domain/text/splices.ts';

/**
 * Splices of a text for the text after other splices. Those whose place the others change are left out. Both lists
 * are in text order.
 */
export function moveSplices(splices: readonly Splice[], others: readonly Splice[]): Splice[] {
  let next = 0;
  let shift = 0;
  return splices.flatMap(({ start, end, replacement }) => {
    for (let other = others[next]; other !== undefined && other.end <= start;) {
      shift += other.replacement.length - (other.end - other.start);
      next += 1;
      other = others[next];
    }
    const isChanged = (others[next]?.start ?? Infinity) < end;
    return isChanged ? [] : [{ start: start + shift, end: end + shift, replacement }];
  });
}
