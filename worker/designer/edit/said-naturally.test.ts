/** Requests as people type them: facts told in sentences, parts named by their list, and looks of a colour. */
import { expect, test } from 'vitest';
import { askPage } from './testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Northgate Vets</title><style>
:root { --brand: #355e3b; }
.price { font-weight: 400; }
.button { background: var(--brand); border-radius: 12px; }
</style></head><body><main>
<section id="hero"><h1>Cats in one door</h1><p>Two waiting rooms, three vets and a hundred and twelve chairs.</p><a class="button" href="#fees">Prices</a></section>
<section id="fees"><h2>Prices</h2><ul>
<li><h3>Consultation</h3><p class="price">£46</p></li>
<li><h3>Loan cage</h3><p>Pads are extra and start at £8.</p><p class="price">£9</p></li>
</ul></section>
<section id="team"><h2>The team</h2><ul>
<li><h3>Ellen Marsh</h3><p>vet</p></li>
<li><h3>Idris Vaughan</h3><p>surgery</p></li>
<li><h3>Dot</h3><p>practice cat</p></li>
</ul></section>
</main></body></html>`;

function ask(prompt: string) {
  return askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
}

test.each([
  ['we now have four vets', 'three vets', 'four vets'],
  ['we have four vets these days, not three', 'three vets', 'four vets'],
  ["We've put the consultation up to £49", '£46', '£49'],
] as const)('a fact told in a sentence changes its value: %s', (prompt, old, now) => {
  expect(ask(prompt).html).toBe(PAGE.replace(old, now));
});

test('a value in a sentence is called by the sentence', () => {
  const answer = ask('pads start at £9 now');
  expect(answer.html).toBe(PAGE.replace('start at £8', 'start at £9'));
  expect(answer.summary).toContain('“Pads are extra and start at £8”: £9 (was £8)');
});

test.each([
  'there are now 120 chairs',
  'there are now 120 cages',
  'a consultation takes an hour and costs £49',
])('a count is no price, and what cannot be told is not passed over: %s', (prompt) => {
  expect(ask(prompt).html).toBe(PAGE);
});

test('an entry goes by any of its words where its list is named, else it is asked', () => {
  expect(ask('get rid of the practice cat from the team').html).not.toContain('Dot');
  expect(ask('remove the practice cat')).toMatchObject({ html: PAGE, isEdited: false });
});

test.each([
  ['the green should be darker', '#355e3b', '#143d1c'],
  ['a lighter green', '#355e3b', undefined],
  ['could the green be navy blue', '#355e3b', undefined],
  ['make the prices bold', 'font-weight: 400', 'font-weight: 700'],
  ['the buttons square rather than rounded', 'border-radius: 12px', 'border-radius: 0'],
] as const)('a colour, the prices or the buttons look as asked: %s', (prompt, old, now) => {
  const { html } = ask(prompt);
  expect(html).not.toContain(old);
  expect(html).toContain(now ?? '--brand: #');
});

const ARCH = `<!doctype html>
<html lang="en"><head><title>Second Crack</title>
<script type="application/ld+json">{"@type": "CafeOrCoffeeShop", "address": {"streetAddress": "Arch 9, Wicker Sidings", "addressLocality": "Sheffield"}}</script></head><body><main>
<section id="hero"><h1>Roasted Tuesday</h1><p>Arch 9, Wicker Sidings, Sheffield</p></section>
<section id="shop"><h2>Bags</h2><ul><li><h3>1481 Gitwe Hill</h3><p>£11.50</p></li><li><h3>1484 Worka</h3><p>£12.40</p></li></ul></section>
<section id="team"><h2>The people</h2><ul><li><h3>Dr Priya Menon</h3><p>taster</p></li><li><h3>Dev Hall</h3><p>drum</p></li></ul></section>
</main></body></html>`;

test.each([
  ["We've moved to Arch 12, Wicker Sidings", '<p>Arch 9,', '<p>Arch 12,'],
  ['Dr Menon is now Dr Priya Menon-Clarke', 'Priya Menon<', 'Priya Menon-Clarke<'],
  ['Dev is called Dev Hall-Bose now', 'Dev Hall<', 'Dev Hall-Bose<'],
] as const)('who moved or has another name is told in a sentence: %s', (prompt, old, now) => {
  const { html } = askPage({ prompt, html: ARCH, fallbackLanguage: 'en' });
  expect(html.replaceAll('"Arch 12', '"Arch 9')).toBe(ARCH.replace(old, now));
});

test.each([
  ['put Worka at the top of the bags', /Worka.*Gitwe/s],
  ['move the people to the top, before the bags', /The people.*Bags/s],
] as const)('a list or a neighbour tells where something goes: %s', (prompt, order) => {
  expect(askPage({ prompt, html: ARCH, fallbackLanguage: 'en' }).html).toMatch(order);
});

const CAKES = `<!doctype html>
<html lang="en"><head><title>Tuppence</title></head><body><main>
<section id="menu"><h2>On the board</h2><h3>Under the glass</h3><ul>
<li><h4>Parkin</h4><span class="price">£3.10</span><p class="what">Sticky by Thursday.</p><p class="label">gluten, egg</p></li>
<li><h4>Lemon drizzle</h4><span class="price">£3.30</span><p class="what">Cut thick.</p><p class="label">gluten, egg, milk</p></li>
</ul></section></main></body></html>`;

/** The texts that a request adds to the cakes. */
function added(prompt: string): string[] {
  const { html } = askPage({ prompt, html: CAKES, fallbackLanguage: 'en' });
  const texts = (page: string): string[] => page.split(/<[^>]*>|\n/).filter((text) => text.trim());
  const before = new Set(texts(CAKES));
  return texts(html).filter((text) => !before.has(text));
}

test.each([
  [
    'under the glass add Ginger slice, £3.20, gluten, milk',
    ['Ginger slice', '£3.20', 'gluten, milk'],
  ],
  ['new entry under the glass: Ginger slice, £3.20', ['Ginger slice', '£3.20']],
  ['add to the cakes under the glass: Ginger slice, £3.20, gluten, milk', []],
] as const)('what is told of an entry stands where the list tells it: %s', (prompt, texts) => {
  expect(added(prompt)).toEqual(texts);
});

test('“red roses” asks for no colour', () => {
  expect(ask('do you have red roses').html).toBe(PAGE);
});
