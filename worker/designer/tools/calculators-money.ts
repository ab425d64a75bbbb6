import { UNIT_WORDS, type CalculatorRecipe } from './calculator-recipe.ts';

/** Calculators of taxes, interest and shares; the one with the most general words is the last. */
export const MONEY_CALCULATORS: readonly CalculatorRecipe[] = [
  {
    asks: /\bvat\b|\biva\b|sales tax|scorporo/,
    title: { en: 'VAT calculator', it: 'Calcolatore IVA' },
    lead: {
      en: 'Adds VAT to a price, or takes it out of one.',
      it: 'Aggiunge l’IVA a un prezzo, o la scorpora.',
    },
    inputs: [
      {
        id: 'amount',
        label: { en: 'Amount', it: 'Importo' },
        kind: 'money',
        value: 100,
        reads: 'money',
      },
      {
        id: 'rate',
        label: { en: 'VAT rate', it: 'Aliquota IVA' },
        kind: 'percent',
        value: { en: 20, it: 22 },
        max: 100,
        reads: UNIT_WORDS.percent,
      },
      {
        id: 'way',
        label: { en: 'The amount is', it: 'L’importo è' },
        kind: 'whole',
        value: 0,
        choices: [
          { label: { en: 'without VAT', it: 'senza IVA' }, value: 0 },
          { label: { en: 'with VAT', it: 'con IVA' }, value: 1 },
        ],
      },
    ],
    outputs: [
      {
        id: 'net',
        label: { en: 'Without VAT', it: 'Imponibile' },
        kind: 'money',
        formula: 'way === 1 ? amount / (1 + rate / 100) : amount',
      },
      {
        id: 'vat',
        label: { en: 'VAT', it: 'IVA' },
        kind: 'money',
        formula: '(net * rate) / 100',
      },
      {
        id: 'gross',
        label: { en: 'With VAT', it: 'Totale con IVA' },
        kind: 'money',
        formula: 'net + vat',
      },
    ],
    main: 'gross',
  },
  {
    asks: /\bmortgages?\b|\bloans?\b|\bmutu[oi]\b|\bprestit[oi]\b|\bfinanziament[oi]\b|\brat[ae]\b|instal?ment|amorti[sz]ation/,
    title: { en: 'Loan calculator', it: 'Calcolatore della rata' },
    lead: {
      en: 'The monthly payment at a fixed rate.',
      it: 'La rata mensile a tasso fisso.',
    },
    inputs: [
      {
        id: 'amount',
        label: { en: 'Amount borrowed', it: 'Importo del prestito' },
        kind: 'money',
        value: 150_000,
        min: 1,
        reads: 'money',
      },
      {
        id: 'rate',
        label: { en: 'Interest per year', it: 'Tasso annuo' },
        kind: 'percent',
        value: 3.5,
        max: 100,
        reads: UNIT_WORDS.percent,
      },
      {
        id: 'years',
        label: { en: 'Years', it: 'Anni' },
        kind: 'number',
        value: 25,
        min: 0.5,
        max: 60,
        reads: UNIT_WORDS.years,
      },
    ],
    outputs: [
      {
        id: 'payment',
        label: { en: 'Monthly payment', it: 'Rata mensile' },
        kind: 'money',
        formula:
          'rate === 0 ? amount / (years * 12) : (amount * (rate / 1200)) / (1 - (1 + rate / 1200) ** (-years * 12))',
      },
      {
        id: 'paid',
        label: { en: 'Paid in all', it: 'Totale pagato' },
        kind: 'money',
        formula: 'payment * years * 12',
      },
      {
        id: 'interest',
        label: { en: 'Of which interest', it: 'Di cui interessi' },
        kind: 'money',
        formula: 'paid - amount',
      },
    ],
    main: 'payment',
    note: {
      en: 'Without fees, insurance and taxes.',
      it: 'Senza spese, assicurazioni e imposte.',
    },
  },
  {
    asks: /compound|\bsavings?\b|interesse compost|interessi compost|\brisparmi/,
    title: { en: 'Savings calculator', it: 'Calcolatore dei risparmi' },
    lead: {
      en: 'What savings grow to, with interest every month.',
      it: 'Quanto diventano i risparmi, con gli interessi ogni mese.',
    },
    inputs: [
      {
        id: 'start',
        label: { en: 'Now', it: 'Oggi' },
        kind: 'money',
        value: 1000,
        reads: 'money',
      },
      {
        id: 'monthly',
        label: { en: 'Added each month', it: 'Aggiunti ogni mese' },
        kind: 'money',
        value: 100,
      },
      {
        id: 'rate',
        label: { en: 'Interest per year', it: 'Tasso annuo' },
        kind: 'percent',
        value: 3,
        max: 100,
        reads: UNIT_WORDS.percent,
      },
      {
        id: 'years',
        label: { en: 'Years', it: 'Anni' },
        kind: 'number',
        value: 10,
        min: 0,
        max: 100,
        reads: UNIT_WORDS.years,
      },
    ],
    outputs: [
      {
        id: 'growth',
        label: { en: 'Growth factor', it: 'Fattore di crescita' },
        kind: 'number',
        formula: '(1 + rate / 1200) ** (years * 12)',
      },
      {
        id: 'end',
        label: { en: 'In the end', it: 'Alla fine' },
        kind: 'money',
        formula:
          'start * growth + (rate === 0 ? monthly * years * 12 : (monthly * (growth - 1)) / (rate / 1200))',
      },
      {
        id: 'put',
        label: { en: 'Paid in', it: 'Versati' },
        kind: 'money',
        formula: 'start + monthly * years * 12',
      },
      {
        id: 'interest',
        label: { en: 'Interest', it: 'Interessi' },
        kind: 'money',
        formula: 'end - put',
      },
    ],
    main: 'end',
    note: { en: 'Before taxes and fees.', it: 'Prima di imposte e spese.' },
  },
  {
    asks: /\bmargin|\bmark-?up|\bprofit|\bmargine|\bricaric|\bguadagno/,
    title: { en: 'Margin calculator', it: 'Calcolatore del margine' },
    lead: {
      en: 'Profit, margin and mark-up of a sale.',
      it: 'Guadagno, margine e ricarico di una vendita.',
    },
    inputs: [
      { id: 'cost', label: { en: 'Cost', it: 'Costo' }, kind: 'money', value: 40, min: 0.01 },
      {
        id: 'price',
        label: { en: 'Selling price', it: 'Prezzo di vendita' },
        kind: 'money',
        value: 60,
        min: 0.01,
      },
    ],
    outputs: [
      {
        id: 'profit',
        label: { en: 'Profit', it: 'Guadagno' },
        kind: 'money',
        formula: 'price - cost',
      },
      {
        id: 'margin',
        label: { en: 'Margin', it: 'Margine' },
        kind: 'percent',
        formula: '(profit / price) * 100',
      },
      {
        id: 'markup',
        label: { en: 'Mark-up', it: 'Ricarico' },
        kind: 'percent',
        formula: '(profit / cost) * 100',
      },
    ],
    main: 'margin',
  },
  {
    asks: /percent|per ?cento/,
    title: { en: 'Percentage calculator', it: 'Calcolatore di percentuali' },
    lead: {
      en: 'A part of a number, and the number with it or without it.',
      it: 'La percentuale di un numero, e il numero con e senza.',
    },
    inputs: [
      {
        id: 'percent',
        label: { en: 'Percentage', it: 'Percentuale' },
        kind: 'percent',
        value: 15,
        max: 1_000_000,
        reads: /%/,
      },
      { id: 'number', label: { en: 'Of', it: 'Di' }, kind: 'number', value: 200 },
    ],
    outputs: [
      {
        id: 'part',
        label: { en: 'Is', it: 'È' },
        kind: 'number',
        formula: '(number * percent) / 100',
      },
      {
        id: 'more',
        label: { en: 'Number plus percentage', it: 'Numero più percentuale' },
        kind: 'number',
        formula: 'number + part',
      },
      {
        id: 'less',
        label: { en: 'Number minus percentage', it: 'Numero meno percentuale' },
        kind: 'number',
        formula: 'number - part',
      },
    ],
    main: 'part',
  },
];
