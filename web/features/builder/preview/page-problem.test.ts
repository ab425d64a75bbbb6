import { expect, test } from 'vitest';
import { addProblem, type PageProblem } from './page-problem.ts';

const complaint = (text: string) => ({ level: 'error' as const, text, line: 3 });

test('the same complaint again is counted, another one is added', () => {
  let known: PageProblem[] = [];
  for (const text of ['a', 'a', 'b', 'a']) known = addProblem(known, complaint(text));
  expect(known.map(({ text, times }) => [text, times])).toEqual([
    ['a', 2],
    ['b', 1],
    ['a', 1],
  ]);
  expect(new Set(known.map(({ id }) => id)).size).toBe(3);
});

test('a page that never stops complaining keeps its last fifty, each with an id of its own', () => {
  let known: PageProblem[] = [];
  for (let index = 0; index < 120; index += 1) known = addProblem(known, complaint(String(index)));
  expect([known.length, known[0]?.text, known.at(-1)?.text]).toEqual([50, '70', '119']);
  expect(new Set(known.map(({ id }) => id)).size).toBe(50);
});
