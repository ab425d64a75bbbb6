import { mendContrast, TEXT_CONTRAST } from './css-colour.ts';
import { contrastRatio, fromHex, relativeLuminance, withLuminance } from './oklch.ts';

/** WCAG 2 contrast that text needs from 24 px, or 18.66 px bold; all other text: `TEXT_CONTRAST`. */
export const LARGE_TEXT_CONTRAST = 3;
const INKS = ['#ffffff', '#161616', '#000000'] as const;

/** White, near-black or black: the first that reaches 4.5 against the background; one of them always does. */
export function inkOn(background: string): string {
  return INKS.find((ink) => contrastRatio(ink, background) >= TEXT_CONTRAST) ?? '#000000';
}

/** The colour nearest in lightness that reads well on the background, where one is known. */
export function readableOn(
  colour: string,
  background: string | undefined,
  least = TEXT_CONTRAST,
): string {
  return background === undefined ? colour : mendContrast(colour, background, least);
}

/** The colour in another's hue and colourfulness, as bright as before: contrast against anything stays. */
export function rehue(colour: string, wanted: string): string {
  const [own, other] = [fromHex(colour), fromHex(wanted)];
  const isGrey = other.chroma < 0.02;
  const chroma = isGrey ? other.chroma : Math.min(other.chroma, Math.max(own.chroma, 0.06));
  return withLuminance({ ...other, chroma }, relativeLuminance(colour));
}

/** Degrees between two hues, 0 to 180; 180 when either is grey. */
export function hueDistance(one: string, other: string): number {
  const [first, second] = [fromHex(one), fromHex(other)];
  if (first.chroma < 0.03 || second.chroma < 0.03) return 180;
  const distance = Math.abs(first.hue - second.hue);
  return Math.min(distance, 360 - distance);
}
