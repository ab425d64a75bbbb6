import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { pagePlanSchema } from '#contract/page-plan.ts';
import { FACT_KINDS } from '#domain/page-plan/plan-types.ts';
import { TEMPLATE_CATEGORIES } from '#domain/templates/template.ts';
import type { TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { ROOT } from '../settings.ts';

const FOLDER = join(ROOT, 'worker/designer/gallery/plans');

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** A plan without what is the same in every template: no brief stands behind its facts, and nothing is missing. */
const planFile = z.extend(z.omit(pagePlanSchema, { version: true, missing: true, notDone: true }), {
  facts: z.array(z.strictObject({ kind: z.enum(FACT_KINDS), value: text(400) })),
});

const templateFile = z.strictObject({
  title: text(60),
  description: text(160),
  category: z.enum(TEMPLATE_CATEGORIES),
  trade: text(40),
  tags: z.array(text(40)).check(z.minLength(3), z.maxLength(8)),
  seed: z.exactOptional(z.int()),
  words: z.exactOptional(z.array(text(40))),
  plan: planFile,
});

/** Every template of `worker/designer/gallery/plans`, by file name. Throws an error that names the file and what is wrong in it. */
export function readTemplates(folder = FOLDER): TemplatePlan[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((name) => readTemplate(join(folder, name)));
}

/** The template in a file. */
export function readTemplate(path: string): TemplatePlan {
  const result = templateFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${basename(path)}: ${z.prettifyError(result.error)}`);
  const { plan, ...template } = result.data;
  const facts = plan.facts.map((fact) => ({ ...fact, from: fact.value }));
  return {
    slug: basename(path, '.json'),
    ...template,
    plan: { version: 1, missing: [], notDone: [], ...plan, facts },
  };
}
