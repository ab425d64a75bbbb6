import type { Brief } from './brief/brief.ts';
import type { PlaceholderId, Words } from './copy/words.ts';
import type { Trade } from './trades/trade.ts';

interface Phrases {
  lead: string;
  called: (name: string) => string;
  hours: string;
  prices: (count: number) => string;
  services: (count: number) => string;
  contact: string;
  colours: string;
  with: (list: string) => string;
  without: (list: string) => string;
  unknown: string;
}

const MOOD_NAMES = {
  en: {
    warm: 'warm colours',
    cool: 'cool colours',
    dark: 'a dark page',
    light: 'light colours',
    pastel: 'pastel colours',
    grey: 'black and white',
  },
  it: {
    warm: 'colori caldi',
    cool: 'colori freddi',
    dark: 'una pagina scura',
    light: 'colori chiari',
    pastel: 'colori pastello',
    grey: 'bianco e nero',
  },
} as const;

const PHRASES: Record<Brief['language'], Phrases> = {
  en: {
    lead: 'I understood: ',
    called: (name) => ` called “${name}”`,
    hours: 'opening hours',
    prices: (count) => (count === 1 ? 'one price' : `${count} prices`),
    services: (count) => `${count} things you offer`,
    contact: 'contact details',
    colours: 'the colour you named',
    with: (list) => `You asked for: ${list}.`,
    without: (list) => `Left out: ${list}.`,
    unknown: 'a page about what you do',
  },
  it: {
    lead: 'Ho capito: ',
    called: (name) => ` di nome «${name}»`,
    hours: 'orari di apertura',
    prices: (count) => (count === 1 ? 'un prezzo' : `${count} prezzi`),
    services: (count) => `${count} cose che offri`,
    contact: 'recapiti',
    colours: 'il colore che hai indicato',
    with: (list) => `Hai chiesto: ${list}.`,
    without: (list) => `Lasciati fuori: ${list}.`,
    unknown: 'una pagina su quello che fai',
  },
};

function describeSubject(brief: Brief, trade: Trade, phrases: Phrases): string {
  const place = brief.place?.withPreposition
    ? ` ${brief.place.withPreposition}`
    : brief.place
      ? `, ${brief.place.name}`
      : '';
  const what =
    trade.id === 'neutral'
      ? brief.subject
        ? `“${brief.subject}”`
        : phrases.unknown
      : trade.copy[brief.language].noun;
  return what + (brief.name ? phrases.called(brief.name) : '') + place;
}

/** One or two sentences in the page's language: trade, name, place, what was taken over from the prompt. */
export function describeUnderstanding(brief: Brief, trade: Trade, words: Words): string {
  const phrases = PHRASES[brief.language];
  const facts = [
    brief.mood && MOOD_NAMES[brief.language][brief.mood],
    brief.colour && phrases.colours,
    brief.pricedItems.length > 0 && phrases.prices(brief.pricedItems.length),
    brief.pricedItems.length === 0 &&
      brief.services.length > 1 &&
      phrases.services(brief.services.length),
    brief.hours.length > 0 && phrases.hours,
    (brief.phone ?? brief.mail ?? brief.address) && phrases.contact,
  ].filter((fact) => typeof fact === 'string');
  const names = (kinds: Brief['wanted']): string =>
    kinds
      .map((kind) => (kind === 'menu' && trade.offerAs !== 'menu' ? 'pricing' : kind))
      .map((kind) => words.nav[kind as 'contact'].toLocaleLowerCase(brief.language))
      .join(', ');
  const wanted = brief.wanted.length > 0 ? ` ${phrases.with(names(brief.wanted))}` : '';
  const unwanted = brief.unwanted.length > 0 ? ` ${phrases.without(names(brief.unwanted))}` : '';
  return `${phrases.lead}${[describeSubject(brief, trade, phrases), ...facts].join(', ')}.${wanted}${unwanted}`;
}

/** The owner's checklist, in the order of the page's importance. */
export function listToComplete(missing: ReadonlySet<PlaceholderId>, words: Words): string[] {
  return (Object.keys(words.toAdd) as PlaceholderId[])
    .filter((id) => missing.has(id))
    .map((id) => words.toAdd[id]);
}
