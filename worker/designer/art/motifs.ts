import { FOOD_MOTIFS } from './motifs-food.ts';
import { PLACE_MOTIFS } from './motifs-places.ts';
import { THING_MOTIFS } from './motifs-things.ts';
import { TOOL_MOTIFS } from './motifs-tools.ts';

/** Every object the designer can draw, by name. */
export const MOTIFS = { ...FOOD_MOTIFS, ...TOOL_MOTIFS, ...PLACE_MOTIFS, ...THING_MOTIFS };
export type MotifId = keyof typeof MOTIFS;
