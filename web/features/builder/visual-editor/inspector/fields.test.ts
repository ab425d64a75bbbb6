import { expect, test } from 'vitest';
import { completeLink } from '../complete-link.ts';
import { stepValue } from './text-value.tsx';

const NO_KEYS = { shiftKey: false, altKey: false };

test.each([
  ['16px', { key: 'ArrowUp' }, '17px'],
  ['16px', { key: 'ArrowDown', shiftKey: true }, '6px'],
  ['1.5rem', { key: 'ArrowUp', altKey: true }, '1.6rem'],
  ['0', { key: 'ArrowDown' }, '-1'],
  ['-2px -3px', { key: 'ArrowUp' }, '-1px -3px'],
])('%s stepped by %j is %s', (value, event, next) => {
  expect(stepValue(value, { ...NO_KEYS, ...event })).toBe(next);
});

test('words and other keys are no steps', () => {
  expect(stepValue('auto', { ...NO_KEYS, key: 'ArrowUp' })).toBeNull();
  expect(stepValue('16px', { ...NO_KEYS, key: 'a' })).toBeNull();
});

test.each([
  ['info@forno.it', 'mailto:info@forno.it'],
  ['+39 045 555 0199', 'tel:+390455550199'],
  ['www.forno.it/menu', 'https://www.forno.it/menu'],
  ['forno.it', 'https://forno.it'],
  ['#menu', '#menu'],
  ['/about.html', '/about.html'],
  ['https://forno.it', 'https://forno.it'],
  ['about.html', 'about.html'],
])('%s leads to %s', (typed, href) => {
  expect(completeLink(typed)).toBe(href);
});
