import type { Brief } from '../brief/brief.ts';
import { createRandom, type Random } from '../random.ts';
import type { Trade } from '../trades/trade.ts';
import { DIRECTION_IDS, type Direction, type DirectionId } from './direction.ts';
import { BOLD_DIRECTIONS } from './directions-bold.ts';
import { CALM_DIRECTIONS } from './directions-calm.ts';
import { PRINT_DIRECTIONS } from './directions-print.ts';
import { SCREEN_DIRECTIONS } from './directions-screen.ts';
import { withFaces } from './faces.ts';
import type { Oklch } from '#domain/colour/oklch.ts';
import { solvePalettes, type Palette, type PaletteRecipe } from './palette.ts';

export const DIRECTIONS: Record<DirectionId, Direction> = {
  ...CALM_DIRECTIONS,
  ...BOLD_DIRECTIONS,
  ...PRINT_DIRECTIONS,
  ...SCREEN_DIRECTIONS,
};

export interface Look {
  direction: Direction;
  light: Palette;
  dark: Palette;
}

/** All directions, most fitting first: adjectives weigh more than the trade; ties fall by the prompt's own dice. */
export function rankDirections(
  brief: Pick<Brief, 'tones' | 'mood'>,
  trade: Trade,
  dice: Random,
): DirectionId[] {
  const score = (id: DirectionId): number => {
    const tone = brief.tones.indexOf(id);
    const affinity = trade.directions.indexOf(id);
    const mood = brief.mood === 'dark' && id === 'technical' ? 2 : 0;
    const isUnasked = affinity < 0 && tone < 0;
    const isOut = DIRECTIONS[id].isDaring ?? (id === 'technical' && brief.mood !== 'dark');
    const penalty = isUnasked && isOut ? -4 : 0;
    return (
      (tone < 0 ? 0 : 20 - tone * 4) +
      (affinity < 0 ? 0 : 6 - affinity) +
      mood +
      penalty +
      dice.next()
    );
  };
  return DIRECTION_IDS.map((id) => ({ id, score: score(id) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

const MOOD_COLOURS: Record<NonNullable<Brief['mood']>, (colour: Oklch, dice: Random) => Oklch> = {
  warm: (colour, dice) =>
    colour.hue < 90 || colour.hue > 345 ? colour : { ...colour, hue: 25 + dice.next() * 50 },
  cool: (colour, dice) =>
    colour.hue > 150 && colour.hue < 290 ? colour : { ...colour, hue: 190 + dice.next() * 80 },
  pastel: (colour) => ({ ...colour, lightness: 0.66, chroma: Math.min(colour.chroma, 0.09) }),
  grey: (colour) => ({ ...colour, lightness: 0.25, chroma: 0.004 }),
  dark: (colour) => colour,
  light: (colour) => colour,
};

const MOOD_RECIPES: Partial<Record<NonNullable<Brief['mood']>, Partial<PaletteRecipe>>> = {
  warm: { neutral: 'warm' },
  cool: { neutral: 'cool' },
  dark: { ground: 0.175 },
  light: { ground: 0.985 },
  grey: { tint: 0, accentTurn: 0, deep: 'ink', neutral: 'cool' },
  pastel: { vivid: 0.9 },
};

function chooseColour(brief: Brief, colours: readonly [Oklch, ...Oklch[]], dice: Random): Oklch {
  const asked = brief.colour;
  if (asked) return asked;
  const base = dice.pick(colours);
  const turned = { ...base, hue: (base.hue + dice.between(-8, 8) + 360) % 360 };
  return brief.mood ? MOOD_COLOURS[brief.mood](turned, dice) : turned;
}

/** The main colours of a trade. */
export function coloursOf({ colours }: Pick<Trade, 'colours'>): [Oklch, ...Oklch[]] {
  const [first, ...rest] = colours;
  return [toOklch(first), ...rest.map(toOklch)];
}

function toOklch([lightness, chroma, hue]: Trade['colours'][number]): Oklch {
  return { lightness, chroma, hue };
}

export interface LookInput {
  brief: Brief;
  trade: Trade;
  /** The same prompt with the next seed gets the next direction. */
  prompt: string;
  seed: number;
  direction?: DirectionId | undefined;
}

function chooseDirection({ brief, trade, prompt, seed }: LookInput): DirectionId {
  // Who asks for a daring look by name gets it in every version.
  const asked = brief.tones.find((id) => DIRECTIONS[id].isDaring);
  if (asked) return asked;
  const ranked = rankDirections(brief, trade, createRandom(prompt, 'rank'));
  const reach = Math.min(ranked.length, brief.tones.length > 0 ? 4 : 7);
  return ranked[Math.abs(Math.trunc(seed)) % reach] ?? 'editorial';
}

/** Direction and palettes for a page. */
export function chooseLook(input: LookInput): Look {
  const { brief, trade, prompt, seed } = input;
  const direction = DIRECTIONS[input.direction ?? chooseDirection(input)];
  const colour = chooseColour(
    brief,
    direction.colours ?? coloursOf(trade),
    createRandom(prompt, seed, 'colour'),
  );
  const recipe = {
    ...direction.recipe,
    ...(brief.mood && MOOD_RECIPES[brief.mood]),
    ...(brief.accentHue !== undefined && { accentTurn: brief.accentHue - colour.hue }),
  };
  const faced = withFaces(direction, {}, createRandom(prompt, seed, 'faces'));
  return { direction: faced, ...solvePalettes(recipe, colour) };
}
