import { expect, test } from 'vitest';
import { readQuestions } from './take-questions.ts';

test('questions that a brief wants answered stand with the answers in its brackets', () => {
  expect(
    readQuestions(
      'A few questions would help, like how long it takes (a week) and whether an old saw is worth it (mostly yes).',
    ),
  ).toEqual([
    { name: 'How long it takes?', text: 'A week.' },
    { name: 'Is an old saw worth it?', text: 'Mostly yes.' },
  ]);
  expect(
    readQuestions('Domande frequenti: quanto dura (due ore), se serve il casco (lo diamo noi)'),
  ).toEqual([
    { name: 'Quanto dura?', text: 'Due ore.' },
    { name: 'Serve il casco?', text: 'Lo diamo noi.' },
  ]);
  expect(readQuestions('We sharpen how you like it (very).')).toEqual([]);
});
