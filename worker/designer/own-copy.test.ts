import { expect, test } from 'vitest';
import { designPage, type DesignedPage } from './design-page.ts';
import { chooseOwnLead, dropLead, isSpokenOf, toParagraphs } from './own-copy.ts';
import { readBrief } from './brief/read-brief.ts';

function makePage(prompt: string): DesignedPage {
  return designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026 });
}

const PUB =
  'The Tin Whistle is a folk pub in Galway. There is live music every Thursday night. Anyone can join in. ' +
  'The kitchen closes at 9. Our chowder recipe is my grandmother’s. Dogs sleep by the fire. ' +
  'The snug was a post office until 1931. We pull eleven stouts. Cards are fine. Quiz on Mondays at eight.';

test('of a trade without a profile, the owner’s sentences make the page', () => {
  const { trade, sections, html } = makePage(PUB);
  expect({ trade, sections }).toEqual({
    trade: 'neutral',
    sections: ['hero', 'about', 'contact'],
  });
  expect(html).toContain('Quiz on Mondays at eight');
  expect(html).not.toContain('A proposal in writing');
});

test('prices that are known stand under their own name', () => {
  const { sections, html } = makePage(`${PUB} Chowder £9, pint £5.50.`);
  expect(sections).toContain('menu');
  expect(html).toMatch(/id="menu-title"[^>]*>Prices</);
});

test.each([
  'We only roast on Tuesdays. The beans are shipped later. There is no wifi here.',
  'Never mind the noise. Our roaster is a 1965 Probat. We close at nine. The beans are shipped later.',
])('the first sentence that stands alone opens the page: %s', (told) => {
  const { ownWords, ...brief } = readBrief(`Coffee roastery in Sheffield. ${told}`, 'en');
  const lead = chooseOwnLead({ ...brief, ownWords });
  expect(lead).toMatch(/^(?:We only roast on Tuesdays|Our roaster is a 1965 Probat)\.$/);
  expect(dropLead(ownWords, lead)).toHaveLength(2);
});

test('two sentences are too few to open with', () => {
  expect(chooseOwnLead(readBrief('Pub in Cork. We bake at night. We close at nine.', 'en'))).toBe(
    undefined,
  );
});

test('no short sentence is left over as a paragraph of its own', () => {
  const long = `${'a'.repeat(99)}.`;
  expect(toParagraphs([long, long, 'Open in May.'])).toEqual([long, `${long} Open in May.`]);
  expect(toParagraphs([])).toEqual([]);
});

test('what the owner has answered is not answered for them', () => {
  expect(isSpokenOf('Posso portare il cane?', ['I cani sono i benvenuti.'])).toBe(true);
  expect(isSpokenOf('Dove si parcheggia?', ['I cani sono i benvenuti.'])).toBe(false);
  const page = makePage('Osteria a Lucca. I cani sono i benvenuti. Il pane lo facciamo noi.');
  expect(page.sections).toContain('faq');
  expect(page.html).not.toMatch(/<summary>[^<]*\bcane/);
});

test('one price alone stands among the trade’s usual offer, which is marked for the owner', () => {
  const { html } = makePage('Gym in Cardiff: Iron Parish. Membership is £38 a month.');
  expect(html).toContain('£38 a month');
  expect(html).toMatch(/id="services"[^>]*data-placeholder="offer"/);
  expect(html).not.toMatch(/id="pricing"/);
});

test.each([
  ['We repair phones and laptops in Dublin. QuickFix.', 'Phones and laptops'],
  ['ciao! sono Giulia e faccio la sarta a Reggio Emilia', 'Sarta'],
  [
    "I keep bees and sell honey, beeswax candles and mead. The business is Pell's Bees.",
    'Honey, beeswax candles and mead',
  ],
  ['Studio di naturopatia della dott.ssa Elena Ferri a Parma', 'Studio di naturopatia'],
])('the headline of an unknown trade is made of what its owner wrote: %s', (prompt, headline) => {
  const { html } = makePage(prompt);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.trim()).toMatch(new RegExp(`^${headline}(?:[,: ]|$)`));
});
