import type { Trade } from './trade.ts';

export const musician = {
  id: 'musician',
  words: {
    en: `
      musician, singer, songwriter, rock band, jazz band, cover band, pianist, guitarist,
      violinist, string quartet, ^band, ^dj, ^composer`,
    it: `
      musicista, cantante, cantaut*, gruppo musicale, gruppo rock, pianista, chitarrista,
      violinista, compositore, compositrice, quartetto d’archi, ^band, ^dj`,
  },
  emoji: '🎵🎶🎸🎹🎤',
  pages: ['business', 'band'],
  schemaType: 'MusicGroup',
  goal: 'write',
  sections: ['events', 'gallery'],
  directions: ['poster', 'studio', 'editorial', 'luxury', 'playful', 'neon'],
  colours: [
    [0.5, 0.19, 20],
    [0.46, 0.16, 300],
    [0.62, 0.15, 70],
  ],
  motifs: ['note', 'microphone', 'ticket', 'lamp', 'heart', 'bubble'],
  isBroad: true,
  noun: ['a musician', 'un progetto musicale'],
  name: ['Music', 'Musica'],
  lead: [
    'Look for the next date, or write about a concert.',
    'Guarda la prossima data, o scrivi per un concerto.',
  ],
  action: ['Write about a concert', 'Scrivi per un concerto'],
  offer: ['Live and more', 'Dal vivo e non solo'],
  photos: [
    ['lamp', 'Under the lights', 'Sotto le luci'],
    ['ticket', 'Before the concert', 'Prima del concerto'],
    ['microphone', 'A take in the studio', 'Una registrazione in studio'],
    ['note', 'The last song', 'L’ultima canzone'],
  ],
  contact: [
    ['Write about a date', 'Scrivi per una data'],
    ['Place, date, occasion?', 'Luogo, data, occasione?'],
  ],
} as const satisfies Trade;
