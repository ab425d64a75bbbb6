/** Sections, parts of lists and entries that go elsewhere or change places. */
import { expect, test } from 'vitest';
import { askPage } from '../testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Mill Street</title></head><body>
<header><a href="#top">Mill Street</a></header><main>
<section id="hero"><h1>Physio by the mill</h1></section>
<section id="pricing"><h2>Paying for it</h2><ul>
<li><h3 class="name">£8</h3><p>a month</p></li>
<li><h3 class="name">£20</h3><p>a month</p></li>
<li><h3 class="name">£250</h3><p>once</p></li>
</ul></section>
<section id="blog"><h2>Corrected, with thanks</h2><div>
<article><h3 class="name">Hagfish</h3><p>They do have a skull.</p></article>
<article><h3 class="name">Slow Cooker and Friends</h3><p>The carrots dance.</p></article>
</div></section>
<section id="menu"><h2>The board</h2>
<h3>With a fork</h3><ul><li><h4 class="name">Goulash</h4></li></ul>
<h3>From the oven</h3><ul><li><h4 class="name">Strudel</h4></li></ul></section>
<section id="log"><h2>On the door</h2><ul>
<li><p>12 June 2027</p><h3>Supper</h3></li>
<li><p>17 April 2027</p><h3>Swap</h3></li></ul></section>
<section id="team"><h2>Hands you will meet</h2><p>Priya and Colm.</p></section>
</main><footer><p>Mill Street</p></footer></body></html>`;

/** What stands on the page after a request, in its order. */
function order(prompt: string): string[] {
  const { html } = askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
  return [...html.matchAll(/<h[234][^>]*>([^<]*)/g)].map(([, name = '']) => name);
}

const AS_IT_WAS = order('');
const SECTIONS = ['Paying for it', 'Corrected, with thanks', 'The board', 'Hands you will meet'];

test.each([
  ['put the team above the prices', ['Hands you will meet', 'Paying for it']],
  [
    'Hands you will meet to the top, right after the intro',
    ['Hands you will meet', 'Paying for it'],
  ],
  ['metti prima il team e poi i prezzi', ['Hands you will meet', 'Paying for it']],
  ['paying for it should come after the team, please', ['Hands you will meet', 'Paying for it']],
  ['swap paying for it and hands you will meet', ['Hands you will meet', 'Corrected, with thanks']],
  [
    'put the corrections at the very bottom, below the team',
    ['Hands you will meet', 'Corrected, with thanks'],
  ],
  [
    'la squadra prima dei piatti, cioè hands you will meet prima di the board',
    ['Hands you will meet', 'The board'],
  ],
])('sections: %s', (prompt, [first, next]) => {
  const sections = order(prompt).filter((name) => SECTIONS.includes(name));
  expect({
    sections: sections.toSorted(),
    next: sections[sections.indexOf(first ?? '') + 1],
  }).toEqual({
    sections: SECTIONS.toSorted(),
    next,
  });
});

test.each([
  ['swap the first two cards in paying for it', ['£20', '£8', '£250']],
  ['swap £8 and £250', ['£250', '£20', '£8']],
  ['scambia la prima e la terza scheda di paying for it', ['£250', '£20', '£8']],
])('entries: %s', (prompt, prices) => {
  expect(order(prompt).filter((name) => name.startsWith('£'))).toEqual(prices);
});

test('a name may hold “and”', () => {
  const now = order('swap Hagfish and Slow Cooker and Friends');
  expect(now.indexOf('Slow Cooker and Friends')).toBeLessThan(now.indexOf('Hagfish'));
});

test.each([
  'put the dates in order of date, they are all over the place',
  'metti gli appuntamenti in ordine di data che sono tutti sparsi',
])('the one list with dates is put in order: %s', (prompt) => {
  const now = order(prompt);
  expect(now.indexOf('Swap')).toBeLessThan(now.indexOf('Supper'));
});

test('a list goes with the heading above it', () => {
  const parts = ['From the oven', 'Strudel', 'With a fork', 'Goulash'];
  expect(order('from the oven before with a fork').filter((name) => parts.includes(name))).toEqual(
    parts,
  );
});

test.each([
  'put a photo of the goulash at the top',
  'move Hagfish before the strudel',
  'put the prices above the moon',
  'swap the first two pancakes',
  'do not put the team above the prices',
  'put the team above the prices only on phones',
])('what names no place that the page has moves nothing: %s', (prompt) => {
  expect(order(prompt)).toEqual(AS_IT_WAS);
});
