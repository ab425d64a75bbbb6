/** Work that stops between its steps. Whoever runs it decides what happens meanwhile. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps one after the other. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
