import type { CalculatorRecipe, RecipeInput } from './calculator-recipe.ts';
import type { Bilingual } from './tool.ts';

interface Unit {
  label: Bilingual;
  /** Folded words by which a brief names it. */
  words: string;
  /** In the quantity's base unit. */
  factor: number;
}

function unit(label: string | Bilingual, words: string, factor: number): Unit {
  return { label: typeof label === 'string' ? { en: label, it: label } : label, words, factor };
}

const LENGTH: readonly Unit[] = [
  unit({ en: 'kilometres', it: 'chilometri' }, 'km|kilomet\\w+|chilometr\\w', 1000),
  unit({ en: 'metres', it: 'metri' }, 'm|met(?:re|er)s?|metr[oi]', 1),
  unit({ en: 'centimetres', it: 'centimetri' }, 'cm|centimet\\w+', 0.01),
  unit({ en: 'millimetres', it: 'millimetri' }, 'mm|millimet\\w+', 0.001),
  unit({ en: 'miles', it: 'miglia' }, 'mi|miles?|migli[ao]', 1609.344),
  unit({ en: 'yards', it: 'iarde' }, 'yd|yards?|iard[ae]', 0.9144),
  unit({ en: 'feet', it: 'piedi' }, 'ft|feet|foot|pied[ei]', 0.3048),
  unit({ en: 'inches', it: 'pollici' }, 'in|inch(?:es)?|pollic[ei]', 0.0254),
];
const WEIGHT: readonly Unit[] = [
  unit({ en: 'kilograms', it: 'chilogrammi' }, 'kg|kilos?|kilogram\\w*|chil[oi]|chilogramm[oi]', 1),
  unit({ en: 'grams', it: 'grammi' }, 'g|grams?|gramm[oi]', 0.001),
  unit({ en: 'pounds', it: 'libbre' }, 'lbs?|pounds?|libbr[ae]', 0.45359237),
  unit({ en: 'ounces', it: 'once' }, 'oz|ounces?|onc[ei]a?', 0.028349523125),
];
const VOLUME: readonly Unit[] = [
  unit({ en: 'litres', it: 'litri' }, 'l|lit(?:re|er)s?|litr[oi]', 1),
  unit({ en: 'millilitres', it: 'millilitri' }, 'ml|millilit\\w+', 0.001),
  unit({ en: 'US gallons', it: 'galloni USA' }, 'gallons?|gallon[ei]', 3.785411784),
  unit({ en: 'US cups', it: 'tazze USA' }, 'cups?|tazz[ae]', 0.2365882365),
  unit({ en: 'US fluid ounces', it: 'once liquide USA' }, 'fl ?oz|fluid ounces?', 0.0295735295625),
];
const SPEED: readonly Unit[] = [
  unit('km/h', 'km\\/h|kmh|kph|chilometri orari', 1),
  unit('mph', 'mph|miles per hour|miglia orarie', 1.609344),
  unit('m/s', 'm\\/s|met(?:re|er)s per second', 3.6),
  unit({ en: 'knots', it: 'nodi' }, 'knots?|nod[oi]', 1.852),
];

const VALUE: RecipeInput = {
  id: 'value',
  label: { en: 'Value', it: 'Valore' },
  kind: 'number',
  value: 1,
};

function choose(id: 'from' | 'to', units: readonly Unit[], index: number): RecipeInput {
  return {
    id,
    label: id === 'from' ? { en: 'From', it: 'Da' } : { en: 'To', it: 'A' },
    kind: 'number',
    value: units[index]?.factor ?? 1,
    choices: units.map(({ label, factor }) => ({ label, value: factor })),
  };
}

interface Quantity {
  asks: RegExp;
  title: Bilingual;
  units: readonly Unit[];
  /** Indexes of the usual pair. */
  pair: readonly [number, number];
}

const QUANTITIES: readonly Quantity[] = [
  {
    asks: /\bspeed|\bvelocita|km\/h|\bmph\b|\bknots?\b|\bnodi\b/,
    title: { en: 'Speed converter', it: 'Convertitore di velocità' },
    units: SPEED,
    pair: [0, 1],
  },
  {
    asks: /\bweight|\bkilos?\b|\bkg\b|\bkilograms?\b|\bpounds?\b|\blbs?\b|\bounces?\b|\bpes[oi]\b|\bchil[oi]\b|\bchilogrammi\b|\blibbre\b|\bgramm?[is]?\b/,
    title: { en: 'Weight converter', it: 'Convertitore di peso' },
    units: WEIGHT,
    pair: [0, 2],
  },
  {
    asks: /\bvolume|\blit(?:re|er)s?\b|\blitri\b|\bgallon|\bcups?\b|\btazze\b|\bml\b/,
    title: { en: 'Volume converter', it: 'Convertitore di volume' },
    units: VOLUME,
    pair: [0, 2],
  },
  {
    asks: /\blength|\bdistance|\bmiles?\b|\bkm\b|\bkilomet|\bchilometr|\bmet(?:re|er)s?\b|\bmetri\b|\bfeet\b|\binch|\blunghezz|\bmiglia\b|\bpollici\b|\bpiedi\b|\bcm\b/,
    title: { en: 'Length converter', it: 'Convertitore di lunghezza' },
    units: LENGTH,
    pair: [0, 4],
  },
];

/** The two units that a brief names first, in its order; the usual pair where it names fewer. */
function readPair({ units, pair }: Quantity, text: string): readonly [number, number] {
  const named = units
    .map(({ words }, index) => ({ index, at: text.search(new RegExp(`\\b(?:${words})\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ index }) => index);
  const [from = pair[0], to = from === pair[1] ? pair[0] : pair[1]] = named;
  return [from, to];
}

const LEAD: Bilingual = {
  en: 'Type a number and choose the units.',
  it: 'Scrivi un numero e scegli le unità.',
};

const TEMPERATURE: CalculatorRecipe = {
  asks: /temperatur|celsius|fahrenheit|°|\bkelvin\b/,
  title: { en: 'Temperature converter', it: 'Convertitore di temperatura' },
  lead: LEAD,
  inputs: [
    { ...VALUE, value: 20, min: -460 },
    ...(['from', 'to'] as const).map((id): RecipeInput => ({
      ...choose(id, [], 0),
      value: id === 'from' ? 0 : 1,
      choices: ['Celsius', 'Fahrenheit', 'Kelvin'].map((label, value) => ({
        label: { en: label, it: label },
        value,
      })),
    })),
  ],
  outputs: [
    {
      id: 'result',
      label: { en: 'Result', it: 'Risultato' },
      kind: 'number',
      formula:
        '((value + [273.15, 459.67, 0][from]) * [1, 5 / 9, 1][from]) / [1, 5 / 9, 1][to] - [273.15, 459.67, 0][to]',
    },
  ],
  main: 'result',
};

/** The converter that a folded brief asks for; undefined when it names no units or quantity that are known. */
export function findConverter(text: string): CalculatorRecipe | undefined {
  if (TEMPERATURE.asks.test(text)) {
    const isBack = text.search(/fahrenheit|°f/) < text.search(/celsius|°c/);
    if (!isBack || !/fahrenheit|°f/.test(text)) return TEMPERATURE;
    const inputs = TEMPERATURE.inputs.map((input) =>
      input.choices ? { ...input, value: input.id === 'from' ? 1 : 0 } : input,
    );
    return { ...TEMPERATURE, inputs };
  }
  const quantity = QUANTITIES.find(({ asks }) => asks.test(text));
  if (quantity === undefined) return undefined;
  const [from, to] = readPair(quantity, text);
  return {
    asks: quantity.asks,
    title: quantity.title,
    lead: LEAD,
    inputs: [VALUE, choose('from', quantity.units, from), choose('to', quantity.units, to)],
    outputs: [
      {
        id: 'result',
        label: { en: 'Result', it: 'Risultato' },
        kind: 'number',
        formula: '(value * from) / to',
      },
    ],
    main: 'result',
  };
}
