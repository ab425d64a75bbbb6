import type { Oklch } from '#domain/colour/oklch.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { DirectionId } from '../look/direction.ts';
import type { WishKind } from './sections.ts';
import type { ColourMood } from './colours.ts';
import type { Place } from './place.ts';
import type { PricedItem } from './priced-items.ts';
import type { ToneId } from './tones.ts';

export type Language = ReadingLanguage;

/** What a prompt says. Whatever it does not say is undefined or empty; nothing is guessed. */
export interface Brief {
  language: Language;
  /** The prompt is neither English nor Italian. The page is in English and the answer says so. */
  isForeign: boolean;
  name?: string;
  place?: Place;
  /** The business in the user's own words: "shop that repairs typewriters". */
  subject?: string;
  /** A motto that is quoted or announced. */
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
  /**
   * The hue of the accent when the text names two colours: that of the second, or of the first when the other
   * is black or white.
   */
  accentHue?: number;
  mood?: ColourMood;
  /** The directions that match the adjectives, best first. */
  tones: DirectionId[];
  /** The adjectives, the most specific first. */
  adjectives: ToneId[];
  wanted: WishKind[];
  unwanted: WishKind[];
  /** Sections that the text both asks for and refuses; the later mention counted. */
  contradicted: WishKind[];
}
