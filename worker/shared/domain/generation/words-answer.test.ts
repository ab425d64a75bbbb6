import { expect, test } from 'vitest';
import { readWords, readWordsForFile } from './words-answer.ts';

const WORDS = [
  'I cannot help with that.',
  'I’m sorry, but I can’t make a page that imitates a bank.',
  'Which name should the bakery have, and is it in Turin or in Milan?',
  'Mi dispiace, non posso creare questa pagina.',
  'Come si chiama la pizzeria?\nServono anche gli orari.',
  'Unfortunately I am unable to help with it.',
];
const NO_WORDS = [
  '',
  'Sure! Here is your page. Anything else?',
  'Certo! Ecco la pagina che hai chiesto.',
  'Here’s the plan: a hero, three cards and a footer.',
  'A bakery page with warm colours.',
  '<section>Do you like it?</section>',
  '```js\nconst a = 1;\n```\nIs this right?',
  'const a = b ? c : d;',
  `Sorry. ${'word '.repeat(1_000)}`,
];

test.each(WORDS)('%j is a reply in words', (answer) => {
  expect(readWords(` ${answer}\n`)).toBe(answer);
});

test.each(NO_WORDS)('%j is none', (answer) => {
  expect(readWords(answer)).toBeUndefined();
});

test('words that are marked as the answer are taken without their mark', () => {
  expect(readWords('ANSWER: The page is in English.')).toBe('The page is in English.');
  expect(readWords('ANSWER:')).toBeUndefined();
});

test('for a file only words that it could not hold are a reply', () => {
  const question = 'Which of the two scripts do you mean?';
  expect(readWordsForFile(question, 'js')).toBe(question);
  expect(readWordsForFile(question, 'txt')).toBeUndefined();
  expect(readWordsForFile('# What does it print?\nprint(1)', 'py')).toBeUndefined();
});
