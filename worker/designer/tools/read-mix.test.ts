import { expect, test } from 'vitest';
import { readTool } from './read-tool.ts';
import type { Sheet } from './sheet.ts';

function sheetOf(prompt: string, language: 'en' | 'it'): Sheet {
  const tool = readTool(prompt, language);
  if (tool?.kind !== 'calculator') throw new Error('no calculator');
  return tool.sheet;
}

const evaluate = (formula: string, values: Record<string, unknown>): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the page runs these formulas
  (new Function(...Object.keys(values), `return ${formula}`) as (...all: unknown[]) => unknown)(
    ...Object.values(values),
  );

/** The results as the page works them out. */
function resultsOf({ inputs, outputs }: Sheet, typed: Record<string, number> = {}) {
  const values: Record<string, unknown> = {
    ...Object.fromEntries(inputs.map(({ id, value }) => [id, value])),
    ...typed,
  };
  for (const { id, formula } of outputs) values[id] = evaluate(formula, values);
  return outputs.map(({ id, label, unit }) => `${label} ${String(values[id])} ${unit}`);
}

test('a dough has the named ingredients in per cent of the flour, and half of the starter is flour', () => {
  const sheet = sheetOf(
    'A bread calculator. I type the flour in grams, the hydration in % (start at 70), the starter in % (start at 20, half flour and half water) and salt in % (2). Buttons for one or two loaves of 800 g.',
    'en',
  );
  expect(sheet.inputs.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Flour 500',
    'Hydration 70',
    'Starter 20',
    'Salt 2',
  ]);
  expect(resultsOf(sheet)).toEqual([
    'Water 335 g',
    'Starter 100 g',
    'Salt 10 g',
    'Total dough 945 g',
  ]);
  const [one, two] = sheet.presets ?? [];
  const values = Object.fromEntries(sheet.inputs.map(({ id, value }) => [id, value]));
  const flour = Number(evaluate(two?.formula ?? '', values));
  expect([one?.label, two?.label, resultsOf(sheet, { flour }).at(-1)]).toEqual([
    '1 × 800 g',
    '2 × 800 g loaves',
    'Total dough 1600 g',
  ]);
});

test('an Italian dough may be given in pieces of a weight', () => {
  const sheet = sheetOf(
    "Un calcolatore per l'impasto della pizza: numero di panetti, peso del panetto 260 g, idratazione 60% e sale 3%.",
    'it',
  );
  expect(sheet.inputs.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Panetti 4',
    'Peso di ciascuno 260',
    'Idratazione 60',
    'Sale 3',
  ]);
  expect(resultsOf(sheet)).toEqual([
    'Farina 638 g',
    'Acqua 382.8 g',
    'Sale 19.1 g',
    'Impasto in tutto 1039.9 g',
  ]);
});

test('a calculator without a dough is none of these', () => {
  expect(readTool('a discount calculator, 20 %', 'en')).toMatchObject({
    kind: 'calculator',
    sheet: { title: 'Discount calculator' },
  });
});
