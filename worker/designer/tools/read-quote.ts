import { foldWord } from '#domain/reading/fold.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { readMoney, type Currency, type Money } from '#domain/reading/money.ts';
import { readNumbers } from '#domain/reading/numbers.ts';
import type { Found } from '#domain/reading/scan.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { Sheet, SheetInput, SheetOutput } from './sheet.ts';

const TEXTS = {
  en: {
    title: 'Quote calculator',
    lead: 'Your price, as you type.',
    quantity: 'Quantity',
    price: 'Price for each',
    fixed: 'Fixed cost',
    total: 'Total',
    net: 'Without VAT',
    vat: 'VAT',
    each: 'at',
  },
  it: {
    title: 'Calcola il preventivo',
    lead: 'Il tuo prezzo, mentre scrivi.',
    quantity: 'Quantità',
    price: 'Prezzo per unità',
    fixed: 'Costo fisso',
    total: 'Totale',
    net: 'Imponibile',
    vat: 'IVA',
    each: 'a',
  },
} as const;

/** Words that ask for a quote, whatever else the brief names. */
export const ASKS_QUOTE = /\bquotes?\b|\bquotation|\bestimat|\bpreventiv/;
/** Rules that a sum of products does not follow. */
const BEYOND =
  /\bminim|\bdiscount|\bscont|\bover \d|\boltre (?:i |le )?\d|\babove \d|\bfree\b|\bgratis|\bfrom the (?:second|third)|\bextra\b|\bif\b|\bse\b/;
const PER =
  /^\s*(?:\/|per\b|an?\b|each\b|every\b|al\b|alla\b|all['’]|allo\b|ogni\b|l['’])\s*(?<unit>m²|m2|mq|sqm|(?:square |cubic |linear )?[\p{L}]+(?: (?:quadr[oi]|cub[oi]|lineare))?)/iu;
const LONGEST_LABEL = 40;
const MOST_LINES = 8;
/** Words between two prices, or before the first, that are no name of what is priced. */
const NO_LABEL =
  /^(?:with|for|and|plus|at|of|the|a|an|is|are|costs?|priced|charge|charges|i|we|con|per|e|più|piu|a|il|la|le|i|di|del|della|costa|costano|prezzo|price|prices|fixed|fisso|fissi|\+|:|-|–|—|,)$/iu;

interface Line {
  label: string;
  price: number;
  unit: string;
}

/** The words just before a price, back to a comma or the price before: "painting", "call-out". */
function labelBefore(text: string): string {
  const last =
    text
      .split(
        /[,;:.\n+]|\s(?:and|plus|e|più|piu|calculator|calcolatore|quote|preventivo|estimator)\s/iu,
      )
      .at(-1) ?? '';
  const words = last.trim().split(/\s+/);
  while (words.length > 0 && NO_LABEL.test(words[0] ?? '')) words.shift();
  while (words.length > 0 && NO_LABEL.test(words.at(-1) ?? '')) words.pop();
  const label = words.join(' ');
  return label.length <= LONGEST_LABEL && words.length <= 4 ? capitalise(label) : '';
}

interface Prices {
  lines: Line[];
  fixed: { label: string; amount: number }[];
  currency: Currency | undefined;
}

function readPrices(prompt: string, sums: readonly Found<Money>[]): Prices {
  const prices: Prices = { lines: [], fixed: [], currency: sums[0]?.value.currency };
  let from = 0;
  for (const { value, start, end } of sums) {
    const label = labelBefore(prompt.slice(from, start));
    const per = PER.exec(prompt.slice(end, end + 40));
    const unit = per?.groups?.unit;
    if (unit === undefined) prices.fixed.push({ label, amount: value.minor / 100 });
    else prices.lines.push({ label, unit, price: value.minor / 100 });
    from = end + (per?.[0].length ?? 0);
  }
  return prices;
}

/** Whether the brief gives a price for each of something: "18 € an hour". */
export function hasUnitPrices(prompt: string): boolean {
  const { found } = readMoney(readSource(prompt));
  return found.some(({ value, end }) => value.currency && PER.test(prompt.slice(end, end + 40)));
}

function readVat(prompt: string): number | undefined {
  const folded = foldWord(prompt);
  if (!/\bvat\b|\biva\b/.test(folded)) return undefined;
  const rates = readNumbers(readSource(prompt)).found.filter(({ end }) =>
    /^\s*(?:%|per ?cent)/.test(folded.slice(end, end + 12)),
  );
  return rates[0]?.value.value;
}

function quantityInput(line: Line, index: number, words: { quantity: string }): SheetInput {
  return {
    id: `quantity${index}`,
    label: line.label || capitalise(line.unit) || words.quantity,
    kind: 'number',
    value: 1,
    unit: line.unit,
    max: 1_000_000,
  };
}

/**
 * A calculator of prices: quantities times the prices of the brief plus its fixed costs, with VAT where the brief
 * gives a rate. Undefined when it asks for none, or for more than that.
 */
export function readQuote(prompt: string, language: ReadingLanguage): Sheet | undefined {
  const folded = foldWord(prompt);
  const words = TEXTS[language];
  const sums = readMoney(readSource(prompt)).found.filter(({ value }) => value.currency);
  const { lines, fixed, currency } = readPrices(prompt, sums);
  const isBeyond = BEYOND.test(folded) || lines.length > MOST_LINES;
  if (isBeyond || (lines.length === 0 && !ASKS_QUOTE.test(folded))) return undefined;
  const asked: SheetInput[] = [
    { id: 'quantity0', label: words.quantity, kind: 'number', value: 1, max: 1_000_000 },
    { id: 'price', label: words.price, kind: 'money', value: 10 },
    { id: 'fixed', label: words.fixed, kind: 'money', value: 0 },
  ];
  const parts = lines.map((line, index): SheetOutput => {
    const { label } = quantityInput(line, index, words);
    const id = `part${index}`;
    return { id, label, kind: 'money', formula: `quantity${index} * ${line.price}` };
  });
  const costs = fixed.map(({ label, amount }, index): SheetOutput => {
    const id = `fixed${index}`;
    return { id, label: label || words.fixed, kind: 'money', formula: String(amount) };
  });
  const rate = readVat(prompt);
  const sum = [...parts, ...costs].map(({ id }) => id).join(' + ');
  const net =
    lines.length === 0
      ? ['quantity0 * price + fixed', ...costs.map(({ id }) => id)].join(' + ')
      : sum;
  const ends: SheetOutput[] =
    rate === undefined
      ? [{ id: 'total', label: words.total, kind: 'money', formula: net }]
      : [
          { id: 'net', label: words.net, kind: 'money', formula: net },
          {
            id: 'vat',
            label: `${words.vat} ${rate.toLocaleString(language)} %`,
            kind: 'money',
            formula: `net * ${rate / 100}`,
          },
          { id: 'total', label: words.total, kind: 'money', formula: 'net + vat' },
        ];
  return {
    title: words.title,
    lead: words.lead,
    inputs:
      lines.length === 0 ? asked : lines.map((line, index) => quantityInput(line, index, words)),
    outputs: [...parts, ...costs, ...ends],
    main: 'total',
    currency: currency ?? (language === 'it' ? 'EUR' : undefined),
  };
}
