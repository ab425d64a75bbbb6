import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { DEVICE_WIDTHS, LETTERS } from './stand-in-widths.ts';

/** The width of a letter of a face, in ems. */
export type LetterWidths = (letter: string) => number;

/** As pages write: titles, texts, prices and buttons in both languages. */
const SAMPLE = `The vet round the corner for dogs, cats and everyone who loves them. Book a visit today, call us or write, we answer within the day. Bread of the morning, baked at night with flour from the mill down the road. See the menu What we do How to find us Opening hours Ask for a price Questions and answers
Il veterinario sotto casa per cani, gatti e chi gli vuole bene. Prenota una visita, chiama o scrivi: rispondiamo in giornata. Il pane del mattino, cotto di notte con la farina del mulino più vicino. Guarda il menù Che cosa facciamo Dove siamo Orari di apertura Chiedi un preventivo Domande e risposte € 24,50 Mon 9.00-18.30`;
const OFTEN = [...SAMPLE.split(''), ...LETTERS].filter((letter) => LETTERS.includes(letter));

/** Optical size at which titles and texts are about as wide. */
const OPTICAL_SIZE = 36;

interface VariableFont {
  unitsPerEm: number;
  variationAxes: Readonly<Record<string, { default: number }>>;
  variationCoords: number[] | null;
  HVAR?: unknown;
  _variationProcessor: { getAdvanceAdjustment(glyph: number, table: unknown): number } | null;
  glyphForCodePoint(codePoint: number): Glyph;
}

interface Glyph {
  id: number;
  advanceWidth: number;
}

function openFont(path: string): VariableFont {
  // fontkit types neither the axes of a compressed file nor their effect on widths.
  return fontkit.create(readFileSync(path)) as unknown as VariableFont;
}

const read = new Map<string, LetterWidths>();

/** The widths of a file at a weight. */
export function widthsOfFile(path: string, weight: number): LetterWidths {
  const name = `${path} ${weight}`;
  const widths = read.get(name) ?? readWidths(path, weight);
  read.set(name, widths);
  return widths;
}

function readWidths(path: string, weight: number): LetterWidths {
  const glyphs = readGlyphs(path);
  const font = openFont(path);
  const axes = Object.entries(font.variationAxes);
  font.variationCoords = axes.map(([name, axis]) =>
    name === 'wght' ? weight : name === 'opsz' ? OPTICAL_SIZE : axis.default,
  );
  const processor = axes.length === 0 ? null : font._variationProcessor;
  const widths = new Map(
    [...glyphs].map(([letter, { id, advanceWidth }]) => {
      const more = processor?.getAdvanceAdjustment(id, font.HVAR) ?? 0;
      return [letter, (advanceWidth + more) / font.unitsPerEm];
    }),
  );
  return (letter) => widths.get(letter) ?? 0;
}

const knownGlyphs = new Map<string, ReadonlyMap<string, Glyph>>();

/** Reading a compressed file takes a second, so each is read once for all its weights. */
function readGlyphs(path: string): ReadonlyMap<string, Glyph> {
  const known = knownGlyphs.get(path);
  if (known !== undefined) return known;
  const font = openFont(path);
  const glyphs = new Map(
    LETTERS.map((letter) => {
      const { id, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return [letter, { id, advanceWidth }];
    }),
  );
  knownGlyphs.set(path, glyphs);
  return glyphs;
}

/** The widths of a face of operating systems. */
export function widthsOfDevice(name: keyof typeof DEVICE_WIDTHS, weight: 400 | 700): LetterWidths {
  const widths = DEVICE_WIDTHS[name][weight].split(' ').map(Number);
  return (letter) => (widths[LETTERS.indexOf(letter)] ?? 0) / 1_000;
}

/** Most letters are within half of this of each other. */
const STEP = Math.log(1.1);
/** One group of narrower letters and one of wider ones: more would weigh more than they help. */
const FURTHEST = 1;

/** Letters that are resized alike. */
export interface LetterGroup {
  letters: string;
  size: number;
}

export interface FittedLetters {
  /** What most letters are resized by. */
  size: number;
  /** Those that are resized by more or less. */
  groups: LetterGroup[];
}

/**
 * How a face of a device is resized, letter by letter, to be as wide as a family. `skipped` letters are sized elsewhere.
 */
export function fitLetters(
  wanted: LetterWidths,
  there: LetterWidths,
  skipped: readonly string[] = [],
): FittedLetters {
  const letters = LETTERS.filter((letter) => !skipped.includes(letter));
  const sizeOf = (some: readonly string[]): number => {
    const written = OFTEN.filter((letter) => some.includes(letter));
    return sumOf(written, wanted) / sumOf(written, there);
  };
  const middle = sizeOf(letters);
  const groups = Map.groupBy(letters, (letter) => {
    const step = Math.round(Math.log(sizeOf([letter]) / middle) / STEP);
    return Math.min(FURTHEST, Math.max(-FURTHEST, step));
  });
  const others = [...groups].filter(([at]) => at !== 0).toSorted(([a], [b]) => a - b);
  return {
    size: sizeOf(groups.get(0) ?? letters),
    groups: others.map(([, group]) => ({ letters: group.join(''), size: sizeOf(group) })),
  };
}

/** How wide letters are together. */
export function sumOf(letters: readonly string[], widths: LetterWidths): number {
  return letters.reduce((total, letter) => total + widths(letter), 0);
}
