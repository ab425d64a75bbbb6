import { makeCase, type EditCase } from './edit-cases.ts';
import { judgeCase, type Verdict } from './judge.ts';
import { mutations, type MutationName } from './mutations.ts';
import { createRandom } from './random.ts';

export type Tally = Record<Verdict, number>;

export interface Measurement {
  total: Tally;
  byMutation: Record<MutationName, Tally>;
  misapplied: EditCase[];
}

function emptyTally(): Tally {
  return { exact: 0, equivalent: 0, misapplied: 0, refused: 0 };
}

const names = Object.keys(mutations) as MutationName[];
const drawsPerCase = 400;

/** Draws edits of a page until each mutation has been tried `perMutation` times, or cannot be. */
function* drawCases(page: string, perMutation: number, seed: number): Generator<EditCase> {
  const random = createRandom(seed);
  for (const mutation of names) {
    let left = perMutation;
    for (let draw = 0; left > 0 && draw < perMutation * drawsPerCase; draw += 1) {
      const editCase = makeCase(page, mutation, random);
      if (!editCase) continue;
      left -= 1;
      yield editCase;
    }
  }
}

/** Applies mutated edits of each page and counts how they end. Deterministic for a seed. */
export function measurePages(
  pages: readonly string[],
  perMutation: number,
  seed: number,
): Measurement {
  const byMutation = Object.fromEntries(names.map((name) => [name, emptyTally()])) as Record<
    MutationName,
    Tally
  >;
  const measurement: Measurement = { total: emptyTally(), byMutation, misapplied: [] };
  for (const [index, page] of pages.entries()) {
    for (const editCase of drawCases(page, perMutation, seed + index)) {
      const verdict = judgeCase(editCase);
      measurement.total[verdict] += 1;
      measurement.byMutation[editCase.mutation][verdict] += 1;
      if (verdict === 'misapplied') measurement.misapplied.push(editCase);
    }
  }
  return measurement;
}
