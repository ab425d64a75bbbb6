import type { Html } from '../html.ts';
import type { Random } from '../random.ts';
import { writeFitted, type TextBox } from './fit-text.ts';

/** What a plate is drawn from: the name of its entry, and chance that is the same each time. */
export interface PlateInput {
  name: string;
  note: string;
  /** Counts the entries, so that neighbours differ. */
  index: number;
  glyph: number;
  random: Random;
  /** What it shows more exactly, as in “view: night sea boat”. */
  what: readonly string[];
  /** It stands in a frame that is narrower than high. */
  isTall?: boolean;
  /** How much wider than high its frame is. */
  ratio?: number;
  /** The colour of what lies on it, where the plan gives one. */
  tint?: string;
}

export type Draw = (input: PlateInput) => Html;
export type Box = Omit<TextBox, 'glyph'>;

/** The entry's name, as large as the box allows. */
export function words({ name, glyph }: PlateInput, box: Box, attributes?: string): Html {
  return writeFitted(name, { ...box, glyph }, attributes);
}

const QUOTED = /[“«]([^”»]+)[”»]/;

/** What is cut or written: the words that the name quotes, as in “Rest here”, for a carter; else the name. */
export function inscribed(input: PlateInput): PlateInput {
  return { ...input, name: QUOTED.exec(input.name)?.[1]?.trim() ?? input.name };
}

/** The entry's small line, where it has one. */
export function small({ note, glyph }: PlateInput, box: Box): Html | undefined {
  if (note === '') return undefined;
  return writeFitted(note, { most: 17, ...box, glyph }, 'class="plate-note"');
}

/** The first of the words that the table knows, or else the entry at its place in it. */
export function variantOf(
  { what, index }: Pick<PlateInput, 'what' | 'index'>,
  table: Readonly<Record<string, string>>,
): string {
  const known = what.find((word) => Object.hasOwn(table, word));
  const all = Object.values(table);
  return (known === undefined ? all[index % all.length] : table[known]) ?? '';
}
