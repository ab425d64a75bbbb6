import { parseInlineStyle } from '#domain/css/parse-css.ts';
import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { focalPosition, readFocalPosition } from '#domain/pictures/image-attributes.ts';
import type { StyleFacts } from '../inspected.ts';

/** Of a picture, each from 0 to 1. */
export type Point = ReturnType<typeof readFocalPosition>;

const STEP = 0.05;

/** How far each key moves the point. */
export const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The point that is kept in sight now: what the picture says itself, else what the page shows, else the middle. */
export function focalPointOf(picture: IndexedElement, facts: StyleFacts | undefined): Point {
  const own = parseInlineStyle(attributeOf(picture, 'style') ?? '').findLast(
    ({ name }) => name === 'object-position',
  );
  return readFocalPosition(own?.value ?? facts?.['object-position']?.value ?? '');
}

/** What keeps a point in sight. Where the picture has the shape of its place nothing is cut by it. */
export function focalStyles(point: Point): Record<string, string> {
  return { 'object-fit': 'cover', 'object-position': focalPosition(point) };
}
