import type { Currency } from '#domain/reading/money.ts';

/** How a number of a calculator is written. */
export type NumberKind = 'money' | 'percent' | 'number' | 'whole';

/** A field of a calculator. */
export interface SheetInput {
  id: string;
  label: string;
  kind: NumberKind;
  value: number;
  /** Shown behind the label: "km", "%". */
  unit?: string;
  min?: number;
  max?: number;
  /** A list to choose from instead of a field for a number. */
  choices?: readonly { label: string; value: number }[];
}

/** A result of a calculator. */
export interface SheetOutput {
  id: string;
  label: string;
  kind: NumberKind;
  /** JavaScript over the ids of the inputs and of the results before it. */
  formula: string;
  unit?: string;
  /** Words for the result: the last one whose bound it reaches. */
  ranges?: readonly { from: number; label: string }[];
}

/** A button that fills one field with a number worked out from the others. */
export interface SheetPreset {
  label: string;
  /** Id of the field. */
  input: string;
  /** JavaScript over the ids of the inputs. */
  formula: string;
}

/** A calculator ready to be drawn: the first result is the one that was asked for. */
export interface Sheet {
  title: string;
  lead: string;
  inputs: readonly SheetInput[];
  /** In the order of their formulas. */
  outputs: readonly SheetOutput[];
  /** Id of the result that is shown large. */
  main: string;
  note?: string;
  presets?: readonly SheetPreset[];
  currency: Currency | undefined;
}
