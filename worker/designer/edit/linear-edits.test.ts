import { expect, test } from 'vitest';
import { finishSteps } from '#domain/text/steps.ts';
import { designEditSteps } from './design-edit.ts';
import { readPage } from './page/page-model.ts';
import { cutRequest } from './read/cut-request.ts';
import { knownWords } from './read/known-words.ts';
import { openRequest, STEPS } from './read/request.ts';

const LENGTH = 200_000;
/** A reader that asks the whole parent for each of its children takes minutes for some of them. */
const UNITS = [
  '<div>',
  '<b>ab</b>',
  'ab <b>ab</b>',
  '<footer><a href=#>ab</a></footer>',
  '<details><summary>ab?</summary>ab</details>',
  '<button>ab</button>',
];

test.each(UNITS)('a page of nothing but %s is read in time', (unit) => {
  const body = unit.repeat(Math.floor(LENGTH / unit.length));
  const html = `<!doctype html><html lang="en"><body><h1>Forno Rossi</h1><p>${body}</body></html>`;
  const prompt = 'make the title blue';
  const edit = finishSteps(designEditSteps({ prompt, html, fallbackLanguage: 'en' }));
  expect(['edited', 'refused']).toContain(edit.kind);
});

test('a change of more places than one step may take is refused with a sentence', () => {
  const html = `<!doctype html><html lang="en"><body>${'<h2>ab</h2>'.repeat(10_001)}</body></html>`;
  const prompt = 'make the headings bigger';
  const edit = finishSteps(designEditSteps({ prompt, html, fallbackLanguage: 'en' }));
  expect([edit.kind, edit.summary]).toEqual(['refused', expect.stringContaining('10,000 places')]);
});

const countSteps = (unit: string, length: number): number => {
  const html = `<!doctype html><html lang="en"><body>${unit.repeat(length / unit.length)}</body></html>`;
  let steps = 0;
  for (const _step of designEditSteps({ prompt: 'make it', html, fallbackLanguage: 'en' }))
    steps += 1;
  return steps;
};

test.each(UNITS)(
  'a longer page of nothing but %s is read in more steps, not in longer ones',
  (unit) => {
    const [long, longer] = [countSteps(unit, LENGTH / 2), countSteps(unit, LENGTH)];
    expect(long).toBeGreaterThan(LENGTH / 2 / 12_000);
    expect(longer / long).toBeGreaterThan(1.6);
  },
);

test('each of several prices is planned in a step of its own', () => {
  const names = ['Rye', 'Spelt', 'Oat', 'Seed'];
  const list = names.map((name) => `<li><h3>${name}</h3><span>£4</span></li>`).join('');
  const html = `<!doctype html><html lang="en"><body><section><h2>Bread</h2><ul>${list}</ul></section></body></html>`;
  const stepsOf = (some: readonly string[]): number => {
    const prompt = some.map((name) => `${name} costs £5`).join(', ');
    return [...designEditSteps({ prompt, html, fallbackLanguage: 'en' })].length;
  };
  expect(stepsOf(names)).toBeGreaterThanOrEqual(stepsOf(names.slice(0, 1)) + names.length - 1);
});

const HOSTILE = [
  'and ',
  'make the "a" blue, ',
  'a: "b" ',
  'add these dishes: soup €4, cake €5, ',
  'cambia il titolo e ',
];

test.each(HOSTILE)('no step spends more than half of the budget on %j', (piece) => {
  const page = readPage('<!doctype html><h1>Forno Rossi</h1><p>Bread', 'en');
  const text = piece.repeat(8_000).slice(0, 8_000);
  const request = finishSteps(
    openRequest(text, { language: 'en', page, pins: new Map(), known: knownWords() }),
  );
  const spent: number[] = [];
  let { left } = request.budget;
  for (const _step of cutRequest(request)) {
    spent.push(left - request.budget.left);
    ({ left } = request.budget);
  }
  spent.push(left - request.budget.left);
  expect(Math.max(...spent)).toBeLessThanOrEqual(STEPS / 2);
});
