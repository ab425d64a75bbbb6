import type { InspectedProperty, StyleFacts } from '../inspected.ts';

/** How the numbers of a property are typed and stepped. */
export interface NumberRule {
  /** False where a number stands by itself, as in `opacity`. */
  hasUnit: boolean;
  min?: number;
  max?: number;
  /** What one step is; left out, it depends on the unit. */
  step?: number;
}

const LENGTH: NumberRule = { hasUnit: true, min: 0 };
const ANY_LENGTH: NumberRule = { hasUnit: true };

const RULES: Partial<Record<InspectedProperty, NumberRule>> = {
  'font-size': LENGTH,
  'font-weight': { hasUnit: false, min: 100, max: 900, step: 100 },
  'line-height': { hasUnit: false, min: 0 },
  'letter-spacing': { hasUnit: true, step: 0.1 },
  'padding-top': LENGTH,
  'padding-right': LENGTH,
  'padding-bottom': LENGTH,
  'padding-left': LENGTH,
  'margin-top': ANY_LENGTH,
  'margin-right': ANY_LENGTH,
  'margin-bottom': ANY_LENGTH,
  'margin-left': ANY_LENGTH,
  width: LENGTH,
  height: LENGTH,
  'max-width': LENGTH,
  'min-height': LENGTH,
  'border-width': LENGTH,
  'border-radius': LENGTH,
  opacity: { hasUnit: false, min: 0, max: 1, step: 0.01 },
  gap: LENGTH,
};

/** Undefined for a property whose values are words or colours. */
export function numberRuleOf(property: InspectedProperty): NumberRule | undefined {
  return RULES[property];
}

const NUMBER = /^(?<size>-?(?:\d+(?:\.\d*)?|\.\d+))(?<unit>%|[a-z]*)/i;
/** Left as written in a field; of anything else (`clamp()`, `var()`, `inherit`) what it comes to is shown. */
const PLAIN = /^(?:-?[\d.]+(?:%|[a-z]+)?|auto|none|normal)$/i;

/** What a number field shows of a style: with its own unit where it has one. */
export function shownNumber(fact: StyleFacts[string] | undefined): string {
  if (fact === undefined) return '';
  if (fact.written !== null && PLAIN.test(fact.written)) return fact.written;
  return fact.value.replace(/\d+\.\d{3,}/g, (long) => `${Number(Number(long).toFixed(2))}`);
}

/** The value some steps on, with its unit, within the limits of its property; null for a value without a number. */
export function stepNumber(value: string, steps: number, rule: NumberRule): string | null {
  const { size, unit = '' } = NUMBER.exec(value)?.groups ?? {};
  if (size === undefined) return null;
  const next = Number(size) + steps * (rule.step ?? stepOf(unit, rule));
  const bounded = Math.min(rule.max ?? Infinity, Math.max(rule.min ?? -Infinity, next));
  return `${Number(bounded.toFixed(3))}${value.slice(size.length)}`;
}

function stepOf(unit: string, { hasUnit }: NumberRule): number {
  const isLarge = /^r?em$/i.test(unit) || (unit === '' && !hasUnit);
  return isLarge ? 0.1 : 1;
}

/** How many steps a key or a pull of one pixel is. */
export function stepsFor({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): number {
  return shiftKey ? 10 : altKey ? 0.1 : 1;
}

/** What was typed as CSS: with a point, and with the unit of before where none was typed. */
export function completeNumber(typed: string, before: string, { hasUnit }: NumberRule): string {
  const value = typed.trim().replace(/(?<=\d),(?=\d)/, '.');
  if (!hasUnit || !/^-?[\d.]+$/.test(value) || Number(value) === 0) return value;
  const unit = NUMBER.exec(before)?.groups?.['unit'];
  return `${value}${unit === undefined || unit === '' ? 'px' : unit}`;
}

/** A number as people read it, and its unit, which is said quietly beside it. */
export interface SaidNumber {
  text: string;
  unit: string;
}

/** Rounds to what can be told apart: whole pixels, tenths of small ones, hundredths of what depends on a font. */
export function sayNumber(value: string, rule: NumberRule, decimalSign: string): SaidNumber {
  const { size, unit = '' } = NUMBER.exec(value)?.groups ?? {};
  if (size === undefined || value.length > size.length + unit.length)
    return { text: value, unit: '' };
  const rounded = Number(Number(size).toFixed(decimalsOf(Math.abs(Number(size)), unit, rule)));
  return { text: `${rounded}`.replace('.', decimalSign), unit };
}

function decimalsOf(size: number, unit: string, { step = 1, hasUnit }: NumberRule): number {
  if (unit === '%') return 1;
  if (unit !== (hasUnit ? '' : 'px') && unit !== 'px') return 2;
  return size < 10 || step < 1 ? 1 : 0;
}
