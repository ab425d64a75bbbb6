import { expect, test } from 'vitest';
import { designPage } from './design-page.ts';
import { DIRECTION_IDS } from './look/direction.ts';
import { findContrastFaults, findFaults, findPictureFaults } from './testing/find-faults.ts';
import { listPageCases, samplePageCases } from './testing/page-cases.ts';
import { nearestDistances, readBuild } from './testing/page-distance.ts';
import { TRADES } from './trades/registry.ts';
import { listWords } from './trades/word-index.ts';

// Every trade in every second direction, in the one language or the other.
const cases = listPageCases();
const tradesOf = [...new Set(cases.map(({ trade }) => trade))];
const directionsOf = [...new Set(cases.map(({ direction }) => direction))];
const TURNS = ['en', undefined, 'it', undefined] as const;
const languageOf = (entry: (typeof cases)[number]) =>
  TURNS[(tradesOf.indexOf(entry.trade) + directionsOf.indexOf(entry.direction)) % TURNS.length];

for (const language of ['en', 'it'] as const) {
  for (const direction of directionsOf) {
    test(`every fourth trade in ${direction}, ${language}: sound markup, readable tokens, light pictures`, () => {
      const faults = cases
        .filter((entry) => entry.direction === direction && entry.language === language)
        .filter((entry) => languageOf(entry) === language)
        .flatMap(({ trade, input }) => {
          const page = designPage(input);
          return [
            ...(page.trade === trade ? [] : [`taken for ${page.trade}`]),
            ...(page.language === language ? [] : [`language ${page.language}`]),
            ...(page.direction === direction ? [] : [`direction ${page.direction}`]),
            ...findFaults(page),
            ...findContrastFaults(page),
            ...findPictureFaults(page),
          ].map((fault) => `${trade}: ${fault}`);
        });
      expect(faults).toEqual([]);
    });
  }
}

test('a sample with a page for each trade meets every trade, direction and language, and is the same each time', () => {
  const count = TRADES.length + 1;
  const sample = samplePageCases(count);
  expect({
    trades: new Set(sample.map(({ trade }) => trade)).size,
    directions: new Set(sample.map(({ direction }) => direction)).size,
    languages: new Set(sample.map(({ language }) => language)).size,
    again: samplePageCases(count),
  }).toEqual({
    trades: count,
    directions: DIRECTION_IDS.length,
    languages: 2,
    again: sample,
  });
});

test('pages of different trades and of different seeds are built differently', () => {
  const make = (word: string, seed: number) =>
    readBuild(
      designPage({
        prompt: `a website for ${word} in Turin`,
        seed,
        fallbackLanguage: 'en',
        year: 2026,
      }).html,
    );
  const words = TRADES.map(({ words: { en } }) => listWords(en)[0] ?? '');
  const trades = nearestDistances(words.map((word) => make(word, 0)));
  const seeds = words
    .filter((_, nth) => nth % 4 === 0)
    .flatMap((word) => nearestDistances([0, 1, 2, 3, 4].map((seed) => make(word, seed))));
  // A brief of so few words makes five parts: among a hundred trades some share theirs, and differ in what is drawn.
  expect(trades.filter((distance) => distance < 0.2).length).toBeLessThan(TRADES.length / 5);
  // The seeds of a trade may share three of the five; all of them, where its word asks for a look (“cinema”).
  expect(seeds.filter((distance) => distance <= 0.2).length).toBeLessThan(seeds.length / 20);
});
