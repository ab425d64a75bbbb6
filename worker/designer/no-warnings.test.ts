import { expect, test } from 'vitest';
import { askedLanguage } from '#domain/generation/asked-language.ts';
import { tellFaults } from '#domain/generation/check-faults.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { FRESH_EN } from './brief/testing/fresh-en.ts';
import { FRESH_IT } from './brief/testing/fresh-it.ts';
import { designPage } from './design-page.ts';

test.each([...FRESH_EN, ...FRESH_IT])(
  'nothing has to be warned of on the page for %j',
  (prompt) => {
    const page = designPage({
      prompt,
      seed: 1,
      fallbackLanguage: 'en',
      year: 2026,
      order: 'varied',
    });
    const asked = { request: prompt, language: askedLanguage(prompt) };
    expect(tellFaults(checkPage(page.chunks.join(''), asked), 'en')).toEqual([]);
  },
);
