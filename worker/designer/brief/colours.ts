import { fromHex, type Oklch } from '#domain/colour/oklch.ts';
import { readColours, type ReadColour } from '#domain/reading/colours.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { Span } from '#domain/reading/fold.ts';
import type { Found } from '#domain/reading/scan.ts';
import { readSource } from '#domain/reading/tokens.ts';

export type ColourMood = 'warm' | 'cool' | 'dark' | 'light' | 'pastel' | 'grey';

/** How many characters around a colour are searched for words about colours. */
const SIGHT = 60;
const IN_COLOUR_SPEECH =
  /\b(?:colou?rs?|colored|coloured|palette|tones?|tints?|colore|colori|color[ei]|toni|tonalità|tinte|sfondo|background|style|stile)\b/i;

const REFUSED = /\b(?:no|not|never|without|niente|non|senza|nessun)\s(?:\p{L}{1,10}\s)?$/iu;

const NEUTRAL = '(?:black|white|gr[ea]y|ner[oaie]|bianc(?:o|a|hi|he)|grigi[oae]?)';
/** The words between two colours that belong together: “blue and orange”, “blu con dettagli arancioni”. */
const BETWEEN_TWO =
  /^\s?(?:,|and|e|ed|with|con|\+|&|\/)\s?(?:(?:a|some|un|touch of|touches of|tocchi di|dettagli|accents? of)\s)?(?:dark |light )?$/i;
const NEUTRAL_BEFORE = new RegExp(`\\b${NEUTRAL}\\s?(?:,|and|e|&|/)\\s?$`, 'i');
const NEUTRAL_BEHIND = new RegExp(`^\\s?(?:,|and|e|&|/|with|con)\\s?${NEUTRAL}\\b`, 'i');

export interface NamedColour {
  colour: Oklch;
  /** The hue of the second colour, or of the colour itself next to black, white or grey. */
  secondHue?: number;
  /** In the page's language, or the hex value as given. */
  name: string;
}

/** A colour for buttons and bands must carry text and stand out from background and text colours. */
const BRAND = { darkest: 0.34, lightest: 0.66, lightestYellow: 0.82, palest: 0.06 };

/** Makes a colour usable for buttons and bands: “cream” becomes a sand tone, “navy” stays navy. */
export function toBrandColour(colour: Oklch, leastChroma = BRAND.palest): Oklch {
  const { lightness, chroma, hue } = colour;
  const isYellow = hue > 85 && hue < 130 && chroma > 0.12;
  const lightest = isYellow ? BRAND.lightestYellow : BRAND.lightest;
  return {
    lightness: Math.min(lightest, Math.max(BRAND.darkest, lightness)),
    chroma: Math.max(chroma, Math.min(leastChroma, BRAND.palest)),
    hue,
  };
}

const NEAR = 24;
const NEAR_BEHIND = /^[^.]*?\b(?:colou?rs?|tones?|tints?|palette|toni|colori)\b/i;
const NEAR_BEFORE = /\b(?:colou?rs?|tones?|tints?|palette|colore|colori|toni|tinte)\b[^.]*$/i;

/**
 * Below this chroma a colour is black, white or grey, which sets the page's mood instead of its brand colour.
 */
const LEAST_CHROMA = 0.015;

function findNamedColours(text: string): Found<ReadColour>[] {
  const { found } = readColours(readSource(text));
  return found.filter(
    ({ value, start, end }) =>
      value.names !== undefined &&
      fromHex(value.hex).chroma >= LEAST_CHROMA &&
      (!value.isAlsoThing || speaksOfColour(text, { start, end })),
  );
}

/** “Ice cream” and the town of Crema are not colours. Such words count only near a word about colours. */
function speaksOfColour(text: string, { start, end }: Span): boolean {
  const behind = text.slice(end, end + NEAR);
  const before = text.slice(Math.max(0, start - NEAR), start);
  return !/[^\s.!]/.test(behind) || NEAR_BEHIND.test(behind) || NEAR_BEFORE.test(before);
}

/**
 * The first colour that the user asks for: a hex value, otherwise a colour word in a list of colours or near a
 * word about colours.
 */
export function readColour(text: string, language: ReadingLanguage): NamedColour | undefined {
  const code = /#(?:[\da-f]{6}|[\da-f]{3})\b/i.exec(text)?.[0].toLowerCase();
  const hex = code && readColours(readSource(code)).found[0]?.value.hex;
  if (hex) return { colour: fromHex(hex), name: code };
  const [first, second] = findNamedColours(text).filter(
    ({ start }) => !REFUSED.test(text.slice(Math.max(0, start - SIGHT), start)),
  );
  if (!first) return undefined;
  const [before, behind] = [text.slice(0, first.start), text.slice(first.end)];
  const around = text.slice(Math.max(0, first.start - SIGHT), first.start + SIGHT);
  const isListed = /(?:^|[,;.]|\b(?:in|with|con|and|e|di)\b)\s*\p{L}{0,12}\s?$/iu.test(before);
  if (!IN_COLOUR_SPEECH.test(around) && !isListed) return undefined;
  const colour = toBrandColour(fromHex(first.value.hex));
  const name = nameColour(first, language);
  if (second !== undefined && BETWEEN_TWO.test(text.slice(first.end, second.start)))
    return { colour, name, secondHue: fromHex(second.value.hex).hue };
  const isBesideNeutral = NEUTRAL_BEFORE.test(before) || NEUTRAL_BEHIND.test(behind);
  return { colour, name, ...(isBesideNeutral && { secondHue: colour.hue }) };
}

/**
 * The name in the page's language. A colour with a shade keeps the words of the text, which may be in the other
 * language.
 */
function nameColour({ value, text }: Found<ReadColour>, language: ReadingLanguage): string {
  return value.shade ? text.toLowerCase() : (value.names?.[language] ?? text);
}

export function namesColour(text: string): boolean {
  return findNamedColours(text).length > 0;
}

const MOODS: readonly (readonly [ColourMood, RegExp])[] = [
  [
    'dark',
    /\b(?:dark (?:mode|theme|background|colou?rs?|page|style)|black background|sfondo (?:nero|scuro)|tema scuro|colori scuri|toni scuri)\b|(?:^|[,;.]\s)(?:dark|scur[oa])(?=[,;.]|\s(?:and|e)\s|$)/i,
  ],
  ['pastel', /\b(?:pastel(?:s|l[oi])?|soft colou?rs|colori tenui|tinte tenui)\b/i],
  [
    'grey',
    /\b(?:black and white|black & white|monochrome|grayscale|bianco e nero|monocromatic[oa])\b/i,
  ],
  [
    'warm',
    /\b(?:warm (?:colou?rs?|tones?|palette|shades|light)|earthy|earth tones|colori caldi|toni caldi|tinte calde|colori della terra|warm)\b|\b(?:stile|tono|toni|atmosfera|ambiente)\b[^.;]{0,30}\bcald[oaie]\b|(?:^|[,;.]\s|\se\s)cald[oa](?=[,;.]|\se\s|$)/i,
  ],
  ['cool', /\b(?:cool (?:colou?rs?|tones?|palette)|cold colou?rs?|colori freddi|toni freddi)\b/i],
  [
    'light',
    /\b(?:bright (?:and|colou?rs?)|light colou?rs?|airy|luminos[oa]|colori chiari|toni chiari)\b/i,
  ],
];

export function readMood(text: string): ColourMood | undefined {
  return MOODS.find(([, pattern]) => pattern.test(text))?.[0];
}
