import { expect, test } from 'vitest';
import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { withDerivedPlates } from './derive-plates.ts';

function picturesOf(section: PlanSection, changes: Partial<PagePlan> = {}): (string | undefined)[] {
  const plan = trattoriaPlan({ kind: 'shop', noun: 'Shop', sections: [section], ...changes });
  return (withDerivedPlates(plan).sections[0]?.items ?? []).map(({ picture }) => picture);
}

function named(kind: PlanSection['kind'], title: string, ...names: string[]): PlanSection {
  return { kind, title, items: names.map((name) => ({ name })) };
}

test('goods are drawn where most of their words say how, and the others are set in type', () => {
  expect(picturesOf(named('products', 'Shelf', 'Plum jam', 'Honey', 'Pesto', 'Surprise'))).toEqual([
    'plate: jar #4d2650',
    'plate: jar #d6a129',
    'plate: jar #66833a',
    'words',
  ]);
  expect(picturesOf(named('products', 'Shelf', 'Plum jam', 'Surprise', 'Mystery'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('what the plan asks for stays, and what it leaves out is filled in', () => {
  const section = named('products', 'Shelf', 'Plum jam', 'Honey');
  const [first] = section.items ?? [];
  if (first) first.picture = 'plate: box';
  expect(picturesOf(section)).toEqual(['plate: box', 'plate: jar #d6a129']);
});

test('dishes are drawn for those who cook alone, and rooms where somebody sleeps', () => {
  const dishes = named('menu', 'Menu', 'Margherita', 'Today’s idea');
  expect(picturesOf(dishes, { kind: 'restaurant' })).toEqual(['plate: dish pizza', undefined]);
  expect(picturesOf(dishes)).toEqual([undefined, undefined]);
  const [room] = picturesOf(named('rooms', 'Le stanze', 'Castagno'), { kind: 'business' });
  expect(room).toMatch(/^plate: view .*bed$/);
  expect(picturesOf(named('rooms', 'Tables', 'By the window'), { kind: 'restaurant' })).toEqual([
    undefined,
  ]);
});

test('nothing is drawn for an owner who wants no pictures, or not that one', () => {
  const section = named('products', 'Shelf', 'Desk lamp', 'Floor lamp');
  expect(picturesOf(section, { look: { avoid: ['pictures'] } })).toEqual([undefined, undefined]);
  expect(picturesOf(section, { look: { avoid: ['lamp'] } })).toEqual([undefined, undefined]);
  expect(picturesOf(section)).toEqual(['plate: still lamp', 'plate: still lamp']);
});
