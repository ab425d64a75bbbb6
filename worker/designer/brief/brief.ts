import type { Oklch } from '#domain/colour/oklch.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { DirectionId } from '../look/direction.ts';
import type { SectionKind } from '../trades/trade.ts';
import type { ColourMood } from './colours.ts';
import type { Place } from './place.ts';
import type { PricedItem } from './priced-items.ts';
import type { ToneId } from './tones.ts';

export type Language = ReadingLanguage;

/** What a prompt says. Everything that it does not say is undefined or empty: nothing is guessed. */
export interface Brief {
  language: Language;
  /** Written in neither language: the page is in English and the answer says so. */
  isForeign: boolean;
  name?: string;
  place?: Place;
  /** The business in the user's own words: "shop that repairs typewriters". */
  subject?: string;
  /** A quoted or announced motto. */
  slogan?: string;
  /** Whole sentences about the business, verbatim. */
  ownWords: string[];
  services: string[];
  pricedItems: PricedItem[];
  hours: DayHours[];
  phone?: string;
  mail?: string;
  address?: string;
  colour?: Oklch;
  /** The colour's name in the page's language. */
  colourName?: string;
  /** Hue of the accent where the text names two colours: the second one's, or the first's beside black or white. */
  accentHue?: number;
  mood?: ColourMood;
  /** Directions that the adjectives ask for, best first. */
  tones: DirectionId[];
  /** The adjectives themselves, the most telling first. */
  adjectives: ToneId[];
  wanted: SectionKind[];
  unwanted: SectionKind[];
  /** Sections that the text both asks for and refuses; the later word has counted. */
  contradicted: SectionKind[];
}
