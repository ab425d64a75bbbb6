/**
 * What asynchronous work makes of all items, in their order, with at most `most` of them in work at once. Rejects with
 * the first failure.
 */
export async function mapAtMost<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function workOff(): Promise<void> {
    for (const [at, item] of waiting) results[at] = await work(item);
  }
  await Promise.all(Array.from({ length: most }, workOff));
  return results;
}
