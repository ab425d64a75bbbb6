import type { PackedChain } from '../../reader/unpack-chain.ts';

/** What a wish asks for. */
export const WISH_KINDS = [
  'other',
  'remove',
  'hide',
  'set-text',
  'rename-item',
  'price',
  'change-prices',
  'phone',
  'mail',
  'address',
  'business-name',
  'hours',
  'add-item',
  'add-section',
  'add-text',
  'add-button',
  'add-link',
  'add-contact',
  'add-question',
  'add-review',
  'describe',
  'move',
  'swap',
  'sort',
  'colour',
  'shade',
  'font',
  'size',
  'dark',
  'style',
  'image',
  'head',
  'translate',
  'shorten',
  'more',
  'look',
  'impossible',
  'question',
] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/**
 * What a stretch inside a wish is: a target, an old and a new value, the name, price and details of a new entry, days,
 * times, a colour, a font, a place, and a limit.
 */
export const SLOT_TAGS = ['t', 'o', 'v', 'n', 'p', 'x', 'd', 'h', 'c', 'f', 'l', 'q'] as const;
export type SlotTag = (typeof SLOT_TAGS)[number];

/** What a word is for: chat (0), a wish (1) or a slot of it. Words that begin a wish are told apart. */
const FORMS = SLOT_TAGS.length + 2;
export const LABELS = 2 * FORMS - 1;

export interface Label {
  isWish: boolean;
  isFirst: boolean;
  slot: SlotTag | undefined;
}

export function labelOf(number: number): Label {
  const isFirst = number >= FORMS;
  const form = isFirst ? number - FORMS + 1 : number;
  return { isWish: form > 0, isFirst, slot: SLOT_TAGS[form - 2] };
}

export function numberOf({ isWish, isFirst, slot }: Label): number {
  const form = isWish ? (slot === undefined ? 1 : 2 + SLOT_TAGS.indexOf(slot)) : 0;
  return isFirst ? form + FORMS - 1 : form;
}

/** A reader of requests as it is kept: what each word is for, and what each wish asks for. */
export interface PackedEditReader {
  slots: PackedChain;
  kinds: PackedChain;
}
