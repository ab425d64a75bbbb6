/** A refusal says of a word that the page has it not only where visitors read it nowhere, and never of new text or reasons. */
import { expect, test } from 'vitest';
import { askPage } from './testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Tin Whelk</title></head><body>
<header><nav><a href="#year">The year in numbers</a></nav></header>
<main>
<section id="hero"><h1>Salt and vinegar? Say when</h1></section>
<section id="year"><h2>Last year</h2><p>Three weddings on the quay.</p></section>
<section id="faq"><h2>Asked at the hatch</h2><details><summary>Is parking free?</summary><p>Behind the shed.</p></details></section>
</main></body></html>`;

function refusal(prompt: string): string {
  return askPage({ prompt, html: PAGE, fallbackLanguage: 'en' }).summary;
}

test.each([
  'delete whatever hums beside the numbers',
  'remove the weddings from what hums',
  'get rid of whatever hums around vinegar and parking',
])('%s: the page has these words', (prompt) => {
  expect(refusal(prompt)).toMatch(/^I did not understand/);
  expect(refusal(prompt)).not.toMatch(/I find [^.]*“(?:numbers|weddings|vinegar|parking)”/);
});

test.each([
  'all the labels should say Marmalade gratis',
  'bigger letterforms please, most of my readers are pensioners',
  'bernadette retired. change her name to Beatrix Frobisher',
  'my sister has taken the boxroom',
])('%s: nobody looks for new text or a reason', (prompt) => {
  expect(refusal(prompt)).toMatch(/^I did not understand/);
  expect(refusal(prompt)).not.toContain('I find');
});

test('what a wish points at and the page has nowhere is named', () => {
  expect(refusal('remove the revolving lantern')).toContain(
    'I find “revolving”, “lantern” neither on this page nor among the instructions I know.',
  );
});
