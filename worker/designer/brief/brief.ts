import type { DirectionId } from '../look/direction.ts';
import type { Oklch } from '../look/oklch.ts';
import type { SectionKind } from '../trades/trade.ts';
import { readAddress, readMail, readPhone } from './contact.ts';
import { readHours, type DayHours } from './hours.ts';
import { detectLanguage } from './language.ts';
import { readPricedItems, readServices, type PricedItem } from './items.ts';
import { readName } from './name.ts';
import { readPlace, type Place } from './place.ts';
import { readOwnWords, readSlogan, readSubject } from './own-words.ts';
import { readColour, readMood, readSectionWishes, readTones, type ColourMood } from './wishes.ts';

export type Language = 'en' | 'it';

/** What a prompt says. Everything that it does not say is undefined or empty: nothing is guessed. */
export interface Brief {
  language: Language;
  name?: string;
  place?: Place;
  /** The business in the user's own words: "shop that repairs typewriters". */
  subject?: string;
  /** A quoted or announced motto. */
  slogan?: string;
  /** Whole sentences in the first person, verbatim. */
  ownWords: string[];
  services: string[];
  pricedItems: PricedItem[];
  hours: DayHours[];
  phone?: string;
  mail?: string;
  address?: string;
  colour?: Oklch;
  mood?: ColourMood;
  /** Directions that the adjectives ask for, best first. */
  tones: DirectionId[];
  wanted: SectionKind[];
  unwanted: SectionKind[];
}

const LONGEST_PROMPT = 12_000;

/** Control characters out, runs of blanks to one: what is left may still hold markup, and is escaped on output. */
function cleanPrompt(prompt: string): string {
  return prompt
    .slice(0, LONGEST_PROMPT)
    .toWellFormed()
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** Reads the facts out of a free text in English or Italian. `fallback` is used when the text shows neither. */
export function readBrief(prompt: string, fallback: Language): Brief {
  const text = cleanPrompt(prompt);
  const language = detectLanguage(text, fallback);
  const phone = readPhone(text);
  const mail = readMail(text);
  const address = readAddress(text);
  const name = readName(text);
  const withoutName = name ? text.replaceAll(name, ' ') : text;
  const place = readPlace(withoutName);
  const mood = readMood(withoutName);
  const colour = readColour(withoutName);
  const slogan = readSlogan(text, name);
  const subject = readSubject(withoutName);
  return {
    language,
    ownWords: readOwnWords(text),
    services: readServices(text),
    pricedItems: readPricedItems(text),
    hours: readHours(text),
    tones: readTones(withoutName),
    ...readSectionWishes(withoutName),
    ...(name && { name }),
    ...(place && { place }),
    ...(subject && { subject }),
    ...(slogan && { slogan }),
    ...(phone && { phone }),
    ...(mail && { mail }),
    ...(address && { address }),
    ...(colour && { colour }),
    ...(mood && { mood }),
  };
}
