import { applyDiff } from '#domain/diff/apply-blocks.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { designEdit, type DesignEditInput } from './design-edit.ts';
import { EDIT_PAGES } from './testing/pages.ts';

const MORE = `<section id="about" class="section"><h2>About us</h2><p>Bread by hand.</p></section>
<section id="faq" class="section"><h2>Questions</h2><details><summary>Do you bake at night?</summary><p>From four.</p></details></section>
`;
const OWN = designPage({
  prompt:
    'A bakery in Turin called Forno Aurora, warm colours, focaccia 4.50 euro, rye loaf 6 euro, with about us and FAQ',
  seed: 1,
  fallbackLanguage: 'en',
  year: 2026,
}).html.replace('</main>', `${MORE}</main>`);

function edit(
  prompt: string,
  more: Partial<DesignEditInput> = {},
): { html: string; changes: string[]; notDone: string[]; summary: string } {
  const input: DesignEditInput = { prompt, html: OWN, fallbackLanguage: 'en', ...more };
  const result = designEdit(input);
  if (result.kind === 'refused')
    return { html: input.html, changes: [], notDone: [], summary: result.summary };
  const applied = applyDiff({ original: input.html, response: result.response, finished: true });
  expect(applied.failed).toEqual([]);
  return {
    html: applied.text,
    changes: result.changes,
    notDone: result.notDone,
    summary: result.summary,
  };
}

test.each([
  'add opening hours: Monday to Saturday 7:00-19:30',
  'the opening hours are Monday to Saturday 7:00-19:30',
  'siamo aperti da lunedì a sabato 7:00-19:30',
])('the marked place for opening hours is filled: %s', (prompt) => {
  const { html } = edit(prompt);
  expect(html).toMatch(/7:00–19:30/);
  expect(html).not.toContain('data-placeholder="hours"');
});

test('an e-mail address fills every place that waits for one', () => {
  const { html } = edit('the email is ciao@forno.it');
  expect(html).toContain('<a href="mailto:ciao@forno.it">ciao@forno.it</a>');
  expect(html).not.toContain('data-placeholder="mail"');
  expect(html).not.toContain('action="mailto:"');
});

test('facts in one sentence are all done or all named', () => {
  const { changes, notDone } = edit('the email is ciao@forno.it and the address is Via Po 12');
  expect(changes.length + notDone.length).toBe(2);
});

test('free text for a section that is there goes into it', () => {
  const { html } = edit('add our story: my grandfather opened the oven in via Po');
  expect(html).toContain('<p>My grandfather opened the oven in via Po</p>');
});

test('a section of the user’s own kind gets their heading', () => {
  expect(edit('add a section about wedding cakes').html).toContain('<h2>Wedding cakes</h2>');
});

test('a second button stands beside the first', () => {
  const { html } = edit('add a second button "Order a cake" next to the first');
  expect(html).toMatch(/<\/a>\s*<a class="button[^"]*" href="#contact">Order a cake<\/a>/);
});

test('a section that is already there is not added twice, and the answer is short', () => {
  const { html, summary } = edit('add a FAQ');
  expect(html).toBe(OWN);
  expect(summary.length).toBeLessThan(240);
});

test('a request that is not understood says what is needed next, in the language of the request', () => {
  expect(edit('prenotami un volo per Roma').summary).toMatch(/Dimmi quali parole.*gratis/);
  expect(edit('book me a flight to Rome').summary).toMatch(/Tell me which words.*for free/);
});

test('markup in a request is text on the page', () => {
  const { html } = edit('change the headline to "<script>alert(1)</script> & <b>bread</b>"');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;bread&lt;/b&gt;');
});

test.each([
  'the bakery is now called </script><script>alert(1)</script>',
  'il panificio adesso si chiama "><img src=x onerror=alert(1)>',
])('a name cannot leave its place: %s', (prompt) => {
  const { html } = edit(prompt);
  expect(html).not.toMatch(/<script>alert|<img src=x/);
});

test('a selected element is what a request without a part means', () => {
  const selectionHtml = /<h1[^]*?<\/h1>/.exec(OWN)?.[0] ?? '';
  const { html, summary } = edit('make it dark green and center it', { selectionHtml });
  expect(summary).toMatch(/Selected element/);
  expect(html).toMatch(/h1 \{[^}]*text-align: center/);
  expect(edit('remove it', { selectionHtml }).html).not.toContain('<h1');
});

test('a part named in the request wins over the selection', () => {
  const selectionHtml = /<h1[^]*?<\/h1>/.exec(OWN)?.[0] ?? '';
  expect(edit('make the footer black', { selectionHtml }).summary).toMatch(/^Footer/);
});

test('parts of a compound request that cannot be done are named, the others are done', () => {
  const { changes, notDone } = edit('make the footer black and remove the testimonials');
  expect({ changes: changes.length, notDone }).toEqual({
    changes: 1,
    notDone: ['I found no reviews on this page.'],
  });
});

test('the same request and page give the same answer', () => {
  const input = {
    prompt: 'make the header green and add a newsletter',
    html: OWN,
    fallbackLanguage: 'en',
  } as const;
  expect(designEdit(input)).toEqual(designEdit(input));
});

test('a page with Windows line ends keeps them', () => {
  const { html } = edit('add a newsletter section', { html: OWN.replaceAll('\n', '\r\n') });
  expect(html.replaceAll('\r\n', '')).not.toContain('\n');
});

const WORDS =
  'make add remove change the header footer gallery services to with and , "x" green 5 € blue title button phone 011 bigger <b> & è cambia togli rendi la il sezione prezzo di a in orari lun-ven 9-18 e poi : # { } $& $1'.split(
    ' ',
  );

test('any words give an answer whose blocks apply, and never an error', () => {
  const prompts = fc
    .array(fc.constantFrom(...WORDS), { maxLength: 12 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      fc.oneof(prompts, fc.string({ maxLength: 60 })),
      fc.constantFrom(...EDIT_PAGES),
      (prompt, page) => {
        const result = designEdit({ prompt, html: page.html, fallbackLanguage: 'it' });
        const failed =
          result.kind === 'edited'
            ? applyDiff({ original: page.html, response: result.response, finished: true }).failed
            : [];
        expect(failed).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test('a price changes in the words and in the structured data, and no other price does', () => {
  const html = `<html lang="it"><head><script type="application/ld+json">
{"@type":"Menu","hasMenuItem":[{"name":"Lasagne","offers":{"price":"11.00"}},{"name":"Tagliatelle al ragù","offers":{"price":"12.00"}}]}
</script></head><body><ul>
<li><span>Lasagne</span> <span>11,00 €</span></li>
<li><span>Tagliatelle al ragù</span> <span>12,00 €</span></li>
</ul></body></html>`;
  expect(edit('le tagliatelle al ragù costano 13,50 euro', { html }).html).toBe(
    html.replace('12.00', '13.50').replace('12,00', '13,50'),
  );
});

test('a page beyond the limits is refused in the language of the request', () => {
  const rows = '<p>a line of the page</p>\n'.repeat(28_000);
  const html = `<html><body>${rows}</body></html>`;
  expect(edit('make the page blue', { html }).summary).toMatch(/too large .* Nothing was changed/);
  expect(edit('rendi blu la pagina', { html }).summary).toMatch(/troppo grande/);
  expect(edit('rendi blu la pagina', { html: '<b></b>'.repeat(30_001) }).summary).toMatch(
    /troppo grande/,
  );
});

test('a picture embedded in a page makes it no larger', () => {
  const html = OWN.replace(
    '</main>',
    `<img alt="" src="data:image/png;base64,${'A'.repeat(900_000)}"></main>`,
  );
  expect(edit('make the footer black', { html }).changes).toHaveLength(1);
});

test('elements far inside one another are no way to break it', () => {
  const html = `<html><body>${'<div>'.repeat(20_000)}x</body></html>`;
  expect(
    edit('make the background black and change the phone to 011 5550101', { html }).changes,
  ).toHaveLength(1);
});

test('pages that are hardly pages do not break it', () => {
  for (const html of [
    '',
    'text',
    '<p>a',
    '<html></html>',
    '<svg><style>a{</style>',
    '<style>@media (x) { a { color: red',
  ]) {
    expect(edit('make the header green, add a FAQ and change a to b', { html }).summary).not.toBe(
      '',
    );
  }
});

test.each([
  'we open Tuesday to Sunday from 6 am to 1 pm, closed on Mondays',
  'add our story: my grandfather opened the oven in via Po',
  'add a section about wedding cakes',
  'make the buttons rounder',
  'add WhatsApp link 333 1234567',
  'the email is ciao@forno.it and the address is Via Po 12',
  'add a second button "Order a cake" next to the first',
])('a page of our own takes the way people ask: %s', (prompt) => {
  expect(designEdit({ prompt, html: OWN, fallbackLanguage: 'en' })).toMatchObject({
    kind: 'edited',
  });
});

test('every part of a compound request is done or named as not done', () => {
  const answer = designEdit({
    prompt: 'the email is ciao@forno.it and the address is Via Po 12',
    html: OWN,
    fallbackLanguage: 'en',
  });
  expect(answer.kind === 'edited' && answer.changes.length + answer.notDone.length).toBe(2);
});

test('a refusal with a reason of its own is short', () => {
  const answer = designEdit({ prompt: 'add a FAQ', html: OWN, fallbackLanguage: 'en' });
  expect(answer.summary.length).toBeLessThan(240);
});
