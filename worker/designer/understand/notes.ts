import { capitalise } from '#domain/reading/letters.ts';
import { hideListedFacts } from '../brief/listed-facts.ts';
import { readSectionWishes } from '../brief/sections.ts';
import { namesColour } from '../brief/colours.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import type { ContentHints } from './content.ts';

/** Between the pieces of a sentence; not between the digits of a number. */
export const PIECES = /[;:]\s|\s[–—-]\s|(?<!\d),\s|,\s(?!\d)|\.\s/u;

const CONTACT_WORDS =
  /^(?:call|text|ring|phone|tel|mail|e-?mail|email|write|contact|whatsapp|chiama\w*|scriv\w+|telefono|cell\w*|contatt\w+|instagram|facebook|ig|fb|insta)\b/i;
const REFUSAL = /^(?:no|not|never|without|niente|nessun\w*|senza|non|mai)\s/i;
const UNSAFE = /[<>{}@#]|https?:|www\./i;
const FEWEST_WORDS = 2;
const MOST_WORDS = 24;

/** True of a few words that say something of the business, by themselves and beside the facts that have a place. */
export function isNote(piece: string, { language, hasHours, name }: ContentHints): boolean {
  const text = piece.trim();
  const words = text.split(/\s+/).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS || soundsLikeWish(text)) return false;
  if (UNSAFE.test(text) || CONTACT_WORDS.test(text) || REFUSAL.test(text)) return false;
  if (namesSections(text, words) || namesColour(text)) return false;
  const left = hideListedFacts(text, { language, hasHours }).replaceAll(/[§⌂;]/g, ' ');
  const unnamed = name === undefined ? left : left.replaceAll(name, ' ');
  return (unnamed.match(/\p{L}{3,}/gu) ?? []).length >= FEWEST_WORDS;
}

/** "A gallery and a map" lists what the page shall have. */
function namesSections(text: string, words: number): boolean {
  const { wanted, unwanted } = readSectionWishes(text);
  return unwanted.length > 0 || (wanted.length > 0 && words <= FEWEST_WORDS * (wanted.length + 1));
}

/** A note with a capital, without the words that joined it to others. */
export function writeNote(piece: string): string {
  const bare = piece.trim().replace(/^(?:and|e|ed|also|anche|plus|poi|with|con)\s+/i, '');
  return capitalise(bare.replace(/[.;,]+$/, ''));
}

/** True when no piece of a sentence sounds like a wish about the page. */
export function isForVisitors(sentence: string): boolean {
  return sentence.split(PIECES).every((piece) => !soundsLikeWish(piece));
}
