/** New entries of lists, and entries that are no more. */
import { expect, test } from 'vitest';
import { askPage } from '../testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Mill Street</title></head><body><main>
<section id="team"><h2>Who you will meet</h2><ul>
<li><h3 class="name">Ellen Marsh</h3><div><p class="role">vet, cats</p><p>Sits on the floor.</p></div></li>
<li><h3 class="name">Karolina Nowak</h3><div><p class="role">vet, birds</p></div></li>
<li><h3 class="name">Dot</h3><div><p class="role">practice cat</p><p>Mostly asleep.</p></div></li>
</ul></section>
<section id="shop"><h2>Shop</h2><ul>
<li data-name="Halloumi slab" data-minor="580"><h3 class="name">Halloumi slab</h3><p>Squeaks.</p><span class="price">£5.80</span><button aria-label="Add: Halloumi slab">+</button></li>
<li data-name="Cod" data-minor="820"><h3 class="name">Cod</h3><p>In batter.</p><span class="price">£8.20</span><button aria-label="Add: Cod">+</button></li>
</ul></section>
<section id="events"><h2>Dates</h2>
<div><h3>Concerts</h3><ol>
<li><p class="when">16 January 2027</p><div><h4 class="name">Haydn</h4><p>Town hall</p></div><p class="tag">£15</p></li>
<li><p class="when">13 March 2027</p><div><h4 class="name">Twelfth Night</h4><p>In the loft</p></div><p class="tag">£18</p></li>
</ol></div>
<div><h3>Signed</h3><ol>
<li><p class="when">14 March 2027</p><div><h4 class="name">Twelfth Night</h4><p>With an interpreter</p></div></li>
</ol></div></section>
</main></body></html>`;

/** Every name on the page after a request. */
function names(prompt: string): string[] {
  const { html } = askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
  return [...html.matchAll(/<h[34] class="name">([^<]*)/g)].map(([, name = '']) => name);
}

test('a new entry stands where it is to stand, with a place for each thing that is told', () => {
  const { html } = askPage({
    prompt:
      'Add a new vet to the team, between Karolina and Dot: Priya Raman, vet, dentistry. "Keeps a toothbrush for every dog."',
    html: PAGE,
    fallbackLanguage: 'en',
  });
  expect(html.replace(/\s*\n\s*/g, '')).toContain(
    '</li><li><h3 class="name">Priya Raman</h3><div><p class="role">vet, dentistry</p><p>Keeps a toothbrush for every dog.</p></div></li><li><h3 class="name">Dot</h3>',
  );
});

test('dates keep their order, and a title in quotation marks is the name', () => {
  const { html } = askPage({
    prompt: 'please add a concert: 6 February 2027, “Only Schubert”, St Anne’s, 20',
    html: PAGE,
    fallbackLanguage: 'en',
  });
  expect(html.replace(/\s*\n\s*/g, '')).toContain(
    '£15</p></li><li><p class="when">6 February 2027</p><div><h4 class="name">Only Schubert</h4><p>St Anne’s</p></div><p class="tag">£20</p></li><li><p class="when">13 March',
  );
});

test('what an order form reads of a copied entry is of the new one', () => {
  const { html } = askPage({
    prompt: 'add to the shop: Haddock, Smoked here., £9.40',
    html: PAGE,
    fallbackLanguage: 'en',
  });
  expect(html).toContain('<li data-name="Haddock" data-minor="940">');
  expect(html).toContain('aria-label="Add: Haddock"');
});

test.each([
  ['halloumi is off the menu', ['Halloumi slab']],
  ['Twelfth Night is cancelled, please take it off everywhere', ['Twelfth Night']],
  ['unfortunately Dot is no longer available', ['Dot']],
] as const)('what is no more goes wherever it is listed: %s', (prompt, gone) => {
  const all = names('');
  expect(names(prompt)).toEqual(all.filter((name) => !(gone as readonly string[]).includes(name)));
});

test('a heading goes with the only entry below it', () => {
  const { html } = askPage({
    prompt: 'Twelfth Night is cancelled',
    html: PAGE,
    fallbackLanguage: 'en',
  });
  expect(html).not.toContain('Signed');
  expect(html).toContain('Concerts');
});

test.each([
  'is the halloumi off the menu?',
  'the train is cancelled',
  'add a vet: Priya',
  'add to the team: Priya, vet, London, 4 May, £3, 5 pm, cats',
])('what asks, names nothing, or fits no entry changes nothing: %s', (prompt) => {
  expect(names(prompt)).toEqual(names(''));
});
