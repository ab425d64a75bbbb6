import { contrastRatio, toHex, type Oklch } from '#domain/colour/oklch.ts';

/** How a direction wants its colours; the hue comes from the brief or the trade. */
export interface PaletteRecipe {
  /** Lightness of the page ground in the light scheme (0.9–1); below 0.5 the page is dark by design. */
  ground: number;
  /** Chroma of the ground and the surfaces: 0 is neutral grey, 0.03 clearly tinted. */
  tint: number;
  /** Neutrals follow the brand hue, or stay warm or cool whatever the brand is. */
  neutral: 'brand' | 'warm' | 'cool';
  /** The hue of the neutrals, when the owner named the ground's colour. */
  neutralHue?: number;
  /** The accent that the owner named. */
  accent?: Oklch;
  /** The main colour and the accent just as the owner named them: on a dark page they may be as light as they are. */
  named?: { brand?: Oklch; accent?: Oklch };
  /** The dark fields as the owner named them. */
  deepColour?: Oklch;
  /** Hue distance of the accent from the brand, in degrees. */
  accentTurn: number;
  /** Chroma factor for the brand colour: 0.6 muted, 1 as asked, 1.2 loud. */
  vivid: number;
  /** The dark band: near-black neutral, or a deep shade of the brand. */
  deep: 'ink' | 'brand';
}

export const PALETTE_TOKENS = [
  'ground',
  'surface',
  'tint',
  'ink',
  'muted',
  'line',
  'control',
  'brand',
  'on-brand',
  'brand-text',
  'accent',
  'on-accent',
  'deep',
  'on-deep',
  'deep-muted',
  'deep-line',
  'deep-brand',
] as const;
export type PaletteToken = (typeof PALETTE_TOKENS)[number];
/** Every token as `#rrggbb`. */
export type Palette = Record<PaletteToken, string>;

/** Text on background pairs that a page uses, with the contrast each must reach. */
export const CONTRAST_PAIRS = [
  ['ink', 'ground', 7],
  ['ink', 'surface', 7],
  ['ink', 'tint', 7],
  ['muted', 'ground', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'tint', 4.5],
  ['brand-text', 'ground', 4.5],
  ['brand-text', 'surface', 4.5],
  ['brand-text', 'tint', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-deep', 'deep', 7],
  ['deep-muted', 'deep', 4.5],
  ['deep-brand', 'deep', 4.5],
  ['control', 'surface', 3],
  ['control', 'ground', 3],
] as const satisfies readonly (readonly [PaletteToken, PaletteToken, number])[];

interface SolveInput {
  colour: Oklch;
  backgrounds: readonly string[];
  ratio: number;
  towards: 'dark' | 'light';
}

/** Moves the lightness as little as needed so that the contrast holds against every background. */
function solveContrast({ colour, backgrounds, ratio, towards }: SolveInput): string {
  const holds = (lightness: number): boolean => {
    const hex = toHex({ ...colour, lightness });
    return backgrounds.every((background) => contrastRatio(hex, background) >= ratio);
  };
  if (holds(colour.lightness)) return toHex(colour);
  let good = towards === 'dark' ? 0 : 1;
  let bad = colour.lightness;
  for (let step = 0; step < 8; step += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return toHex({ ...colour, lightness: good });
}

/** A fill that carries text: the fill keeps its place unless neither white nor ink can be read on it. */
export function solveFill(colour: Oklch, darkText: string): { fill: string; text: string } {
  const fill = toHex(colour);
  if (contrastRatio('#ffffff', fill) >= 4.6) return { fill, text: '#ffffff' };
  if (contrastRatio(darkText, fill) >= 5.2) return { fill, text: darkText };
  const darker = solveContrast({ colour, backgrounds: ['#ffffff'], ratio: 4.7, towards: 'dark' });
  return { fill: darker, text: '#ffffff' };
}

/** The most chroma of a dark page's ground, and of one whose colour was named. */
const DARK_TINT = 0.02;
const NAMED_DARK_TINT = 0.11;

function darkTint({ tint, neutralHue: named, ground }: PaletteRecipe): number {
  return Math.min(tint, named !== undefined && ground < 0.5 ? NAMED_DARK_TINT : DARK_TINT);
}

const NEUTRAL_HUES = { warm: 75, cool: 245 } as const;

function neutralHue(recipe: PaletteRecipe, brand: Oklch): number {
  if (recipe.neutralHue !== undefined) return recipe.neutralHue;
  return recipe.neutral === 'brand' ? brand.hue : NEUTRAL_HUES[recipe.neutral];
}

/** Tinted fields lean towards the paper's hue, so that a red brand on warm paper gives sand, not pink. */
function tintHue(recipe: PaletteRecipe, brand: Oklch): number {
  const distance = ((NEUTRAL_HUES.warm - brand.hue + 540) % 360) - 180;
  const isNear = recipe.neutral === 'warm' && Math.abs(distance) < 90;
  return isNear ? brand.hue + distance * 0.6 : brand.hue;
}

/** More colour than this in a dark field glares: pure "navy" is the blue of a screen. */
const MOST_DEEP = 0.1;

/** The dark fields: as they were named, a shade of the brand, or a neutral near black. */
function solveDeep(
  recipe: PaletteRecipe,
  vivid: Oklch,
  { ink, isLight }: { ink: Oklch; isLight: boolean },
): Oklch {
  const lightness = isLight ? 0.29 : 0.24;
  const named = recipe.deepColour;
  if (named) {
    return {
      ...named,
      lightness: Math.min(named.lightness, lightness),
      chroma: Math.min(named.chroma, MOST_DEEP),
    };
  }
  if (recipe.deep === 'ink') return ink;
  return { lightness, chroma: Math.min(0.085, vivid.chroma * 0.6), hue: vivid.hue };
}

/** From this lightness on a yellow is no colour for letters on paper: darkened it is olive. */
const PALE_YELLOW = 0.78;

/** A bright yellow: made darker it is mustard. */
function isYellow({ lightness, chroma, hue }: Oklch): boolean {
  return lightness > PALE_YELLOW && chroma > 0.12 && hue > 80 && hue < 132;
}

function accentOf(recipe: PaletteRecipe, vivid: Oklch, isLight: boolean): Oklch {
  return (
    (isLight ? undefined : recipe.named?.accent) ??
    recipe.accent ?? {
      lightness: isYellow(vivid) ? vivid.lightness : isLight ? 0.72 : 0.76,
      chroma: Math.max(0.06, vivid.chroma * 0.85),
      hue: (vivid.hue + recipe.accentTurn + 720) % 360,
    }
  );
}

/** The main colour of a scheme; darker ones than a dark page can show are lifted. */
function vividOf(recipe: PaletteRecipe, brand: Oklch, isLight: boolean): Oklch {
  const asked = (isLight ? undefined : recipe.named?.brand) ?? brand;
  return { ...asked, chroma: Math.min(0.26, asked.chroma * recipe.vivid) };
}

/** The main colour as letters; a bright yellow is written in the dark colour beside it. */
function writtenIn(recipe: PaletteRecipe, vivid: Oklch, isLight: boolean): Oklch {
  const { lightness, hue } = vivid;
  if (!isLight) return { ...vivid, lightness: Math.max(0.74, lightness) };
  if (isYellow(vivid)) return recipe.deepColour ?? { lightness: 0.28, chroma: 0.03, hue };
  return { ...vivid, lightness: Math.min(lightness, 0.62) };
}

function solveScheme(recipe: PaletteRecipe, brand: Oklch, ground: number): Palette {
  const isLight = ground > 0.5;
  const hue = neutralHue(recipe, brand);
  const tint = recipe.tint;
  const neutral = (lightness: number, chroma: number): Oklch => ({ lightness, chroma, hue });
  const groundHex = toHex(neutral(ground, isLight ? tint : darkTint(recipe)));
  const surface = toHex(
    isLight
      ? neutral(Math.min(1, ground + 0.025), tint * 0.45)
      : neutral(ground + 0.045, darkTint(recipe) * 1.1),
  );
  const tintHex = toHex({
    lightness: isLight ? ground - 0.045 : ground + 0.085,
    chroma: Math.min(brand.chroma * 0.3, isLight ? 0.02 + tint : 0.04),
    hue: tintHue(recipe, brand),
  });
  const backgrounds = [groundHex, surface, tintHex];
  const towards = isLight ? 'dark' : 'light';
  const text = (colour: Oklch, ratio: number): string =>
    solveContrast({ colour, backgrounds, ratio, towards });
  const vivid = vividOf(recipe, brand, isLight);
  const inkOnFill = toHex(neutral(0.17, 0.02));
  const brandFill = solveFill(
    isLight ? vivid : { ...vivid, lightness: Math.max(vivid.lightness, 0.62) },
    inkOnFill,
  );
  const accent = solveFill(accentOf(recipe, vivid, isLight), inkOnFill);
  const ink = neutral(isLight ? 0.21 : ground - 0.04, 0.016);
  const deepColour = solveDeep(recipe, vivid, { ink, isLight });
  const deep = toHex(deepColour);
  const onDeep = (colour: Oklch, ratio: number): string =>
    solveContrast({ colour, backgrounds: [deep], ratio, towards: 'light' });
  return {
    ground: groundHex,
    surface,
    tint: tintHex,
    ink: text(neutral(isLight ? 0.23 : 0.94, isLight ? 0.02 : 0.01), 9),
    muted: text(neutral(isLight ? 0.48 : 0.76, 0.018), 4.8),
    line: toHex(neutral(isLight ? ground - 0.12 : ground + 0.16, Math.max(0.008, tint * 0.8))),
    control: text(neutral(0.6, 0.02), 3.2),
    brand: brandFill.fill,
    'on-brand': brandFill.text,
    'brand-text': text(writtenIn(recipe, vivid, isLight), 4.8),
    accent: accent.fill,
    'on-accent': accent.text,
    deep,
    'on-deep': onDeep(neutral(0.96, Math.min(0.02, tint)), 9),
    'deep-muted': onDeep(neutral(0.78, 0.02), 5),
    'deep-line': toHex({ ...deepColour, lightness: deepColour.lightness + 0.14 }),
    'deep-brand': onDeep({ ...vivid, lightness: Math.max(0.74, vivid.lightness) }, 5),
  };
}

/** Both colour schemes of a page, solved so that every pair of {@link CONTRAST_PAIRS} holds. */
export function solvePalettes(
  recipe: PaletteRecipe,
  brand: Oklch,
): { light: Palette; dark: Palette } {
  const isDarkByDesign = recipe.ground < 0.5;
  return {
    light: solveScheme(recipe, brand, recipe.ground),
    dark: solveScheme(recipe, brand, isDarkByDesign ? recipe.ground : 0.19),
  };
}
