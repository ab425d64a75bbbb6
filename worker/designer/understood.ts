import { uncapitalise } from '#domain/reading/letters.ts';
import type { Brief, Language } from './brief/brief.ts';
import type { ColourMood } from './brief/colours.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import { nameTone } from './brief/tones.ts';
import type { PlaceholderId, Words } from './copy/words.ts';
import { say, type Trade } from './trades/trade.ts';

interface Phrases {
  lead: string;
  called: (name: string) => string;
  quoted: (text: string) => string;
  pageFor: (name: string) => string;
  unknown: string;
  and: string;
  more: (count: number) => string;
  moods: Record<ColourMood, string>;
  slogan: string;
  offer: string;
  prices: string;
  hours: string;
  contact: string;
  look: string;
  own: string;
  with: string;
  without: string;
  contradicted: (list: string) => string;
  foreign: string;
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    lead: 'I understood: ',
    called: (name) => ` called “${name}”`,
    quoted: (text) => `“${text}”`,
    pageFor: (name) => `a page for “${name}”`,
    unknown: 'a page about what you do',
    and: ' and ',
    more: (count) => `${count} more`,
    moods: {
      warm: 'warm colours',
      cool: 'cool colours',
      dark: 'a dark page',
      light: 'light colours',
      pastel: 'pastel colours',
      grey: 'black and white',
    },
    slogan: 'Motto',
    offer: 'You offer',
    prices: 'Prices',
    hours: 'Open',
    contact: 'Contact',
    look: 'Look',
    own: 'Your own sentences are in “about”.',
    with: 'You asked for',
    without: 'Left out',
    contradicted: (list) => `You asked both for and against ${list}; I followed the later word.`,
    foreign: 'I write in English and Italian only, so this page is in English.',
  },
  it: {
    lead: 'Ho capito: ',
    called: (name) => ` di nome «${name}»`,
    quoted: (text) => `«${text}»`,
    pageFor: (name) => `una pagina per «${name}»`,
    unknown: 'una pagina su quello che fai',
    and: ' e ',
    more: (count) => (count === 1 ? 'un altro' : `altri ${count}`),
    moods: {
      warm: 'colori caldi',
      cool: 'colori freddi',
      dark: 'pagina scura',
      light: 'colori chiari',
      pastel: 'colori pastello',
      grey: 'bianco e nero',
    },
    slogan: 'Motto',
    offer: 'Offri',
    prices: 'Prezzi',
    hours: 'Aperto',
    contact: 'Contatti',
    look: 'Aspetto',
    own: 'Le tue frasi sono in «chi siamo».',
    with: 'Hai chiesto',
    without: 'Lasciati fuori',
    contradicted: (list) =>
      `Hai chiesto sia di mettere sia di togliere ${list}: ho seguito l’ultima indicazione.`,
    foreign: 'Scrivo solo in inglese e in italiano.',
  },
};

const SHOWN = 4;

/** "a, b and c"; of a long list the first four and how many are left. */
function joinList(items: readonly string[], phrases: Phrases): string {
  const left = items.length - SHOWN;
  const shown = left > 0 ? [...items.slice(0, SHOWN), phrases.more(left)] : items;
  const head = shown.slice(0, -1).join(', ');
  return head ? head + phrases.and + (shown.at(-1) ?? '') : (shown[0] ?? '');
}

/** "a, b and c" in a language; of more than four the first four and how many are left. */
export function listInWords(items: readonly string[], language: Language): string {
  return joinList(items, PHRASES[language]);
}

const LONGEST_OFFER = 56;
const MOST_OFFERED = 3;

/** "Hems, repairs and wedding dresses": up to three things that the owner offers, short enough for a headline. */
export function offerInWords({ services, language }: Brief): string | undefined {
  const [first, ...others] = services;
  if (first === undefined || services.length > MOST_OFFERED) return undefined;
  const inSentence = others.map((name) =>
    /^\p{Lu}\p{Ll}/u.test(name) ? uncapitalise(name) : name,
  );
  const offer = listInWords([first, ...inSentence], language);
  return offer.length <= LONGEST_OFFER ? offer : undefined;
}

function describeSubject(brief: Brief, trade: Trade | undefined, phrases: Phrases): string {
  const place = brief.place?.withPreposition
    ? ` ${brief.place.withPreposition}`
    : brief.place
      ? `, ${brief.place.name}`
      : '';
  const called = brief.name ? phrases.called(brief.name) : '';
  if (trade) return say(trade.noun, brief.language) + called + place;
  if (brief.subject) return `${phrases.quoted(brief.subject)}${called && ','}${called}${place}`;
  return (brief.name ? phrases.pageFor(brief.name) : phrases.unknown) + place;
}

function describeTimes({ times }: DayHours): string {
  return times.map(({ open, close }) => `${open}–${close}`).join(' / ');
}

/** "Mon–Fri 09:00–18:00, Sat 09:00–13:00": days in a row with the same times are one entry. */
function describeHours(hours: readonly DayHours[], words: Words): string {
  const open = hours.filter(({ times }) => times.length > 0);
  const runs: DayHours[][] = [];
  for (const entry of open) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last?.day === entry.day - 1 && describeTimes(last) === describeTimes(entry);
    if (goesOn) runs.at(-1)?.push(entry);
    else runs.push([entry]);
  }
  const short = ({ day }: DayHours): string => (words.days[day] ?? '').slice(0, 3);
  return runs
    .flatMap(([first, ...rest]) => {
      if (!first) return [];
      const last = rest.at(-1);
      const days = last ? `${short(first)}–${short(last)}` : short(first);
      return [`${days} ${describeTimes(first)}`];
    })
    .join(', ');
}

function nameSections(kinds: Brief['wanted'], trade: Trade | undefined, words: Words): string[] {
  const shown = kinds.map((kind) =>
    kind === 'menu' && !trade?.sections.includes('menu') ? 'pricing' : kind,
  );
  return shown.map((kind) => words.nav[kind].toLocaleLowerCase('en'));
}

interface Summary {
  brief: Brief;
  trade: Trade | undefined;
  words: Words;
  phrases: Phrases;
}

/** Each slot with the label that stands before it; what the brief does not say is empty. */
function listFacts({ brief, trade, words, phrases }: Summary): (readonly [string, string])[] {
  const list = (items: readonly string[]): string => joinList(items, phrases);
  const services = brief.pricedItems.length > 0 ? [] : brief.services;
  const adjectives = brief.adjectives.map((id) => nameTone(id, brief.language));
  const look = [brief.mood && phrases.moods[brief.mood], brief.colourName, ...adjectives];
  return [
    [phrases.slogan, brief.slogan ? phrases.quoted(brief.slogan) : ''],
    [phrases.offer, list(services)],
    [phrases.prices, list(brief.pricedItems.map(({ name, price }) => `${name} ${price}`))],
    [phrases.hours, describeHours(brief.hours, words)],
    [
      phrases.contact,
      [brief.phone, brief.mail, brief.address].filter((fact) => fact !== undefined).join(', '),
    ],
    [phrases.look, look.filter((fact) => fact !== undefined).join(', ')],
    [phrases.with, list(nameSections(brief.wanted, trade, words))],
    [phrases.without, list(nameSections(brief.unwanted, trade, words))],
  ];
}

/** Short sentences in the page's language: trade, name and place, then every other slot that was taken from the prompt. */
export function describeUnderstanding(
  brief: Brief,
  trade: Trade | undefined,
  words: Words,
): string {
  const phrases = PHRASES[brief.language];
  const summary = { brief, trade, words, phrases };
  const facts = listFacts(summary).flatMap(([label, fact]) => (fact ? [`${label}: ${fact}.`] : []));
  const disputed = joinList(nameSections(brief.contradicted, trade, words), phrases);
  return [
    `${phrases.lead}${describeSubject(brief, trade, phrases)}.`,
    ...facts,
    ...(brief.ownWords.length > 0 ? [phrases.own] : []),
    ...(disputed ? [phrases.contradicted(disputed)] : []),
    ...(brief.isForeign ? [phrases.foreign] : []),
  ].join(' ');
}

/** The owner's checklist, in the order of the page's importance. */
export function listToComplete(missing: ReadonlySet<PlaceholderId>, words: Words): string[] {
  return (Object.keys(words.toAdd) as PlaceholderId[])
    .filter((id) => missing.has(id))
    .map((id) => words.toAdd[id]);
}
