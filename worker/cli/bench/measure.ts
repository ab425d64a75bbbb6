interface Load {
  count: number;
  atOnce: number;
}

/** The duration of each piece of work, in the order in which they ended, and the total. */
export interface Measurement {
  durationsMs: number[];
  elapsedMs: number;
}

/** Sends `count` requests, `atOnce` at a time, and reads their bodies. */
export async function measure(
  work: (index: number) => Promise<Response>,
  { count, atOnce }: Load,
): Promise<Measurement> {
  const durationsMs: number[] = [];
  const startedAt = performance.now();
  let begun = 0;
  async function drain(): Promise<void> {
    while (begun < count) {
      const askedAt = performance.now();
      const response = await work(begun++);
      await response.arrayBuffer();
      durationsMs.push(performance.now() - askedAt);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drain));
  return { durationsMs, elapsedMs: performance.now() - startedAt };
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
