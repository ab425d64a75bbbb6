import type { Corners, Density, FontClass, Scheme } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { DirectionId } from '../direction.ts';
import type { DressId } from '../dress/dresses.ts';
import type { TypeTag } from '../tagged-faces.ts';
import type { PaletteId } from './palette-families.ts';

/** What a word for a look demands of a page. */
export interface StyleLook {
  scheme?: Scheme;
  font?: FontClass;
  corners?: Corners;
  density?: Density;
  palette?: PaletteId;
  /** Ways of setting titles that have it. */
  type?: readonly TypeTag[];
  /** How the page is built: its frames, rules, headings and marks. */
  dress?: DressId;
  /** No colour fields, no tickers and stamps. */
  isBare?: true;
}

/** Words for one look, and what they demand. */
export interface Style {
  /** Its name in the summary, in the page's language. */
  names?: Record<ReadingLanguage, string>;
  /** Alternatives of a regular expression that mean this look wherever they stand. */
  words?: string;
  /** Words that mean it only where a text speaks of the page: "tiles", "museum". */
  inWishes?: string;
  /** Words that mean it in a wish or a mood, and alone say nothing of a page: "Japanese" knives, "industrial" cleaning. */
  inMood?: string;
  /** Words that mean it in running text and moods: "natural". */
  inProse?: string;
  /** Art directions that have it, best first. */
  directions: readonly DirectionId[];
  /** Who asks for it by name gets its first direction in every version. */
  isSure?: true;
  /** Says little about the look ("modern", "simple"): a more specific word comes before it. */
  isGeneric?: true;
  look?: StyleLook;
}
