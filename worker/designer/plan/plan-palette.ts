import { parseColour } from '#domain/colour/css-colour.ts';
import { fromHex, type Oklch } from '#domain/colour/oklch.ts';
import type { PlanLook, Scheme } from '#domain/page-plan/plan-types.ts';
import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { Direction } from '../look/direction.ts';
import { solvePalettes, type Palette, type PaletteRecipe } from '../look/palette.ts';
import type { ColourSet, PaletteFamily } from '../look/styles/colour-set.ts';
import { PALETTE_FAMILIES, type PaletteId } from '../look/styles/palette-families.ts';
import type { StyleLook } from '../look/styles/style.ts';
import type { Random } from '../random.ts';
import { assignColours, type ColourRoles } from './colour-roles.ts';

/** Two colours for a page that names none. */
const FREE_SETS = [
  ['#22577a', '#f2a65a'],
  ['#8f3b2e', '#e3b873'],
  ['#2f5d50', '#efa86f'],
  ['#3d405b', '#e07a5f'],
  ['#5f1440', '#f08c2e'],
  ['#0b4f6c', '#f26b5e'],
  ['#386641', '#c8553d'],
  ['#6d597a', '#eaac8b'],
  ['#264653', '#e9c46a'],
  ['#b23a48', '#7fb3a5'],
  ['#7f5539', '#9fb38a'],
  ['#00596b', '#f4a259'],
  ['#7a3b7a', '#f0c56b'],
  ['#2b2d5e', '#ef5a4c'],
  ['#c0562f', '#4f8a8b'],
  ['#4f6f2d', '#e8c65a'],
  ['#34508f', '#f0a59a'],
  ['#a3305f', '#5f9ea0'],
].map(([brand = '', accent = '']) => ({ brand: fromHex(brand), accent: fromHex(accent) }));

/** Where the main colour of a page is taken from that names none. */
export const FREE_COLOURS: readonly Oklch[] = FREE_SETS.map(({ brand }) => brand);

/** What a page's colours are chosen by, before its direction. */
export interface ColourWish {
  roles: ColourRoles;
  scheme: Scheme | undefined;
  /** Colours were asked for, and none of them has a hue. */
  isGrey: boolean;
  /** Hues that must not be seen. */
  refused: readonly number[];
  /** Papers that must not be seen: "no beige". */
  isWarmRefused: boolean;
  /** Colours of a set, which are used as they are. */
  isExact: boolean;
  /** No colour was named: words for a look stand for them. */
  isOfSet: boolean;
  /** One colour is to be used sparingly. */
  isTouch: boolean;
}

export function toOklch(written: string): Oklch | undefined {
  const hex = parseColour(written)?.hex ?? readColours(readSource(written)).found[0]?.value.hex;
  return hex === undefined ? undefined : fromHex(hex.slice(0, 7));
}

const NEAR = 42;
/** Black, white and grey have no hue to avoid. */
const COLOURFUL = 0.05;

function isNear(hue: number, other: number): boolean {
  return Math.abs(((hue - other + 540) % 360) - 180) < NEAR;
}

/** Paper, cream, sand. */
function isBeige({ lightness, chroma, hue }: Oklch): boolean {
  return lightness > 0.8 && chroma > 0.015 && chroma <= 0.1 && hue > 40 && hue < 115;
}

function isRefused(colour: Oklch, refused: readonly number[]): boolean {
  return colour.chroma >= COLOURFUL && refused.some((one) => isNear(one, colour.hue));
}

function coloursOfSet({ brand, accent }: ColourSet): Oklch[] {
  return [brand, accent].flatMap((one) => (one === undefined ? [] : fromHex(one)));
}

const MIDDLE = 0.5;

function isDarkSet({ ground }: ColourSet): boolean {
  return ground !== undefined && fromHex(ground).lightness < MIDDLE;
}

interface SetWish {
  palette: PaletteId | undefined;
  scheme: Scheme | undefined;
  refused: readonly number[];
}

/** The colours of a family: those of the scheme that is asked for, and none that is refused. */
function pickSet({ palette, scheme, refused }: SetWish, dice: Random): ColourSet | undefined {
  if (palette === undefined || palette === 'mono') return undefined;
  const { sets }: PaletteFamily = PALETTE_FAMILIES[palette];
  const allowed = sets.filter(
    (one) => !coloursOfSet(one).some((colour) => isRefused(colour, refused)),
  );
  const [first, ...rest] = allowed.length > 0 ? allowed : sets;
  const fitting = [first, ...rest].flatMap((one) => (one === undefined ? [] : [one]));
  const ofScheme =
    scheme === 'dark' || scheme === 'light'
      ? fitting.filter((one) => isDarkSet(one) === (scheme === 'dark'))
      : fitting;
  const [one, ...others] = ofScheme;
  if (one !== undefined) return dice.pick([one, ...others]);
  const [any, ...more] = fitting;
  if (any === undefined) return undefined;
  const { brand, accent } = dice.pick([any, ...more]);
  return { brand, ...(accent && { accent }) };
}

function rolesOfSet({ brand, accent, ground, deep }: ColourSet): ColourRoles {
  return {
    brand: fromHex(brand),
    ...(accent && { accent: fromHex(accent) }),
    ...(ground && { ground: fromHex(ground) }),
    ...(deep && { deep: fromHex(deep) }),
  };
}

/** Cream and white stand under the colours of a set. */
function isPaper({ lightness, chroma }: Oklch): boolean {
  return lightness > 0.88 && chroma < 0.08;
}

/** Beside a single touch of colour the others are quiet ones. */
function isQuietSet({ brand }: ColourSet): boolean {
  return fromHex(brand).chroma < QUIET;
}

const QUIET = 0.07;

const PASTEL = { lightness: 0.83, chroma: 0.085 };

/** "Pastel pink and green": what is named, as pale as the family. */
function softened({ chroma, hue }: Oklch): Oklch {
  return { lightness: PASTEL.lightness, chroma: Math.min(chroma, PASTEL.chroma), hue };
}

/** Paper and dark fields of a set under colours that were named. */
function withSet(roles: ColourRoles, set: ColourSet | undefined): ColourRoles {
  if (set === undefined) return roles;
  const own = rolesOfSet(set);
  const isOther = roles.scheme !== undefined && (roles.scheme === 'dark') !== isDarkSet(set);
  if (roles.ground !== undefined || isOther) return roles;
  return { ...roles, ...(own.ground && { ground: own.ground }) };
}

function namedOf({ colours = [] }: PlanLook, palette: PaletteId | undefined): Oklch[] {
  const named = colours.flatMap((colour) => toOklch(colour) ?? []);
  if (palette === 'pastel') return named.map(softened);
  if (palette !== 'mono' || named.length > 0) return named;
  return ['#ffffff', '#0b0b0c'].map(fromHex);
}

function schemeOf(ground: Oklch | undefined): Scheme | undefined {
  return ground && (ground.lightness < MIDDLE ? 'dark' : 'light');
}

interface RolesWish {
  named: readonly Oklch[];
  ground: Oklch | undefined;
  touch: Oklch | undefined;
  scheme: Scheme | undefined;
}

/** What each colour does: those that were named, over or under those of the set. */
function chooseRoles(
  { named, ground, touch, scheme }: RolesWish,
  set: ColourSet | undefined,
): { roles: ColourRoles; isOfSet: boolean } {
  const assigned = assignColours({ named, scheme, ground, touch });
  const isUnder = touch === undefined || (set !== undefined && isQuietSet(set));
  if (set === undefined || !isUnder || !named.every(isPaper)) {
    return { roles: withSet(assigned, set), isOfSet: false };
  }
  const roles = {
    ...rolesOfSet(set),
    ...(ground && named[0] && { accent: named[0] }),
    ...(touch && { accent: touch }),
    ...(assigned.ground && { ground: assigned.ground }),
  };
  return { roles, isOfSet: true };
}

function toOptional(written: string | undefined): Oklch | undefined {
  return written === undefined ? undefined : toOklch(written);
}

/** What is asked of a page's colours: those that are named, else those that its words stand for. */
export function readColourWish(
  asked: PlanLook,
  { palette, scheme: styled }: Pick<StyleLook, 'palette' | 'scheme'>,
  dice: Random,
): ColourWish {
  const avoided = (asked.avoid ?? []).flatMap((one) => toOklch(one) ?? []);
  const refused = avoided.flatMap(({ chroma, hue }) => (chroma > COLOURFUL ? [hue] : []));
  const set = pickSet({ palette, scheme: asked.scheme, refused }, dice);
  const [ground, touch] = [toOptional(asked.ground), toOptional(asked.touch)];
  const named = namedOf(asked, palette);
  const { roles, isOfSet } = chooseRoles({ named, ground, touch, scheme: asked.scheme }, set);
  const scheme = asked.scheme ?? roles.scheme ?? schemeOf(roles.ground) ?? styled;
  const isBare = ground !== undefined && scheme !== 'dark';
  return {
    roles,
    scheme,
    isGrey: roles.brand === undefined && (named.length > 0 || isBare),
    refused,
    isWarmRefused: avoided.some(isBeige),
    isExact: isOfSet || palette === 'pastel',
    isOfSet,
    isTouch: touch !== undefined,
  };
}

const DARK_GROUND = 0.175;
const LIGHT_GROUND = 0.972;
const INK: Oklch = { lightness: 0.25, chroma: 0.004, hue: 0 };
const MOST_TINT = 0.12;
/** The paper of a greyish colour is as grey as that: slate gives no baby blue. */
const GREYED = 0.4;
const GREY_TINT = 0.004;
/** A colour that was named may be this pale and still be a fill: dark text stands on it. */
const NAMED = { darkest: 0.34, lightest: 0.84, lightestYellow: 0.92 };

/** Without a hue the accents are paper, and the paper has none but the owner's. */
function greyOf({ ground }: ColourRoles, { tint }: PaletteRecipe): Partial<PaletteRecipe> {
  const accent = { chroma: 0, hue: 0, ...ground, lightness: 0.9 };
  const paper = ground ? tint : Math.min(tint, GREY_TINT);
  return { accentTurn: 0, deep: 'ink', neutral: 'cool', tint: paper, accent };
}

export function isDarkRecipe({ ground }: PaletteRecipe): boolean {
  return ground < MIDDLE;
}

function groundOf(recipe: PaletteRecipe, scheme: Scheme | undefined): number {
  if (scheme === 'dark') return Math.min(recipe.ground, DARK_GROUND);
  if (scheme === 'light') return isDarkRecipe(recipe) ? LIGHT_GROUND : recipe.ground;
  return recipe.ground;
}

function toFill(colour: Oklch, isExact: boolean): Oklch {
  if (isExact) return colour;
  const { darkest, lightestYellow } = NAMED;
  const lightest = colour.hue > 85 && colour.hue < 130 ? lightestYellow : NAMED.lightest;
  return { ...colour, lightness: Math.min(lightest, Math.max(darkest, colour.lightness)) };
}

/** Hues that warm paper suits: reds, oranges, yellows and olive. */
const WARM = { from: 20, to: 135 };

/** Sand under a pink or a blue looks like another page's: such paper is a breath of the colour itself. */
function paperBeside({ hue, chroma }: Oklch, { neutral }: PaletteRecipe): Partial<PaletteRecipe> {
  const suits = neutral !== 'warm' || (hue > WARM.from && hue < WARM.to) || chroma < COLOURFUL;
  return suits ? {} : { neutral: 'brand', tint: 0.012 };
}

/** The palette's recipe with what the owner said of colours. */
function recipeOf({ recipe }: Direction, wish: ColourWish): PaletteRecipe {
  const { roles, scheme, isExact, isTouch } = wish;
  const { ground, accent, deep, brand } = roles;
  const isNamed = brand !== undefined || ground !== undefined;
  return {
    ...recipe,
    ...(isNamed && { accentTurn: 0, vivid: 1 }),
    ...(brand && !deep && { deep: isTouch ? ('ink' as const) : ('brand' as const) }),
    ...(brand && !ground && paperBeside(brand, recipe)),
    ground: groundOf(recipe, scheme),
    ...(brand &&
      recipe.neutral !== 'warm' && { tint: Math.min(recipe.tint, brand.chroma * GREYED) }),
    ...(ground && {
      ground: ground.lightness,
      tint: Math.min(ground.chroma, MOST_TINT),
      neutralHue: ground.hue,
    }),
    ...(accent && { accent: toFill(accent, isExact) }),
    named: { ...(brand && { brand }), ...(accent && { accent }) },
    ...(deep && { deepColour: deep }),
  };
}

/** The second colour and the paper keep clear of the refused ones too. */
function withoutRefused(
  recipe: PaletteRecipe,
  { hue }: Oklch,
  { refused, isWarmRefused, roles }: ColourWish,
): PaletteRecipe {
  const isTurned = refused.some((one) => isNear(one, hue + recipe.accentTurn));
  const isWarm = isWarmRefused && roles.ground === undefined && !isDarkRecipe(recipe);
  return {
    ...recipe,
    ...(isTurned && { accentTurn: 0 }),
    ...(isWarm && { neutral: 'cool' as const, tint: 0.002, ground: 0.985 }),
  };
}

function pickOf(colours: readonly Oklch[], random: Random): Oklch {
  const [first = { lightness: 0.48, chroma: 0.13, hue: 238 }, ...rest] = colours;
  return random.pick([first, ...rest]);
}

/** On a dark ground whose colour was named the others are of its hue. */
function colourOnGround({ ground }: ColourRoles): Oklch | undefined {
  if (ground === undefined || ground.lightness > MIDDLE || ground.chroma < COLOURFUL)
    return undefined;
  return { lightness: 0.74, chroma: 0.12, hue: ground.hue };
}

function freeColour(own: readonly Oklch[], refused: readonly number[], random: Random): Oklch {
  const isWanted = (colour: Oklch): boolean => !isRefused(colour, refused);
  const wanted = own.filter(isWanted);
  return pickOf(wanted.length > 0 ? wanted : FREE_COLOURS.filter(isWanted), random);
}

/** The second colour of a free set, unless it is refused. */
function accentBeside(free: Oklch, refused: readonly number[]): Pick<PaletteRecipe, 'accent'> {
  const accent = FREE_SETS.find(({ brand }) => brand === free)?.accent;
  return accent === undefined || isRefused(accent, refused) ? {} : { accent };
}

/** The colours of a page in this direction, and how they were made. */
export function choosePalettes(
  { direction, colours }: { direction: Direction; colours: readonly Oklch[] },
  wish: ColourWish,
  random: Random,
): { recipe: PaletteRecipe; light: Palette; dark: Palette } {
  const { roles, isGrey, refused, isExact, scheme } = wish;
  const free = isGrey ? INK : freeColour(direction.colours ?? colours, refused, random);
  const own = roles.brand ? toFill(roles.brand, isExact) : colourOnGround(roles);
  const brand = own ?? free;
  const asIs = { ...recipeOf(direction, wish), ...(!own && accentBeside(free, refused)) };
  const recipe = withoutRefused(isGrey ? { ...asIs, ...greyOf(roles, asIs) } : asIs, brand, wish);
  const { light, dark } = solvePalettes(recipe, brand);
  return { recipe, light, dark: scheme === 'light' ? light : dark };
}
