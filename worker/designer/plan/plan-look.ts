import type { Oklch } from '#domain/colour/oklch.ts';
import type {
  Corners,
  Density,
  FontClass,
  PageKind,
  PlanLook,
  TextSize,
} from '#domain/page-plan/plan-types.ts';
import { FONTS, sourceOf, type FontKind } from '#domain/fonts/font-families.ts';
import { findFamily } from '#domain/fonts/page-fonts.ts';
import { DIRECTION_IDS, type Direction, type DirectionId } from '../look/direction.ts';
import { isOfClass, TALL_NAMES, UPRIGHT_TITLES, withFaces } from '../look/faces.ts';
import { coloursOf, DIRECTIONS, type Look } from '../look/look.ts';
import { readStyleWish, type StyleWish } from '../look/styles/style-wish.ts';
import { facesOf, inDress } from '../look/dress/dresses.ts';
import type { Random } from '../random.ts';
import type { Trade } from '../trades/trade.ts';
import { choosePalettes, FREE_COLOURS, isDarkRecipe, readColourWish } from './plan-palette.ts';
import { bandsFor, colourRules } from './seen-colours.ts';

type Directions = readonly [DirectionId, ...DirectionId[]];

/** Art directions, best first, and main colours that suit a kind of page or a trade. */
export interface Suited {
  directions: readonly DirectionId[];
  colours: readonly Oklch[];
}

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

const RADII: Record<Corners, string> = { square: '0px', soft: '8px', round: '22px' };
const ROUND_BUTTON = '999px';

const SPACES: Record<Density, string | undefined> = {
  airy: 'clamp(5.5rem, 11vw, 10rem)',
  normal: undefined,
  dense: 'clamp(2.6rem, 5vw, 4.2rem)',
};

function isDirection(id: string | undefined): id is DirectionId {
  return DIRECTION_IDS.some((known) => known === id);
}

/** Hands that live from empty space. */
const SPACIOUS: ReadonlySet<DirectionId> = new Set([
  'studio',
  'wellness',
  'editorial',
  'swiss',
  'luxury',
]);

/** Those that suit the page and feel as it should; of a mood that nothing suited has, those that have it. */
function directionsOf(
  { directions: felt, refused }: StyleWish,
  { directions }: Suited,
  isAiry: boolean,
): readonly DirectionId[] {
  const both = felt.filter((id) => directions.includes(id));
  const suited = directions.filter((id) => !refused.includes(id));
  const calm = isAiry ? suited.filter((id) => SPACIOUS.has(id)) : [];
  return [both, felt, calm, suited].find(({ length }) => length > 0) ?? directions;
}

interface DirectionWish {
  look: PlanLook;
  wish: StyleWish;
  suits: Suited;
}

function chooseDirection({ look, wish, suits }: DirectionWish, random: Random): Direction {
  if (isDirection(look.direction)) return DIRECTIONS[look.direction];
  const { font, scheme } = look;
  const suited = directionsOf(wish, suits, look.density === 'airy').map((id) => DIRECTIONS[id]);
  const ofScheme = suited.filter(
    ({ recipe }) =>
      (scheme === 'dark' && isDarkRecipe(recipe)) || (scheme === 'light' && !isDarkRecipe(recipe)),
  );
  const isFelt = wish.directions.length > 0;
  const fitting = ofScheme.length > 0 && !isFelt ? ofScheme : suited;
  const ofFont = fitting.filter(
    ({ tokens }) => font === undefined || isFelt || isOfClass(tokens['font-display'], font),
  );
  const [first = DIRECTIONS.editorial, ...rest] = ofFont.length > 0 ? ofFont : fitting;
  return random.pick([first, ...rest]);
}

type Tokens = Partial<Direction['tokens']>;

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
  { typeface, corners, density }: PlanLook,
): Direction['tokens'] {
  const space = density && SPACES[density];
  return {
    ...direction.tokens,
    ...(typeface && typefaceTokens(typeface)),
    ...(corners && cornerTokens(corners)),
    ...(space && { 'space-section': space }),
  };
}

/** Discs, arches and pills too. */
const NO_CURVES = '*, *::before, *::after { border-radius: 0 !important; }';

/** Faces without a cursive of their own: slanted by the browser, their letters only lean. */
const UPRIGHT: readonly FontClass[] = ['display', 'mono', 'slab', 'hand'];

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
    font && UPRIGHT.includes(font) ? UPRIGHT_TITLES : undefined,
    font === 'hand' ? TALL_NAMES : undefined,
  ];
  return rules.filter((rule) => rule !== undefined);
}

/** What the words of a look demand, where the plan does not say it itself. */
function withStyle(asked: PlanLook, { look }: StyleWish): PlanLook {
  const { font, corners, density } = look;
  return {
    ...(font && { font }),
    ...(corners && { corners }),
    ...(density && { density }),
    ...asked,
  };
}

/** Openings that fill half a screen or more with a field of colour. */
const FIELDED: ReadonlySet<string> = new Set(['cover', 'poster', 'monument', 'block', 'tiles']);

function withoutFields(ids: Direction['heroes']): Direction['heroes'] {
  const [first, ...rest] = ids.filter((id) => !FIELDED.has(id));
  return first === undefined ? ids : [first, ...rest];
}

/** A bare page has neither ticker nor stamp, and opens without a field of colour. */
function withoutDecoration({ signature: _signature, ...direction }: Direction): Direction {
  const { heroes, bareHeroes } = direction;
  return {
    ...direction,
    heroes: withoutFields(heroes),
    ...(bareHeroes && { bareHeroes: withoutFields(bareHeroes) }),
  };
}

/** The look of a plan: what it demands is obeyed, the rest is chosen by its kind and the dice. */
export function choosePlanLook(asked: PlanLook, suits: Suited, random: Random): Look {
  const dice = random.fork('look');
  const style = readStyleWish(asked);
  const { look: styled } = style;
  const wish = readColourWish(asked, styled, dice);
  const { scheme } = wish;
  const look = { ...withStyle(asked, style), ...(scheme && { scheme }) };
  const { dress } = styled;
  const hand = chooseDirection({ look, wish: style, suits }, random);
  const chosen = dress === undefined ? hand : inDress(hand, dress);
  const { recipe, light, dark } = choosePalettes(
    { direction: chosen, colours: suits.colours },
    wish,
    random,
  );
  const { font, typeface } = look;
  const own = dress && facesOf(dress);
  const faces = { font, tags: styled.type, refused: style.refusedFonts, own };
  const faced = typeface === undefined ? withFaces(chosen, faces, dice) : chosen;
  const isBare = styled.isBare === true;
  const direction = isBare ? withoutDecoration(faced) : faced;
  const shown = { wish, isBare };
  return {
    direction: {
      ...direction,
      recipe,
      tokens: tokensOf(direction, look),
      bands: bandsFor(direction, shown),
      css: [direction.css, ...rulesOf(look), ...colourRules(direction, shown, dice)].join('\n'),
    },
    light,
    dark,
  };
}
