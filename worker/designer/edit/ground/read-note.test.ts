/** Lines in the person's words, beside what the page has. */
import { expect, test } from 'vitest';
import { askPage } from '../testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Lamp & Ladder</title></head><body><main>
<section id="hero"><h1>We rewire chandeliers</h1></section>
<section id="prices"><h2>What it costs</h2><ul><li><h3>Desk lamp</h3><span>£25</span></li><li><h3>Chandelier</h3><span>£180</span></li></ul></section>
<section id="hours"><h2>When</h2><table><tr data-day="0 1 2 3 4" data-times="09:00-17:00"><th>Monday–Friday</th><td>09:00–17:00</td></tr></table></section>
<section id="contact"><h2>Reach us</h2><dl><div><dt>Address</dt><dd>4 Candle Lane, York YO1 7EP</dd></div><div><dt>Phone</dt><dd><a href="tel:01904960123">01904 960123</a></dd></div></dl></section>
</main></body></html>`;

function ask(prompt: string): string {
  const { html } = askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
  return html.replace(/\s*\n\s*/g, '');
}

test.each([
  [
    'could we have a little line under the hours saying Sundays by arrangement, £60 extra? thanks',
    '</table><p>Sundays by arrangement, £60 extra</p>',
  ],
  [
    'Below the address write: second door, mind the cat',
    'YO1 7EP<br>Second door, mind the cat</dd>',
  ],
  [
    'put a note above the prices that we are away from 2 to 16 August',
    '<h2>What it costs</h2><p>We are away from 2 to 16 August</p>',
  ],
  [
    'from October we close on Wednesdays, write it under the hours',
    '</table><p>From October we close on Wednesdays</p>',
  ],
])('%s', (prompt, shown) => {
  expect(ask(prompt)).toContain(shown);
});

test.each([
  'put the prices under the hours',
  'the prices are too low on the page, put them under the hours',
  'add something nice under the hours',
  'write under the moon that we are open',
])('%s: writes no line', (prompt) => {
  expect(ask(prompt)).not.toMatch(/<p>/);
});
