/** The parts that a page can have; `features` and `portfolio` are kinds of their own beside `services` and `gallery`. */
export const PART_KINDS = [
  'header',
  'nav',
  'hero',
  'about',
  'services',
  'features',
  'pricing',
  'menu',
  'products',
  'gallery',
  'portfolio',
  'team',
  'testimonials',
  'faq',
  'hours',
  'map',
  'contact',
  'booking',
  'newsletter',
  'blog',
  'events',
  'process',
  'partners',
  'cta',
  'footer',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Names of a part, folded, singular and plural. */
export interface PartWords {
  en: readonly string[];
  it: readonly string[];
  /**
   * Words of either language that name the part where a text lists what a page shall have ("with photos and
   * prices"), and in any other place something else as often.
   */
  loose?: readonly string[];
}

/** The one vocabulary of sections. No word stands at two kinds. */
export const PART_WORDS: Readonly<Record<PartKind, PartWords>> = {
  header: {
    en: ['header', 'page header', 'site header', 'top bar', 'topbar'],
    it: ['intestazione', 'testata', 'barra in alto', 'barra superiore'],
  },
  nav: {
    en: ['navigation', 'navigation bar', 'navigation menu', 'navbar', 'nav bar', 'nav', 'menu bar'],
    it: ['navigazione', 'barra di navigazione', 'menu di navigazione', 'barra del menu'],
  },
  hero: {
    en: [
      'hero',
      'hero section',
      'hero banner',
      'banner',
      'masthead',
      'jumbotron',
      'first section',
      'opening section',
    ],
    it: [
      'copertina',
      'apertura',
      'prima sezione',
      'sezione iniziale',
      'sezione di apertura',
      'sezione hero',
    ],
  },
  about: {
    en: [
      'about us',
      'about me',
      'about section',
      'about page',
      'who we are',
      'our story',
      'our history',
      'history section',
    ],
    it: [
      'chi siamo',
      'chi sono',
      'la nostra storia',
      'nostra storia',
      'presentazione',
      'su di noi',
    ],
    loose: ['about'],
  },
  services: {
    en: ['services', 'service', 'our services', 'what we do', 'treatments'],
    it: ['servizi', 'servizio', 'i nostri servizi', 'cosa facciamo', 'trattamenti'],
  },
  features: {
    en: ['features', 'why us', 'benefits'],
    it: ['caratteristiche', 'vantaggi', 'perche sceglierci'],
  },
  pricing: {
    en: ['pricing', 'prices', 'price list', 'pricing table', 'price table', 'rates', 'plans'],
    it: ['prezzi', 'listino', 'listino prezzi', 'tariffe', 'tariffario', 'tabella dei prezzi'],
    loose: ['packages', 'membership', 'piani', 'abbonamenti', 'pacchetti'],
  },
  menu: {
    en: ['menu', 'food menu'],
    it: ['menu del ristorante', 'carta'],
  },
  products: {
    en: ['products', 'our products', 'catalogue', 'catalog', 'shop section', 'shop'],
    it: ['prodotti', 'i nostri prodotti', 'catalogo'],
    loose: ['product', 'prodotto', 'negozio'],
  },
  gallery: {
    en: ['gallery', 'photo gallery', 'photos section'],
    it: ['galleria', 'galleria fotografica', 'galleria di foto'],
    loose: ['photo', 'photos', 'foto', 'fotografie', 'pictures', 'immagini'],
  },
  portfolio: {
    en: ['portfolio', 'our work', 'case studies'],
    it: ['i nostri lavori', 'lavori svolti'],
    loose: ['projects', 'works', 'progetti', 'lavori'],
  },
  team: {
    en: ['team', 'our team', 'staff', 'our people'],
    it: ['il nostro team', 'squadra', 'il nostro staff', 'chi lavora'],
  },
  testimonials: {
    en: [
      'testimonials',
      'testimonial',
      'reviews',
      'review',
      'customer reviews',
      'what clients say',
    ],
    it: [
      'testimonianze',
      'testimonianza',
      'recensioni',
      'recensione',
      'dicono di noi',
      'opinioni dei clienti',
    ],
    loose: ['opinioni'],
  },
  faq: {
    en: [
      'faq',
      'faqs',
      'frequently asked questions',
      'frequently asked',
      'questions and answers',
      'q&a',
    ],
    it: ['domande frequenti', 'domande e risposte'],
    loose: ['questions', 'domande'],
  },
  hours: {
    en: ['opening hours', 'opening times', 'opening time', 'business hours', 'hours', 'timetable'],
    it: ['orari', 'orario', 'orari di apertura', 'orario di apertura'],
  },
  map: {
    en: [
      'map',
      'directions',
      'how to find us',
      'where to find us',
      'how to get here',
      'where we are',
      'where to find us',
      'location',
    ],
    it: ['mappa', 'dove siamo', 'come arrivare', 'come raggiungerci', 'indicazioni stradali'],
  },
  contact: {
    en: ['contact', 'contacts', 'contact us', 'contact form', 'contact details', 'get in touch'],
    it: [
      'contatti',
      'contatto',
      'contattaci',
      'recapiti',
      'modulo di contatto',
      'modulo contatti',
      'form di contatto',
      'form contatti',
    ],
    loose: ['form', 'modulo'],
  },
  booking: {
    en: ['booking', 'booking form', 'book online', 'reservations', 'reservation', 'appointments'],
    it: ['prenotazioni', 'prenotazione', 'prenotare', 'prenota', 'modulo di prenotazione'],
    loose: ['appointment', 'appuntamenti'],
  },
  newsletter: {
    en: ['newsletter', 'mailing list', 'newsletter signup', 'sign up form', 'signup form'],
    it: ['iscrizione alla newsletter'],
    loose: ['iscrizione'],
  },
  blog: {
    en: ['blog', 'articles', 'latest posts', 'journal'],
    it: ['articoli', 'novita'],
    loose: ['news', 'notizie'],
  },
  events: {
    en: ['events', 'event', 'upcoming events', 'calendar'],
    it: ['eventi', 'evento', 'prossimi eventi', 'calendario', 'appuntamenti in programma'],
    loose: ['concerts', 'concerti', 'dates', 'workshops', 'corsi'],
  },
  process: {
    en: ['how it works', 'how we work', 'our process', 'process', 'steps'],
    it: ['come funziona', 'come lavoriamo', 'il nostro metodo', 'passaggi', 'procedimento'],
    loose: ['metodo'],
  },
  partners: {
    en: ['partners', 'our clients', 'sponsors', 'logos'],
    it: ['partner', 'i nostri clienti', 'sponsor', 'loghi'],
    loose: ['clients', 'clienti'],
  },
  cta: { en: ['call to action', 'cta'], it: ["invito all'azione"], loose: ['invito'] },
  footer: {
    en: ['footer', 'page footer', 'bottom bar'],
    it: ['pie di pagina', 'pie pagina', 'fondo pagina'],
  },
};
