import type { Language } from '../brief/brief.ts';

interface Gap {
  name: string;
  text?: string;
  note?: string;
  price?: true;
}

type Kind = 'team' | 'testimonials' | 'pricing' | 'portfolio' | 'blog' | 'events';

/** Gaps for content that only the owner has. They say what belongs there and claim nothing. */
export const PLACEHOLDER_ITEMS: Record<Language, Record<Kind, readonly Gap[]>> = {
  en: {
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
