import { expect, test } from 'vitest';
import { completeLink } from '../complete-link.ts';
import { completeNumber, sayNumber, shownNumber, stepNumber } from './number-rules.ts';
import { linkedSides } from './spacing-box.tsx';

const LENGTH = { hasUnit: true, min: 0 };

test.each([
  [LENGTH, '16px', 1, '17px'],
  [LENGTH, '16px', -10, '6px'],
  [LENGTH, '1.5rem', 1, '1.6rem'],
  [LENGTH, '50%', -0.1, '49.9%'],
  [LENGTH, '0', -1, '0'],
  [{ hasUnit: true }, '0', -1, '-1'],
  [LENGTH, '4px 8px', 1, '5px 8px'],
  [{ hasUnit: false }, '1.5', 1, '1.6'],
  [{ hasUnit: false, max: 1, step: 0.01 }, '0.99', 10, '1'],
  [LENGTH, 'auto', 1, null],
] as const)('by the rule %j, %s moved by %d steps is %s', (...[rule, value, steps, next]) => {
  expect(stepNumber(value, steps, rule)).toBe(next);
});

test.each([
  ['20', '8px', '20px'],
  ['2', '1.5rem', '2rem'],
  ['12', 'auto', '12px'],
  ['1,5', '8px', '1.5px'],
  ['0', '8px', '0'],
  ['50%', '8px', '50%'],
  ['auto', '8px', 'auto'],
])('%s typed over %s is %s', (typed, before, value) => {
  expect(completeNumber(typed, before, LENGTH)).toBe(value);
});

test('a number is shown with its own unit, and what is worked out as what it comes to', () => {
  const fact = { origin: 'rule', selector: 'p', count: 1, value: '24px' } as const;
  expect(shownNumber({ ...fact, written: '1.5rem' })).toBe('1.5rem');
  expect(shownNumber({ ...fact, written: 'clamp(1rem, 4vw, 2rem)' })).toBe('24px');
  expect(shownNumber({ ...fact, written: null })).toBe('24px');
  expect(shownNumber({ ...fact, value: '75.1856px', written: 'var(--x)' })).toBe('75.19px');
});

test.each([
  [LENGTH, '44.69px', '45', 'px'],
  [LENGTH, '9.62px', '9,6', 'px'],
  [{ hasUnit: true, step: 0.1 }, '-0.605px', '-0,6', 'px'],
  [{ hasUnit: true, step: 0.1 }, '-12.55px', '-12,6', 'px'],
  [LENGTH, '1.8125rem', '1,81', 'rem'],
  [LENGTH, '33.333%', '33,3', '%'],
  [LENGTH, '0', '0', ''],
  [LENGTH, '-0.001px', '0', 'px'],
  [{ hasUnit: false }, '1.0833', '1,08', ''],
  [LENGTH, '4px 8px', '4px 8px', ''],
  [LENGTH, 'auto', 'auto', ''],
  [LENGTH, '', '', ''],
] as const)('by the rule %j, %s is said as %s and its unit %s', (...[rule, value, text, unit]) => {
  expect(sayNumber(value, rule, ',')).toEqual({ text, unit });
});

test('linked sides are the opposite ones or all', () => {
  expect(linkedSides('padding-left', 'each')).toEqual(['padding-left']);
  expect(linkedSides('padding-left', 'pairs')).toEqual(['padding-right', 'padding-left']);
  expect(linkedSides('margin-top', 'all')).toEqual([
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
  ]);
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
