import type { Trade } from './trade.ts';

export const cafe = {
  id: 'cafe',
  words: {
    en: 'café, cafe, coffee shop, coffee bar, coffeehouse, tea room, espresso bar',
    it: 'bar, caffetteria, caffè, sala da tè, bar pasticceria, bar caffetteria, bar tabacchi',
  },
  emoji: '☕🍵🫖',
  pages: ['restaurant'],
  schemaType: 'CafeOrCoffeeShop',
  goal: 'visit',
  sections: ['menu', 'gallery', 'hours'],
  directions: ['poster', 'market', 'craft', 'playful', 'editorial'],
  colours: [
    [0.42, 0.09, 45],
    [0.48, 0.1, 165],
    [0.56, 0.16, 32],
  ],
  motifs: ['cup', 'croissant', 'glass', 'cake', 'note', 'book'],
  noun: ['a café', 'un bar'],
  name: ['Café', 'Caffetteria'],
  lead: [
    'Come in, sit down, say what you feel like.',
    'Entra, siediti, dicci di che cosa hai voglia.',
  ],
  action: ['Come by', 'Passa da noi'],
  offer: ['Menu', 'Listino'],
  asks: [
    ['Which coffees do you make?', 'Che caffè fai?'],
    ['What is there to eat?', 'Che cosa c’è da mangiare?'],
    ['What do people order later in the day?', 'Che cosa si beve più tardi?'],
  ],
  photos: [
    ['cup', 'The machine, warming up', 'La macchina che si scalda'],
    ['book', 'Window seat', 'Il posto in vetrina'],
    ['cake', 'Cake under glass', 'La torta sotto la campana'],
    ['croissant', 'The counter at eight', 'Il banco alle otto'],
  ],
  contact: [
    ['Questions and tables', 'Domande e tavoli'],
    ['How many of you, and when?', 'In quanti siete, e quando?'],
  ],
} as const satisfies Trade;
