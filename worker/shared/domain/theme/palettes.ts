import { TEXT_CONTRAST } from '../colour/css-colour.ts';
import {
  contrastRatio,
  fromHex,
  relativeLuminance,
  withLuminance,
  type Oklch,
} from '../colour/oklch.ts';

export const PALETTE_IDS = [
  'marine',
  'teal',
  'forest',
  'amber',
  'clay',
  'rose',
  'plum',
  'violet',
] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

/** Hue of the leading colour, degrees in OKLCH. */
const HUES: Readonly<Record<PaletteId, number>> = {
  marine: 250,
  teal: 195,
  forest: 150,
  amber: 75,
  clay: 42,
  rose: 10,
  plum: 335,
  violet: 295,
};

export const PALETTE_COUNT = 6;
/** Below this a colour has no hue to turn. */
const PURE_GREY = 0.004;
/** A page whose leading colour has less is a page of greys. */
const GREYISH = 0.03;
/** What a page of greys gets in its leading colour. */
const NEW_CHROMA = 0.11;

export interface PaletteInput {
  /** All colours of the theme, `#rrggbb`, each once. */
  colours: readonly string[];
  /** The colour that stands for the page; by default the most colourful one. */
  lead?: string | undefined;
  /** Text colours on backgrounds, both among `colours`. */
  pairs: readonly (readonly [text: string, background: string])[];
}

/** Another colour for each of the page's own, under the page's own colour. */
export interface Palette {
  id: PaletteId;
  colours: ReadonlyMap<string, string>;
}

/**
 * Six palettes with the roles of the page's own: every colour keeps its luminance, so contrasts stay, and its
 * distance in hue from the leading colour. The hues are those farthest from the page's own. A pair with a
 * contrast of 4.5 or more has 4.5 or more afterwards.
 */
export function derivePalettes(input: PaletteInput): Palette[] {
  const lead = input.lead ?? mostColourful(input.colours);
  if (lead === undefined) return [];
  const own = fromHex(lead);
  const isGrey = own.chroma < GREYISH;
  const ids = isGrey ? PALETTE_IDS : farthestFrom(own.hue);
  return ids.slice(0, PALETTE_COUNT).map((id) => {
    const turn = HUES[id] - own.hue;
    const drawn = new Map(
      input.colours.map((hex) => {
        const wanted = hex === lead && isGrey ? { ...own, chroma: NEW_CHROMA } : fromHex(hex);
        return [hex, turned(hex, wanted, turn)];
      }),
    );
    return { id, colours: keepReadable(drawn, input.pairs) };
  });
}

/** In the order of the palettes, without those that the page has already. */
function farthestFrom(hue: number): PaletteId[] {
  const near = PALETTE_IDS.toSorted(
    (one, other) => distance(HUES[one], hue) - distance(HUES[other], hue),
  ).slice(0, PALETTE_IDS.length - PALETTE_COUNT);
  return PALETTE_IDS.filter((id) => !near.includes(id));
}

/** Undefined without colours. */
export function mostColourful(colours: readonly string[]): string | undefined {
  return colours.toSorted((one, other) => fromHex(other).chroma - fromHex(one).chroma)[0];
}

/** Degrees between two hues, 0–180. */
function distance(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

/** The wanted colour with its hue turned, as light to the eye as the one it stands for. */
function turned(hex: string, wanted: Oklch, turn: number): string {
  if (wanted.chroma < PURE_GREY) return hex;
  const hue = (wanted.hue + turn + 720) % 360;
  return withLuminance({ ...wanted, hue }, relativeLuminance(hex));
}

/**
 * Rounding to bytes can cost a pair that just passed its contrast. Its colours stay as the page has them, and
 * then the pairs that lose by that, until none does: at the latest when all is as before.
 */
function keepReadable(
  drawn: Map<string, string>,
  pairs: PaletteInput['pairs'],
): ReadonlyMap<string, string> {
  const passed = pairs.filter(([text, ground]) => contrastRatio(text, ground) >= TEXT_CONTRAST);
  const shown = (hex: string): string => drawn.get(hex) ?? hex;
  for (;;) {
    const lost = passed.filter(
      ([text, ground]) => contrastRatio(shown(text), shown(ground)) < TEXT_CONTRAST,
    );
    if (lost.length === 0) return drawn;
    for (const hex of lost.flat()) drawn.set(hex, hex);
  }
}
