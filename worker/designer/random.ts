/** A deterministic source of choices. Same seed, same sequence. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** Another sequence that depends on this one and takes nothing from it. */
  fork(name: string): Random;
}

/** FNV-1a over UTF-16 code units: 32 bits, for seeds only. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32, fed with any number of seed parts. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  let state = hashText(parts.join('\u0001'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffle: (items) => {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1));
        const [left, right] = [copy[index], copy[other]];
        if (left !== undefined && right !== undefined) {
          copy[index] = right;
          copy[other] = left;
        }
      }
      return copy;
    },
    fork: (name) => createRandom(state, name),
  };
}
