import type { PageKind, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';

/** Titles of sections whose usual name does not fit, and the fixed words of a planned page. */
interface PlanWords {
  nouns: Record<PageKind, string>;
  titles: Partial<Record<PlanSectionKind, string>>;
  notes: string;
  /** Title of paragraphs about a thing and about a person. */
  about: string;
  inShort: string;
  when: string;
  tickets: string;
  actions: {
    book: string;
    reply: string;
    programme: string;
    tickets: string;
    listen: string;
    subscribe: string;
    prices: string;
    contact: string;
    links: string;
    dates: string;
    call: string;
    text: string;
    whatsapp: string;
  };
  forms: { day: string; book: string; reply: string; ask: string; pair: string };
}

export const PLAN_WORDS: Record<ReadingLanguage, PlanWords> = {
  en: {
    nouns: {
      business: 'Your business',
      shop: 'Shop',
      restaurant: 'Restaurant',
      portfolio: 'Portfolio',
      cv: 'Curriculum vitae',
      event: 'Event',
      invitation: 'Invitation',
      product: 'App',
      podcast: 'Podcast',
      band: 'Band',
      blog: 'Newsletter',
      association: 'Association',
      course: 'Course',
      links: 'Links',
      other: 'Page',
    },
    titles: {
      about: 'About',
      features: 'What it does',
      menu: 'Prices',
      pricing: 'Prices',
      timeline: 'Experience',
      blog: 'Episodes',
      links: 'Elsewhere',
      booking: 'Send a request',
      events: 'Dates',
      process: 'How it works',
    },
    notes: 'Good to know',
    about: 'What it is',
    inShort: 'In short',
    when: 'When and where',
    tickets: 'Tickets',
    actions: {
      book: 'Send a request',
      reply: 'Reply',
      programme: 'See the programme',
      tickets: 'Tickets',
      listen: 'Listen',
      subscribe: 'Subscribe',
      prices: 'See the prices',
      contact: 'Get in touch',
      links: 'All links',
      dates: 'See the dates',
      call: 'Call',
      text: 'Text',
      whatsapp: 'WhatsApp',
    },
    forms: {
      day: 'Which day?',
      book: 'Send a request',
      reply: 'Please reply',
      ask: 'Ask us',
      pair: 'Two photos of one job',
    },
  },
  it: {
    nouns: {
      business: 'La tua attività',
      shop: 'Negozio',
      restaurant: 'Ristorante',
      portfolio: 'Portfolio',
      cv: 'Curriculum vitae',
      event: 'Evento',
      invitation: 'Invito',
      product: 'App',
      podcast: 'Podcast',
      band: 'Gruppo',
      blog: 'Newsletter',
      association: 'Associazione',
      course: 'Corso',
      links: 'Link',
      other: 'Pagina',
    },
    titles: {
      about: 'Chi siamo',
      features: 'Cosa fa',
      menu: 'Prezzi',
      pricing: 'Prezzi',
      timeline: 'Esperienze',
      blog: 'Puntate',
      links: 'Altri link',
      booking: 'Manda una richiesta',
      events: 'Date',
      process: 'Come funziona',
    },
    notes: 'Da sapere',
    about: 'Di che si tratta',
    inShort: 'In breve',
    when: 'Quando e dove',
    tickets: 'Biglietti',
    actions: {
      book: 'Manda una richiesta',
      reply: 'Conferma',
      programme: 'Il programma',
      tickets: 'Biglietti',
      listen: 'Ascolta',
      subscribe: 'Iscriviti',
      prices: 'I prezzi',
      contact: 'Scrivici',
      links: 'Tutti i link',
      dates: 'Le date',
      call: 'Chiama',
      text: 'Scrivi al',
      whatsapp: 'WhatsApp',
    },
    forms: {
      day: 'Che giorno?',
      book: 'Manda una richiesta',
      reply: 'Conferma la presenza',
      ask: 'Chiedi',
      pair: 'Due foto dello stesso lavoro',
    },
  },
};
