import type { ReadingLanguage } from '#domain/reading/language.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Sheet, SheetInput, SheetOutput, SheetPreset } from './sheet.ts';

const TEXTS = {
  en: {
    title: 'Dough calculator',
    lead: 'What to weigh, while you type.',
    flour: 'Flour',
    water: 'Water',
    pieces: 'Pieces',
    weight: 'Weight of each',
    total: 'Total dough',
    half: 'Half of the starter counts as flour and half as water.',
  },
  it: {
    title: 'Calcolatore dell’impasto',
    lead: 'Quanto pesare, mentre scrivi.',
    flour: 'Farina',
    water: 'Acqua',
    pieces: 'Pezzi',
    weight: 'Peso di ciascuno',
    total: 'Impasto in tutto',
    half: 'Il lievito madre conta per metà come farina e per metà come acqua.',
  },
} as const;

const IS_DOUGH =
  /\b(?:hydration|idratazione|dough|sourdough|impasto|impasti|pizza balls|panetti|bread calculator)\b/iu;
const PERCENT = '(?:%|per\\s?cent(?:age|uale|o)?)';
/** "The starter in % (start at 20, …)". */
const PERCENT_FIELD = new RegExp(
  `(?<label>\\p{L}[\\p{L} '’]{1,40}?)\\s(?:in|as)\\s(?:a\\s)?${PERCENT}(?:\\s?\\((?<aside>[^()]{1,90})\\))?`,
  'giu',
);
const INGREDIENT =
  'hydration|idratazione|salt|sale|sourdough starter|starter|levain|lievito madre|oil|olio|sugar|zucchero|butter|burro';
/** "Salt 2 %", "72% hydration". */
const PERCENT_SAID = [
  new RegExp(
    `(?<label>${INGREDIENT})(?:\\s(?:at|al|of|di|del))?\\s\\(?(?<aside>\\d{1,3}(?:[.,]\\d)?)\\s?%`,
    'giu',
  ),
  new RegExp(
    `(?<aside>\\d{1,3}(?:[.,]\\d)?)\\s?%\\s(?:of\\s|di\\s)?(?<label>${INGREDIENT})`,
    'giu',
  ),
];
const MENTIONED =
  /(?<!\p{L})(?<label>hydration|idratazione|water|acqua|salt|sale|yeast|lievito(?: madre| di birra)?|starter|levain|oil|olio)(?!\p{L})/giu;
const BEFORE_LABEL =
  /^.*(?:^|\s)(?:the|an?|and|type|enter|put|e|ed|il|lo|la|le|gli|i|con|with|of|di|del|della)\s/iu;
const WATER = /^(?:hydration|idratazione|water|acqua)$/iu;
const STARTER = /^(?:sourdough starter|starter|levain|lievito madre)$/iu;
/** What bakers usually take, where the brief gives no number. */
const USUAL: readonly (readonly [RegExp, number])[] = [
  [WATER, 65],
  [STARTER, 20],
  [/^(?:salt|sale)$/iu, 2],
  [/^(?:yeast|lievito|lievito di birra)$/iu, 1],
  [/^(?:oil|olio)$/iu, 3],
];
const USUAL_SHARES = {
  en: [
    ['hydration', 65],
    ['salt', 2],
    ['yeast', 1],
  ],
  it: [
    ['idratazione', 65],
    ['sale', 2],
    ['lievito', 1],
  ],
} as const;
const PLAIN_SHARE = 5;
const HALF_AND_HALF = /\bhalf\b.{1,24}\bhalf\b|\bmetà\b.{1,24}\bmetà\b/iu;
const IN_PIECES =
  /\b(?:number of|how many|numero di|quant[ei])\s(?<what>loaves|pizzas|balls|dough balls|rolls|pani|panetti|pagnotte|pizze|palline)\b/iu;
/** "6 balls of 250 g": how many of them. */
const PIECES_GIVEN =
  /(?<count>\d{1,3})\s(?:pizza\s|dough\s)?(?<what>loaves|pizzas|balls|rolls|pani|panetti|pagnotte|pizze|palline)(?!\p{L})/iu;
const COUNT_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  una: 1,
  uno: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  sei: 6,
};
const COUNT = `(?:\\d{1,2}|${Object.keys(COUNT_WORDS).join('|')})`;
/** "One, two or four loaves of 900 g". */
const LOAVES = new RegExp(
  `(?<!\\p{L})(?<counts>${COUNT}(?:(?:,\\s|\\s(?:or|and|o|e)\\s)${COUNT}){0,5})\\s(?<what>loaf|loaves|balls|pizzas|pane|pani|panetti|pagnott[ae]|pizze)\\s(?:of|da|di)\\s(?<weight>\\d{2,4})\\s?(?:g|gr|grams|grammi)\\b`,
  'iu',
);
const WEIGHT_OF_PIECE = /(?<weight>\d{2,4})\s?(?:g|gr|grams|grammi)\b/iu;
const FLOUR_GIVEN = /(?<weight>\d{2,5})\s?(?:g|gr|grams|grammi)\s(?:of\s|di\s)(?:flour|farina)/iu;

interface Share {
  label: string;
  percent: number;
}

function toShare({ label = '', aside = '' }: Record<string, string | undefined>): Share {
  const bare = label.replace(BEFORE_LABEL, '').trim();
  const said = /\d{1,3}(?:[.,]\d{1,2})?/.exec(aside)?.[0];
  const usual = USUAL.find(([words]) => words.test(bare))?.[1] ?? PLAIN_SHARE;
  return { label: bare, percent: said === undefined ? usual : Number(said.replace(',', '.')) };
}

/** The ingredients that the brief gives in per cent of the flour, each once. */
function readShares(prompt: string): Share[] {
  const found = [PERCENT_FIELD, ...PERCENT_SAID, MENTIONED].flatMap((pattern) =>
    [...prompt.matchAll(pattern)].map(({ groups = {} }) => toShare(groups)),
  );
  const all = new Map<string, Share>();
  for (const share of found) {
    const key = WATER.test(share.label) ? 'water' : share.label.toLowerCase();
    if (share.label !== '' && !all.has(key)) all.set(key, share);
  }
  return [...all.values()];
}

/** Formulas in the order in which they are worked out; weights are rounded to tenths of a gram. */
interface Mix {
  inputs: SheetInput[];
  outputs: SheetOutput[];
  /** The dough for each gram of flour. */
  factor: string;
}

const round = (formula: string): string => `Math.round((${formula}) * 10) / 10`;

function weigh(
  shares: readonly Share[],
  { isHalf, water }: { isHalf: boolean; water: string },
): Mix {
  const inputs = shares.map(({ label, percent }, at): SheetInput => ({
    id: `share${at}`,
    label: capitalise(label),
    kind: 'percent',
    value: percent,
    max: 300,
  }));
  const starterAt = isHalf ? shares.findIndex(({ label }) => STARTER.test(label)) : -1;
  const half = starterAt < 0 ? '0' : `share${starterAt} / 200`;
  const perGram = shares.map(({ label }, at) =>
    WATER.test(label) ? `(1 + ${half}) * share${at} / 100 - ${half}` : `share${at} / 100`,
  );
  const outputs = shares.map(({ label }, at): SheetOutput => ({
    id: `part${at}`,
    label: WATER.test(label) ? water : capitalise(label),
    kind: 'number',
    unit: 'g',
    formula: round(`flour * (${perGram[at] ?? '0'})`),
  }));
  return { inputs, outputs, factor: ['1', ...perGram.map((one) => `(${one})`)].join(' + ') };
}

function presetsOf(prompt: string, factor: string): SheetPreset[] {
  const { counts = '', what = '', weight = '' } = LOAVES.exec(prompt)?.groups ?? {};
  return (counts.match(new RegExp(COUNT, 'giu')) ?? []).map((word) => {
    const count = COUNT_WORDS[word.toLowerCase()] ?? Number(word);
    return {
      label: `${count} × ${weight} g ${count === 1 ? '' : what}`.trim(),
      input: 'flour',
      formula: `${count * Number(weight)} / (${factor})`,
    };
  });
}

interface Pieces {
  what: string;
  count: number;
  /** Grams. */
  weight: number;
}

/** "Number of balls", "6 balls of 250 g"; several counts are buttons instead. */
function readPieces(prompt: string): Pieces | undefined {
  const { counts = '' } = LOAVES.exec(prompt)?.groups ?? {};
  const isOneCount = !/(?:,\s|\s(?:or|and|o|e)\s)/u.test(counts);
  const { count = '4', what: given } = (isOneCount && PIECES_GIVEN.exec(prompt)?.groups) || {};
  const { what = given } = IN_PIECES.exec(prompt)?.groups ?? {};
  const { weight = '250' } = WEIGHT_OF_PIECE.exec(prompt)?.groups ?? {};
  return what === undefined ? undefined : { what, count: Number(count), weight: Number(weight) };
}

/** A dough by the flour that is typed, or by pieces of a weight. */
function baseOf(
  prompt: string,
  { factor, words }: { factor: string; words: (typeof TEXTS)[ReadingLanguage] },
): { inputs: SheetInput[]; outputs: SheetOutput[] } {
  const pieces = readPieces(prompt);
  if (pieces === undefined) {
    const value = Number(FLOUR_GIVEN.exec(prompt)?.groups?.['weight'] ?? 500);
    return {
      inputs: [
        { id: 'flour', label: words.flour, kind: 'number', value, unit: 'g', max: 1_000_000 },
      ],
      outputs: [],
    };
  }
  return {
    inputs: [
      {
        id: 'pieces',
        label: capitalise(pieces.what),
        kind: 'whole',
        value: pieces.count,
        min: 1,
        max: 1000,
      },
      {
        id: 'weight',
        label: words.weight,
        kind: 'number',
        value: pieces.weight,
        unit: 'g',
        min: 1,
        max: 100_000,
      },
    ],
    outputs: [
      {
        id: 'flour',
        label: words.flour,
        kind: 'number',
        unit: 'g',
        formula: round(`pieces * weight / (${factor})`),
      },
    ],
  };
}

/** A dough calculator whose ingredients are per cents of the flour; undefined when the brief asks for none. */
export function readMix(prompt: string, language: ReadingLanguage): Sheet | undefined {
  if (!IS_DOUGH.test(prompt)) return undefined;
  const words = TEXTS[language];
  const said = readShares(prompt);
  const shares =
    said.length > 0 ? said : USUAL_SHARES[language].map(([label, percent]) => ({ label, percent }));
  const isHalf = HALF_AND_HALF.test(prompt) && shares.some(({ label }) => STARTER.test(label));
  const { inputs, outputs, factor } = weigh(shares, { isHalf, water: words.water });
  const base = baseOf(prompt, { factor, words });
  const presets = base.outputs.length === 0 ? presetsOf(prompt, factor) : [];
  const total = ['flour', ...outputs.map(({ id }) => id)].join(' + ');
  return {
    title: words.title,
    lead: words.lead,
    inputs: [...base.inputs, ...inputs],
    outputs: [
      ...base.outputs,
      ...outputs,
      { id: 'total', label: words.total, kind: 'number', unit: 'g', formula: round(total) },
    ],
    main: 'total',
    currency: undefined,
    ...(isHalf && { note: words.half }),
    ...(presets.length > 0 && { presets }),
  };
}
