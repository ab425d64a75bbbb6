import { expect, test } from 'vitest';
import { keyOf, openLivePage } from '#domain/live-page/live-page.ts';
import { findById, outermost } from '#domain/html/query.ts';
import { elementsOf, heirOf, pathTo, planMoveStep, planStyle, siblingOf } from './gestures.ts';

const page = openLivePage(
  '<html><body><section id="a" class="x y"><h2 id="b">One</h2><script></script><p id="c" class="lead">Two</p></section><footer id="d"></footer></body></html>',
);
function byId(id: string) {
  const element = findById(page.index, id);
  if (!element) throw new Error(`No #${id}`);
  return element;
}
const keyed = (id: string) => ({ key: keyOf(page, byId(id)) });

test('siblings are those that can be seen', () => {
  expect(siblingOf(page, byId('b'), 1)).toBe(byId('c'));
  expect(siblingOf(page, byId('b'), -1)).toBeUndefined();
});

test('what is selected after a deletion stands beside it, or around it', () => {
  expect(heirOf(page, byId('b'))).toBe(byId('c'));
  expect(heirOf(page, byId('c'))).toBe(byId('b'));
  expect(heirOf(page, byId('a'))).toBe(byId('d'));
});

test('of elements inside one another the outer one stays', () => {
  const keys = ['c', 'a', 'd', 'b'].map((id) => keyed(id).key);
  expect(outermost(elementsOf(page, [...keys, 999_999]))).toEqual([byId('a'), byId('d')]);
});

test('the path to an element begins with the page', () => {
  expect(pathTo(byId('b')).map(({ tag }) => tag)).toEqual(['body', 'section', 'h2']);
});

test.each([
  ['c', 'up', { to: 'b', place: 'before' }],
  ['b', 'down', { to: 'c', place: 'after' }],
  ['b', 'out', { to: 'a', place: 'after' }],
  ['d', 'in', { to: 'a', place: 'end' }],
] as const)('#%s moves %s', (id, step, { to, place }) => {
  expect(planMoveStep(page, byId(id), step)).toEqual({
    kind: 'move',
    at: keyed(id),
    to: keyed(to),
    place,
  });
});

test('what is first or last, or stands in the page itself, moves no further', () => {
  expect(planMoveStep(page, byId('b'), 'up')).toBeUndefined();
  expect(planMoveStep(page, byId('d'), 'down')).toBeUndefined();
  expect(planMoveStep(page, byId('d'), 'out')).toBeUndefined();
  expect(planMoveStep(page, byId('b'), 'in')).toBeUndefined();
});

test('a style is for the chosen elements, for a rule, or for small windows', () => {
  const wish = { keys: [1, 2], property: 'color', value: 'red' };
  expect(planStyle({ kind: 'one' }, wish)).toHaveLength(2);
  expect(planStyle({ kind: 'alike', selector: '.x' }, wish)).toEqual([
    { kind: 'set-style', scope: { kind: 'rule', selector: '.x' }, property: 'color', value: 'red' },
  ]);
  expect(planStyle({ kind: 'narrow', maxWidthPx: 600 }, wish)[1]).toEqual({
    kind: 'set-style',
    scope: { kind: 'width', at: { key: 2 }, maxWidthPx: 600 },
    property: 'color',
    value: 'red',
  });
});
