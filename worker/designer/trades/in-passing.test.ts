import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectTrade } from './detect-trade.ts';
import { TRADES } from './registry.ts';
import { listWords } from './word-index.ts';

const IN_PASSING: readonly (readonly [brief: string, trade: string | undefined])[] = [
  ['A shoe repair place in Bath, next to the bakery', 'shoemaker'],
  ['A kite workshop near the old bakery in Hull', undefined],
  ['Kite workshop in Hull, two doors down, opposite the Italian restaurant', undefined],
  ['Software for dentists that sends reminders', undefined],
  ['A scheduling app for hair salons', 'saas'],
  ['Landing page for restaurant booking software', undefined],
  ['We make dental practice management software called Molar', undefined],
  ['Website for a novel about a baker in Marseille', undefined],
  ['A children’s book about a vet and her dog', undefined],
  ['Equipment for gyms and hotels, made in Sheffield', undefined],
  ['We supply restaurants, cafés and hotels with oysters', undefined],
  ['Oyster farm. Our clients are restaurants and hotels.', undefined],
  ['My grandfather was a baker. I draw maps.', undefined],
  ['I used to be a lawyer, now I carve spoons', undefined],
  ['Spoon carver working in a former pharmacy in Leeds', undefined],
  ['Map maker, not a photographer', undefined],
  ['Uniforms for hotels, sewn in Bradford', undefined],
  ['Pizza ovens for the garden', undefined],
  ['I clean hotels and restaurants in Leeds', undefined],
  ['Pulisco alberghi e ristoranti a Lodi', undefined],
  ['A magazine for architects', undefined],
  ['A florist near the bakery in Leeds', 'florist'],
  ['The Old Bakery, a yoga studio in Leeds', 'yoga'],
  ['Plumber in York, opposite the hotel', 'plumber'],
  ['A café above the gym in Hull', 'cafe'],
  ['My father was a baker and I run a small bakery in Hull', 'bakery'],
  ['A website for my husband, a plumber in Leeds', 'plumber'],
  ['I am not a photographer, I am a wedding planner in York', 'wedding-planner'],
  ['Gestionale per ristoranti e alberghi', 'saas'],
  ['Un’app per parrucchieri che manda promemoria', 'saas'],
  ['Software per dentisti', undefined],
  ['Romanzo su un fornaio di Marsiglia', undefined],
  ['Un libro su una fotografa', undefined],
  ['Arredi per farmacie, fatti a Pesaro', undefined],
  ['Forniture per hotel e ristoranti', undefined],
  ['Laboratorio di aquiloni vicino al panificio, a Lucca', undefined],
  ['Laboratorio di aquiloni di fronte alla farmacia', undefined],
  ['Mio nonno era fornaio. Io disegno mappe.', undefined],
  ['Disegno mappe in un’ex farmacia a Lodi', undefined],
  ['Divise per alberghi, cucite a Prato', undefined],
  ['Riforniamo ristoranti, bar e alberghi di ostriche', undefined],
  ['Prima lavoravo in una banca, prima ancora ero avvocato: ora intaglio cucchiai', undefined],
  ['Fioraio vicino al panificio a Lucca', 'florist'],
  ['Palestra sopra la farmacia, a Trento', 'gym'],
  ['Mio nonno era fornaio, io ho una pizzeria a Bari', 'pizzeria'],
  ['Sito per la mia panetteria, accanto alla farmacia', 'bakery'],
  ['Non siamo un ristorante: siamo una gelateria a Lecce', 'gelateria'],
];

test.each(IN_PASSING)('%s', (brief, trade) => {
  expect(detectTrade(brief)?.id).toBe(trade);
});

const LATE = 'A page with large letters and much white around them. '.repeat(8);

test.each([
  [`${LATE}We run a small bakery in Hull.`, 'bakery'],
  [`${LATE}There is a bakery in the street.`, undefined],
])('far behind, a trade counts only where the owner says that it is theirs', (brief, trade) => {
  expect(detectTrade(brief)?.id).toBe(trade);
});

const nouns = {
  en: TRADES.map(({ id, words: { en } }) => ({ id, word: listWords(en)[0] ?? '' })),
  it: TRADES.map(({ id, words: { it } }) => ({ id, word: listWords(it)[0] ?? '' })),
};
const isWhole = ({ word }: { word: string }): boolean => /^[a-zà-ÿ]+$/.test(word);
const english = fc.constantFrom(...nouns.en.filter(isWhole));
const italian = fc.constantFrom(...nouns.it.filter(isWhole));
const ENGLISH = [
  (word: string) => `A kite workshop in Hull, near the ${word}`,
  (word: string) => `A kite workshop opposite a ${word}`,
  (word: string) => `Software for a ${word}`,
  (word: string) => `A ${word} management system`,
  (word: string) => `A website for a novel about a ${word}`,
  (word: string) => `I draw kites in a former ${word}`,
];
const ITALIAN = [
  (word: string) => `Laboratorio di aquiloni vicino a un ${word}`,
  (word: string) => `Arredi per ${word}`,
  (word: string) => `Un romanzo su un ${word}`,
  (word: string) => `Disegno aquiloni in un ex ${word}`,
];

test('a trade that is only mentioned never makes the page, whichever it is', () => {
  fc.assert(
    fc.property(english, fc.constantFrom(...ENGLISH), ({ word }, write) => {
      expect(detectTrade(write(word))).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(italian, fc.constantFrom(...ITALIAN), ({ word }, write) => {
      expect(detectTrade(write(word))).toBeUndefined();
    }),
  );
});

test('beside a neighbour of another trade, the trade that is asked for makes the page', () => {
  fc.assert(
    fc.property(english, english, (own, other) => {
      fc.pre(own.id !== other.id);
      expect(
        detectTrade(`A website for my ${own.word} in Hull, next to the ${other.word}`)?.id,
      ).toBe(own.id);
    }),
  );
});
