/** Requests as strangers write them: with greetings, reasons and chatter around what they want. */
import { expect, test } from 'vitest';
import type { DesignEditInput } from './design-edit.ts';
import { askPage } from './testing/ask-page.ts';

const BAKERY = `<!doctype html>
<html lang="en"><head><title>Harbour Loaf</title>
<style>body { margin: 0; color: #222; background: #fff; } h2 { font-style: italic; } .photo { width: 160px; height: 160px; }</style></head>
<body>
<header><nav><a href="#bread">Bread</a> <a href="#photos">Gallery</a> <a href="#find">Contact</a></nav></header>
<main>
<section id="hero"><h1>Harbour Loaf</h1><p>Bread by the sea</p><a class="button" href="#find">Visit us</a></section>
<section id="bread"><h2>Our bread</h2><ul>
<li><h3>Sourdough</h3><p>Two days of work.</p><span>£4.50</span></li>
<li><h3>Rye</h3><p>Dark and dense.</p><span>£4.20</span></li>
<li><h3>Cinnamon buns</h3><p>Saturdays only.</p><span>£2.80</span></li></ul></section>
<section id="how"><h2>How it works</h2><ol><li><h3>Mix</h3><p>By hand.</p></li><li><h3>Shape</h3><p>On wood.</p></li></ol></section>
<section id="photos"><h2>Gallery</h2><img class="photo" src="a.jpg" alt="Oven"></section>
<section id="faq"><h2>Questions</h2>
<details><summary>Can I bring my dog?</summary><p>Yes.</p></details>
<details><summary>Can I reserve a loaf?</summary><p>Call us.</p></details></section>
<section id="find"><h2>Contact</h2><p>12 Quay Street, Falmouth</p><p><a href="tel:01326555014">01326 555 014</a></p><p>Run by Anna Lindqvist since 1978</p></section>
</main><footer><p>© 2024 Harbour Loaf</p></footer></body></html>`;

function ask(prompt: string, more: Partial<DesignEditInput> = {}): { html: string; said: string } {
  const { html, summary } = askPage({ prompt, html: BAKERY, fallbackLanguage: 'en', ...more });
  return { html, said: summary };
}

test.each([
  [
    'People keep asking, so please move the questions above the bread. Thank you!',
    /id="faq".*id="bread"/s,
  ],
  ['rename the second step to Form', /<h3>Form<\/h3>/],
  [
    'add Spelt with a description "nutty, mild" for 5.20',
    /<h3>Spelt<\/h3><p>Nutty, mild\.<\/p><span>£5\.20</,
  ],
  [
    'could you swap the first and the second question in the faq?',
    /reserve a loaf\?.*bring my dog\?/s,
  ],
  ['sort the bread by price, cheapest first', /Cinnamon buns.*Rye.*Sourdough/s],
  ['put our bread in alphabetical order', /Cinnamon buns.*Rye.*Sourdough/s],
  [
    'Good morning! I got married, so change Lindqvist to Harper wherever it appears',
    /Anna Harper since/,
  ],
  ['write 1976 instead of 1978', /since 1976/],
  ['write 1976 instead of 1978. the street leave as it is', /since 1976<\/p>/],
  [
    'delete the gallery section please, we dont have proper photos and it looks daft',
    /^(?!.*Gallery)/s,
  ],
  ['make the "Visit us" button pink #ec4899', /#ec4899/],
])('%s', (prompt, shown) => {
  expect(ask(prompt).html).toMatch(shown);
});

test.each([
  ['remove this one, we never use it', ''],
  ['call this one The harbour', '<h2>The harbour</h2>'],
])('in the selected element: %s', (prompt, after) => {
  const selectionHtml = '<h2>Gallery</h2>';
  const { html } = ask(prompt, { selectionHtml });
  const wanted = BAKERY.replace(selectionHtml, after);
  expect(html.replace(/\s+/g, ' ')).toBe(wanted.replace(/\s+/g, ' '));
});

test.each([
  ['le foto più grandi', 'ancora un pochino', /width: 200px.*height: 200px/s],
  ['headings bigger', 'a bit more', /h2 \{[^}]*font-size/],
])('“%s” and then “%s” repeats it', (previousPrompt, prompt, shown) => {
  expect(ask(prompt, { previousPrompt }).html).toMatch(shown);
});

test.each([
  'make the texts larger except the headings',
  'in the menu at the top I would remove "Gallery"',
  'remove the gallery, but only on Sundays',
  'remove the word gallery',
  'add a photo of me to the contact section',
  'the photos and the questions take away',
  'is it true that you can delete the gallery?',
  'we are moving in September, 9 to 5, find us at the market',
])('nothing is changed that was not asked for: %s', (prompt) => {
  expect(ask(prompt).html).toBe(BAKERY);
});

test('a wish that is not understood is named, and the others are done', () => {
  const { html, said } = ask('rye is £4.40 now, and make the sourdough glow in the dark');
  expect(html).toContain('£4.40');
  expect(said).toContain('I did not understand: “make the sourdough glow in the dark”');
});

/** Things by their place, look or kind, and what is done with them: one line of the page each. */
test.each([
  ['put the gallery before the "How it works" part', /id="photos".*id="how"/s],
  ['Rye should come before Sourdough', /Rye.*Sourdough/s],
  ['the words "since 1978" should be bold', /<strong>since 1978<\/strong>/],
  ['change the second step to "Shape by hand"', /<h3>Shape by hand<\/h3>/],
  ['no capitals in the headings, remove the italics from the headings', /font-style: normal/],
  ['make the title smaller on mobile', /@media \(max-width: 40rem\) \{ :root h1/],
  ['Cinnamon buns should come first in the list', /Cinnamon buns.*Sourdough/s],
  [
    'the visit us button should say "Find us" and be bigger',
    /\.button \{ font-size: 1\.25rem; \}.*>Find us</s,
  ],
  ['Take "since 1978" out of the text', /Run by Anna Lindqvist</],
  ['remove Mix from the steps', /^(?!.*By hand)/s],
  ['make the header stay at the top when i scroll', /header \{[^}]*sticky/],
])('%s', (prompt, shown) => {
  expect(ask(prompt).html).toMatch(shown);
});

/** What is said of a text, or about the page, never becomes a text of it. */
test.each([
  'put the phone number in bigger letters in the contact section',
  'My name is right, put it as title of the site',
  'the blue band is too loud',
  'put a line under every heading',
  'Our surname is spelt Lindquist with a u, fix it everywhere',
  'Our bread is too small',
  'Gallery instead of Contact should be bold and not the other way round',
])('no copy is made of: %s', (prompt) => {
  expect(ask(prompt).html).not.toMatch(
    /bigger letters|>of the site<|too loud|>too small|bold and|<p>Heading/,
  );
});

/** Once done by loose patterns that also did others wrongly: beyond the closed grammar, they are refused. */
test.each([
  'the last question in the list can go',
  "Hi! We've started doing Olive focaccia, £3.60 a slab, could you add it under Rye please? Ta",
  'aggiungi Pane nero 5 £ tra il rye e i cinnamon buns',
  'add Bagel £2.10 after sourdough, below the name write "Boiled, then baked"',
  'mia moglie dice che i titoli in corsivo si leggono male, si possono mettere dritti?',
  'a few small things: the button at the top should say Order now, and in the footer its © 2025 not 2024',
  "we've moved to 9 Coronation Road, Falmouth TR11 3QA so please update the address",
  'swap Gallery and Contact in the top menu',
  'Can the contact page be first in the menu?',
  'the list of bread in alphabetical order please, sort it by name',
  'remove every sentence with the word weekend or Saturdays',
  'the button at the top should say Come and see',
  'Rye should have the description: rye, water, patience',
  'remove the last paragraph above the footer',
  'Instead of Rye we now sell Spelt',
  'write "Baked at night" under the main heading',
  'our new baker is Tom. put that in the contact section',
  'add two FAQs: Do you bake cakes? On request. Is there parking? Behind the church.',
])('not read, said so, and the page as it was: %s', (prompt) => {
  const { html, said } = ask(prompt);
  expect(html).toBe(BAKERY);
  expect(said).toMatch(/^(?:I did not understand|Non ho capito): [“«]/);
});

test('a sum for nothing that is named is not read in the selected element', () => {
  const answer = askPage({
    prompt: 'now 5.20',
    html: BAKERY,
    selectionHtml: '<span>£4.50</span>',
    fallbackLanguage: 'en',
  });
  expect(answer).toMatchObject({ html: BAKERY, isEdited: false });
  expect(answer.summary).toMatch(/^I did not understand: “/);
});
