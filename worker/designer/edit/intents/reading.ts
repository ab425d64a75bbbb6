import type { SectionKind } from '../page/parts.ts';
import type { EditIntent, EditLanguage, ItemSpot, NewEntry, Place, Target } from './edit-intent.ts';
import type { Look } from './looks.ts';
import type { PageWords } from './request.ts';
import type { Aim } from './slots/parts.ts';

/** What the slots of a phrase hold. A phrase sets those it names; the others are undefined. */
export interface Slots {
  target: Aim;
  targets: readonly Aim[];
  thing: Target;
  anchor: Target;
  beside: 'before' | 'after';
  nth: string;
  quotes: readonly string[];
  off: readonly [property: string, value: string];
  list_noun: Target;
  order: { by: 'name' | 'price'; direction: 1 | -1 };
  section: Target;
  other: Target;
  kind: SectionKind;
  item: string;
  said: string;
  items: readonly string[];
  look: Look;
  looks: readonly Look[];
  lookverb: Look;
  wrong: Look;
  colour: { hex: string; words: string };
  to_colour: { hex: string; words: string };
  font: { stack: string; words: string };
  money: string;
  amount: string;
  more: string;
  number: number;
  old: number;
  dishes: readonly { label: string; amount: string }[];
  entry: string;
  entries: readonly string[];
  priced: string;
  prices: readonly { item: string; amount: string }[];
  new_entry: NewEntry;
  spot: ItemSpot;
  detail: string;
  priced_item: string;
  text: string;
  words: string;
  label: string;
  heading: string;
  author: string;
  quoted: string;
  from: string;
  phone: string;
  mail: string;
  handle: string;
  network: readonly [name: string, base: string];
  question: string;
  other_item: string;
  more_author: string;
  url: string;
  file: string;
  address: string;
  hours: string;
  days: string;
  times: string;
  closing: string;
  nearer: Place;
  time: { hour: number; minute: string; half: string | undefined };
  place: Place;
  language: EditLanguage | 'other';
}

/** What a clause says. A remark asks for nothing; a complaint asks only where nothing else is said of its thing. */
export interface Reading {
  intents: readonly EditIntent[];
  /** What later words such as "it" mean. */
  about?: Target;
  manner?: 'remark' | 'complaint';
}

/** Phrases of either language, one a line, and what they say. */
export interface PhraseRow {
  say: string;
  /** Undefined where the values do not fit together: the phrase did not mean this. */
  make: (slots: Slots, page: PageWords) => Reading | undefined;
}

export function says(...intents: (EditIntent | undefined)[]): Reading | undefined {
  const found = intents.filter((intent) => intent !== undefined);
  return found.length === intents.length && found.length > 0 ? { intents: found } : undefined;
}
