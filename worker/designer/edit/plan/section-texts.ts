import type { EditLanguage } from '../intents/edit-intent.ts';
import type { SectionKind } from '../page/parts.ts';

type GapKind =
  | 'about'
  | 'team'
  | 'services'
  | 'events'
  | 'process'
  | 'testimonials'
  | 'gallery'
  | 'blog';

export interface SectionTexts {
  headings: Partial<Record<SectionKind, string>>;
  ids: Partial<Record<SectionKind, string>>;
  days: readonly string[];
  closed: string;
  hoursGap: string;
  answerGap: string;
  priceGap: string;
  addressGap: string;
  items: readonly string[];
  whereQuestion: string;
  whereAnswer: (address: string) => string;
  reachQuestion: string;
  reachAnswer: (ways: string) => string;
  or: string;
  openQuestions: readonly string[];
  nameField: string;
  mailField: string;
  messageField: string;
  dateField: string;
  timeField: string;
  send: string;
  subscribe: string;
  newsletterLine: string;
  openMap: string;
  callUs: string;
  writeUs: string;
  gaps: Record<GapKind, readonly string[]>;
}

export const SECTION_TEXTS: Record<EditLanguage, SectionTexts> = {
  en: {
    headings: {
      hours: 'Opening hours',
      faq: 'Frequently asked questions',
      contact: 'Write to us',
      booking: 'Book a visit',
      prices: 'Price list',
      menu: 'Menu',
      products: 'Products',
      about: 'About us',
      team: 'Our team',
      services: 'Services',
      events: 'Upcoming events',
      process: 'How it works',
      testimonials: 'What our customers say',
      gallery: 'Gallery',
      map: 'How to find us',
      newsletter: 'Newsletter',
      cta: 'Talk to us',
      blog: 'Latest news',
    },
    ids: {
      hours: 'opening-hours',
      contact: 'contact-form',
      map: 'directions',
      process: 'how-it-works',
      cta: 'talk-to-us',
    },
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    closed: 'closed',
    hoursGap: 'Your hours',
    answerGap: 'Write the answer here.',
    priceGap: 'Price',
    addressGap: 'Your address',
    items: ['First item', 'Second item', 'Third item'],
    whereQuestion: 'Where are you?',
    whereAnswer: (address) => `You find us here: ${address}.`,
    reachQuestion: 'How can I reach you?',
    reachAnswer: (ways) => `You can reach us at ${ways}.`,
    or: ' or ',
    openQuestions: ['Do I need to book?', 'How can I pay?'],
    nameField: 'Name',
    mailField: 'E-mail',
    messageField: 'Message',
    dateField: 'Date',
    timeField: 'Time',
    send: 'Send',
    subscribe: 'Subscribe',
    newsletterLine: 'Leave your e-mail address and we will write when there is news.',
    openMap: 'Open the map',
    callUs: 'Call us',
    writeUs: 'Write to us',
    gaps: {
      about: ['Tell here who you are and how it started.'],
      team: [
        'Name, role and a line about the first person.',
        'Name, role and a line about the second person.',
      ],
      services: [
        'Your first service, in two lines.',
        'Your second service, in two lines.',
        'Your third service, in two lines.',
      ],
      events: ['Date, place and title of the next event.'],
      process: ['First step.', 'Second step.', 'Third step.'],
      testimonials: ['A real review, with the name of who wrote it.'],
      gallery: ['Your pictures go here.'],
      blog: ['Title and first lines of your latest article.'],
    },
  },
  it: {
    headings: {
      hours: 'Orari di apertura',
      faq: 'Domande frequenti',
      contact: 'Scrivici',
      booking: 'Prenota',
      prices: 'Listino prezzi',
      menu: 'Menu',
      products: 'Prodotti',
      about: 'Chi siamo',
      team: 'Il nostro team',
      services: 'Servizi',
      events: 'Prossimi eventi',
      process: 'Come funziona',
      testimonials: 'Dicono di noi',
      gallery: 'Galleria',
      map: 'Come raggiungerci',
      newsletter: 'Newsletter',
      cta: 'Parliamone',
      blog: 'Ultime notizie',
    },
    ids: {
      hours: 'orari',
      faq: 'domande',
      contact: 'scrivici',
      booking: 'prenota',
      prices: 'listino',
      products: 'prodotti',
      about: 'chi-siamo',
      services: 'servizi',
      events: 'eventi',
      process: 'come-funziona',
      testimonials: 'dicono-di-noi',
      gallery: 'galleria',
      map: 'dove-siamo',
      cta: 'parliamone',
    },
    days: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'],
    closed: 'chiuso',
    hoursGap: 'I tuoi orari',
    answerGap: 'Scrivi qui la risposta.',
    priceGap: 'Prezzo',
    addressGap: 'Il tuo indirizzo',
    items: ['Prima voce', 'Seconda voce', 'Terza voce'],
    whereQuestion: 'Dove vi trovo?',
    whereAnswer: (address) => `Siamo qui: ${address}.`,
    reachQuestion: 'Come posso contattarvi?',
    reachAnswer: (ways) => `Ci trovi qui: ${ways}.`,
    or: ' oppure ',
    openQuestions: ['Serve la prenotazione?', 'Come si può pagare?'],
    nameField: 'Nome',
    mailField: 'E-mail',
    messageField: 'Messaggio',
    dateField: 'Data',
    timeField: 'Ora',
    send: 'Invia',
    subscribe: 'Iscriviti',
    newsletterLine: 'Lasciaci la tua e-mail: ti scriviamo quando ci sono novità.',
    openMap: 'Apri la mappa',
    callUs: 'Chiamaci',
    writeUs: 'Scrivici',
    gaps: {
      about: ['Racconta qui chi sei e come è cominciata.'],
      team: [
        'Nome, ruolo e una riga sulla prima persona.',
        'Nome, ruolo e una riga sulla seconda persona.',
      ],
      services: [
        'Il primo servizio, in due righe.',
        'Il secondo servizio, in due righe.',
        'Il terzo servizio, in due righe.',
      ],
      events: ['Data, luogo e titolo del prossimo evento.'],
      process: ['Primo passo.', 'Secondo passo.', 'Terzo passo.'],
      testimonials: ['Una recensione vera, con il nome di chi l’ha scritta.'],
      gallery: ['Qui vanno le tue foto.'],
      blog: ['Titolo e prime righe del tuo ultimo articolo.'],
    },
  },
};
