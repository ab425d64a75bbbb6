import {
  clampChroma,
  converter,
  formatHex,
  parse,
  wcagContrast,
  type Color,
  type Oklch,
} from 'culori/fn';
import { parseColour, TEXT_CONTRAST } from '#domain/colour/css-colour.ts';

const toOklch = converter('oklch');

/** WCAG 2 contrast that text needs from 24 px, or 18.66 px bold; all other text: `TEXT_CONTRAST`. */
export const LARGE_TEXT_CONTRAST = 3;

/** Reads any CSS colour as a six-digit hex; undefined for keywords like `inherit` and for see-through ones. */
export function readColour(value: string): string | undefined {
  const colour = parseColour(value);
  return colour && colour.alpha >= 0.5 ? colour.hex : undefined;
}

/** The colour part of a `background` or `border` shorthand; undefined when it has an image or no colour. */
export function findColour(value: string): string | undefined {
  if (/url\(|gradient\(/i.test(value)) return undefined;
  return readColour(value) ?? splitTop(value).map(readColour).find(Boolean);
}

/** Splits a CSS value at blanks and slashes that stand outside brackets. */
export function splitTop(value: string): string[] {
  return value.match(/(?:[^\s/(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];
}

/** 1 to 21. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

export function toLch(colour: string): Oklch {
  return toOklch(parse(colour)) ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
}

export function fromLch(colour: Oklch): string {
  return formatHex(clampChroma(colour as Color, 'oklch')) ?? '#000000';
}

const INKS = ['#ffffff', '#161616', '#000000'] as const;

/** White, near-black or black: the first that reaches 4.5 against the background; one of them always does. */
export function inkOn(background: string): string {
  return INKS.find((ink) => contrast(ink, background) >= TEXT_CONTRAST) ?? '#000000';
}

/** The colour nearest in lightness that reaches the contrast against the background; hue and chroma stay. */
export function readableOn(colour: string, background: string, least = TEXT_CONTRAST): string {
  if (contrast(colour, background) >= least) return colour;
  const lch = toLch(colour);
  const step = contrast('#ffffff', background) > contrast('#000000', background) ? 0.01 : -0.01;
  for (let l = lch.l + step; l > 0 && l < 1; l += step) {
    const shade = fromLch({ ...lch, l });
    if (contrast(shade, background) >= least) return shade;
  }
  return inkOn(background);
}

/** `colour` with the hue and the colourfulness of `from → to` carried over; lightness moves along. */
export function shiftLike(colour: string, from: string, to: string): string {
  const [own, old, wanted] = [toLch(colour), toLch(from), toLch(to)];
  const ratio = old.c > 0.01 ? own.c / old.c : 1;
  const hue = wanted.h === undefined ? {} : { h: wanted.h };
  const l = Math.min(0.98, Math.max(0.08, own.l + (wanted.l - old.l) * 0.5));
  return fromLch({ mode: 'oklch', l, c: wanted.c * Math.min(ratio, 1.5), ...hue });
}

/** The colour in another's hue and colourfulness, as bright as before: contrast against anything stays. */
export function rehue(colour: string, wanted: string): string {
  const [own, hue] = [toLch(colour), toLch(wanted)];
  const target = contrast(colour, '#000000');
  const shade = (l: number): string =>
    fromLch({ ...hue, l, c: hue.c < 0.02 ? hue.c : Math.min(hue.c, Math.max(own.c, 0.06)) });
  let [low, high] = [0, 1];
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (contrast(shade(middle), '#000000') < target) low = middle;
    else high = middle;
  }
  return shade(high);
}

/** Degrees between two hues, 0 to 180; 180 when either is grey. */
export function hueDistance(a: string, b: string): number {
  const [first, second] = [toLch(a), toLch(b)];
  if (first.h === undefined || second.h === undefined || first.c < 0.03 || second.c < 0.03)
    return 180;
  const distance = Math.abs(first.h - second.h) % 360;
  return Math.min(distance, 360 - distance);
}
