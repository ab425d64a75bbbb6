import { expect, test } from 'vitest';
import { finishSteps } from '#domain/text/steps.ts';
import { designEditSteps } from './design-edit.ts';

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
