import { type Point, STEPS } from './focal-styles.ts';

export const EDGES = ['left', 'top', 'right', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** What is left of a photograph: where its edges stand, from 0 to 1 of its width or height. */
export type CropBox = Readonly<Record<Edge, number>>;

export const WHOLE: CropBox = { left: 0, top: 0, right: 1, bottom: 1 };

/** Of the width or height; less shows nothing any more. */
const LEAST = 0.1;

export function isWhole(box: CropBox): boolean {
  return EDGES.every((edge) => box[edge] === WHOLE[edge]);
}

/** Moves one edge, as far as the opposite one lets it. */
export function moveEdge(box: CropBox, edge: Edge, to: number): CropBox {
  const isFar = edge === 'right' || edge === 'bottom';
  const least = isFar ? box[edge === 'right' ? 'left' : 'top'] + LEAST : 0;
  const most = isFar ? 1 : box[edge === 'left' ? 'right' : 'bottom'] - LEAST;
  return { ...box, [edge]: Math.min(most, Math.max(least, to)) };
}

/** Where a point of the photograph would put an edge. */
export function alongEdge(edge: Edge, { x, y }: Point): number {
  return edge === 'left' || edge === 'right' ? x : y;
}

/** How far a key moves an edge; 0 for one that does not. */
export function stepOf(edge: Edge, key: string): number {
  const step = STEPS[key];
  return step === undefined ? 0 : alongEdge(edge, step);
}

/** What is left, in whole pixels; at least one each way. */
export function pixelsIn({ left, top, right, bottom }: CropBox, size: Size) {
  const x = Math.round(left * size.width);
  const y = Math.round(top * size.height);
  return {
    x,
    y,
    width: Math.max(1, Math.round(right * size.width) - x),
    height: Math.max(1, Math.round(bottom * size.height) - y),
  };
}

interface Size {
  width: number;
  height: number;
}
