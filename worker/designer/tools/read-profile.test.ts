import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { designTool } from './design-tool.ts';
import { readTool } from './read-tool.ts';

test('a quiz about oneself ends in one of the results that the brief names', () => {
  const tool = readTool(
    'A quiz: Which garden tool are you? 5 questions. Results: spade, rake, wheelbarrow and hose. Green and brown.',
    'en',
  );
  if (tool?.kind !== 'profile') throw new Error('no profile');
  expect([tool.title, tool.results.map(({ name }) => name), tool.questions.length]).toEqual([
    'Which garden tool are you?',
    ['Spade', 'Rake', 'Wheelbarrow', 'Hose'],
    5,
  ]);
  expect(tool.questions.every(({ answers }) => answers.length === 4)).toBe(true);
});

test('results may stand in brackets, in Italian too, and the page can be played', () => {
  const prompt =
    'Quiz: che pane sei? sei domande, per bambini (ciabatta, rosetta, piadina, michetta, focaccia)';
  const page = designTool({ prompt, seed: 1, brief: readBrief(prompt, 'it') });
  expect([page?.title, page?.sections]).toEqual(['Che pane sei?', ['profile']]);
  expect(page?.html).toMatch(/Rosetta.*Michetta/s);
});
