import { expect, test } from 'vitest';
import { fromHex, toHex } from '#domain/colour/oklch.ts';
import { assignColours } from './colour-roles.ts';

function rolesOf(named: string[], more: Partial<Record<'ground' | 'touch', string>> = {}) {
  const { scheme, others, ...roles } = assignColours({
    named: named.map(fromHex),
    ...(more.ground && { ground: fromHex(more.ground) }),
    ...(more.touch && { touch: fromHex(more.touch) }),
  });
  return {
    scheme,
    ...Object.fromEntries(Object.entries(roles).map(([role, colour]) => [role, toHex(colour)])),
    ...(others && { others: others.map(toHex) }),
  };
}

test('black and a colour make a dark page', () => {
  expect(rolesOf(['#b8912a', '#0b0b0c'])).toEqual({
    scheme: 'dark',
    brand: '#b8912a',
    ground: '#0b0b0c',
  });
});

test('white carries the page, however dark the others are', () => {
  expect(rolesOf(['#ffffff', '#0b0b0c', '#d9542b'])).toEqual({
    scheme: 'light',
    brand: '#d9542b',
    ground: '#ffffff',
    deep: '#0b0b0c',
  });
});

test('a touch of a colour is the accent of dark neutrals', () => {
  expect(rolesOf(['#33373d', '#ffffff'], { touch: '#f7d842' })).toMatchObject({
    scheme: 'light',
    brand: '#33373d',
    accent: '#f7d842',
  });
});

test('the ground that was asked for wins', () => {
  expect(rolesOf(['#1b2130', '#c8921d'], { ground: '#fbf4e2' })).toMatchObject({
    scheme: 'light',
    brand: '#c8921d',
    ground: '#fbf4e2',
    deep: '#1b2130',
  });
});

test('without colours nothing is decided', () => {
  expect(rolesOf([])).toEqual({ scheme: undefined });
});

test('a third and a fourth colour keep a place of their own', () => {
  expect(rolesOf(['#e3001b', '#ffd600', '#0057d9', '#15803d'])).toMatchObject({
    brand: '#e3001b',
    accent: '#ffd600',
    others: ['#0057d9', '#15803d'],
  });
});

test.each([
  [['#ffffff', '#d8e5ff'], { ground: '#ffffff', accent: '#d8e5ff' }],
  [['#ffffff', '#ffd8e6'], { ground: '#ffffff', accent: '#ffd8e6' }],
])('a pale colour beside white is seen: %s', (named, roles) => {
  expect(rolesOf(named)).toMatchObject(roles);
});
