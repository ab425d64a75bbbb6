import { type Oklch } from '../colour/oklch.ts';

/** The categories of the gallery, in the order of its filter buttons. */
export const TEMPLATE_CATEGORIES = [
  'business',
  'portfolio',
  'ecommerce',
  'blog',
  'landing',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** How bright a page is. */
export const TEMPLATE_SCHEMES = ['light', 'dark'] as const;
export type TemplateScheme = (typeof TEMPLATE_SCHEMES)[number];

/** The families of a page's main colour, around the wheel. */
export const COLOUR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'grey',
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

const LEAST_CHROMA = 0.035;

/** Where each family ends, in degrees of OKLCH hue. */
const FAMILY_ENDS: readonly (readonly [number, ColourFamily])[] = [
  [40, 'red'],
  [75, 'orange'],
  [112, 'yellow'],
  [185, 'green'],
  [275, 'blue'],
  [340, 'purple'],
  [360, 'red'],
];

/** The family that a person would search a colour under. */
export function colourFamily({ chroma, hue }: Oklch): ColourFamily {
  if (chroma < LEAST_CHROMA) return 'grey';
  return FAMILY_ENDS.find(([end]) => hue < end)?.[1] ?? 'red';
}
