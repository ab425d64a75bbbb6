import { expect, test } from 'vitest';
import { mayHold, mayStandWithin } from './content-rules.ts';
import { specificityOf, splitSelectors } from './styles/specificity.ts';
import { plainSpaces } from './text/pieces.ts';

const NBSP = '\u00a0';

test.each([
  ['*', 0],
  ['li', 1],
  ['ul li::before', 3],
  ['.a[href="#b"]:hover', 3_000],
  ['#a .b c', 1_001_001],
  [':where(#a) p', 1],
  [':is(.a, #b) p', 1_000_001],
  ['a:not(.b:has(#c))', 1_001_001],
  ['p:nth-child(2n + 1)', 1_001],
])('%s weighs %i', (selector, weight) => {
  expect(specificityOf(selector)).toBe(weight);
});

test('a list of selectors is split at its outer commas', () => {
  expect(splitSelectors('a, b:is(c, d), [x=","]')).toEqual(['a', ' b:is(c, d)', ' [x=","]']);
});

test.each([
  { name: 'typed between words', text: `a${NBSP}b`, original: 'ab', plain: 'a b' },
  { name: 'typed at the end', text: `word${NBSP}`, original: 'word', plain: 'word ' },
  { name: 'there before', text: `a${NBSP}b c`, original: `a${NBSP}b`, plain: `a${NBSP}b c` },
  { name: 'beside another space', text: `a ${NBSP}b`, original: 'ab', plain: `a ${NBSP}b` },
])('a no-break space $name', ({ text, original, plain }) => {
  expect(plainSpaces(text, original)).toBe(plain);
});

test.each([
  ['ul', 'li', true],
  ['div', 'li', false],
  ['ul', 'p', false],
  ['p', 'div', false],
  ['p', 'img', true],
  ['tbody', 'tr', true],
  ['section', 'tr', false],
  ['img', 'span', false],
  ['h1', 'section', false],
  ['main', 'section', true],
  ['select', 'div', false],
])('%s may hold %s: %s', (parent, child, isAllowed) => {
  expect(mayHold(parent, child)).toBe(isAllowed);
});

test('links and forms stand in none of their own', () => {
  expect([
    mayStandWithin('a', 'a'),
    mayStandWithin('a', 'button'),
    mayStandWithin('form', 'form'),
    mayStandWithin('form', 'button'),
  ]).toEqual([false, false, false, true]);
});
