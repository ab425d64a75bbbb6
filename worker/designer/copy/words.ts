import type { Language } from '../brief/brief.ts';
import type { DrawnKind } from '../sections/drawn-kind.ts';

/** Fixed words of the page's frame, the same for every trade. */
export interface Words {
  skip: string;
  menu: string;
  close: string;
  home: string;
  nav: Record<Exclude<DrawnKind, 'hero'>, string>;
  /** For trades that speak as one person. */
  navOfOne: Partial<Record<DrawnKind, string>>;
  call: string;
  write: string;
  directions: string;
  address: string;
  phone: string;
  mail: string;
  hours: string;
  openNow: string;
  closedNow: string;
  closed: string;
  days: readonly [string, string, string, string, string, string, string];
  shortDays: readonly [string, string, string, string, string, string, string];
  to: string;
  form: {
    name: string;
    reply: string;
    message: string;
    send: string;
    note: string;
    noteByText: string;
    mail: string;
    subscribe: string;
    consent: string;
  };
  placeholder: Record<PlaceholderId, string>;
  toAdd: Record<PlaceholderId, string>;
  picture: string;
  openMap: string;
  priceToAdd: string;
  rights: string;
  units: Record<'days' | 'hours' | 'minutes' | 'seconds', string>;
  before: string;
  after: string;
  compare: string;
  listenTo: string;
  rsvp: Record<'coming' | 'yes' | 'no' | 'guests' | 'notes', string>;
  order: Record<OrderWord, string>;
}

type OrderWord =
  | 'all'
  | 'add'
  | 'less'
  | 'title'
  | 'empty'
  | 'total'
  | 'toAgree'
  | 'byMail'
  | 'byWhatsapp'
  | 'byPhone';

/** Facts that only the owner can give. */
export type PlaceholderId =
  | 'name'
  | 'phone'
  | 'mail'
  | 'address'
  | 'hours'
  | 'offer'
  | 'prices'
  | 'photos'
  | 'answers'
  | 'team'
  | 'testimonials'
  | 'plans'
  | 'projects'
  | 'articles'
  | 'events'
  | 'about'
  | 'process';

const en: Words = {
  skip: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  home: 'Back to the top',
  nav: {
    features: 'Why us',
    services: 'Services',
    about: 'About',
    process: 'How it works',
    menu: 'Menu',
    products: 'Products',
    gallery: 'Gallery',
    portfolio: 'Work',
    team: 'Team',
    testimonials: 'Reviews',
    pricing: 'Prices',
    faq: 'Questions',
    blog: 'Journal',
    events: 'Events',
    hours: 'Hours',
    map: 'Find us',
    contact: 'Contact',
    newsletter: 'Newsletter',
    cta: 'Start',
    timeline: 'History',
    schedule: 'Programme',
    statistics: 'In numbers',
    comparison: 'Compare',
    press: 'Press',
    links: 'Links',
    countdown: 'Countdown',
    booking: 'Book',
    catalogue: 'Order',
    rooms: 'Rooms',
    recipes: 'Recipes',
    screens: 'How it looks',
    download: 'Download',
    calendar: 'The year',
    lineup: 'Line-up',
    speakers: 'Speakers',
    partners: 'With',
    listen: 'Listen',
    episodes: 'Episodes',
    beforeafter: 'Before and after',
    rsvp: 'RSVP',
  },
  navOfOne: { features: 'How I work' },
  call: 'Call',
  write: 'Write to us',
  directions: 'Directions',
  address: 'Address',
  phone: 'Phone',
  mail: 'E-mail',
  hours: 'Opening hours',
  openNow: 'Open now',
  closedNow: 'Closed now',
  closed: 'closed',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  to: 'to',
  form: {
    name: 'Your name',
    reply: 'Phone or e-mail for our answer',
    message: 'Your message',
    send: 'Send message',
    note: 'The button opens your mail program with the message ready to send.',
    noteByText: 'The button opens your messages with the text ready to send.',
    mail: 'Your e-mail',
    subscribe: 'Subscribe',
    consent: 'Only what is announced here, and you can leave at any time.',
  },
  placeholder: {
    name: 'Business name',
    phone: 'phone number',
    mail: 'e-mail address',
    address: 'street and number',
    hours: 'opening hours',
    offer: 'to check',
    prices: 'price',
    photos: 'photo',
    answers: 'to check',
    team: 'name',
    testimonials: 'a real review goes here',
    plans: 'price',
    projects: 'project',
    articles: 'article',
    events: 'date',
    about: 'about you',
    process: 'how it works',
  },
  toAdd: {
    name: 'business name',
    phone: 'phone number',
    mail: 'e-mail address (the form writes to it)',
    address: 'street address',
    hours: 'opening hours',
    offer: 'what you offer',
    prices: 'prices',
    photos: 'your own photos in place of the illustrations',
    answers: 'questions and answers',
    team: 'names and roles of the team',
    testimonials: 'real reviews, with permission',
    plans: 'plans and prices',
    projects: 'your own projects',
    articles: 'your own articles',
    events: 'dates and places',
    about: 'a few sentences about you',
    process: 'the steps of your work',
  },
  picture: 'Illustration',
  openMap: 'Open the map',
  priceToAdd: 'price',
  rights: 'All rights reserved.',
  units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  before: 'Before',
  after: 'After',
  compare: 'How much of the picture shows the time before',
  listenTo: 'Listen',
  rsvp: {
    coming: 'Will you come?',
    yes: 'Yes, with pleasure',
    no: 'No, sadly',
    guests: 'How many of you',
    notes: 'Anything we should know',
  },
  order: {
    all: 'All',
    add: 'Add',
    less: 'One less',
    title: 'Your order',
    empty: 'Nothing chosen yet.',
    total: 'Total',
    toAgree: 'price to be agreed',
    byMail: 'Order by e-mail',
    byWhatsapp: 'Order on WhatsApp',
    byPhone: 'Order by phone',
  },
};

const it: Words = {
  skip: 'Vai al contenuto',
  menu: 'Menu',
  close: 'Chiudi',
  home: 'Torna all’inizio',
  nav: {
    features: 'Perché noi',
    services: 'Servizi',
    about: 'Chi siamo',
    process: 'Come funziona',
    menu: 'Menù',
    products: 'Prodotti',
    gallery: 'Galleria',
    portfolio: 'Lavori',
    team: 'Il team',
    testimonials: 'Dicono di noi',
    pricing: 'Prezzi',
    faq: 'Domande',
    blog: 'Blog',
    events: 'Appuntamenti',
    hours: 'Orari',
    map: 'Dove siamo',
    contact: 'Contatti',
    newsletter: 'Newsletter',
    cta: 'Inizia',
    timeline: 'Storia',
    schedule: 'Programma',
    statistics: 'In numeri',
    comparison: 'Confronto',
    press: 'Rassegna stampa',
    links: 'Link',
    countdown: 'Conto alla rovescia',
    booking: 'Prenota',
    catalogue: 'Ordina',
    rooms: 'Camere',
    recipes: 'Ricette',
    screens: 'Com’è fatta',
    download: 'Scarica',
    calendar: 'L’anno',
    lineup: 'Chi suona',
    speakers: 'Relatori',
    partners: 'Con',
    listen: 'Ascolta',
    episodes: 'Puntate',
    beforeafter: 'Prima e dopo',
    rsvp: 'Conferma',
  },
  navOfOne: { features: 'Come lavoro', about: 'Chi sono' },
  call: 'Chiama',
  write: 'Scrivici',
  directions: 'Indicazioni',
  address: 'Indirizzo',
  phone: 'Telefono',
  mail: 'E-mail',
  hours: 'Orari di apertura',
  openNow: 'Aperto adesso',
  closedNow: 'Chiuso adesso',
  closed: 'chiuso',
  days: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'],
  shortDays: ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'],
  to: '–',
  form: {
    name: 'Nome e cognome',
    reply: 'Telefono o e-mail per la risposta',
    message: 'Messaggio',
    send: 'Invia il messaggio',
    note: 'Il pulsante apre il programma di posta con il messaggio già pronto.',
    noteByText: 'Il pulsante apre i messaggi con il testo già pronto.',
    mail: 'Indirizzo e-mail',
    subscribe: 'Iscrivimi',
    consent: 'Solo ciò che è annunciato qui; ci si cancella in qualsiasi momento.',
  },
  placeholder: {
    name: 'Nome dell’attività',
    phone: 'numero di telefono',
    mail: 'indirizzo e-mail',
    address: 'via e numero',
    hours: 'orari di apertura',
    offer: 'da verificare',
    prices: 'prezzo',
    photos: 'foto',
    answers: 'da verificare',
    team: 'nome',
    testimonials: 'qui va una recensione vera',
    plans: 'prezzo',
    projects: 'progetto',
    articles: 'articolo',
    events: 'data',
    about: 'chi sei',
    process: 'come funziona',
  },
  toAdd: {
    name: 'nome dell’attività',
    phone: 'numero di telefono',
    mail: 'indirizzo e-mail (il modulo scrive lì)',
    address: 'indirizzo',
    hours: 'orari di apertura',
    offer: 'che cosa offri',
    prices: 'prezzi',
    photos: 'le tue foto al posto delle illustrazioni',
    answers: 'domande e risposte',
    team: 'nomi e ruoli delle persone',
    testimonials: 'recensioni vere, con il permesso di chi le ha scritte',
    plans: 'formule e prezzi',
    projects: 'i tuoi progetti',
    articles: 'i tuoi articoli',
    events: 'date e luoghi',
    about: 'qualche frase su di te',
    process: 'i passi del tuo lavoro',
  },
  picture: 'Illustrazione',
  openMap: 'Apri la mappa',
  priceToAdd: 'prezzo',
  rights: 'Tutti i diritti riservati.',
  units: { days: 'giorni', hours: 'ore', minutes: 'minuti', seconds: 'secondi' },
  before: 'Prima',
  after: 'Dopo',
  compare: 'Quanta parte dell’immagine mostra il prima',
  listenTo: 'Ascolta',
  rsvp: {
    coming: 'Ci sarai?',
    yes: 'Sì, con piacere',
    no: 'Purtroppo no',
    guests: 'In quanti siete',
    notes: 'C’è qualcosa che dobbiamo sapere?',
  },
  order: {
    all: 'Tutto',
    add: 'Aggiungi',
    less: 'Uno in meno',
    title: 'Il tuo ordine',
    empty: 'Non hai ancora scelto niente.',
    total: 'Totale',
    toAgree: 'prezzo da concordare',
    byMail: 'Ordina per e-mail',
    byWhatsapp: 'Ordina su WhatsApp',
    byPhone: 'Ordina per telefono',
  },
};

export const WORDS: Record<Language, Words> = { en, it };
