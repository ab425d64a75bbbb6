import { expect, test } from 'vitest';
import { MOTIFS } from '../art/motifs.ts';
import { fillSlots } from '../copy/slots.ts';
import { neutral, TRADES } from './registry.ts';
import type { TradeCopy, Variants } from './trade.ts';

const NO_SLOTS = { name: undefined, place: undefined, inPlace: undefined, speciality: undefined };
const TOO_BOLD =
  /\b(?:award|certified|guaranteed|number one|#1|since \d{4}|\d+ years|free of charge|premiat[oaie]|certificat[oaie]|garantit[oaie]|leader|dal \d{4}|gratis|gratuit[oaie])\b|€|★/i;

function sentencesOf(copy: TradeCopy): string[] {
  const texts = JSON.stringify(copy).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return texts
    .map((text) => JSON.parse(text) as string)
    .filter((text) => text.split(' ').length > 5);
}

function variantLists(copy: TradeCopy): readonly Variants[] {
  const {
    headlines,
    leads,
    actions,
    about,
    offer,
    strengths,
    steps,
    closing,
    contact,
    questionTitles,
  } = copy;
  return [
    headlines,
    leads,
    actions,
    about.titles,
    about.texts,
    offer.titles,
    offer.intros,
    strengths.titles,
    steps.titles,
    questionTitles,
    closing.titles,
    closing.texts,
    contact.titles,
    contact.texts,
  ];
}

for (const trade of [...TRADES, neutral]) {
  test(`${trade.id}: the copy is complete, promises nothing and works without a single fact`, () => {
    for (const copy of [trade.copy.en, trade.copy.it]) {
      expect(copy.offer.items.length).toBeGreaterThanOrEqual(6);
      expect(copy.strengths.items.length).toBeGreaterThanOrEqual(4);
      expect(copy.questions.length).toBeGreaterThanOrEqual(4);
      expect(copy.captions.length).toBeGreaterThanOrEqual(4);
      for (const variants of variantLists(copy)) {
        expect(new Set(variants).size).toBeGreaterThanOrEqual(3);
        expect(variants.some((text: string) => fillSlots(text, NO_SLOTS))).toBe(true);
      }
      expect(sentencesOf(copy).filter((text) => TOO_BOLD.test(text))).toEqual([]);
    }
    expect(trade.motifs.filter((motif) => !(motif in MOTIFS))).toEqual([]);
    expect(trade.copy.en.questions).toHaveLength(trade.copy.it.questions.length);
  });
}

test('no sentence is shared between two trades', () => {
  const owners = new Map<string, string[]>();
  for (const trade of [...TRADES, neutral]) {
    for (const text of new Set([...sentencesOf(trade.copy.en), ...sentencesOf(trade.copy.it)])) {
      owners.set(text, [...(owners.get(text) ?? []), trade.id]);
    }
  }
  expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([]);
});
