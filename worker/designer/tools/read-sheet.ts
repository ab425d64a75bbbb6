import { foldWord } from '#domain/reading/fold.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { readMoney, type Currency } from '#domain/reading/money.ts';
import { readNumbers } from '#domain/reading/numbers.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { CalculatorRecipe, RecipeInput } from './calculator-recipe.ts';
import { EVERYDAY_CALCULATORS } from './calculators-everyday.ts';
import { HOME_CALCULATORS } from './calculators-home.ts';
import { MONEY_CALCULATORS } from './calculators-money.ts';
import { findConverter } from './converter-recipes.ts';
import { readMix } from './read-mix.ts';
import { ASKS_QUOTE, hasUnitPrices, readQuote } from './read-quote.ts';
import type { Sheet, SheetInput } from './sheet.ts';

interface Numbers {
  folded: string;
  /** The sums with a currency, in whole units of it. */
  sums: readonly number[];
  currency: Currency | undefined;
  numbers: readonly { value: number; end: number }[];
}

/** The numbers of a brief; without a currency in it an Italian page counts in euros. */
function readFigures(prompt: string, language: ReadingLanguage): Numbers {
  const source = readSource(prompt);
  const sums = readMoney(source).found.filter(({ value }) => value.currency !== undefined);
  return {
    folded: foldWord(prompt),
    sums: sums.map(({ value }) => value.minor / 100),
    currency: sums[0]?.value.currency ?? (language === 'it' ? 'EUR' : undefined),
    numbers: readNumbers(source).found.map(({ value, end }) => ({ value: value.value, end })),
  };
}

function readValue({ reads }: RecipeInput, { folded, sums, numbers }: Numbers): number | undefined {
  if (reads === undefined) return undefined;
  if (reads === 'money') return sums[0];
  const behind = new RegExp(`^[\\s-]*(?:${reads.source})`);
  return numbers.find(({ end }) => behind.test(folded.slice(end, end + 24)))?.value;
}

function isWithin(value: number, { min = 0, max = Infinity }: RecipeInput): boolean {
  return value >= min && value <= max;
}

function toInput(input: RecipeInput, figures: Numbers, language: ReadingLanguage): SheetInput {
  const { id, label, kind, unit, min, max, choices } = input;
  const usual = typeof input.value === 'number' ? input.value : input.value[language];
  const said = readValue(input, figures);
  return {
    id,
    kind,
    label: label[language],
    value: said !== undefined && isWithin(said, input) ? said : usual,
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(choices && {
      choices: choices.map((one) => ({ label: one.label[language], value: one.value })),
    }),
  };
}

function toSheet(recipe: CalculatorRecipe, figures: Numbers, language: ReadingLanguage): Sheet {
  const { title, lead, inputs, outputs, main, note } = recipe;
  return {
    title: title[language],
    lead: lead[language],
    inputs: inputs.map((input) => toInput(input, figures, language)),
    outputs: outputs.map(({ id, label, kind, formula, unit, ranges }) => ({
      id,
      kind,
      formula,
      label: label[language],
      ...(unit !== undefined && { unit }),
      ...(ranges && {
        ranges: ranges.map((one) => ({ from: one.from, label: one.label[language] })),
      }),
    })),
    main,
    currency: figures.currency,
    ...(note && { note: note[language] }),
  };
}

const UNIT =
  '(?:cm|mm|km|kg|lbs?|miles?|inches|feet|ounces|grams|celsius|fahrenheit|lit(?:re|er)s|gallons|pounds|metri|miglia|chilometri|pollici|centimetri|grammi|once)';
/** "Convert miles to km", "cm to inches". */
const CONVERTS = new RegExp(`\\bconver[st]|^${UNIT} (?:to|in) ${UNIT}`, 'u');
const CURRENCIES = /\bcurrenc|\bvalut[ae]\b|exchange rate|\bcambio\b/;
const IMPERIAL = /\bstones?\b|feet and inches|\bpounds and\b/;

/** The calculator that a brief describes; undefined when it is none of the known kinds. */
export function readSheet(prompt: string, language: ReadingLanguage): Sheet | undefined {
  const figures = readFigures(prompt, language);
  const { folded } = figures;
  if (CURRENCIES.test(folded) || IMPERIAL.test(folded)) return undefined;
  if (CONVERTS.test(folded)) {
    const converter = findConverter(folded);
    return converter && toSheet(converter, figures, language);
  }
  const mix = readMix(prompt, language);
  if (mix) return mix;
  const recipe = [...HOME_CALCULATORS, ...EVERYDAY_CALCULATORS, ...MONEY_CALCULATORS].find(
    ({ asks }) => asks.test(folded),
  );
  const isPriced = recipe?.hasUnitPrice !== true && hasUnitPrices(prompt);
  if (ASKS_QUOTE.test(folded) || isPriced) return readQuote(prompt, language);
  return recipe && toSheet(recipe, figures, language);
}
