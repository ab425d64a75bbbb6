import { UNIT_WORDS, type CalculatorRecipe, type RecipeInput } from './calculator-recipe.ts';

const people: RecipeInput = {
  id: 'people',
  label: { en: 'People', it: 'Persone' },
  kind: 'whole',
  value: 2,
  min: 1,
  max: 1000,
  reads: UNIT_WORDS.people,
};

/** Calculators of everyday life. */
export const EVERYDAY_CALCULATORS: readonly CalculatorRecipe[] = [
  {
    asks: /\btips?\b|\bgratuit|\bmanc[ei]a?\b|split(?:s|ting|ter)?\b.{0,12}\b(?:bill|check)|bill split|divid\w+ (?:il|un) conto|\bconto (?:del ristorante|diviso)/,
    title: { en: 'Tip calculator', it: 'Calcolatore della mancia' },
    lead: {
      en: 'What to leave, and what each of you pays.',
      it: 'Quanto lasciare e quanto paga ciascuno.',
    },
    inputs: [
      {
        id: 'bill',
        label: { en: 'Bill', it: 'Conto' },
        kind: 'money',
        value: 60,
        reads: 'money',
      },
      {
        id: 'percent',
        label: { en: 'Tip', it: 'Mancia' },
        kind: 'percent',
        value: { en: 15, it: 10 },
        max: 100,
        reads: UNIT_WORDS.percent,
      },
      people,
    ],
    outputs: [
      {
        id: 'tip',
        label: { en: 'Tip', it: 'Mancia' },
        kind: 'money',
        formula: '(bill * percent) / 100',
      },
      {
        id: 'total',
        label: { en: 'With the tip', it: 'Totale con la mancia' },
        kind: 'money',
        formula: 'bill + tip',
      },
      {
        id: 'each',
        label: { en: 'Each pays', it: 'A testa' },
        kind: 'money',
        formula: 'total / people',
      },
    ],
    main: 'each',
  },
  {
    asks: /\bdiscount|\bscont[oi]\b|\bsaldi\b|\bsale price|price after/,
    title: { en: 'Discount calculator', it: 'Calcolatore di sconti' },
    lead: { en: 'The price after the discount.', it: 'Il prezzo dopo lo sconto.' },
    inputs: [
      {
        id: 'price',
        label: { en: 'Price', it: 'Prezzo' },
        kind: 'money',
        value: 80,
        reads: 'money',
      },
      {
        id: 'percent',
        label: { en: 'Discount', it: 'Sconto' },
        kind: 'percent',
        value: 20,
        max: 100,
        reads: UNIT_WORDS.percent,
      },
    ],
    outputs: [
      {
        id: 'saved',
        label: { en: 'You save', it: 'Risparmi' },
        kind: 'money',
        formula: '(price * percent) / 100',
      },
      {
        id: 'final',
        label: { en: 'You pay', it: 'Paghi' },
        kind: 'money',
        formula: 'price - saved',
      },
    ],
    main: 'final',
  },
  {
    asks: /\bbmi\b|body mass|\bimc\b|massa corporea/,
    title: { en: 'BMI calculator', it: 'Calcolatore IMC' },
    lead: {
      en: 'Body mass index from height and weight.',
      it: 'L’indice di massa corporea da altezza e peso.',
    },
    inputs: [
      {
        id: 'weight',
        label: { en: 'Weight', it: 'Peso' },
        kind: 'number',
        value: 70,
        unit: 'kg',
        min: 1,
        max: 500,
        reads: /kg\b|kilos?\b|chil[io]\b/,
      },
      {
        id: 'height',
        label: { en: 'Height', it: 'Altezza' },
        kind: 'number',
        value: 175,
        unit: 'cm',
        min: 30,
        max: 272,
        reads: /cm\b|centimet/,
      },
    ],
    outputs: [
      {
        id: 'bmi',
        label: { en: 'BMI', it: 'IMC' },
        kind: 'number',
        formula: 'Math.round((weight / (height / 100) ** 2) * 10) / 10',
        ranges: [
          { from: 0, label: { en: 'Underweight', it: 'Sottopeso' } },
          { from: 18.5, label: { en: 'Normal weight', it: 'Normopeso' } },
          { from: 25, label: { en: 'Overweight', it: 'Sovrappeso' } },
          { from: 30, label: { en: 'Obesity', it: 'Obesità' } },
        ],
      },
    ],
    main: 'bmi',
    note: {
      en: 'Ranges of the World Health Organization for adults. It is no diagnosis.',
      it: 'Fasce dell’Organizzazione mondiale della sanità per gli adulti. Non è una diagnosi.',
    },
  },
  {
    asks: /\bfuel|\bpetrol|\bgasoline|\btrip\b|road ?trip|\bcarburante|\bbenzina|\bviaggio|mileage/,
    hasUnitPrice: true,
    title: { en: 'Trip cost calculator', it: 'Costo del viaggio' },
    lead: {
      en: 'Fuel for a trip, and what each of you pays.',
      it: 'Il carburante per un viaggio e quanto paga ciascuno.',
    },
    inputs: [
      {
        id: 'distance',
        label: { en: 'Distance', it: 'Distanza' },
        kind: 'number',
        value: 300,
        unit: 'km',
        reads: UNIT_WORDS.kilometres,
      },
      {
        id: 'use',
        label: { en: 'Consumption', it: 'Consumo' },
        kind: 'number',
        value: 6.5,
        unit: 'l/100 km',
        max: 100,
        reads: /l(?:it(?:re|er|ri)s?)?\s?(?:\/|per|ogni|x|su)\s?100/,
      },
      {
        id: 'price',
        label: { en: 'Fuel price per litre', it: 'Prezzo al litro' },
        kind: 'money',
        value: 1.8,
        reads: 'money',
      },
      { ...people, value: 1 },
    ],
    outputs: [
      {
        id: 'litres',
        label: { en: 'Fuel', it: 'Carburante' },
        kind: 'number',
        formula: '(distance * use) / 100',
        unit: 'l',
      },
      {
        id: 'cost',
        label: { en: 'Cost of the trip', it: 'Costo del viaggio' },
        kind: 'money',
        formula: 'litres * price',
      },
      {
        id: 'each',
        label: { en: 'Each pays', it: 'A testa' },
        kind: 'money',
        formula: 'cost / people',
      },
    ],
    main: 'cost',
  },
  {
    asks: /electricit|\bkwh\b|\bkilowatt|energy cost|elettricit|\bbolletta|\bcorrente elettrica|consumo elettric/,
    hasUnitPrice: true,
    title: { en: 'Electricity cost calculator', it: 'Costo dell’elettricità' },
    lead: {
      en: 'What a device costs to run.',
      it: 'Quanto costa tenere acceso un apparecchio.',
    },
    inputs: [
      {
        id: 'power',
        label: { en: 'Power', it: 'Potenza' },
        kind: 'number',
        value: 1000,
        unit: 'W',
        reads: /w\b|watts?\b/,
      },
      {
        id: 'hours',
        label: { en: 'Hours a day', it: 'Ore al giorno' },
        kind: 'number',
        value: 2,
        max: 24,
        reads: /hours?|ore\b/,
      },
      {
        id: 'price',
        label: { en: 'Price per kWh', it: 'Prezzo al kWh' },
        kind: 'money',
        value: 0.25,
        reads: 'money',
      },
    ],
    outputs: [
      {
        id: 'daily',
        label: { en: 'A day', it: 'Al giorno' },
        kind: 'money',
        formula: '(power / 1000) * hours * price',
      },
      {
        id: 'monthly',
        label: { en: 'In 30 days', it: 'In 30 giorni' },
        kind: 'money',
        formula: 'daily * 30',
      },
      {
        id: 'yearly',
        label: { en: 'A year', it: 'All’anno' },
        kind: 'money',
        formula: 'daily * 365',
      },
    ],
    main: 'yearly',
  },
];
