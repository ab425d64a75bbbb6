import { expect, test } from 'vitest';
import { checkTarget } from './check-target.ts';
import { shopPage } from './testing/shop-page.ts';

const PAGE = shopPage();

function isHit(prompt: string, after: string, selection?: string): boolean {
  return checkTarget({ before: PAGE, after, prompt, selection }).ok;
}

const change = (from: string, to: string) => PAGE.replace(from, () => to);

/** Right changes, as a model makes them where a page does not call its parts what people call them. */
test.each([
  ['Make the hero text shorter', '<p>We repair, rebuild', '<p>We rebuild'],
  ['Make the hero taller', '.masthead { padding: var(--space)', '.masthead { padding: 6rem'],
  ['Raise the price of the service to £50', "'£45'", "'£50'"],
  ['Aumenta i prezzi del listino', "'£20'", "'£25'"],
  [
    'Change the prices to euros',
    "'£45'], ['Wheel truing', '£20']",
    "'€52'], ['Wheel truing', '€23']",
  ],
  [
    'Make the reviews bold',
    '.quotes blockquote { margin: 0;',
    '.quotes blockquote { margin: 0; font-weight: 700;',
  ],
  ['Shorten the first testimonial', 'that three shops could not find', 'nobody could find'],
  ['Add opening hours', '</form>', '</form>\n<p>Mon to Fri 9–18</p>'],
  [
    'Add a FAQ',
    '<section id="contact"',
    '<section id="faq"><h2>FAQ</h2></section>\n<section id="contact"',
  ],
  [
    'Make the button orange',
    '.masthead h1',
    '.masthead button { background: orange; }\n.masthead h1',
  ],
  ['Make the background darker', '--paper: #faf7f0', '--paper: #ddd8cc'],
  [
    'Put our staff into the contact section',
    '<h2>Contact</h2>',
    '<h2>Contact</h2>\n<p>Ada and Tom</p>',
  ],
  ['Change the phone number in the contacts', '0113 496 0000', '0113 496 1111'],
  ['Add the year to the footer', 'Wharf Street, Leeds', 'Wharf Street, Leeds, since 1998'],
  ['Metti la mappa nei contatti', '</form>', '</form>\n<div class="map"></div>'],
  [
    'Make the header sticky',
    'body { margin: 0;',
    '.top { position: sticky; top: 0; }\nbody { margin: 0;',
  ],
  ['Rename the navigation link Work to Bikes', '>Work</a>', '>Bikes</a>'],
  [
    'Add a link to the prices in the footer',
    'Leeds</p>',
    'Leeds</p>\n<a href="#prices">Prices</a>',
  ],
  [
    'Move the gallery below the prices',
    '<section id="work" class="gallery">',
    '<section id="work" class="gallery late">',
  ],
  ['Make the site friendlier', 'Bicycles that last', 'Bicycles that last and last'],
])('"%s" is not missed by a change of %s', (prompt, from, to) => {
  expect(PAGE).toContain(from);
  expect(isHit(prompt, change(from, to))).toBe(true);
});

test.each([
  ['Change the footer: shorter', 'Bicycles that last', 'Cycles that last'],
  ['Make the navigation shorter', '<h2>Recent work</h2>', '<h2>New work</h2>'],
  ['Write friendlier contact words', 'Two bicycles from this spring', 'Two bikes'],
])('"%s" is missed by a change of another part', (prompt, from, to) => {
  expect(isHit(prompt, change(from, to))).toBe(false);
});

const SELECTION = '<h2>Recent work</h2>';

test.each([
  ['the element itself', SELECTION, '<h2>Our work</h2>', true],
  ['its neighbour', '<p>Two bicycles', '<p>Three bicycles', true],
  ['a rule', '.prices li {', '.gallery h2 { color: red; }\n.prices li {', true],
  ['another part', 'Bicycles that last', 'Cycles that last', false],
])('a change of %s is one of the selected element or not', (_where, from, to, isOfIt) => {
  expect(isHit('make it red', change(from, to), SELECTION)).toBe(isOfIt);
});

test('“about” as a preposition names no part', () => {
  const before = PAGE.replace('<section class="masthead">', '<section id="about">');
  const after = before.replace('</form>', '</form>\n<p>Parking is free.</p>');
  expect(checkTarget({ before, after, prompt: 'Add a sentence about parking' }).ok).toBe(true);
  expect(checkTarget({ before, after, prompt: 'Shorten the about section' }).ok).toBe(false);
});

test('a selection that the page does not hold is nothing to check by', () => {
  expect(isHit('make it red', change('Leeds</p>', 'York</p>'), '<b>Elsewhere</b>')).toBe(true);
});
