import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PAGE_KINDS, PLAN_SECTION_KINDS } from '#domain/page-plan/plan-types.ts';
import { MOTIFS } from '../art/motifs.ts';
import { DIRECTION_IDS } from '../look/direction.ts';
import { soundsLikeClaim } from '../testing/find-claims.ts';
import { TRADES } from './registry.ts';
import { offerKind, type Both, type Trade } from './trade.ts';
import { listWords } from './word-index.ts';

const text = z.string().check(z.regex(/^\p{L}.*[\p{L}.?]$/u));
const both = z.tuple([text, text]);
const motif = z.enum(Object.keys(MOTIFS));
const words = z
  .string()
  .check(z.refine((list) => listWords(list).every((word) => /^\^?[\p{Ll}&'’ -]+\*?$/u.test(word))));

const schema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  words: z.strictObject({ en: words, it: words }),
  emoji: z.optional(z.string().check(z.regex(/^\p{Extended_Pictographic}+$/u))),
  pages: z.array(z.enum(PAGE_KINDS)).check(z.minLength(1)),
  schemaType: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/)),
  goal: z.enum(['visit', 'book', 'call', 'order', 'write']),
  keepsWord: z.optional(z.literal(true)),
  isOnePerson: z.optional(z.literal(true)),
  isPhotographed: z.optional(z.literal(true)),
  sections: z.array(z.enum(PLAN_SECTION_KINDS)).check(z.minLength(1)),
  directions: z.array(z.enum(DIRECTION_IDS)).check(z.minLength(4)),
  colours: z
    .array(
      z.tuple([
        z.number().check(z.gte(0.3), z.lte(0.85)),
        z.number().check(z.gte(0), z.lte(0.3)),
        z.number().check(z.gte(0), z.lt(360)),
      ]),
    )
    .check(z.minLength(3)),
  motifs: z.array(motif).check(z.minLength(4)),
  isBroad: z.optional(z.literal(true)),
  near: z.optional(z.array(z.enum(TRADES.map(({ id }) => id)))),
  noun: both,
  name: both,
  lead: both,
  action: both,
  offer: both,
  asks: z.optional(z.array(both).check(z.length(3))),
  photos: z.optional(z.array(z.tuple([motif, text, text])).check(z.length(4))),
  contact: z.tuple([both, both]),
});

test('every trade has an id of its own', () => {
  expect(new Set(TRADES.map(({ id }) => id)).size).toBe(TRADES.length);
});

test.each(TRADES.map((trade) => [trade.id, trade] as const))('%s is valid data', (_, trade) => {
  expect(schema.safeParse(trade).error).toBeUndefined();
  expect(trade.asks !== undefined).toBe(offerKind(trade) !== undefined);
  expect(trade.photos !== undefined).toBe(trade.sections.includes('gallery'));
});

function textsOf({ lead, action, contact: [title, ask] }: Trade): readonly Both[] {
  return [lead, action, title, ask];
}

const LANGUAGES = ['en', 'it'] as const;

test.each(TRADES.map((trade) => [trade.id, trade] as const))('%s claims nothing', (_, trade) => {
  const texts = textsOf(trade).flat();
  expect(texts.filter(soundsLikeClaim)).toEqual([]);
  for (const ask of trade.asks ?? []) expect(ask.every((said) => said.endsWith('?'))).toBe(true);
});

test('no two trades have the same invitation', () => {
  const leads = TRADES.flatMap(({ lead }) => [...lead]);
  expect(new Set(leads).size).toBe(leads.length);
});

test.each(LANGUAGES)('no word names two trades: %s', (language) => {
  const owners = Map.groupBy(
    TRADES.flatMap((trade) => listWords(trade.words[language]).map((word) => ({ word, trade }))),
    ({ word }) => word,
  );
  const shared = [...owners].filter(([, found]) => found.length > 1).map(([word]) => word);
  expect(shared).toEqual([]);
});
