import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { designPage } from './design-page.ts';
import { pageScripts } from './page-script.ts';

const HOURS = 'Bar Luna a Roma. Aperto ven e sab 18-2, dom 10-13 e 15-18, chiuso lunedì';

/** What the page says of itself at a moment of the reader's clock. */
function openStateAt(moment: string): string | null | undefined {
  const { html } = designPage({ prompt: HOURS, seed: 1, fallbackLanguage: 'it', year: 2026 });
  const { window } = new JSDOM(html, { url: 'https://luna.test', runScripts: 'outside-only' });
  window.eval(`Date = class extends Date { constructor() { super('${moment}'); } }`);
  window.eval(pageScripts([]));
  return window.document.querySelector('.open-state')?.textContent;
}

test.each([
  ['a Friday evening', '2026-11-20T21:00', 'Aperto adesso'],
  ['after midnight, in the hours of the day before', '2026-11-21T01:30', 'Aperto adesso'],
  ['when those are over', '2026-11-21T02:00', 'Chiuso adesso'],
  ['in the second span of a day', '2026-11-22T16:00', 'Aperto adesso'],
  ['between two spans', '2026-11-22T14:00', 'Chiuso adesso'],
  ['after the midnight of a day that ended before it', '2026-11-23T01:30', 'Chiuso adesso'],
])('the page says whether it is open: %s', (_case, moment, state) => {
  expect(openStateAt(moment)).toBe(state);
});
