import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TRADES } from './trades/registry.ts';
import { varyOrder } from './vary-order.ts';

const ORDERS = TRADES.map(({ sections }) => [...sections]);
const trade = fc.constantFrom(...ORDERS);
const seed = fc.nat();
const FIXED = new Set(['hero', 'menu', 'services', 'products', 'pricing', 'faq', 'hours', 'map']);

test('another order has the same sections, each once', () => {
  fc.assert(
    fc.property(trade, seed, (sections, number) => {
      expect(varyOrder(sections, number).sort()).toEqual([...sections].sort());
    }),
  );
});

test('the opening, what comes first, the offer, answers and the contact keep their places', () => {
  fc.assert(
    fc.property(trade, seed, (sections, number) => {
      const varied = varyOrder(sections, number);
      const moved = sections.filter(
        (kind, position) =>
          varied[position] !== kind && (FIXED.has(kind) || kind === 'contact' || position < 2),
      );
      expect(moved).toEqual([]);
    }),
  );
});

test('the next seed gives another order where a trade has two stories to tell', () => {
  const told = ORDERS.filter(
    (sections) => new Set([0, 1, 2].map((number) => varyOrder(sections, number).join())).size > 1,
  );
  expect(told.length).toBeGreaterThan(ORDERS.length / 2);
  fc.assert(
    fc.property(fc.constantFrom(...told), seed, (sections, number) => {
      expect(varyOrder(sections, number + 1)).not.toEqual(varyOrder(sections, number));
    }),
  );
});
