import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRESH_EN } from './brief/testing/fresh-en.ts';
import { FRESH_IT } from './brief/testing/fresh-it.ts';
import { designPage, type DesignLanguage } from './design-page.ts';
import { findClaims } from './testing/find-claims.ts';
import { TRADES } from './trades/registry.ts';
import { listWords } from './trades/word-index.ts';

/** Briefs from bare to full, as owners of any trade write them. */
const BRIEFS: Record<DesignLanguage, readonly ((word: string) => string)[]> = {
  en: [
    (word) => `A website for a ${word}`,
    (word) => `a ${word} in Bristol`,
    (word) => `Website for "Larkspur", a ${word} in Leeds, elegant and dark`,
    (word) =>
      `${word} called "Old Mill Lane" in Cork, 12 Market Street, open Monday to Friday 9am-6pm, phone 021 496 0001, hello@example.com`,
    (word) =>
      `Website for the ${word} "Wren" in Hull with about us, gallery, prices, team, reviews, FAQ, events, newsletter and opening hours`,
    (word) =>
      `We are a ${word} in York called Hare & Co. Anna Reed started it in 1987. First thing £12, second thing £30. Dogs are welcome.`,
  ],
  it: [
    (word) => `Un sito per ${word}`,
    (word) => `${word} a Lecce`,
    (word) => `Sito per "Ginepro", ${word} a Torino, elegante e scuro`,
    (word) =>
      `${word} "Il Cortile" a Parma, via Roma 12, aperti dal lunedì al venerdì 9-18, tel 0521 555 010, ciao@example.com`,
    (word) =>
      `Sito per ${word} "Corrado" a Bari con chi siamo, galleria, prezzi, squadra, recensioni, domande frequenti, eventi, newsletter e orari`,
    (word) =>
      `Siamo ${word} a Lodi, si chiama Nava. L’ha aperto Anna Ferri nel 1987. Prima cosa 12 €, seconda cosa 30 €. I cani sono benvenuti.`,
  ],
};

const NO_TRADE = { en: 'kite workshop', it: 'laboratorio di aquiloni' };

function claimsOf(brief: string, language: DesignLanguage, seed: number): string[] {
  const page = designPage({ prompt: brief, seed, fallbackLanguage: language, year: 2026 });
  return findClaims({ html: page.html, brief, language: page.language, year: 2026 });
}

test.each([...TRADES, undefined].map((trade) => [trade?.id ?? 'no trade', trade] as const))(
  'pages of a trade say what their owners said, invite and ask, and nothing else: %s',
  (_, trade) => {
    const claims = (['en', 'it'] as const).flatMap((language) => {
      const word = (trade && listWords(trade.words[language])[0]) ?? NO_TRADE[language];
      return BRIEFS[language].flatMap((write, index) =>
        claimsOf(write(word), language, index).map((claim) => `${language} ${index}: ${claim}`),
      );
    });
    expect(claims).toEqual([]);
  },
);

test.each([...FRESH_EN, ...FRESH_IT])('the page claims nothing else for %j', (brief) => {
  expect([0, 1].map((seed) => claimsOf(brief, 'en', seed))).toEqual([[], []]);
});

test('no page of any trade, language and design claims what its brief does not say', () => {
  fc.assert(
    fc.property(
      fc.record({
        language: fc.constantFrom('en', 'it'),
        trade: fc.constantFrom(...TRADES),
        brief: fc.nat(5),
        seed: fc.nat(1000),
      }),
      ({ language: known, trade, brief, seed }) => {
        const word = listWords(trade.words[known])[0] ?? '';
        const prompt = BRIEFS[known][brief]?.(word) ?? '';
        expect(claimsOf(prompt, known, seed)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ['We bake at night', ['We bake at night']],
  ['Open since 1950', ['Open since 1950']],
  ['From £4', ['From £4']],
  ['Meet Carla Bruni', ['Meet Carla Bruni']],
  ['Bakery in Bristol', []],
  ['Find a time', []],
])('the check finds what is made up: %s', (text, found) => {
  const html = `<body><h1>${text}</h1><p data-placeholder="x">We are the best</p></body>`;
  const check = { html, brief: 'A bakery in Bristol', language: 'en', year: 2026 } as const;
  expect(findClaims(check)).toEqual(found);
});
