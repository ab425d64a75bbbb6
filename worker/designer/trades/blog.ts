import type { Trade } from './trade.ts';

export const blog = {
  id: 'blog',
  words: {
    en: `
      personal blog, travel blog, food blog, fashion blog, blogger, my blog, cooking blog,
      recipe blog, book blog, technology blog, tech blog, gardening blog, parenting blog,
      photography blog, lifestyle blog, ^blog, ^personal website`,
    it: `
      blog personale, blog di viaggi, blog di cucina, blogger, mio blog, blog di libri,
      blog di ricette, blog di tecnologia, blog di moda, blog di giardinaggio, blog letterario,
      ^blog, diario di viaggio, ^sito personale`,
  },
  pages: ['business', 'blog'],
  schemaType: 'Blog',
  goal: 'write',
  isOnePerson: true,
  sections: ['blog', 'newsletter'],
  directions: ['editorial', 'craft', 'studio', 'wellness', 'playful', 'newspaper'],
  colours: [
    [0.52, 0.13, 30],
    [0.45, 0.09, 210],
    [0.48, 0.09, 130],
  ],
  motifs: ['quill', 'pen', 'book', 'cup', 'bubble', 'window'],
  isBroad: true,
  noun: ['a personal blog', 'un blog personale'],
  name: ['Blog', 'Blog'],
  lead: [
    'Begin wherever you like, and write if something comes to mind.',
    'Comincia da dove vuoi e scrivimi, se ti viene in mente qualcosa.',
  ],
  action: ['Write to me', 'Scrivimi una riga'],
  offer: ['Subjects', 'Temi'],
  contact: [
    ['Say what you think', 'Dimmi la tua'],
    ['Corrections, objections, book tips?', 'Correzioni, obiezioni, consigli di lettura?'],
  ],
} as const satisfies Trade;
