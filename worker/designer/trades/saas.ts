import type { Trade } from './trade.ts';

export const saas = {
  id: 'saas',
  words: {
    en: `
      saas, startup, mobile app, app landing page, software platform, web app, software product,
      the software, our software, my software, app`,
    it: `
      saas, startup, app, applicazione, piattaforma software, prodotto software, il software,
      nostro software, mio software, gestionale`,
  },
  pages: ['product'],
  schemaType: 'SoftwareApplication',
  goal: 'write',
  sections: ['features'],
  directions: ['technical', 'swiss', 'studio', 'poster', 'editorial', 'terminal'],
  colours: [
    [0.52, 0.17, 258],
    [0.55, 0.13, 165],
    [0.6, 0.18, 38],
  ],
  motifs: ['laptop', 'phone', 'chart', 'gear', 'bolt', 'bubble'],
  isBroad: true,
  noun: ['a software product', 'un prodotto software'],
  name: ['Your product', 'Il tuo prodotto'],
  lead: [
    'Try it on a real task, and say what is missing.',
    'Provalo su un lavoro vero e dicci che cosa manca.',
  ],
  action: ['Ask for access', 'Chiedi l’accesso'],
  offer: ['What it does', 'Che cosa fa'],
  asks: [
    ['What does it do?', 'Che cosa fa?'],
    ['For whom?', 'Per chi è?'],
    ['What is easier with it?', 'Che cosa diventa più facile?'],
  ],
  contact: [
    ['Ask for access', 'Chiedi l’accesso'],
    [
      'What would you use it for, and with how many people?',
      'Per che cosa lo useresti, e in quanti?',
    ],
  ],
} as const satisfies Trade;
