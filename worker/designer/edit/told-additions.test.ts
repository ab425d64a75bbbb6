/** What is told word for word is added to the list that has a place for it. */
import { expect, test } from 'vitest';
import { askPage } from './testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Wick End</title></head><body>
<main>
<section id="hero"><h1>Each candle is poured after dark</h1><a class="button" href="#ask">Light one</a></section>
<section id="goods"><h2>Seven dusks</h2><ul>
<li data-name="Vestry" data-group="In glass"><h3 class="name">Vestry</h3><p>Cold stone.</p><span class="price">£28</span></li>
<li data-name="Ironing" data-group="In glass"><h3 class="name">Ironing</h3><p>Steam, linen.</p><span class="price">£26</span></li>
<li data-name="Puck" data-group="Refills"><h3 class="name">Puck</h3><p>Any scent.</p><span class="price">£15</span></li></ul></section>
<section id="faq"><h2>Questions</h2>
<details><summary>Do they drip?</summary><p>In a draught.</p></details>
<details><summary>The present?</summary><p>Wrapped.</p></details></section>
<section id="ask"><h2>Ask</h2><p>Write to us.</p><a class="button" href="#faq">Read first</a></section>
</main></body></html>`;

function ask(prompt: string) {
  return askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
}

test.each([
  [
    'add a new candle: Sunday papers. Newsprint, toast, cold butter. £27.50, it comes in glass',
    /Ironing<.*data-name="Sunday papers" data-group="In glass"><h3 class="name">Sunday papers<\/h3><p>Newsprint, toast, cold butter\.<\/p><span class="price">£27\.50<.*Puck</s,
  ],
  [
    'add among the questions: Is there parking? Yes, on the lawn behind the barn, free. And remove the one about the present',
    /<summary>Is there parking\?<\/summary>\s*<p>Yes, on the lawn behind the barn, free\.<\/p>/,
  ],
  [
    'could you add a WhatsApp button, 07700 900 123, next to the button Light one at the top?',
    /Light one<\/a>\s*<a class="button" href="https:\/\/wa\.me\/447700900123">WhatsApp<\/a>/,
  ],
])('%s', (prompt, shown) => {
  expect(ask(prompt).html).toMatch(shown);
});

test.each([
  'add a new lantern: Sunday papers. Newsprint, toast, cold butter. £27.50, it comes in glass',
  'add a new candle: Sunday papers. Newsprint. £27.50',
  'add a new candle: Sunday papers. Newsprint. £27.50, it comes in linen',
  'add a whatsapp button, 07700 900 123, next to the button Buy now',
])('%s: nothing changes where it is not told where it belongs', (prompt) => {
  expect(ask(prompt).html).toBe(PAGE);
});
