import type { PrintId } from '../art/prints.ts';
import type { SceneId } from '../art/scenes.ts';
import type { Oklch } from '#domain/colour/oklch.ts';
import type { PaletteRecipe } from './palette.ts';

export const DIRECTION_IDS = [
  'editorial',
  'swiss',
  'craft',
  'poster',
  'wellness',
  'technical',
  'luxury',
  'playful',
  'heritage',
  'coastal',
  'market',
  'studio',
  'brutalist',
  'newspaper',
  'terminal',
  'neon',
  'retro',
] as const;
export type DirectionId = (typeof DIRECTION_IDS)[number];

/** Colour field of a section; `line` is the page ground with a rule above. */
export const BANDS = ['plain', 'line', 'surface', 'tint', 'brand', 'accent', 'deep'] as const;
export type Band = (typeof BANDS)[number];

/** Values of the page's custom properties, written as CSS. */
export interface DirectionTokens {
  'font-display': string;
  'font-text': string;
  'font-label': string;
  /** Font sizes of the h1, of section titles and of item names. */
  'size-hero': string;
  'size-title': string;
  'size-name': string;
  'weight-display': string;
  'tracking-display': string;
  'leading-display': string;
  'space-section': string;
  gutter: string;
  width: string;
  radius: string;
  'radius-button': string;
  stroke: string;
}

/** One designer's hand: everything that makes two pages of the same trade look unrelated. */
export interface Direction {
  id: DirectionId;
  recipe: PaletteRecipe;
  tokens: DirectionTokens;
  /** Main colours when the owner names none; others take one that suits the subject. */
  colours?: readonly [Oklch, Oklch, Oklch, ...Oklch[]];
  /** Only for those who ask for it, or whose subject suits it: it would startle the others. */
  isDaring?: true;
  /** Colour fields in page order, repeated as needed. */
  bands: readonly [Band, ...Band[]];
  headers: readonly [string, ...string[]];
  heroes: readonly [string, ...string[]];
  /** Openings of a page that no drawing fits; left out when its openings have no picture anyway. */
  bareHeroes?: readonly [string, ...string[]];
  /** Openings that tell what the page holds in type; left out where its own openings are type already. */
  panelHeroes?: readonly [string, ...string[]];
  /** Preferred presentations of lists, best first; a section takes the first that suits it. */
  lists: readonly [string, ...string[]];
  footers: readonly [string, ...string[]];
  /** What closes its pages with pictures: a line or a stamp of the owner's words. */
  signature?: 'ticker' | 'stamp';
  /** Its sections stand in one narrow column. */
  isColumn?: true;
  /** Its sections are sheets that lie on the page. */
  isSheeted?: true;
  /** How its pictures are printed. */
  print: PrintId;
  /** Pictures that suit the hand, the most telling first; some of them suit shops only. */
  scenes: readonly [SceneId, ...SceneId[]];
  /** The signature: title setting, dividers, buttons, imagery, motion. Uses tokens only. */
  css: string;
}
