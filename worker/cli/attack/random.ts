/** Random choices that a seed repeats. */
export interface Dice {
  below: (limit: number) => number;
  /** Throws without choices. */
  pick: <T>(choices: readonly T[]) => T;
  chance: (probability: number) => boolean;
}

/** mulberry32. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(choices) {
      const [choice] = choices.slice(below(choices.length));
      if (choice === undefined) throw new Error('There is nothing to pick from.');
      return choice;
    },
    chance: (probability) => next() < probability,
  };
}
