import { parseColour } from '#domain/colour/css-colour.ts';
import { fromHex, type Oklch } from '#domain/colour/oklch.ts';
import type {
  Corners,
  Density,
  FontClass,
  PageKind,
  PlanLook,
  TextSize,
} from '#domain/page-plan/plan-types.ts';
import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { FONTS, sourceOf, type FontKind } from '#domain/fonts/font-families.ts';
import { findFamily, firstFamily } from '#domain/fonts/page-fonts.ts';
import { toBrandColour } from '../brief/colours.ts';
import { readTones, toDirections } from '../brief/tones.ts';
import { DIRECTION_IDS, type Direction, type DirectionId } from '../look/direction.ts';
import { coloursOf, DIRECTIONS, type Look } from '../look/look.ts';
import { solvePalettes, type PaletteRecipe } from '../look/palette.ts';
import type { Random } from '../random.ts';
import type { Trade } from '../trades/trade.ts';
import { assignColours, type ColourRoles } from './colour-roles.ts';

type Directions = readonly [DirectionId, ...DirectionId[]];

/** Art directions, best first, and main colours that suit a kind of page or a trade. */
export interface Suited {
  directions: readonly DirectionId[];
  colours: readonly Oklch[];
}

/** Where the main colour of a page is taken from that names none: a hue for each page. */
const FREE_COLOURS: readonly Oklch[] = [18, 38, 142, 158, 172, 205, 238, 262, 285, 320, 350].map(
  (hue) => ({ lightness: 0.48, chroma: 0.13, hue }),
);

function mapSuited(kinds: Record<PageKind, Directions>): Record<PageKind, Suited> {
  const entries = Object.entries(kinds).map(([kind, directions]) => [
    kind,
    { directions, colours: FREE_COLOURS },
  ]);
  return Object.fromEntries(entries) as Record<PageKind, Suited>;
}

/** Art directions that suit a kind of page. */
export const SUITED: Record<PageKind, Suited> = mapSuited({
  business: ['editorial', 'swiss', 'studio', 'market', 'craft', 'heritage'],
  shop: ['market', 'craft', 'studio', 'playful', 'poster'],
  restaurant: ['heritage', 'craft', 'market', 'coastal', 'editorial', 'newspaper'],
  portfolio: ['studio', 'swiss', 'editorial', 'poster', 'brutalist'],
  cv: ['editorial', 'swiss', 'studio', 'heritage', 'newspaper'],
  event: ['poster', 'studio', 'swiss', 'technical', 'brutalist'],
  invitation: ['luxury', 'editorial', 'wellness', 'playful', 'newspaper'],
  product: ['studio', 'technical', 'swiss', 'playful', 'editorial'],
  podcast: ['poster', 'studio', 'technical', 'editorial', 'swiss'],
  band: ['poster', 'technical', 'studio', 'brutalist', 'neon'],
  blog: ['editorial', 'swiss', 'craft', 'heritage', 'newspaper', 'studio'],
  association: ['swiss', 'craft', 'market', 'editorial', 'newspaper'],
  course: ['studio', 'swiss', 'editorial', 'playful'],
  links: ['studio', 'playful', 'poster', 'swiss', 'craft', 'wellness'],
  other: ['editorial', 'swiss', 'studio', 'craft'],
});

/** What suits a trade. */
export function suitedTo(trade: Trade): Suited {
  return { directions: trade.directions, colours: coloursOf(trade) };
}

/** The face of a class, and the kinds of faces that belong to it already. */
const CLASSES: Record<FontClass, { stack: string; kinds: readonly FontKind[] }> = {
  serif: { stack: FONTS.newsreader, kinds: ['oldStyle', 'transitional', 'didone'] },
  sans: { stack: FONTS.inter, kinds: ['grotesque', 'geometric', 'humanist'] },
  mono: { stack: FONTS.jetBrainsMono, kinds: ['mono'] },
  slab: { stack: FONTS.bitter, kinds: ['slab'] },
  display: { stack: FONTS.anton, kinds: ['display', 'condensed', 'didone'] },
  hand: { stack: FONTS.caveat, kinds: ['hand'] },
};

function isOfClass(stack: string, font: FontClass): boolean {
  const id = firstFamily(stack);
  return id !== undefined && CLASSES[font].kinds.includes(sourceOf(id).kind);
}

/** Classes that long text can be set in too. */
const TEXT_CLASSES: readonly (FontClass | undefined)[] = ['serif', 'sans', 'mono'];

const RADII: Record<Corners, string> = { square: '0px', soft: '8px', round: '22px' };
/** Poster type is drawn heavy, and set large, whatever the direction does with its own. */
const LOUD: Tokens = {
  'weight-display': '400',
  'size-hero': 'clamp(3.1rem, 9vw, 9rem)',
  'size-title': 'clamp(2.2rem, 4.8vw, 4.4rem)',
  'size-name': '1.4rem',
  'tracking-display': '-0.015em',
};
/** What a class of type changes beside the face: written letters are small for their size. */
const SIZED: Partial<Record<FontClass, Tokens>> = {
  display: LOUD,
  hand: { 'size-name': '1.8rem' },
};
const ROUND_BUTTON = '999px';

const SPACES: Record<Density, string | undefined> = {
  airy: 'clamp(5.5rem, 11vw, 10rem)',
  normal: undefined,
  dense: 'clamp(2.6rem, 5vw, 4.2rem)',
};

const DARK_GROUND = 0.175;
const LIGHT_GROUND = 0.972;
/** Without a hue the accents are paper, and the paper has none but the owner's. */
function greyOf({ ground }: ColourRoles, { tint }: PaletteRecipe): Partial<PaletteRecipe> {
  const accent = { chroma: 0, hue: 0, ...ground, lightness: 0.9 };
  const paper = ground ? tint : Math.min(tint, GREY_TINT);
  return { accentTurn: 0, deep: 'ink', neutral: 'cool', tint: paper, accent };
}

function isDirection(id: string | undefined): id is DirectionId {
  return DIRECTION_IDS.some((known) => known === id);
}

function isDark({ ground }: PaletteRecipe): boolean {
  return ground < 0.5;
}

/** Those that suit the page and feel as it should; of a mood that nothing suited has, those that have it. */
function directionsOf({ mood = '' }: PlanLook, { directions }: Suited): readonly DirectionId[] {
  const felt = toDirections(readTones(mood));
  const both = felt.filter((id) => directions.includes(id));
  return [both, felt, directions].find(({ length }) => length > 0) ?? directions;
}

function chooseDirection(look: PlanLook, suits: Suited, random: Random): Direction {
  if (isDirection(look.direction)) return DIRECTIONS[look.direction];
  const { font, scheme } = look;
  const suited = directionsOf(look, suits).map((id) => DIRECTIONS[id]);
  const ofScheme = suited.filter(
    ({ recipe }) =>
      (scheme === 'dark' && isDark(recipe)) || (scheme === 'light' && !isDark(recipe)),
  );
  const fitting = ofScheme.length > 0 ? ofScheme : suited;
  const ofFont = fitting.filter(
    ({ tokens }) => font === undefined || isOfClass(tokens['font-display'], font),
  );
  const [first = DIRECTIONS.editorial, ...rest] = ofFont.length > 0 ? ofFont : fitting;
  return random.pick([first, ...rest]);
}

function toOklch(written: string): Oklch | undefined {
  const hex = parseColour(written)?.hex ?? readColours(readSource(written)).found[0]?.value.hex;
  return hex === undefined ? undefined : fromHex(hex.slice(0, 7));
}

function groundOf(recipe: PaletteRecipe, { scheme }: PlanLook): number {
  if (scheme === 'dark') return Math.min(recipe.ground, DARK_GROUND);
  if (scheme === 'light') return isDark(recipe) ? LIGHT_GROUND : recipe.ground;
  return recipe.ground;
}

type Tokens = Partial<Direction['tokens']>;

/** The stacks of the class that is asked for, where the direction's own are of another. */
function fontTokens({ tokens }: Direction, font: FontClass): Tokens {
  const { stack } = CLASSES[font];
  const isText = TEXT_CLASSES.includes(font) && !isOfClass(tokens['font-text'], font);
  return {
    ...(!isOfClass(tokens['font-display'], font) && {
      'font-display': stack,
      ...SIZED[font],
    }),
    ...(isText && { 'font-text': stack }),
    ...(font === 'mono' && { 'font-label': stack }),
  };
}

function cornerTokens(corners: Corners): Tokens {
  const radius = RADII[corners];
  return { radius, 'radius-button': corners === 'round' ? ROUND_BUTTON : radius };
}

/** Kinds that are for titles alone. */
const FOR_TITLES: readonly FontKind[] = ['display', 'condensed', 'didone', 'hand'];

/** The family that is asked for by name: for titles, and for the text too where it can be read at length. */
function typefaceTokens(name: string): Tokens {
  const id = findFamily(name);
  if (id === undefined) return {};
  const { kind, weights } = sourceOf(id);
  const stack = FONTS[id];
  return {
    'font-display': stack,
    ...(!FOR_TITLES.includes(kind) && { 'font-text': stack }),
    ...(weights?.length === 1 && { 'weight-display': String(weights[0]) }),
  };
}

function tokensOf(
  direction: Direction,
  { font, typeface, corners, density }: PlanLook,
): Direction['tokens'] {
  const space = density && SPACES[density];
  return {
    ...direction.tokens,
    ...(font && fontTokens(direction, font)),
    ...(typeface && typefaceTokens(typeface)),
    ...(corners && cornerTokens(corners)),
    ...(space && { 'space-section': space }),
  };
}

function pickOf(colours: readonly Oklch[], random: Random): Oklch {
  const [first = { lightness: 0.48, chroma: 0.13, hue: 238 }, ...rest] = colours;
  return random.pick([first, ...rest]);
}

const NEAR = 42;
/** Black, white and grey have no hue to avoid. */
const COLOURFUL = 0.05;

function isNear(hue: number, other: number): boolean {
  return Math.abs(((hue - other + 540) % 360) - 180) < NEAR;
}

/** The hues that the owner does not want to see. */
function refusedHues({ avoid = [] }: PlanLook): number[] {
  const colours = avoid.flatMap((one) => toOklch(one) ?? []);
  return colours.flatMap(({ chroma, hue }) => (chroma > COLOURFUL ? [hue] : []));
}

function freeColour(
  { colours }: Direction,
  suits: Suited,
  { random, refused }: { random: Random; refused: readonly number[] },
): Oklch {
  const isWanted = ({ hue, chroma }: Oklch): boolean =>
    chroma < COLOURFUL || !refused.some((one) => isNear(one, hue));
  const own = (colours ?? suits.colours).filter(isWanted);
  return pickOf(own.length > 0 ? own : FREE_COLOURS.filter(isWanted), random);
}

/** Discs, arches and pills too. */
const NO_CURVES = '*, *::before, *::after { border-radius: 0 !important; }';

/** Faces without a cursive of their own: slanted by the browser, their letters only lean. */
const UPRIGHT: readonly FontClass[] = ['display', 'mono', 'slab', 'hand'];
const NO_SLANT = 'h1, h2, h3, .name, .sign, .lead { font-style: normal !important; }';

/** Written letters have low bodies: they are set as tall as printed ones. */
const HAND = 'h3, .name, summary { font-size-adjust: 0.52; }';

const SIZES: Record<TextSize, string | undefined> = {
  small: 'html { font-size: 92%; }',
  normal: undefined,
  large: 'html { font-size: 118%; }',
};

/** What is asked for and no token holds. */
function rulesOf({ size, corners, font }: PlanLook): string[] {
  const rules = [
    size && SIZES[size],
    corners === 'square' ? NO_CURVES : undefined,
    font && UPRIGHT.includes(font) ? NO_SLANT : undefined,
    font === 'hand' ? HAND : undefined,
  ];
  return rules.filter((rule) => rule !== undefined);
}

/** The palette's recipe with what the owner said of colours. */
function recipeOf({ recipe }: Direction, look: PlanLook, roles: ColourRoles): PaletteRecipe {
  const { ground, accent, deep, brand } = roles;
  const isNamed = brand !== undefined || ground !== undefined;
  return {
    ...recipe,
    ...(isNamed && { accentTurn: 0, vivid: 1 }),
    ground: groundOf(recipe, look),
    ...(brand &&
      recipe.neutral !== 'warm' && { tint: Math.min(recipe.tint, brand.chroma * GREYED) }),
    ...(ground && {
      ground: ground.lightness,
      tint: Math.min(ground.chroma, MOST_TINT),
      neutralHue: ground.hue,
    }),
    ...(accent && { accent: toBrandColour(accent) }),
    named: { ...(brand && { brand }), ...(accent && { accent }) },
    ...(deep && { deepColour: deep }),
  };
}

/** The second colour keeps clear of the refused ones too. */
function withoutRefused(
  recipe: PaletteRecipe,
  { hue }: Oklch,
  refused: readonly number[],
): PaletteRecipe {
  const isRefused = refused.some((one) => isNear(one, hue + recipe.accentTurn));
  return isRefused ? { ...recipe, accentTurn: 0 } : recipe;
}

/** A colour asked for as a touch fills no field. */
function bandsOf({ bands }: Direction, isTouch: boolean): Direction['bands'] {
  const [first, ...rest] = bands.map((band) =>
    isTouch && (band === 'accent' || band === 'brand') ? 'surface' : band,
  );
  return [first ?? 'plain', ...rest];
}

const INK: Oklch = { lightness: 0.25, chroma: 0.004, hue: 0 };
const MOST_TINT = 0.09;
/** The paper of a greyish colour is as grey as that: slate gives no baby blue. */
const GREYED = 0.4;
const GREY_TINT = 0.004;

/** The look of a plan: what it demands is obeyed, the rest is chosen by its kind and the dice. */
export function choosePlanLook(asked: PlanLook, suits: Suited, random: Random): Look {
  const named = (asked.colours ?? []).flatMap((colour) => toOklch(colour) ?? []);
  const [ground, touch] = [asked.ground, asked.touch].map((one) => one && toOklch(one));
  const roles = assignColours({
    named,
    scheme: asked.scheme,
    ...(ground && { ground }),
    ...(touch && { touch }),
  });
  const scheme = asked.scheme ?? roles.scheme;
  const look = { ...asked, ...(scheme && { scheme }) };
  const direction = chooseDirection(look, suits, random);
  const isBare = ground !== undefined && scheme !== 'dark';
  const isGrey = roles.brand === undefined && (named.length > 0 || isBare);
  const refused = refusedHues(asked);
  const free = isGrey ? INK : freeColour(direction, suits, { random, refused });
  const brand = roles.brand ? toBrandColour(roles.brand, roles.brand.chroma) : free;
  const asIs = recipeOf(direction, look, roles);
  const recipe = isGrey ? { ...asIs, ...greyOf(roles, asIs) } : asIs;
  const palettes = solvePalettes(withoutRefused(recipe, brand, refused), brand);
  return {
    direction: {
      ...direction,
      recipe,
      tokens: tokensOf(direction, look),
      bands: bandsOf(direction, touch !== undefined),
      css: [direction.css, ...rulesOf(asked)].join('\n'),
    },
    light: palettes.light,
    dark: scheme === 'light' ? palettes.light : palettes.dark,
  };
}
