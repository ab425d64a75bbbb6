import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePlanSchema } from '#contract/page-plan.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import {
  FACT_KINDS,
  FIELD_TYPES,
  PAGE_KINDS,
  PLAN_SECTION_KINDS,
} from '#domain/page-plan/plan-types.ts';
import { drawPlan } from '../designer/plan/draw-plan.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/plans.md'), 'utf8');
const [whole, ...sections] = [...DOCUMENT.matchAll(/```json\n([^]*?)```/g)].map(([, json = '']) =>
  JSON.parse(json),
);

test('the plans of docs/plans.md are valid and are drawn as sound pages', () => {
  const plan = pagePlanSchema.parse(whole);
  for (const one of [plan, { ...plan, language: 'en', sections }]) {
    const { html } = drawPlan({ plan: pagePlanSchema.parse(one), seed: 1, year: 2026 });
    const faults = checkPage(html).flatMap(({ ok, id }) => (ok ? [] : [id]));
    // The texts of the example are Italian.
    expect(faults.filter((id) => id !== 'language')).toEqual([]);
  }
});

test('docs/plans.md names every kind and every key', () => {
  const names = [...PAGE_KINDS, ...PLAN_SECTION_KINDS, ...FACT_KINDS, ...FIELD_TYPES];
  const keys = [
    ...Object.keys(pagePlanSchema.shape),
    ...Object.keys(pagePlanSchema.shape.look.shape),
  ];
  expect([...names, ...keys].filter((name) => !DOCUMENT.includes(name))).toEqual([]);
});
