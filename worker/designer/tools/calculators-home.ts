import { UNIT_WORDS, type CalculatorRecipe, type RecipeInput } from './calculator-recipe.ts';

function length(id: string, label: RecipeInput['label'], value: number): RecipeInput {
  return { id, label, kind: 'number', value, unit: 'm', max: 10_000 };
}

const WIDTH = length('width', { en: 'Width', it: 'Larghezza' }, 4);
const LENGTH = length('length', { en: 'Length', it: 'Lunghezza' }, 5);

function sum(id: string, label: RecipeInput['label'], value: number): RecipeInput {
  return { id, label, kind: 'money', value };
}

/** Calculators of a shared home, of its rooms and of pay. */
export const HOME_CALCULATORS: readonly CalculatorRecipe[] = [
  {
    asks: /(?:split|divid|shar|ripart).{0,40}\b(?:expens|rent\b|costs?\b|bills\b|spes[ae]\b|affitto|bollett|cost[oi]\b)|(?:expenses?|costs?|rent|bills) split|(?:room|flat|house) ?mates?|coinquilin/,
    title: { en: 'Shared expenses', it: 'Spese in comune' },
    lead: {
      en: 'What the home costs, and what each of you pays.',
      it: 'Quanto costa la casa e quanto paga ciascuno.',
    },
    inputs: [
      { ...sum('rent', { en: 'Rent', it: 'Affitto' }, 900), reads: 'money' },
      sum('bills', { en: 'Electricity, gas and water', it: 'Luce, gas e acqua' }, 120),
      sum('internet', { en: 'Internet', it: 'Internet' }, 30),
      sum('food', { en: 'Food and cleaning', it: 'Spesa e pulizie' }, 200),
      sum('other', { en: 'Anything else', it: 'Altro' }, 0),
      {
        id: 'people',
        label: { en: 'People', it: 'Persone' },
        kind: 'whole',
        value: 3,
        min: 1,
        max: 100,
        reads: /(?:people|persons?|friends|persone|amici|(?:room|flat|house) ?mates?|coinquilini)/,
      },
      {
        id: 'paid',
        label: { en: 'You have paid', it: 'Hai già pagato' },
        kind: 'money',
        value: 0,
      },
    ],
    outputs: [
      {
        id: 'total',
        label: { en: 'In all', it: 'In tutto' },
        kind: 'money',
        formula: 'rent + bills + internet + food + other',
      },
      {
        id: 'each',
        label: { en: 'Each pays', it: 'A testa' },
        kind: 'money',
        formula: 'total / people',
      },
      {
        id: 'owe',
        label: { en: 'You still owe', it: 'Devi ancora' },
        kind: 'money',
        formula: 'Math.max(0, each - paid)',
      },
      {
        id: 'back',
        label: { en: 'You get back', it: 'Devi riavere' },
        kind: 'money',
        formula: 'Math.max(0, paid - each)',
      },
    ],
    main: 'each',
  },
  {
    asks: /\bpaint\b|\bpainting\b|\bvernice\b|\bpittura\b|\btinteggi|\bimbianc/,
    title: { en: 'Paint calculator', it: 'Quanta pittura serve' },
    lead: {
      en: 'The litres for the walls of a room.',
      it: 'I litri per le pareti di una stanza.',
    },
    inputs: [
      WIDTH,
      LENGTH,
      length('height', { en: 'Height', it: 'Altezza' }, 2.7),
      {
        id: 'openings',
        label: { en: 'Doors and windows', it: 'Porte e finestre' },
        kind: 'number',
        value: 4,
        unit: 'm²',
      },
      { id: 'coats', label: { en: 'Coats', it: 'Mani' }, kind: 'whole', value: 2, min: 1, max: 10 },
      {
        id: 'cover',
        label: { en: 'A litre covers', it: 'Un litro copre' },
        kind: 'number',
        value: 10,
        unit: 'm²',
        min: 1,
        max: 50,
      },
    ],
    outputs: [
      {
        id: 'walls',
        label: { en: 'Walls', it: 'Pareti' },
        kind: 'number',
        unit: 'm²',
        formula: 'Math.max(0, 2 * (width + length) * height - openings)',
      },
      {
        id: 'litres',
        label: { en: 'Paint', it: 'Pittura' },
        kind: 'number',
        unit: 'l',
        formula: 'Math.ceil((walls * coats / cover) * 10) / 10',
      },
    ],
    main: 'litres',
  },
  {
    asks: /\btiles?\b|\btiling\b|\bpiastrell|\bmattonell|\blaminate\b|\bflooring\b|\bparquet\b/,
    title: { en: 'Tile calculator', it: 'Quante piastrelle servono' },
    lead: {
      en: 'How many tiles a floor takes, with some to spare.',
      it: 'Quante ne servono per un pavimento, con una scorta.',
    },
    inputs: [
      WIDTH,
      LENGTH,
      {
        id: 'wide',
        label: { en: 'Tile width', it: 'Larghezza piastrella' },
        kind: 'number',
        value: 30,
        unit: 'cm',
        min: 1,
        max: 300,
      },
      {
        id: 'long',
        label: { en: 'Tile length', it: 'Lunghezza piastrella' },
        kind: 'number',
        value: 60,
        unit: 'cm',
        min: 1,
        max: 300,
      },
      {
        id: 'spare',
        label: { en: 'To spare', it: 'Scorta' },
        kind: 'percent',
        value: 10,
        max: 100,
        reads: UNIT_WORDS.percent,
      },
    ],
    outputs: [
      {
        id: 'area',
        label: { en: 'Floor', it: 'Pavimento' },
        kind: 'number',
        unit: 'm²',
        formula: 'width * length',
      },
      {
        id: 'tiles',
        label: { en: 'Tiles', it: 'Piastrelle' },
        kind: 'number',
        formula: 'Math.ceil((area * 10000 / (wide * long)) * (1 + spare / 100))',
      },
    ],
    main: 'tiles',
  },
  {
    asks: /hourly|\bwages?\b|\bsalary\b|\bpaga oraria|\bstipendio|all.ora.{0,20}mese/,
    hasUnitPrice: true,
    title: { en: 'Pay calculator', it: 'Dalla paga oraria al mese' },
    lead: {
      en: 'From an hourly rate to a month and a year, before tax.',
      it: 'Dalla paga oraria al mese e all’anno, lordi.',
    },
    inputs: [
      {
        id: 'rate',
        label: { en: 'An hour', it: 'All’ora' },
        kind: 'money',
        value: 12,
        reads: 'money',
      },
      {
        id: 'hours',
        label: { en: 'Hours a week', it: 'Ore a settimana' },
        kind: 'number',
        value: 40,
        max: 168,
        reads: /hours?|ore\b/,
      },
      {
        id: 'weeks',
        label: { en: 'Paid weeks a year', it: 'Settimane pagate all’anno' },
        kind: 'number',
        value: 52,
        max: 52,
        reads: /weeks?|settimane/,
      },
    ],
    outputs: [
      {
        id: 'weekly',
        label: { en: 'A week', it: 'A settimana' },
        kind: 'money',
        formula: 'rate * hours',
      },
      {
        id: 'yearly',
        label: { en: 'A year', it: 'All’anno' },
        kind: 'money',
        formula: 'weekly * weeks',
      },
      {
        id: 'monthly',
        label: { en: 'A month', it: 'Al mese' },
        kind: 'money',
        formula: 'yearly / 12',
      },
    ],
    main: 'monthly',
  },
  {
    asks: /\bmpg\b|miles per gallon/,
    hasUnitPrice: true,
    title: { en: 'Trip cost calculator', it: 'Costo del viaggio' },
    lead: {
      en: 'Fuel for a trip in miles per gallon.',
      it: 'Il carburante di un viaggio in miglia per gallone.',
    },
    inputs: [
      {
        id: 'distance',
        label: { en: 'Distance', it: 'Distanza' },
        kind: 'number',
        value: 150,
        unit: 'mi',
        reads: /miles?\b|miglia/,
      },
      {
        id: 'mpg',
        label: { en: 'Miles per gallon', it: 'Miglia per gallone' },
        kind: 'number',
        value: 45,
        unit: 'mpg',
        min: 1,
        max: 300,
        reads: /mpg\b/,
      },
      {
        id: 'price',
        label: { en: 'Fuel price per litre', it: 'Prezzo al litro' },
        kind: 'money',
        value: 1.45,
        reads: 'money',
      },
    ],
    outputs: [
      {
        id: 'litres',
        label: { en: 'Fuel', it: 'Carburante' },
        kind: 'number',
        unit: 'l',
        formula: 'Math.round((distance / mpg) * 45.4609) / 10',
      },
      {
        id: 'cost',
        label: { en: 'Cost of the trip', it: 'Costo del viaggio' },
        kind: 'money',
        formula: 'litres * price',
      },
    ],
    main: 'cost',
    note: {
      en: 'A gallon is the imperial one, of 4.546 litres.',
      it: 'Il gallone è quello imperiale, di 4,546 litri.',
    },
  },
];
