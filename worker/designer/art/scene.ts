import type { Random } from '../random.ts';
import type { MotifId } from './motifs.ts';

export interface SceneInput {
  /** Objects of the trade, the most characteristic one first. */
  motifs: readonly [MotifId, ...MotifId[]];
  /** Size of the field in user units. */
  width: number;
  height: number;
  random: Random;
}

/** Draws the inside of an `svg` of the input's size. */
export type DrawScene = (input: SceneInput) => string;

export interface Placed {
  motif: MotifId;
  /** Left edge and foot line of the object, and its side length. */
  left: number;
  foot: number;
  size: number;
  turn?: number;
}

export const round = (value: number): number => Math.round(value);

/** One object of the page's sprite (`#art-…`), standing on its foot line. */
export function placeMotif({ motif, left, foot, size, turn = 0 }: Placed): string {
  const top = foot - size * 0.92;
  const middle = `${round(left + size / 2)} ${round(top + size / 2)}`;
  const rotation = turn ? ` transform="rotate(${round(turn)} ${middle})"` : '';
  return `<use href="#art-${motif}" x="${round(left)}" y="${round(top)}" width="${round(size)}" height="${round(size)}"${rotation}/>`;
}

/** An object with its shadow on the surface below it. */
export function standMotif(placed: Placed): string {
  const { left, foot, size } = placed;
  const shadow = `<ellipse class="shadow" cx="${round(left + size * 0.56)}" cy="${round(foot)}" rx="${round(size * 0.46)}" ry="${round(size * 0.05)}"/>`;
  return `${shadow}\n${placeMotif(placed)}`;
}

/** The five colour settings of a picture: field and the colours of the objects on it. */
export type Tone = 0 | 1 | 2 | 3 | 4;

/** Draws objects in colours that are visible on a background of this tone. */
export function onTone(tone: Tone, inside: string): string {
  return `<g class="f${tone}">\n${inside}\n</g>`;
}

export function box(tone: Tone, left: number, top: number, width: number, height: number): string {
  return `<rect class="c${tone}" x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}"/>`;
}

export function disc(tone: Tone, x: number, y: number, radius: number): string {
  return `<circle class="c${tone}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
}

export function shape(tone: Tone, d: string): string {
  return `<path class="c${tone}" d="${d}"/>`;
}

/** A line in the text colour of the surrounding tone. */
export function stroke(d: string, width = 3): string {
  return `<path class="ink" stroke-width="${width}" d="${d}"/>`;
}

export function motifAt({ motifs }: Pick<SceneInput, 'motifs'>, index: number): MotifId {
  return motifs[index % motifs.length] ?? motifs[0];
}

export function countTo<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index));
}

export function lines(...parts: readonly (string | readonly string[])[]): string {
  return parts.flat().join('\n');
}
