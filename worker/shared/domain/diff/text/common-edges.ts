/** How many items two sequences share at their beginning and, apart from those, at their end. */
export function commonEdges<Item>(
  a: ArrayLike<Item>,
  b: ArrayLike<Item>,
): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return { head, tail };
}
