/** The index `step` places on in a ring of `count` entries; both ends wrap around. */
export function nextIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}
