/** Sections a page can have. The same words name them in requests and tell them apart on pages. */
export type SectionKind =
  | 'header'
  | 'nav'
  | 'hero'
  | 'about'
  | 'services'
  | 'prices'
  | 'menu'
  | 'products'
  | 'gallery'
  | 'team'
  | 'testimonials'
  | 'faq'
  | 'hours'
  | 'map'
  | 'contact'
  | 'booking'
  | 'newsletter'
  | 'blog'
  | 'events'
  | 'process'
  | 'partners'
  | 'cta'
  | 'footer';

export interface PartWords {
  en: readonly string[];
  it: readonly string[];
  /** Only ids and classes of pages use these. */
  ids?: readonly string[];
}

/** Folded, singular and plural. Longer words win over shorter ones. */
export const SECTION_WORDS: Readonly<Record<SectionKind, PartWords>> = {
  header: {
    en: ['header', 'page header', 'top bar', 'topbar', 'site header'],
    it: ['header', 'intestazione', 'testata', 'barra in alto', 'barra superiore'],
  },
  nav: {
    en: ['navigation bar', 'navigation menu', 'navigation', 'navbar', 'nav bar', 'nav', 'menu bar'],
    it: [
      'menu in alto',
      'barra di navigazione',
      'menu di navigazione',
      'navigazione',
      'barra del menu',
      'navbar',
      'nav',
    ],
  },
  hero: {
    en: [
      'hero section',
      'hero banner',
      'hero',
      'banner',
      'masthead',
      'first section',
      'opening section',
      'jumbotron',
    ],
    it: [
      'hero',
      'banner',
      'copertina',
      'prima sezione',
      'sezione iniziale',
      'sezione di apertura',
      'apertura',
    ],
  },
  about: {
    en: ['about us', 'about', 'who we are', 'our story', 'our history', 'about me'],
    it: [
      'chi siamo',
      'la nostra storia',
      'nostra storia',
      'chi sono',
      'presentazione',
      'su di noi',
    ],
  },
  services: {
    en: ['our services', 'services', 'service', 'what we do', 'features', 'treatments'],
    it: [
      'i nostri servizi',
      'servizi',
      'servizio',
      'cosa facciamo',
      'trattamenti',
      'caratteristiche',
    ],
  },
  prices: {
    en: ['price list', 'pricing table', 'pricing', 'prices', 'rates', 'price table'],
    it: ['listino prezzi', 'listino', 'tariffario', 'prezzi', 'tariffe', 'tabella dei prezzi'],
  },
  menu: { en: ['food menu', 'menu'], it: ['menu del ristorante', 'carta', 'menu'], ids: ['menu'] },
  products: {
    en: ['our products', 'products', 'shop', 'catalogue', 'catalog'],
    it: ['i nostri prodotti', 'prodotti', 'negozio', 'catalogo'],
  },
  gallery: {
    en: ['photo gallery', 'gallery', 'photos section', 'portfolio', 'our work'],
    it: [
      'galleria fotografica',
      'galleria di foto',
      'galleria',
      'gallery',
      'portfolio',
      'i nostri lavori',
      'lavori',
    ],
    ids: ['photos', 'foto'],
  },
  team: {
    en: ['our team', 'team', 'staff'],
    it: ['il nostro team', 'team', 'squadra', 'staff', 'il nostro staff'],
  },
  testimonials: {
    en: ['testimonials', 'testimonial', 'reviews', 'customer reviews', 'what clients say'],
    it: ['testimonianze', 'recensioni', 'dicono di noi', 'opinioni dei clienti'],
  },
  faq: {
    en: ['frequently asked questions', 'faqs', 'faq', 'questions and answers', 'questions', 'q&a'],
    it: ['domande frequenti', 'domande e risposte', 'faq', 'domande'],
  },
  hours: {
    en: ['opening hours', 'opening times', 'business hours', 'hours', 'timetable', 'opening time'],
    it: ['orari di apertura', 'orario di apertura', 'orari', 'orario'],
    ids: ['hours', 'orari'],
  },
  map: {
    en: ['map', 'directions', 'how to find us', 'how to get here', 'where we are', 'location'],
    it: ['mappa', 'come raggiungerci', 'dove siamo', 'come arrivare', 'indicazioni stradali'],
  },
  contact: {
    en: ['contact form', 'contact us', 'contacts', 'contact details', 'contact', 'get in touch'],
    it: [
      'modulo di contatto',
      'modulo contatti',
      'form di contatto',
      'form contatti',
      'contatti',
      'contatto',
      'contattaci',
      'recapiti',
    ],
  },
  booking: {
    en: ['booking form', 'booking', 'reservations', 'reservation', 'appointments'],
    it: ['modulo di prenotazione', 'prenotazioni', 'prenotazione', 'prenota', 'appuntamenti'],
  },
  newsletter: {
    en: ['newsletter', 'mailing list', 'newsletter signup'],
    it: ['newsletter', 'iscrizione alla newsletter'],
  },
  blog: {
    en: ['blog', 'news', 'articles', 'latest posts'],
    it: ['blog', 'notizie', 'articoli', 'novita'],
  },
  events: {
    en: ['events', 'upcoming events', 'calendar'],
    it: ['eventi', 'prossimi eventi', 'calendario', 'appuntamenti in programma'],
  },
  process: {
    en: ['how it works', 'how we work', 'our process', 'process', 'steps'],
    it: ['come funziona', 'come lavoriamo', 'il nostro metodo', 'metodo', 'passaggi'],
  },
  partners: {
    en: ['partners', 'clients', 'our clients', 'logos', 'sponsors'],
    it: ['partner', 'clienti', 'i nostri clienti', 'loghi', 'sponsor'],
  },
  cta: {
    en: ['call to action', 'call-to-action', 'cta'],
    it: ['invito all azione', 'call to action', 'cta'],
  },
  footer: {
    en: ['footer', 'bottom bar', 'page footer'],
    it: ['footer', 'pie di pagina', 'fondo pagina', 'pie pagina'],
  },
};

export type ElementKind =
  | 'headline'
  | 'headings'
  | 'heading'
  | 'lead'
  | 'text'
  | 'button'
  | 'buttons'
  | 'link'
  | 'links'
  | 'image'
  | 'images'
  | 'logo'
  | 'cards'
  | 'list'
  | 'page'
  | 'sections'
  | 'nav-links'
  | 'favicon'
  | 'prices'
  | 'background';

export const ELEMENT_WORDS: Readonly<Record<ElementKind, PartWords>> = {
  headline: {
    en: [
      'main headline',
      'headline',
      'main heading',
      'main title',
      'big title',
      'h1',
      'title',
      'hero title',
    ],
    it: ['titolo principale', 'titolo grande', 'titolone', 'titolo', 'h1'],
  },
  headings: {
    en: ['headings', 'titles', 'headlines', 'section titles', 'section headings'],
    it: ['titoli delle sezioni', 'titoli', 'intestazioni'],
  },
  heading: {
    en: ['heading', 'section title', 'section heading'],
    it: ['titolo della sezione', 'titoletto'],
  },
  lead: {
    en: [
      'subtitle',
      'subheading',
      'sub-headline',
      'subheadline',
      'tagline',
      'slogan',
      'intro text',
      'lead',
    ],
    it: ['sottotitolo', 'slogan', 'frase di apertura', 'testo introduttivo', 'payoff'],
  },
  text: {
    en: ['texts', 'text', 'paragraphs', 'paragraph', 'copy', 'wording', 'writing', 'body text'],
    it: ['testi', 'testo', 'paragrafi', 'paragrafo', 'scritte', 'scritta'],
  },
  button: {
    en: ['main button', 'button'],
    it: ['pulsante principale', 'pulsante', 'bottone', 'tasto'],
  },
  buttons: { en: ['buttons'], it: ['pulsanti', 'bottoni', 'tasti'] },
  link: { en: ['link'], it: ['link', 'collegamento'] },
  links: { en: ['links'], it: ['i link', 'tutti i link', 'collegamenti'] },
  image: {
    en: ['image', 'picture', 'photo', 'photograph', 'pic'],
    it: ['immagine', 'foto', 'fotografia', 'figura'],
  },
  images: {
    en: ['images', 'pictures', 'photos', 'pics'],
    it: ['immagini', 'le foto', 'tutte le foto', 'fotografie'],
  },
  logo: { en: ['logo'], it: ['logo'] },
  cards: { en: ['cards', 'boxes', 'tiles'], it: ['schede', 'riquadri', 'card', 'box'] },
  list: { en: ['list'], it: ['lista', 'elenco'] },
  page: {
    en: [
      'whole page',
      'entire page',
      'whole site',
      'entire site',
      'website',
      'page',
      'site',
      'everything',
      'everywhere',
    ],
    it: [
      'tutta la pagina',
      'tutto il sito',
      'intera pagina',
      'intero sito',
      'pagina',
      'sito',
      'dappertutto',
      'ovunque',
    ],
  },
  sections: {
    en: ['all sections', 'all the sections', 'sections'],
    it: ['tutte le sezioni', 'sezioni'],
  },
  'nav-links': {
    en: ['menu links', 'menu items', 'nav links', 'navigation links'],
    it: ['voci del menu', 'link del menu', 'voci di menu'],
  },
  prices: { en: [], it: [] },
  favicon: { en: ['favicon'], it: ['favicon'] },
  background: { en: ['background', 'backdrop'], it: ['sfondo', 'fondo'] },
};
