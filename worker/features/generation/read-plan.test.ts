import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_LIMITS } from '#domain/page-plan/plan-types.ts';
import { TRATTORIA, trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { readPlan } from './read-plan.ts';

function read(changes: object) {
  return readPlan(JSON.stringify({ ...trattoriaPlan(), ...changes }), TRATTORIA.brief);
}

test('a sound plan is read as it is', () => {
  expect(readPlan(JSON.stringify(TRATTORIA.plan), TRATTORIA.brief)).toEqual({
    kind: 'plan',
    plan: trattoriaPlan(),
    lost: [],
  });
});

test('markup and scripts in texts become plain text', () => {
  const reading = read({ headline: '<b>Bigoli</b> **e** <script>alert(1)</script>vino' });
  expect(reading).toMatchObject({ plan: { headline: 'Bigoli e vino' } });
});

test('what is too long is cut, numbers become text, unknown keys and kinds go', () => {
  const dish = { name: 'Bigoli', price: 12, calories: 800 };
  const reading = read({
    mood: 'happy',
    lead: 'vino '.repeat(200),
    look: { scheme: 'twilight', colours: ['#5b1420'], density: null },
    sections: [
      { kind: 'hologram', title: 'No' },
      { kind: 'menu', title: 'Carta', items: Array.from({ length: 500 }, () => dish) },
    ],
  });
  expect(reading).toMatchObject({
    kind: 'plan',
    plan: { look: { colours: ['#5b1420'] }, sections: [{ kind: 'menu', title: 'Carta' }] },
  });
  if (reading.kind !== 'plan') return;
  const { lead, sections, look } = reading.plan;
  expect(lead.length).toBeLessThanOrEqual(PLAN_LIMITS.sentence);
  expect(look).not.toHaveProperty('scheme');
  expect(sections[0]?.items).toEqual(
    Array.from({ length: PLAN_LIMITS.items }, () => ({ name: 'Bigoli', price: '12 €' })),
  );
});

test.each([
  ['no JSON', '{"headline": ', ['It is not valid JSON.']],
  ['a list', '[1]', ['It is not valid JSON.']],
  [
    'nothing',
    '{"a":1}',
    [
      'kind: invalid_value',
      'language: invalid_value',
      'noun: invalid_type',
      'headline: invalid_type',
      'lead: invalid_type',
      'action: invalid_type',
      'sections: invalid_type',
    ],
  ],
])('%s is told as what is wrong with it', (_name, json, faults) => {
  expect(readPlan(json, '')).toEqual({ kind: 'faulty', faults });
});

test('whatever JSON comes, the reading ends with a plan or with faults', () => {
  const wild = fc.record(
    Object.fromEntries(Object.keys(TRATTORIA.plan).map((key) => [key, fc.jsonValue()])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(wild, (changes) => {
      const reading = read(changes);
      expect(['plan', 'faulty']).toContain(reading.kind);
    }),
    { numRuns: 300 },
  );
});
