import type { PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import type { MotifId } from '../art/motifs.ts';
import type { Language } from '../brief/brief.ts';
import type { PlaceholderId } from './words.ts';

/** What the owner is asked for, by the kind of section that lacks it. */
export const ASKED = {
  about: 'about',
  team: 'team',
  testimonials: 'testimonials',
  pricing: 'plans',
  portfolio: 'projects',
  blog: 'articles',
  events: 'events',
  menu: 'offer',
  services: 'offer',
  products: 'offer',
  features: 'offer',
  process: 'process',
  gallery: 'photos',
  faq: 'answers',
  schedule: 'events',
  timeline: 'projects',
} as const satisfies Partial<Record<PlanSectionKind, PlaceholderId>>;

export type GapKind = keyof typeof ASKED;

export interface Gap {
  name: string;
  text?: string;
  note?: string;
  price?: true;
  motif?: MotifId;
}

const OFFER_EN: readonly Gap[] = [
  { name: 'What you offer first', text: 'One line: for whom, and what they get.' },
  { name: 'What people also come for', text: 'One line: for whom, and what they get.' },
  { name: 'Something only you do', text: 'One line: for whom, and what they get.' },
];

const OFFER_IT: readonly Gap[] = [
  { name: 'La prima cosa che offri', text: 'Una riga: a chi serve e che cosa riceve.' },
  { name: 'Per che cosa ti cercano ancora', text: 'Una riga: a chi serve e che cosa riceve.' },
  { name: 'Quello che fai solo tu', text: 'Una riga: a chi serve e che cosa riceve.' },
];

/** Gaps for content that only the owner has. They say what belongs there and claim nothing. */
export const PLACEHOLDER_ITEMS: Record<Language, Record<GapKind, readonly Gap[]>> = {
  en: {
    services: OFFER_EN,
    menu: OFFER_EN,
    products: OFFER_EN,
    about: [{ name: 'Who you are, and how it began: two or three sentences in your words.' }],
    process: [{ name: 'What happens first' }, { name: 'What comes next' }, { name: 'The result' }],
    gallery: [
      { name: 'Where it happens' },
      { name: 'You at work' },
      { name: 'A detail' },
      { name: 'The people' },
    ],
    faq: [
      { name: 'What do people ask you most?', text: 'Your answer.' },
      { name: 'What do they ask next?', text: 'Your answer.' },
    ],
    features: [
      { name: 'The most useful thing it does', text: 'One line, in the words of a user.' },
      { name: 'The second one', text: 'One line, in the words of a user.' },
      { name: 'What makes it different', text: 'One line, in the words of a user.' },
    ],
    schedule: [
      { name: 'Doors open', note: 'Time' },
      { name: 'First point of the programme', note: 'Time' },
      { name: 'End', note: 'Time' },
    ],
    timeline: [
      { name: 'Your latest role', text: 'Where, and what you did there.', note: 'Years' },
      { name: 'The role before', text: 'Where, and what you did there.', note: 'Years' },
      { name: 'Education', text: 'School or university.', note: 'Years' },
    ],
    team: [
      { name: 'First and last name', note: 'Role' },
      { name: 'First and last name', note: 'Role' },
      { name: 'First and last name', note: 'Role' },
    ],
    testimonials: [
      {
        name: 'A sentence from a real customer goes here, with their permission.',
        note: 'Name, occasion',
      },
      { name: 'Room for a second voice: short and concrete is best.', note: 'Name, occasion' },
    ],
    pricing: [
      { name: 'Small', text: 'What is included, in one line.', price: true },
      { name: 'Medium', text: 'What is included, in one line.', price: true },
      { name: 'Large', text: 'What is included, in one line.', price: true },
    ],
    portfolio: [
      { name: 'Project title', note: 'Place, year' },
      { name: 'Project title', note: 'Place, year' },
      { name: 'Project title', note: 'Place, year' },
      { name: 'Project title', note: 'Place, year' },
    ],
    blog: [
      { name: 'Title of the latest article', note: 'Date' },
      { name: 'Title of an earlier article', note: 'Date' },
      { name: 'Title of a favourite', note: 'Date' },
    ],
    events: [
      { name: 'Name of the next event', note: 'Day, time, place' },
      { name: 'Name of the one after', note: 'Day, time, place' },
      { name: 'Something later in the season', note: 'Day, time, place' },
    ],
  },
  it: {
    services: OFFER_IT,
    menu: OFFER_IT,
    products: OFFER_IT,
    about: [{ name: 'Chi sei e com’è cominciata: due o tre frasi con parole tue.' }],
    process: [{ name: 'Che cosa succede prima' }, { name: 'E poi' }, { name: 'Il risultato' }],
    gallery: [
      { name: 'Il posto' },
      { name: 'Tu al lavoro' },
      { name: 'Un dettaglio' },
      { name: 'Le persone' },
    ],
    faq: [
      { name: 'Che cosa ti chiedono più spesso?', text: 'La tua risposta.' },
      { name: 'E che cos’altro?', text: 'La tua risposta.' },
    ],
    features: [
      { name: 'La cosa più utile che fa', text: 'Una riga, con le parole di chi la usa.' },
      { name: 'La seconda', text: 'Una riga, con le parole di chi la usa.' },
      { name: 'Che cosa la rende diversa', text: 'Una riga, con le parole di chi la usa.' },
    ],
    schedule: [
      { name: 'Apertura', note: 'Ora' },
      { name: 'Primo punto del programma', note: 'Ora' },
      { name: 'Fine', note: 'Ora' },
    ],
    timeline: [
      { name: 'Il ruolo più recente', text: 'Dove, e che cosa facevi.', note: 'Anni' },
      { name: 'Il ruolo precedente', text: 'Dove, e che cosa facevi.', note: 'Anni' },
      { name: 'Studi', text: 'Scuola o università.', note: 'Anni' },
    ],
    team: [
      { name: 'Nome e cognome', note: 'Ruolo' },
      { name: 'Nome e cognome', note: 'Ruolo' },
      { name: 'Nome e cognome', note: 'Ruolo' },
    ],
    testimonials: [
      { name: 'Qui va la frase di un cliente vero, con il suo permesso.', note: 'Nome, occasione' },
      { name: 'Spazio per una seconda voce: meglio se breve e concreta.', note: 'Nome, occasione' },
    ],
    pricing: [
      { name: 'Piccolo', text: 'Che cosa comprende, in una riga.', price: true },
      { name: 'Medio', text: 'Che cosa comprende, in una riga.', price: true },
      { name: 'Grande', text: 'Che cosa comprende, in una riga.', price: true },
    ],
    portfolio: [
      { name: 'Titolo del progetto', note: 'Luogo, anno' },
      { name: 'Titolo del progetto', note: 'Luogo, anno' },
      { name: 'Titolo del progetto', note: 'Luogo, anno' },
      { name: 'Titolo del progetto', note: 'Luogo, anno' },
    ],
    blog: [
      { name: 'Titolo dell’ultimo articolo', note: 'Data' },
      { name: 'Titolo di un articolo precedente', note: 'Data' },
      { name: 'Titolo di uno a cui tieni', note: 'Data' },
    ],
    events: [
      { name: 'Nome del prossimo evento', note: 'Giorno, ora, luogo' },
      { name: 'Nome di quello dopo', note: 'Giorno, ora, luogo' },
      { name: 'Qualcosa più avanti nella stagione', note: 'Giorno, ora, luogo' },
    ],
  },
};
