/**
 * Work that may still be done, in characters, lines, tokens or elements looked at. A counter instead of a clock
 * keeps the result deterministic.
 */
export interface WorkBudget {
  left: number;
}

/** A text asks for more work than its reader does for one. The API answers with 422 `request.too-complex`. */
export class WorkBudgetSpent extends Error {}

export function createBudget(units: number): WorkBudget {
  return { left: units };
}

/** Takes `units` from the budget; ends the enclosing `withinBudget` when they are not there. */
export function spend(budget: WorkBudget, units: number): void {
  if (units > budget.left) throw new WorkBudgetSpent();
  budget.left -= units;
}

/** Runs `work`; answers `whenSpent` when it asked for more than the budget holds. */
export function withinBudget<Result, Spent>(work: () => Result, whenSpent: Spent): Result | Spent {
  try {
    return work();
  } catch (error) {
    if (error instanceof WorkBudgetSpent) return whenSpent;
    throw error;
  }
}
