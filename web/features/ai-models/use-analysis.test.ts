import { expect, test } from 'vitest';
import { TARGETS } from '#domain/generation/page-targets.ts';
import { aiModels as english } from '#web/i18n/en/ai-models.ts';
import { aiModels as italian } from '#web/i18n/it/ai-models.ts';
import { PAGE_PARTS } from './page-parts.ts';
import { analyze, FIRST_DECISION } from './use-analysis.ts';

test('what the first example shows is what the analysis decides, in both languages', async () => {
  for (const [language, texts] of [
    ['en', english],
    ['it', italian],
  ] as const) {
    const { hours } = texts.routing.examples;
    expect(await analyze(hours, language)).toMatchObject({ ...FIRST_DECISION, language });
  }
});

test('every part of a page that the analysis can name has a name here', () => {
  expect(PAGE_PARTS).toEqual(TARGETS.map(([name]) => name));
});

test('the other examples lead to the other families', async () => {
  for (const [language, texts] of [
    ['en', english],
    ['it', italian],
  ] as const) {
    const { translate, picture } = texts.routing.examples;
    expect(await analyze(translate, language)).toMatchObject({ task: 'translate', family: 'copy' });
    expect(await analyze(picture, language)).toMatchObject({ task: 'image', family: 'media' });
  }
});
