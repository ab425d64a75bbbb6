import {
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  parse,
  useMode as registerMode,
} from 'culori/fn';
import { contrastRatio, fromHex, toHex } from './oklch.ts';

for (const mode of [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeXyz65,
  modeOklch,
]) {
  registerMode(mode);
}

/** WCAG 2 contrast that text of normal size needs (AA). */
export const TEXT_CONTRAST = 4.5;
/** The same for the higher level (AAA). */
export const STRONG_TEXT_CONTRAST = 7;

/** A colour of sRGB: `#rrggbb` and how opaque it is, 0–1. */
export interface CssColour {
  hex: string;
  alpha: number;
}

/** Other values ("4 / 5" of a ratio) make the parser throw. */
const COLOUR_SHAPE = /^(?:#[\da-f]{3,8}|[a-z]+|[a-z]+\([^()/]+(?:\/[^()/]+)?\))$/;

/** Reads any CSS colour; undefined for `inherit`, `currentcolor`, `var()`, `light-dark()` and all that is none. */
export function parseColour(value: string): CssColour | undefined {
  const written = value.trim().toLowerCase();
  const colour = COLOUR_SHAPE.test(written) ? parse(written) : undefined;
  return colour && { hex: formatHex(colour), alpha: colour.alpha ?? 1 };
}

/** As CSS: `#rrggbb`, with two digits more when one can see through it. */
export function writeColour({ hex, alpha }: CssColour): string {
  if (alpha >= 1) return hex;
  return `${hex}${Math.round(Math.max(0, alpha) * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Strings and addresses are skipped; names inside other names (`--red`, `my-blue`) are none. */
const COLOUR_WORDS =
  /"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]{3,8}\b|(?<![-\w])(?:rgb|hsl)a?\([^()]*\)|(?<![-\w])(?:hwb|lab|lch|oklab|oklch|color)\([^()]*\)|(?<![-\w])[a-z]+(?![-\w(])/gi;

/** A CSS value with its colours replaced, wherever they stand in it; undefined leaves one as it is. */
export function mapColours(
  value: string,
  replace: (colour: CssColour) => string | undefined,
): string {
  return value.replace(COLOUR_WORDS, (written) => {
    if (/^(?:["']|url\()/i.test(written)) return written;
    const colour = parseColour(written);
    return (colour && replace(colour)) ?? written;
  });
}

/** The colours that are written in a CSS value, in order; those that cannot be seen are left out. */
export function coloursIn(value: string): CssColour[] {
  const found: CssColour[] = [];
  mapColours(value, (colour) => {
    if (colour.alpha > 0) found.push(colour);
    return undefined;
  });
  return found;
}

/** Less opaque colours show what is behind them. */
const SOLID = 0.5;

/** Reads any CSS colour as a six-digit hex; undefined for keywords like `inherit` and for see-through ones. */
export function readColour(value: string): string | undefined {
  const colour = parseColour(value);
  return colour && colour.alpha >= SOLID ? colour.hex : undefined;
}

/** The colour part of a `background` or `border` shorthand; undefined when it has an image or no colour. */
export function findColour(value: string): string | undefined {
  if (/url\(|gradient\(/i.test(value)) return undefined;
  return coloursIn(value).find(({ alpha }) => alpha >= SOLID)?.hex;
}

/** What one sees of a colour on an opaque background, as `#rrggbb`. */
export function blend({ hex, alpha }: CssColour, background: string): string {
  if (alpha >= 1) return hex;
  const mixed = [1, 3, 5].map((at) => {
    const above = Number.parseInt(hex.slice(at, at + 2), 16);
    const below = Number.parseInt(background.slice(at, at + 2), 16);
    return Math.round(above * alpha + below * (1 - alpha));
  });
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const LIGHTNESS_STEP = 0.004;

/**
 * The colour nearest in lightness that has this contrast on the background; hue stays, chroma as far as the
 * screen can show it. Where no lightness reaches the ratio: black or white, whichever is nearer to it.
 */
export function mendContrast(hex: string, background: string, least = TEXT_CONTRAST): string {
  if (contrastRatio(hex, background) >= least) return hex;
  const colour = fromHex(hex);
  for (let away = LIGHTNESS_STEP; away <= 1; away += LIGHTNESS_STEP) {
    for (const lightness of [colour.lightness - away, colour.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = toHex({ ...colour, lightness });
      if (contrastRatio(shade, background) >= least) return shade;
    }
  }
  const [black, white] = ['#000000', '#ffffff'];
  return contrastRatio(black, background) > contrastRatio(white, background) ? black : white;
}
