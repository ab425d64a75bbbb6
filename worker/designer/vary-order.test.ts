import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_SECTION_KINDS, type PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { varyOrder } from './vary-order.ts';

const order = fc.uniqueArray(fc.constantFrom(...PLAN_SECTION_KINDS), { minLength: 1 });
const seed = fc.nat();
const FIXED = new Set(['menu', 'services', 'products', 'pricing', 'faq', 'map']);

function vary(kinds: readonly PlanSectionKind[], number: number): string[] {
  return varyOrder(
    kinds.map((kind) => ({ kind })),
    number,
  ).map(({ kind }) => kind);
}

test('another order has the same sections, each once', () => {
  fc.assert(
    fc.property(order, seed, (kinds, number) => {
      expect(vary(kinds, number).sort()).toEqual([...kinds].sort());
    }),
  );
});

test('what comes first, the offer, answers and the contact keep their places', () => {
  fc.assert(
    fc.property(order, seed, (kinds, number) => {
      const varied = vary(kinds, number);
      const moved = kinds.filter(
        (kind, position) =>
          varied[position] !== kind && (FIXED.has(kind) || kind === 'contact' || position === 0),
      );
      expect(moved).toEqual([]);
    }),
  );
});

test('the next seed gives another order where a page has two stories to tell', () => {
  fc.assert(
    fc.property(seed, (number) => {
      const kinds = ['menu', 'about', 'gallery', 'contact'] as const;
      expect(vary(kinds, number + 1)).not.toEqual(vary(kinds, number));
    }),
  );
});
