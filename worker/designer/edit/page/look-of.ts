import { fromHex } from '#domain/colour/oklch.ts';
import { backgroundBehind, ownBackground } from '#domain/css/computed.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { COLOUR_NAMES } from '#domain/reading/colour-names.ts';
import { foldName } from './fold.ts';
import type { PageModel } from './page-model.ts';

const HEXES: ReadonlyMap<string, string> = new Map(
  COLOUR_NAMES.flatMap(({ hex, en, it }) =>
    [...en, ...it].map((name) => [foldName(name), hex] as const),
  ),
);

const DARK = /^(?:dark|scur[oaie])$/;
const LIGHT = /^(?:light|pale|chiar[oaie])$/;

/** The colour that the first words name, by its hex or as dark or light, and how many words it takes. */
export function colourNamed(words: readonly string[]): { id: string; length: number } | undefined {
  for (const length of [3, 2, 1]) {
    const hex = words.length >= length && HEXES.get(words.slice(0, length).join(' '));
    if (hex) return { id: hex, length };
  }
  const [word = ''] = words;
  if (DARK.test(word)) return { id: 'dark', length: 1 };
  return LIGHT.test(word) ? { id: 'light', length: 1 } : undefined;
}

/** Below this chroma a colour is a grey to the eye. */
const GREY = 0.035;
const NEAR_HUE = 35;

/** Of these elements those that are seen in a colour; "dark" are the darkest where some are much darker. */
export function ofColour(
  page: PageModel,
  elements: readonly IndexedElement[],
  wanted: string,
): IndexedElement[] {
  const found = elements.filter((element) => hasColour(page, element, wanted));
  const black = wanted === 'dark' ? found.filter((one) => hasColour(page, one, 'black')) : [];
  return black.length > 0 ? black : found;
}

/** Whether an element is seen in a colour: its own ground, told by its hue where it has one. */
function hasColour(page: PageModel, element: IndexedElement, wanted: string): boolean {
  const own = ownBackground(page.sheet, element) ?? backgroundBehind(page.sheet, element);
  if (!own.startsWith('#')) return false;
  const seen = fromHex(own);
  if (wanted === 'black') return seen.lightness < 0.32;
  if (wanted === 'dark') return seen.lightness < 0.5;
  if (wanted === 'light') return seen.lightness > 0.75;
  const named = fromHex(wanted);
  if (named.chroma < GREY)
    return seen.chroma < GREY && Math.abs(seen.lightness - named.lightness) < 0.2;
  const turn = Math.abs(seen.hue - named.hue) % 360;
  return seen.chroma >= GREY && Math.min(turn, 360 - turn) <= NEAR_HUE;
}
