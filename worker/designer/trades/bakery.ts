import type { Trade } from './trade.ts';

export const bakery = {
  id: 'bakery',
  words: {
    en: 'bakery, bakeries, baker, bread shop, bakehouse, pastry shop, patisserie, sourdough',
    it: 'panificio, panetteria, forno, fornaio, pasticceria, panett*, pane',
  },
  emoji: '🍞🥐🥖🥨🥯🧁',
  pages: ['shop'],
  schemaType: 'Bakery',
  goal: 'visit',
  sections: ['menu', 'gallery', 'hours'],
  directions: ['craft', 'market', 'heritage', 'poster', 'editorial', 'playful'],
  colours: [
    [0.54, 0.14, 44],
    [0.47, 0.12, 28],
    [0.44, 0.08, 150],
    [0.62, 0.14, 68],
  ],
  motifs: ['loaf', 'wheat', 'croissant', 'baguette', 'cake', 'cup'],
  noun: ['a bakery', 'un panificio'],
  name: ['Bakery', 'Panificio'],
  lead: [
    'Tell us which bread you like and when you will come by.',
    'Dicci che pane ti piace e quando passi.',
  ],
  action: ['Ask for your bread', 'Chiedi il tuo pane'],
  offer: ['From the oven', 'Dal forno'],
  asks: [
    ['Which bread do you bake?', 'Che pane fai?'],
    ['What sweet things are there?', 'Che cosa c’è di dolce?'],
    ['What can be ordered ahead?', 'Che cosa si può ordinare?'],
  ],
  photos: [
    ['croissant', 'The first trays of the morning', 'Le prime teglie del mattino'],
    ['wheat', 'Hands at the bench', 'Le mani al banco'],
    ['loaf', 'Scoring before the oven', 'Il taglio prima del forno'],
    ['baguette', 'The counter, just filled', 'Il banco appena riempito'],
  ],
  contact: [
    ['Say what you would like', 'Dicci che cosa ti serve'],
    ['What, how much, and for which day?', 'Che cosa, quanto, per quale giorno?'],
  ],
} as const satisfies Trade;
