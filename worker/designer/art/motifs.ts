import { ANIMAL_MOTIFS } from './motifs-animals.ts';
import { CARE_MOTIFS } from './motifs-care.ts';
import { FOOD_MOTIFS } from './motifs-food.ts';
import { GOODS_MOTIFS } from './motifs-goods.ts';
import { LARDER_MOTIFS } from './motifs-larder.ts';
import { PLACE_MOTIFS } from './motifs-places.ts';
import { PLAY_MOTIFS } from './motifs-play.ts';
import { ROOM_MOTIFS } from './motifs-rooms.ts';
import { SPORT_MOTIFS } from './motifs-sport.ts';
import { TABLE_MOTIFS } from './motifs-table.ts';
import { THING_MOTIFS } from './motifs-things.ts';
import { TOOL_MOTIFS } from './motifs-tools.ts';
import { TRAVEL_MOTIFS } from './motifs-travel.ts';
import { WEAR_MOTIFS } from './motifs-wear.ts';
import { WORKSHOP_MOTIFS } from './motifs-workshop.ts';
import { WORK_MOTIFS } from './motifs-work.ts';

/** Every object the designer can draw, by name. */
export const MOTIFS = {
  ...FOOD_MOTIFS,
  ...TABLE_MOTIFS,
  ...TOOL_MOTIFS,
  ...PLACE_MOTIFS,
  ...ROOM_MOTIFS,
  ...TRAVEL_MOTIFS,
  ...THING_MOTIFS,
  ...ANIMAL_MOTIFS,
  ...WEAR_MOTIFS,
  ...PLAY_MOTIFS,
  ...LARDER_MOTIFS,
  ...GOODS_MOTIFS,
  ...WORKSHOP_MOTIFS,
  ...CARE_MOTIFS,
  ...SPORT_MOTIFS,
  ...WORK_MOTIFS,
};
export type MotifId = keyof typeof MOTIFS;
