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
  /** What the first line is made with where the owner's sentences cannot stand there. */
  leads: {
    menu: string;
    products: string;
    below: string;
    since: string;
    more: string;
    and: string;
    with: string;
    welcome: string;
  };
  /** What visitors are asked to do, where nothing else can be said: by kind, and by the way to the owner. */
  invites: Partial<Record<PageKind, string>> & Record<'phone' | 'mail' | 'none', string>;
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
    leads: {
      menu: 'On the menu',
      products: 'To be had here',
      below: 'the prices are below.',
      since: 'Since',
      more: 'more',
      and: 'and',
      with: 'With',
      welcome: 'Welcome',
    },
    invites: {
      phone: 'Ring and say what you need.',
      mail: 'Write a few lines about what you need.',
      none: 'Say what you need and by when.',
      association: 'Come along or ask how to join in.',
      course: 'Look at the dates and ask for a place.',
      event: 'Look at the programme and say whether you are coming.',
      podcast: 'Choose an episode and listen.',
      band: 'Look for the next date or write about a concert.',
      blog: 'Leave your address and get the next issue by e-mail.',
      portfolio: 'Have a look and write if you have something in mind.',
      product: 'See what it does and write if something is missing.',
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
    leads: {
      menu: 'In carta',
      products: 'Qui trovi',
      below: 'i prezzi sono qui sotto.',
      since: 'Dal',
      more: 'altro',
      and: 'e',
      with: 'Con',
      welcome: 'Benvenuti',
    },
    invites: {
      phone: 'Telefona e dicci che cosa ti serve.',
      mail: 'Scrivici due righe su quello che ti serve.',
      none: 'Dicci che cosa ti serve e per quando.',
      association: 'Vieni a trovarci o chiedi come partecipare.',
      course: 'Guarda le date e prenota un posto.',
      event: 'Guarda il programma e dicci se ci sarai.',
      podcast: 'Scegli una puntata e ascolta.',
      band: 'Guarda la prossima data o scrivi per un concerto.',
      blog: 'Lascia il tuo indirizzo e ricevi il prossimo numero per e-mail.',
      portfolio: 'Dai un’occhiata e scrivimi se hai in mente qualcosa.',
      product: 'Guarda che cosa fa e scrivici se manca qualcosa.',
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
