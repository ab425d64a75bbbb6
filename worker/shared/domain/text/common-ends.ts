/**
 * How many UTF-16 units two texts share at their beginning and, apart from those, at their end. A character
 * of two units is shared whole or not at all.
 */
export function commonEnds(before: string, after: string): { head: number; tail: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  if (head > 0 && isHighHalf(before.charCodeAt(head - 1))) head -= 1;
  const rest = shorter - head;
  let tail = 0;
  while (
    tail < rest &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  if (tail > 0 && isLowHalf(before.charCodeAt(before.length - tail))) tail -= 1;
  return { head, tail };
}

function isHighHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
