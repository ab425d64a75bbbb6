import { expect, test } from 'vitest';
import { descriptionProblem, describeProposals } from './made-pictures.ts';

test.each([
  ['', 'short'],
  ['  a ', 'short'],
  ['a'.repeat(501), 'long'],
  ['A naked man on a beach', 'forbidden'],
  ['una donna NUDA', 'forbidden'],
  ['swastika flag', 'forbidden'],
  ['due nazisti a cavallo', 'forbidden'],
  ['Nazism in a picture', 'forbidden'],
  ['contenuti pedopornografici', 'forbidden'],
])('“%s” is %s', (description, problem) => {
  expect(descriptionProblem(description)).toBe(problem);
});

test.each([
  'A loaf of bread on a wooden table',
  'Un tavolo di legno con pane appena sfornato',
  'The Sussex coast in the morning',
  'Prosciutto crudo e formaggi',
  'Middlesex Street at night',
  'Una via pedonale con negozi e alberi',
  'I tifosi della Nazionale con le bandiere di molte nazioni',
])('“%s” can be made', (description) => {
  expect(descriptionProblem(description)).toBeNull();
});

test('the three proposals of a description are asked for differently', () => {
  const asked = describeProposals(' A loaf of bread ');
  expect(new Set(asked).size).toBe(3);
  expect(asked.every((words) => words.startsWith('A loaf of bread. '))).toBe(true);
});
