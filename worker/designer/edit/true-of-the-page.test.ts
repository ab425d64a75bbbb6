/** What an answer says of the changed page is true of all of it, and nothing that was told becomes something else. */
import { expect, test } from 'vitest';
import { askPage, type Answer } from './testing/ask-page.ts';

const SHOP = `<!doctype html>
<html lang="en"><head><title>Ada and Ben</title>
<meta name="description" content="Saturday 4 September 2027, at the mill. Come as you are."/>
<script type="application/ld+json">{"@type": "Event", "startDate": "2027-09-04T16:30", "description": "Saturday 4 September 2027, at the mill. Come as you are.", "openingHoursSpecification": [{"@type": "OpeningHoursSpecification", "dayOfWeek": "Monday", "opens": "09:00", "closes": "12:00"}]}</script>
<style>:root { --green: #3f6b35; --on: #fff; --size: clamp(2.5rem, 6vw, 5.4rem); }
@media (prefers-color-scheme: dark) { :root { --green: #67945c; --on: #0b1209; } }
.button { background: var(--green); color: var(--on); }
h1 { font-size: var(--size); }
@media (min-width: 60rem) { .panel h1 { font-size: min(var(--size), 62vw / var(--word)); } }</style></head>
<body><header><nav><a href="#beans">Beans</a></nav></header><main>
<section id="hero" class="panel"><h1 style="--word: 16">Unforgettableness</h1><p>Saturday 4 September 2027, at the mill. Come as you are.</p>
<svg role="img" aria-label="Illustration: Plum"><text>Plum</text></svg><time datetime="2027-09-04T16:30">4 September 2027</time><p data-until="2027-09-04T16:30"></p><a class="button" href="#beans">See the beans</a></section>
<section id="beans"><h2>Beans</h2><ul>
<li><h3>Plum</h3><p>Dark, filter.</p><span class="price">£11.00</span></li>
<li><h3>Lamb pie</h3><p>Lamb or leeks.</p><span class="price">£12.00</span></li>
<li><h3>Dark</h3><p>Sweet.</p><span class="price">£13.00</span></li></ul></section>
<section id="ask"><h2>Choose</h2><form><label>Which? <select><option>Lamb</option><option>Leeks</option></select></label></form></section>
</main><footer><p>Ada and Ben</p></footer></body></html>`;

function ask(prompt: string, html = SHOP): Answer {
  return askPage({
    prompt,
    html,
    fallbackLanguage: /\b(?:il|gli|le|più)\b/.test(prompt) ? 'it' : 'en',
  });
}

test.each([
  'new batch!! Kayanza, £12.75. Burundi. Dark cherry, cocoa. right at the top please',
  'Dark cherry',
  'new one: Huila, £14. Dark plum, cocoa',
  'Plum red, cocoa nib, £9',
])('what is told of a thing colours no other: %s', (prompt) => {
  expect(ask(prompt).html).not.toMatch(/data-edits|style="color/);
});

test.each([
  'add Fig, £9, to the beans, with the note: Sent within two days.',
  'add Fig, £9, to the beans, with the description “Sent within two days.”',
])('words that announce a text are none of it: %s', (prompt) => {
  const { html } = ask(prompt);
  expect(html).toContain('<p>Sent within two days.</p>');
});

test.each([
  [
    'put up our hours. we are open Wednesday to Saturday 9:30-13 and 15:30-19',
    'Wednesday to Saturday',
  ],
  [
    'mi metti gli orari? siamo aperti dal mercoledì al sabato 9:30-13 e 15:30-19',
    'Dal mercoledì al sabato',
  ],
  ['metti gli orari. martedì e giovedì 16-19, sabato 10-13', 'Martedì e giovedì'],
])('hours that are told are written: %s', (prompt, days) => {
  const { html, summary } = ask(prompt);
  expect(html).toContain(`<th scope="row">${days}</th>`);
  expect(html).not.toMatch(/data-placeholder|"dayOfWeek": ?"Monday"/);
  expect(summary).not.toMatch(/placeholder|segnaposto|did not|non/i);
});

test.each([
  ['le foto più grandi e il verdino dello sfondo un po’ più carico', /verdino/],
  ['pulsanti rossi e lo sfondo più vivace', /sfondo|aspetto/i],
  ['buttons red and the pale ground behind it more lively', /ground behind|look/i],
])('each wish is done or named: %s', (prompt, named) => {
  expect(ask(prompt).summary).toMatch(named);
});

test('a headline that fills its place is not made larger', () => {
  const { html, summary } = ask('make the headline bigger');
  expect(html).toBe(SHOP);
  expect(summary).toContain('as large as its place allows');
});

test('a headline with room grows and keeps its limit', () => {
  const { html } = ask('make the headline bigger', SHOP.replace('--word: 16', '--word: 4'));
  expect(html).toMatch(/h1 \{ --size: calc\(clamp\(2\.5rem, 6vw, 5\.4rem\) \* 1\.25\)/);
  expect(html).not.toContain('font-size: calc');
});

test('words keep the capital of the place where they stand', () => {
  const { html } = ask('change lamb to hogget everywhere', SHOP.replace('Lamb pie', 'Pie'));
  expect(html).toContain('<p>Hogget or leeks.</p>');
  expect(html).toContain('<option>Hogget</option>');
});

test.each([
  ['add Fig, £9, to the beans with a text: Sent within two days.', /Sweet\.</],
  ['change lamb to hogget', /<h3>Lamb pie/],
])('nothing else becomes what is told: %s', (prompt, shown) => {
  expect(ask(prompt).html).toMatch(shown);
});

test('a new day does not keep the old day of the week', () => {
  const { html } = ask('change 4 September 2027 to 12 September 2027');
  expect(html).toContain('<p>12 September 2027, at the mill.');
});

test('a word that stays with a capital is pointed out', () => {
  expect(ask('change leeks to kale').summary).toContain('“Leeks” still stands on the page');
});

test('what is removed from a list and stands elsewhere is pointed out', () => {
  expect(ask('remove Plum from the beans').summary).toContain('“Illustration: Plum”');
  expect(ask('remove Lamb pie from the beans').summary).not.toContain('still stands');
});

test('a new day is that of the previews and machines too', () => {
  const { html } = ask('it is now Saturday 11 September 2027');
  expect(html).not.toMatch(/(?<!1)4 September 2027|2027-09-04/);
});

test('a darker green leaves the dark scheme readable', () => {
  const { html, summary } = ask('a darker green');
  expect(html).toMatch(/--green: #(?!3f6b35)[\da-f]{6}; --on: #fff/);
  expect(html).toContain('--green: #67945c; --on: #0b1209');
  expect(summary).toContain('In dark mode');
});

test.each([
  ['Plum is £12 from March', 'from March'],
  ['from 1 May Plum costs £12', 'from 1 May'],
  ['Plum is £12 as of next month', 'as of next month'],
])('since when is named: %s', (prompt, since) => {
  const { html, summary } = ask(prompt);
  expect(html).toContain('<span class="price">£12.00</span></li>\n<li><h3>Lamb');
  expect(summary).toContain(`“${since}”: a page cannot wait`);
});

test('a price for some months is not that of all', () => {
  expect(ask('Plum is £12 from March to June').html).toBe(SHOP);
});

test.each(['remove Lamb pie, we’ve stopped making them', 'remove Lamb pie, we no longer sell it'])(
  'a reason is not called misunderstood: %s',
  (prompt) => {
    const { html, summary } = ask(prompt);
    expect(html).not.toContain('Lamb pie');
    expect(summary).not.toContain('did not understand');
  },
);
