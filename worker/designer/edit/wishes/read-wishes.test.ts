import { expect, test } from 'vitest';
import { designPage } from '../../design-page.ts';
import { askPage } from '../testing/ask-page.ts';

const PAGE = designPage({
  prompt:
    'A website for The Copper Kettle, a small coffee shop in Leeds at 14 Mill Lane, LS2 7AB. Phone 0113 496 0021. ' +
    'Flat white £3.20, cappuccino £3.10, carrot cake £3.80. Owner is Maya Thompson, opened 2016.',
  seed: 7,
  fallbackLanguage: 'en',
  year: 2026,
}).html;

function ask(prompt: string) {
  return askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
}

test('prices are read behind a story', () => {
  const { html, summary } = ask(
    "Morning! Milk's gone up again so flat white is 3.40 from now on, and the carrot cake £4.",
  );
  expect(html, summary).toMatch(/Flat white<\/h3>\s*<span[^>]*>£3\.40/);
  expect(html, summary).toMatch(/Carrot cake<\/h3>\s*<span[^>]*>£4/i);
});

test.each([
  'is the flat white £3.40?',
  'the flat white was £3.40',
  'flat white 3.40. No, leave it',
  'Milk has gone up, but the flat white at £3.40 is only for members',
])('changes nothing: %s', (prompt) => {
  expect(ask(prompt).html).toBe(PAGE);
});
