import type { EditIntent, NewEntry, Place } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import type { SectionKind } from '../page/parts.ts';
import type { Look } from './looks.ts';
import type { Aim } from './slots/named-cores.ts';

interface Colour {
  hex: string;
  words: string;
}

/** What the slots of a phrase hold. A phrase sets those it names; the others are undefined. */
export interface Slots {
  thing: Aim;
  things: readonly Aim[];
  part: Aim;
  text_thing: Aim;
  anchor: Aim;
  section: Aim;
  item: Aim;
  kind: SectionKind;
  said: string;
  mark: string;
  figure: string;
  date: string;
  quoted: string;
  name: string;
  told: string;
  content: string;
  entries: readonly NewEntry[];
  look: Look;
  looks: readonly Look[];
  lookverb: Look;
  wrong: Look;
  colour: Colour;
  to_colour: Colour;
  font: { stack: string; words: string };
  like_font: Slots['font'];
  off: readonly [property: string, value: string];
  money: string;
  amount: string;
  old: string;
  number: number;
  phone: string;
  chat: string;
  mail: string;
  handle: string;
  url: string;
  file: string;
  address: string;
  hours: string;
  days: string;
  daypart: NonNullable<(EditIntent & { kind: 'hours' })['closes']>;
  side: Exclude<Place, { target: unknown }>;
  beside: 'before' | 'after';
  network: readonly [name: string, base: string];
  tab: true;
  author: string;
  rest: string;
  fresh: NewEntry;
  names: readonly NewEntry[];
  account: string;
  network2?: Slots['network'];
  handle2: string;
  url2: string;
}

/**
 * What a clause says. A remark asks for nothing; of the thing of a complaint something is said next, or it asks itself.
 * Words are those of the thing that was named just before.
 */
export interface Reading {
  intents: readonly EditIntent[];
  /** What later words such as "it" mean. */
  about?: Aim | undefined;
  manner?: 'remark' | 'complaint' | 'words';
}

/** Phrases of either language, one a line, and what they say. Undefined where the values do not fit together. */
export interface Row {
  say: string;
  make: (slots: Slots, page: PageModel) => Reading | undefined;
}

export function says(...intents: (EditIntent | undefined)[]): Reading | undefined {
  const found = intents.filter((intent) => intent !== undefined);
  return found.length === intents.length && found.length > 0 ? { intents: found } : undefined;
}

/** What is said of a thing; of one of several that go by its name it is asked which is meant. */
export function saysOf(
  aim: Aim | undefined,
  ...intents: (EditIntent | undefined)[]
): Reading | undefined {
  if (aim?.choices) return says({ kind: 'ask', missing: 'which', choices: [...aim.choices] });
  const read = says(...intents);
  return read && { ...read, about: aim };
}
