import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';
import { EVERYDAY_EN } from './testing/everyday-en.ts';
import { EVERYDAY_IT } from './testing/everyday-it.ts';
import { FRESH_EN } from './testing/fresh-en.ts';
import { FRESH_IT } from './testing/fresh-it.ts';
import { HELD_OUT_EN } from './testing/held-out-en.ts';
import { HELD_OUT_IT } from './testing/held-out-it.ts';
import { KNOWN_EN } from './testing/known-en.ts';
import { KNOWN_IT } from './testing/known-it.ts';
import { scoreBriefs, type SlotMiss } from './testing/score-briefs.ts';
import { SEALED_EN } from './testing/sealed-en.ts';
import { SEALED_IT } from './testing/sealed-it.ts';

function writeMiss({ slot, expected, found, prompt }: SlotMiss): string {
  return `  ${slot}: “${expected}”, found “${found}” in: ${prompt}\n`;
}

/**
 * 208 briefs, 120 of them written before their author had read the extractor. Score at first sight: held out 76 %
 * (English) and 79 % (Italian), fresh 69.0 and 68.4 %, sealed 76.3 and 73.7 %. Rules were mended on all but the
 * sealed ones, whose misses nobody has looked at: 96.5 and 95.6 % after it.
 */
test.each([
  ['en', 'known', KNOWN_EN],
  ['it', 'known', KNOWN_IT],
  ['en', 'held out', HELD_OUT_EN],
  ['it', 'held out', HELD_OUT_IT],
  ['en', 'fresh', FRESH_EN],
  ['it', 'fresh', FRESH_IT],
  ['en', 'everyday', EVERYDAY_EN],
  ['it', 'everyday', EVERYDAY_IT],
  ['en', 'sealed', SEALED_EN],
  ['it', 'sealed', SEALED_IT],
] as const)('nine slots of ten are read: %s, %s', (language, set, cases) => {
  const { total, right, bySlot, misses } = scoreBriefs(cases, language);
  const slots = [...bySlot].map(([slot, score]) => `${slot} ${score.right}/${score.total}`);
  process.stdout.write(`${language}, ${set}: ${right}/${total} (${slots.join(', ')})\n`);
  if (set !== 'sealed') process.stdout.write(misses.map(writeMiss).join(''));
  expect(right / total).toBeGreaterThanOrEqual(0.9);
});

test('a price is no name', () => {
  expect(readBrief('Elettricista. Chiamata 50 €', 'it').name).toBeUndefined();
  expect(readBrief('Idraulico a Bari, chiamata 333 1234567', 'it').name).toBeUndefined();
});

test.each([
  ['Un sito per Anna', 'name', 'Anna'],
  ["Sito per l'attività di sgombero solai", 'subject', 'attività di sgombero solai'],
  ['Un sito per laboratorio di liuteria', 'subject', 'laboratorio di liuteria'],
  ['A site for an aquarium shop', 'subject', 'aquarium shop'],
  ["Un sito per un'agenzia di modelle", 'subject', 'agenzia di modelle'],
] as const)('no article is cut out of a word: %s', (prompt, slot, value) => {
  expect(readBrief(prompt, 'it')[slot]).toBe(value);
});
