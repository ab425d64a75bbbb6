/** Work that stops between its steps. Whoever runs it decides what happens meanwhile. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps one after the other. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** What the work makes of all items, in their order. Stops after every `atOnce` of them. */
export function* flatMapSteps<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => readonly Made[],
  atOnce: number,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % atOnce === 0) yield;
    for (const one of work(item)) made.push(one);
  }
  return made;
}
