import type { Bilingual } from './tool.ts';
import type { NumberKind } from './sheet.ts';

export interface RecipeInput {
  id: string;
  label: Bilingual;
  kind: NumberKind;
  /** Stands in the field unless the brief gives a number. */
  value: number | Readonly<Record<'en' | 'it', number>>;
  unit?: string;
  min?: number;
  max?: number;
  choices?: readonly { label: Bilingual; value: number }[];
  /** The brief's number for it: the first sum of money, or a number before such a folded word. */
  reads?: 'money' | RegExp;
}

export interface RecipeOutput {
  id: string;
  label: Bilingual;
  kind: NumberKind;
  formula: string;
  unit?: string;
  ranges?: readonly { from: number; label: Bilingual }[];
}

/** A kind of calculator: the words that ask for it, its fields and its formulas. */
export interface CalculatorRecipe {
  asks: RegExp;
  title: Bilingual;
  lead: Bilingual;
  inputs: readonly RecipeInput[];
  outputs: readonly RecipeOutput[];
  main: string;
  note?: Bilingual;
  /** Its own formula has a price for each of something. */
  hasUnitPrice?: true;
}

/** A number with one of these words behind it, folded. */
export const UNIT_WORDS = {
  percent: /%|percent|per ?cento/,
  years: /years?|anni|anno/,
  people: /people|persons?|friends|guests|diners|persone|amici|commensali/,
  kilometres: /km\b|kilomet|chilometr/,
} as const;
