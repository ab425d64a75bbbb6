import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeAddRequest } from '#domain/page-plan/add-request.ts';
import { findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { designPage } from '../../design-page.ts';
import { drawPlan } from '../../plan/draw-plan.ts';
import { designEdit } from '../design-edit.ts';

const DRAWN = drawPlan({ plan: trattoriaPlan({ facts: [] }), seed: 1, year: 2026 }).html;
const TRADE = designPage({
  prompt: 'A bakery in Leeds called "Rise"',
  seed: 3,
  fallbackLanguage: 'en',
  year: 2026,
}).html;
const BARE =
  '<!doctype html><html lang="en"><title>Note</title><body><main><h1>Hello</h1><p>A page of somebody.</p></main></body></html>';
const ALIEN =
  '<!doctype html><html lang="en"><title>App</title><body><div id="app"><div class="box"><span>Score</span></div></div><script>let a = 1;</script></body></html>';

function add(html: string, lines: readonly string[]): string {
  const edit = designEdit({ prompt: writeAddRequest(lines, 'it'), html, fallbackLanguage: 'it' });
  if (edit.kind === 'refused') return `refused: ${edit.summary}`;
  return applyDiff({ original: html, response: edit.response, finished: true }).text;
}

const LINES = [
  'tel 045 800 1234',
  'ciao@gino.example',
  'seppie 18 €',
  'Chiusi il 15 agosto dalle 14:30',
  'Niente carte sotto i 5 €',
  'Instagram @gino_verona',
  'una riga <b>con segni</b> & “virgolette”',
];

test.each([
  ['a drawn page', DRAWN],
  ['the page of a trade', TRADE],
  ['a bare page', BARE],
  ['a page without sections', ALIEN],
])('every line comes onto %s', (_name, html) => {
  const missing = LINES.filter(
    (line) => findMissing(wordsOfPage(add(html, [line])), [line]).length > 0,
  );
  expect(missing).toEqual([]);
});

test('several lines are one change, and a contact stands among the contacts as a link', () => {
  const html = add(DRAWN, LINES);
  expect(findMissing(wordsOfPage(html), LINES)).toEqual([]);
  expect(html).toContain('href="tel:0458001234"');
  expect(html).toContain('href="mailto:ciao@gino.example"');
});

test('whatever a line says, it stands on the page as text or nothing changes', () => {
  const line = fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .map((text) => text.replaceAll(/[\r\n\u2028\u2029\u0085]/g, ' ').trim())
    .filter((text) => /\p{L}{3}/u.test(text));
  fc.assert(
    fc.property(line, (text) => {
      const html = add(BARE, [text]);
      const isPut =
        html.startsWith('refused:') || findMissing(wordsOfPage(html), [text]).length === 0;
      expect([text, isPut, html.includes('<script')]).toEqual([text, true, false]);
    }),
  );
});
