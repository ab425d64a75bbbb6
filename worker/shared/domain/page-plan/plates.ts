import type { PagePlan, PlanItem } from './plan-types.ts';

/** What the designer can draw from the words of an entry: "plate: bottle" is a bottle with its name on the label. */
export const PLATE_SHAPES = [
  'poster',
  'sleeve',
  'book',
  'bottle',
  'jar',
  'heap',
  'skein',
  'script',
  'stone',
  'plot',
  'rooms',
  'frame',
  'bar',
  'box',
  'candle',
  'card',
  'dish',
  'view',
  'print',
  'cheese',
  'pasta',
  'pint',
  'soap',
  'wire',
  'bouquet',
  'still',
  'tag',
  'flash',
  'fiddle',
  'painting',
  'garment',
  'elevation',
  'set',
  'door',
  'garden',
  'border',
  'chart',
  'sheet',
  'face',
] as const;
export type PlateShape = (typeof PLATE_SHAPES)[number];

/** A drawing that a plan asks for. */
export interface WrittenPlate {
  shape: PlateShape;
  /** What it shows more exactly: "night", "sea", "boat". */
  what: readonly string[];
  /** The colour of what it shows, as `#rrggbb`. */
  tint?: string;
}

const ASKED = /^\s*plates?\s*[:=-]\s*/i;
const TINT = /^#(?:[\da-f]{3}|[\da-f]{6})$/;
const MOST_WORDS = 8;
const LONGEST = 200;

function isShape(word: string): word is PlateShape {
  return PLATE_SHAPES.some((shape) => shape === word);
}

function toTint(written: string): string {
  return written.length === 7 ? written : written.replace(/[\da-f]/g, '$&$&');
}

/** Whether a picture asks for a plate, of whatever shape. */
export function asksForPlate(picture: string): boolean {
  return ASKED.test(picture);
}

/** Reads “plate: view night sea boat” or “Plate: jar, #c8a31b”; undefined for a shape that nobody draws. */
export function readWrittenPlate(picture: string): WrittenPlate | undefined {
  if (!asksForPlate(picture)) return undefined;
  const [shape = '', ...rest] = picture
    .slice(0, LONGEST)
    .replace(ASKED, '')
    .toLowerCase()
    .split(/[\s,;:|()+/]+/)
    .filter(Boolean);
  if (!isShape(shape)) return undefined;
  const tint = rest.find((word) => TINT.test(word));
  const what = rest.filter((word) => /^[a-z]+$/.test(word)).slice(0, MOST_WORDS);
  return { shape, what, ...(tint !== undefined && { tint: toTint(tint) }) };
}

function isDrawable(picture: string): boolean {
  return !asksForPlate(picture) || readWrittenPlate(picture) !== undefined;
}

function withKnownPicture({ picture, ...item }: PlanItem): PlanItem {
  return picture === undefined || !isDrawable(picture) ? item : { ...item, picture };
}

/** The plan without the plates that nobody can draw: their entries stay, as if no picture was asked for. */
export function withKnownPlates(plan: PagePlan): PagePlan {
  return {
    ...plan,
    pictures: plan.pictures.filter(isDrawable),
    sections: plan.sections.map((section) =>
      section.items === undefined
        ? section
        : { ...section, items: section.items.map(withKnownPicture) },
    ),
  };
}
