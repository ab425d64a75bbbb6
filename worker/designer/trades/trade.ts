/**
 * What the designer knows about a trade. One file a trade (`trades/bakery.ts`, at most 300 lines), written by
 * hand in both languages and added to `registry.ts`. To write one:
 *
 * - `words`: what people call the trade in a prompt, most telling first; a trailing `*` matches any ending
 *   (`panett*`); a leading `^` takes the word only as the subject of the request (`^school`: "a school in Turin",
 *   not "a bar near the school"). Longer and earlier words win.
 * - Copy is what a careful copywriter would write for this trade alone: no sentence is shared between trades.
 *   Speak as "we", address the reader as "you" (Italian: tu, or Lei where the trade demands it).
 * - Slots in braces: `{name}` business name, `{place}` bare place, `{inPlace}` place with its preposition
 *   ("in Turin", "a Torino"), `{speciality}` the user's own words for what they do. A part in square brackets
 *   is dropped when a slot in it is unknown: `Bread worth getting up for[ {inPlace}]`. At least one headline
 *   and one lead of each list work with no slot at all.
 * - Promise nothing that the brief does not say: no years, prices, numbers, certificates, awards, guarantees,
 *   opening hours, "free", "family-run". Say how the work is done and what a visitor can do next.
 * - Three variants or more in every list; items and questions are a pool from which a page takes some.
 */
import type { MotifId } from '../art/motifs.ts';
import type { SceneId } from '../art/scenes.ts';
import type { DirectionId } from '../look/direction.ts';
import type { Oklch } from '#domain/colour/oklch.ts';

export const SECTION_KINDS = [
  'hero',
  'features',
  'services',
  'about',
  'process',
  'menu',
  'products',
  'gallery',
  'portfolio',
  'team',
  'testimonials',
  'pricing',
  'faq',
  'blog',
  'events',
  'hours',
  'map',
  'contact',
  'newsletter',
  'cta',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Three or more ways to say one thing. */
export type Variants = readonly [string, string, string, ...string[]];

export interface TradeItem {
  name: string;
  text: string;
}

export interface TradeQuestion {
  question: string;
  answer: string;
}

export interface TitledItems {
  titles: Variants;
  items: readonly TradeItem[];
}

export interface TradeCopy {
  /** The trade in a sentence: "I understood: a bakery in Turin". With article. */
  noun: string;
  /** Stands where the name belongs until the owner gives one: "Bakery", "Panificio". */
  workingName: string;
  headlines: Variants;
  leads: Variants;
  /** Labels of the one main action. */
  actions: Variants;
  about: { titles: Variants; texts: Variants };
  /** What is on offer: services, dishes or goods, by the trade's `offerAs`. At least six items. */
  offer: { label: string; titles: Variants; intros: Variants; items: readonly TradeItem[] };
  /** How this trade is done well; four items or more. */
  strengths: TitledItems;
  /** From first contact to result; three or four items in order. */
  steps: TitledItems;
  questionTitles: Variants;
  questions: readonly TradeQuestion[];
  /** What its finished works are called, with the gap of one: "Properties". Else they are projects. */
  works?: { label: string; name: string; note: string };
  /** Captions for pictures the owner will add; four or more. */
  captions: readonly string[];
  closing: { titles: Variants; texts: Variants };
  contact: { titles: Variants; texts: Variants };
}

export interface Trade {
  id: string;
  schemaType: string;
  words: { en: readonly string[]; it: readonly string[] };
  /** Order of the page between header and footer; `hero` first. */
  sections: readonly SectionKind[];
  offerAs: 'services' | 'menu' | 'products';
  /** What it offers has no price (subjects of a blog): asked-for prices become plans. */
  isPriceless?: true;
  /** The copy says "I": menus then say "Chi sono", not "Chi siamo". */
  isOnePerson?: true;
  /** What the main action does. */
  goal: 'visit' | 'book' | 'call' | 'order' | 'write';
  /** Fitting art directions, best first; four or more. */
  directions: readonly [DirectionId, DirectionId, DirectionId, DirectionId, ...DirectionId[]];
  /** Brand colours to start from when the brief names none. */
  colours: readonly [Oklch, Oklch, Oklch, ...Oklch[]];
  motifs: readonly [MotifId, MotifId, MotifId, MotifId, ...MotifId[]];
  /** What the first pictures of the gallery show, in the order of the captions. */
  captionMotifs: readonly [MotifId, MotifId, MotifId, MotifId];
  scenes: readonly [SceneId, SceneId, SceneId, ...SceneId[]];
  copy: { en: TradeCopy; it: TradeCopy };
}
