import type { Stage } from './stage.ts';

/** One attack. It succeeds for us when what `run` answers is `expected`. */
export interface Attack {
  name: string;
  expected: string;
  run: (stage: Stage) => Promise<string>;
}

/** What was refused and what was not, as one line: `0 of 12`, or the first that got through. */
export function countOf(bad: readonly string[], all: number): string {
  const [first] = bad;
  return first === undefined ? `0 of ${all}` : `${bad.length} of ${all}: ${first}`;
}

/** Why a request got no answer; Node hides it in the error's cause. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Plays the attacks one after the other, prints a line for each, and answers how many failed. */
export async function play(attacks: readonly Attack[], stage: Stage): Promise<number> {
  let failed = 0;
  for (const { name, expected, run } of attacks) {
    const got = await run(stage).catch((error: unknown) => `stopped: ${describeFailure(error)}`);
    const isHeld = got === expected;
    if (!isHeld) failed += 1;
    const outcome = isHeld ? `got ${got}` : `expected ${expected}, got ${got}`;
    console.log(`${isHeld ? 'ok    ' : 'FAILED'}  ${name} — ${outcome}`);
  }
  return failed;
}
