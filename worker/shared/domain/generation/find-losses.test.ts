import { expect, test } from 'vitest';
import { unaskedLosses } from './asked-losses.ts';
import { findLosses } from './find-losses.ts';
import { shopPage } from './testing/shop-page.ts';

const PAGE = shopPage();

/** The page without everything from one text up to another. */
function without(from: string, to: string, page = PAGE): string {
  const start = page.indexOf(from);
  return page.slice(0, start) + page.slice(page.indexOf(to, start) + to.length);
}

function named(after: string): string[] {
  return findLosses(PAGE, after).map(({ kind, name }) => `${kind} ${name}`.trim());
}

const QUOTES = without('<section id="quotes"', '</section>\n');

test('a page that keeps its parts loses nothing', () => {
  expect(findLosses(PAGE, PAGE)).toEqual([]);
  const changed = PAGE.replace('What riders say', 'Kind words')
    .replace('id="work" class="gallery"', 'id="work" class="gallery wide"')
    .replace('</main>', '<section id="news"><h2>News</h2></section>\n</main>')
    .replaceAll('--moss', '--green');
  expect(findLosses(PAGE, changed)).toEqual([]);
});

test.each([
  [
    'a section with its heading',
    QUOTES,
    ['section quotes', 'heading What riders say', 'id quotes'],
  ],
  [
    'the modal that a script opens',
    without('<div class="modal"', '</div>\n'),
    ['heading Book a repair', 'dialog booking', 'id booking', 'id close'],
  ],
  ['the script', without('<script>', '</script>\n'), ['script', 'script']],
  [
    'half of the script',
    without('const booking', "open'));\n</".slice(0, 0) + "remove('open'));\n"),
    ['script'],
  ],
  ['the form', without('<form', '</form>\n'), ['form']],
  ['a link of the navigation', without('<a href="#quotes">', '</a>\n'), ['link Reviews']],
  ['a picture', without('<img src="/pictures/frame', '>\n'), ['image A green frame']],
  ['an id that a script needs', PAGE.replace(' id="price-list"', ''), ['id price-list']],
  ['its rules', without('body { margin', 'var(--moss); }'), ['style']],
])('a page that loses %s is told so', (_what, after, losses) => {
  expect(named(after)).toEqual(losses);
});

test('words that are left out are a loss', () => {
  const wordy = PAGE.replaceAll('</p>', `${' Words that matter to riders.'.repeat(8)}</p>`);
  expect(findLosses(wordy, PAGE).map(({ kind }) => kind)).toEqual(['text']);
});

test.each([
  'Remove the reviews section',
  'Delete the quotes',
  'Please get rid of “What riders say”',
  'Togli le recensioni',
  'Elimina la sezione quotes',
  'keep only the hero and the prices',
])('"%s" asks for the reviews to go', (prompt) => {
  const after = without('<a href="#quotes">', '</a>\n', QUOTES);
  expect(unaskedLosses(findLosses(PAGE, after), prompt)).toEqual([]);
});

test.each([
  'Make the header green',
  'Rename Prices to Rates everywhere',
  'Remove the contact form',
  'Togli il modulo',
  'Redesign the page, darker',
  'Make the texts shorter',
])('"%s" does not ask for the reviews to go', (prompt) => {
  expect(unaskedLosses(findLosses(PAGE, QUOTES), prompt)).not.toEqual([]);
});

test('a redesign may write the rules anew, and a shortening may cut the words', () => {
  const rules = findLosses(PAGE, without('body { margin', 'var(--moss); }'));
  expect(unaskedLosses(rules, 'Redesign the page')).toEqual([]);
  expect(unaskedLosses(rules, 'Make the texts shorter')).not.toEqual([]);
  const picture = findLosses(PAGE, without('<img src="/pictures/frame', '>\n'));
  expect(unaskedLosses(picture, 'Remove the second photo')).toEqual([]);
  expect(unaskedLosses(picture, 'Rimuovi una foto')).toEqual([]);
});

test('the last section may be taken away by its place, and nothing else with it', () => {
  const contact = without('<section id="contact"', '</section>\n');
  const losses = findLosses(PAGE, contact);
  expect(unaskedLosses(losses, 'Remove the last section')).toEqual([]);
  const both = findLosses(PAGE, without('<div class="modal"', '</div>\n', contact));
  expect(unaskedLosses(both, 'Remove the last section').map(({ kind }) => kind)).toContain(
    'dialog',
  );
});
