import { pagePlanSchema } from '#contract/page-plan.ts';
import { findLostFacts, shownTexts } from '#domain/page-plan/lost-facts.ts';
import { repairPlan, toPlainTexts, type PlanIssue } from '#domain/page-plan/repair-plan.ts';
import { withKnownPlates } from '#domain/page-plan/plates.ts';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { takeOutInventions } from '#domain/page-plan/take-out-inventions.ts';
import { writeCurrency } from '#domain/page-plan/write-currency.ts';

/** A plan that can be drawn and says nothing that its brief does not say. */
export interface ReadPlan {
  kind: 'plan';
  plan: PagePlan;
  /** Clauses of the brief that are nowhere on the page. */
  lost: string[];
}

export type PlanReading = ReadPlan | { kind: 'faulty'; faults: string[] };

/** What a plan need not say: an empty list is as good as none. */
const DEFAULTS = { version: 1, facts: [], look: {}, pictures: [], missing: [], notDone: [] };
const MOST_PASSES = 4;
const MOST_FAULTS = 8;

/** Reads a model's plan, mends what has one sensible mending, and checks its facts against the brief. */
export function readPlan(json: string, brief: string): PlanReading {
  const value = parseJson(json);
  if (value === undefined) return { kind: 'faulty', faults: ['It is not valid JSON.'] };
  const draft = { ...DEFAULTS, ...value };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = pagePlanSchema.safeParse(draft);
    if (result.success) return check(result.data, brief);
    const issues = result.error.issues.map(toIssue);
    if (!repairPlan(draft, issues)) return { kind: 'faulty', faults: describe(issues) };
  }
  return { kind: 'faulty', faults: ['Too much of it does not follow the description.'] };
}

function parseJson(json: string): Record<string, unknown> | undefined {
  try {
    const value = toPlainTexts(JSON.parse(json));
    const isPlan = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isPlan ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function check(parsed: PagePlan, brief: string): PlanReading {
  const plan = withKnownPlates(writeCurrency(takeOutInventions(parsed, brief).plan, brief));
  if (plan.sections.length === 0) {
    return { kind: 'faulty', faults: ['Its sections hold nothing that the request says.'] };
  }
  return { kind: 'plan', plan, lost: findLostFacts(shownTexts(plan).join('\n'), brief) };
}

function toIssue(issue: {
  path: PropertyKey[];
  code?: string;
  maximum?: number | bigint;
  keys?: string[];
}): PlanIssue {
  return {
    path: issue.path,
    code: issue.code ?? '',
    ...(issue.maximum !== undefined && { maximum: Number(issue.maximum) }),
    ...(issue.keys !== undefined && { keys: issue.keys }),
  };
}

function describe(issues: readonly PlanIssue[]): string[] {
  const faults = issues.map(({ path, code }) => `${path.map(String).join('.') || 'plan'}: ${code}`);
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}
