import { expect, test } from 'vitest';
import type { Brief } from './brief.ts';
import { readBrief } from './read-brief.ts';
import { detectTrade } from '../trades/detect-trade.ts';

type Facts = Partial<Omit<Brief, 'place' | 'hours' | 'colour'>> & {
  place?: string;
  week?: string;
  hue?: number;
  trade?: string;
};

function summarise(prompt: string): Facts {
  const brief = readBrief(prompt, 'en');
  const { place, hours, colour, ...rest } = brief;
  return {
    ...rest,
    trade: detectTrade(prompt)?.id ?? 'neutral',
    ...(place && { place: place.withPreposition }),
    ...(colour && { hue: Math.round(colour.hue) }),
    week: hours
      .map(
        ({ day, times }) =>
          `${day} ${times.map(({ open, close }) => `${open}-${close}`).join('+') || 'closed'}`,
      )
      .join('; '),
  };
}

const BRIEFS: readonly (readonly [prompt: string, facts: Facts])[] = [
  [
    'Portfolio della fotografa "Ines Falco" a Palermo. Servizi: matrimoni da 1.400 €, ritratti 180 €, famiglie a partire da 220 €, fotografia di cibo. Via Alloro 9, Palermo',
    {
      trade: 'photographer',
      language: 'it',
      services: ['Matrimoni', 'Ritratti', 'Famiglie', 'Fotografia di cibo'],
      pricedItems: [
        { name: 'Matrimoni', price: 'da 1.400 €' },
        { name: 'Ritratti', price: '180 €' },
        { name: 'Famiglie', price: 'da 220 €' },
      ],
    },
  ],
  [
    'Freelance designer Marta. Services: book covers from £600, posters starting at £1,250.50, packaging',
    {
      services: ['Book covers', 'Posters', 'Packaging'],
      pricedItems: [
        { name: 'Book covers', price: 'from £600' },
        { name: 'Posters', price: 'from £1,250.50' },
      ],
    },
  ],
  [
    'Blog di libri "Note a margine", letterario, classico, blu notte. Temi: romanzi, saggi, poesia. Scrivi a posta@notes.example',
    {
      trade: 'blog',
      language: 'it',
      name: 'Note a margine',
      services: ['Romanzi', 'Saggi', 'Poesia'],
    },
  ],
  [
    'Cooking blog "Slow Sunday", warm. I write about bread, soups and picnics.',
    { trade: 'blog', language: 'en', services: ['Bread', 'Soups', 'Picnics'] },
  ],
  [
    'Landing page for the software "Ledgerleaf", bookkeeping for small shops, green',
    { trade: 'saas', language: 'en', name: 'Ledgerleaf' },
  ],
  [
    'Veterinary clinic in York. 3 Northgate, York, call 01904 496 015',
    { trade: 'vet', address: '3 Northgate, York' },
  ],
  [
    'Dentist in Bristol, check-up £48. 7 Lane End, Bristol, open Mon-Fri 9am-5pm',
    { trade: 'dentist', address: '7 Lane End, Bristol' },
  ],
  [
    'Trattoria a Chioggia, Riva Vena 212, Chioggia, tel 041 555 0167',
    { trade: 'restaurant', address: 'Riva Vena 212, Chioggia' },
  ],
  [
    'Vintage clothes shop in Brighton, opens 12 May, London',
    { trade: 'clothes-shop', place: 'in Brighton' },
  ],
  [
    'a bakery in Turin, warm colours',
    { trade: 'bakery', language: 'en', place: 'in Turin', mood: 'warm' },
  ],
  [
    'Sito per il mio panificio a Torino, colori caldi',
    { trade: 'bakery', language: 'it', place: 'a Torino', mood: 'warm' },
  ],
  [
    'Create a website for my dental practice called Bright Dental in Bristol',
    { trade: 'dentist', name: 'Bright Dental', place: 'in Bristol' },
  ],
  [
    'Pizzeria "Da Gennaro" a Napoli, margherita 6 €, marinara 5,50 €',
    {
      trade: 'pizzeria',
      name: 'Da Gennaro',
      pricedItems: [
        { name: 'Margherita', price: '6 €' },
        { name: 'Marinara', price: '5,50 €' },
      ],
    },
  ],
  [
    'Parrucchiera a Bologna, moderno e minimal, taglio 28 €, colore 55 €',
    {
      trade: 'hairdresser',
      language: 'it',
      pricedItems: [
        { name: 'Taglio', price: '28 €' },
        { name: 'Colore', price: '55 €' },
      ],
    },
  ],
  [
    'Hair salon in Leeds: cut £35, colour £60',
    {
      trade: 'hairdresser',
      pricedItems: [
        { name: 'Cut', price: '£35' },
        { name: 'Colour', price: '£60' },
      ],
    },
  ],
  [
    'Studio legale Conti a Milano, elegante',
    { trade: 'lawyer', language: 'it', place: 'a Milano', name: 'Studio legale Conti' },
  ],
  [
    'Plumber in Leeds called Harper Plumbing, phone 0113 496 0002',
    { trade: 'plumber', name: 'Harper Plumbing', phone: '0113 496 0002' },
  ],
  [
    'Idraulico a Roma, chiamate il 347 555 0199',
    { trade: 'plumber', language: 'it', phone: '347 555 0199' },
  ],
  [
    'Call +39 011 555 0101 or write to ciao@forno.it',
    { phone: '+39 011 555 0101', mail: 'ciao@forno.it' },
  ],
  [
    'Wedding photographer in Edinburgh, black and white',
    { trade: 'photographer', place: 'in Edinburgh', mood: 'grey' },
  ],
  [
    'B&B Casa Marina a Polignano, sul mare, blu',
    {
      trade: 'guesthouse',
      language: 'it',
      name: 'B&B Casa Marina',
      place: 'a Polignano',
      hue: 264,
    },
  ],
  ['Agenzia in Via Garibaldi 21, 10122 Torino', { address: 'Via Garibaldi 21, 10122 Torino' }],
  ['Bakery at 12 Baker Street, London', { address: '12 Baker Street, London' }],
  [
    'open Mon-Fri 9am-6pm, Saturday 10-13, closed Sunday',
    {
      week: '0 09:00-18:00; 1 09:00-18:00; 2 09:00-18:00; 3 09:00-18:00; 4 09:00-18:00; 5 10:00-13:00; 6 closed',
    },
  ],
  [
    'aperti da martedì a domenica 12-15 e 19-23',
    {
      week: '1 12:00-15:00+19:00-23:00; 2 12:00-15:00+19:00-23:00; 3 12:00-15:00+19:00-23:00; 4 12:00-15:00+19:00-23:00; 5 12:00-15:00+19:00-23:00; 6 12:00-15:00+19:00-23:00',
    },
  ],
  [
    'tutti i giorni dalle 7:30 alle 13',
    { week: [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} 07:30-13:00`).join('; ') },
  ],
  ['lunedì chiuso, martedì 9-12', { week: '0 closed; 1 09:00-12:00' }],
  [
    'a gym page, no gallery, without map, with a FAQ and a newsletter',
    { trade: 'gym', wanted: ['faq', 'newsletter'], unwanted: ['gallery', 'map'] },
  ],
  [
    'palestra con recensioni e prezzi, senza blog',
    { trade: 'gym', wanted: ['testimonials', 'menu'], unwanted: ['blog'] },
  ],
  [
    'a florist, elegant and minimal',
    { trade: 'florist', tones: ['luxury', 'editorial', 'heritage', 'studio', 'swiss', 'wellness'] },
  ],
  ['yoga studio with sage green colours', { trade: 'yoga', hue: 135 }],
  ['brand colour #ff0000', { hue: 29 }],
  [
    'Winery in Chianti, slogan: "A year in every glass"',
    { trade: 'winery', place: 'in Chianti', slogan: 'A year in every glass' },
  ],
  [
    'Electrician. We have wired old houses since 1988. We need a site.',
    { trade: 'electrician', ownWords: ['We have wired old houses since 1988.'] },
  ],
  [
    'Officina nel Chianti. Siamo tre fratelli e ripariamo auto d’epoca.',
    {
      trade: 'garage',
      place: 'nel Chianti',
      ownWords: ['Siamo tre fratelli e ripariamo auto d’epoca.'],
    },
  ],
  [
    'A shop that repairs vintage typewriters in Lyon',
    { trade: 'neutral', subject: 'shop that repairs vintage typewriters', place: 'in Lyon' },
  ],
  [
    'Vorrei un sito per una società di apicoltori a Cuneo',
    { trade: 'beekeeper', language: 'it', subject: 'società di apicoltori', place: 'a Cuneo' },
  ],
  [
    'We offer knitting classes, yarn dyeing and repairs. In Italian please',
    { language: 'it', services: ['Knitting classes', 'Yarn dyeing', 'Repairs'] },
  ],
  [
    'sito in inglese per il mio hotel a Venezia',
    { trade: 'hotel', language: 'en', place: 'in Venezia' },
  ],
  ['A bakery in Turin called Forno Aurora, warm colours', { name: 'Forno Aurora' }],
  ['pizzeria da Gino, Napoli', { trade: 'pizzeria', name: 'Pizzeria da Gino' }],
  [
    'Studio legale Bianchi & Associati, Milano',
    { trade: 'lawyer', name: 'Studio legale Bianchi & Associati' },
  ],
  [
    'Website for Marta Conti, wedding photographer in Florence',
    { trade: 'photographer', name: 'Marta Conti' },
  ],
  [
    'officina meccanica Fratelli Russo a Catania',
    { trade: 'garage', name: 'Officina meccanica Fratelli Russo' },
  ],
  ['Un barbiere a Lecce, stile sobrio', { trade: 'barber', language: 'it' }],
  ['un idraulico a Bari', { trade: 'plumber', language: 'it' }],
  ['gelateria artigianale a Roma', { trade: 'gelateria', language: 'it' }],
  ['sito per il mio bar a Genova', { trade: 'cafe', language: 'it' }],
  ['B&B con 5 camere a Matera', { trade: 'guesthouse', language: 'it' }],
  ['🥐🍞', { trade: 'bakery', language: 'en', pricedItems: [], services: [], week: '' }],
  [
    'Un site pour ma boulangerie « Au Bon Pain » à Lyon',
    { language: 'en', isForeign: true, place: 'in Lyon' },
  ],
  [
    'Quiero una página para mi panadería en Madrid, se llama Pan y Sal',
    { language: 'en', isForeign: true, name: 'Pan y Sal', place: 'in Madrid' },
  ],
  [
    'Ich brauche eine Webseite für meine Bäckerei in Köln, sie heißt Kornblume',
    { language: 'en', isForeign: true, name: 'Kornblume', place: 'in Köln' },
  ],
  ['京都の小さなパン屋のサイトを作ってください', { language: 'en', isForeign: true }],
];

test.each(BRIEFS)('%s', (prompt, facts) => {
  expect(summarise(prompt)).toMatchObject(facts);
});

const NO_TRADE = [
  'a club for model trains',
  'software for beekeepers',
  'a typewriter museum',
  'laboratorio di legatoria',
];

test.each(NO_TRADE)('no profile is forced upon "%s"', (prompt) => {
  expect(detectTrade(prompt)).toBeUndefined();
});

test('nothing is read out of a request that says nothing', () => {
  expect(readBrief('make me a website', 'it')).toEqual({
    language: 'en',
    isForeign: false,
    ownWords: [],
    services: [],
    pricedItems: [],
    hours: [],
    tones: [],
    adjectives: [],
    wanted: [],
    unwanted: [],
    contradicted: [],
  });
});
