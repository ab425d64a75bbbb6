import { PART_WORDS } from '#domain/reading/section-words.ts';

export interface PartWords {
  en: readonly string[];
  it: readonly string[];
  /** Only ids and classes of pages use these. */
  ids?: readonly string[];
}

/** Names in English and in Italian, separated by commas. */
function words(en: string, it: string): PartWords {
  const [first, second] = [en, it].map((list) => list.split(', ').filter(Boolean));
  return { en: first ?? [], it: second ?? [] };
}

function joined(...parts: readonly PartWords[]): PartWords {
  return {
    en: parts.flatMap(({ en }) => en),
    it: parts.flatMap(({ it }) => it),
    ids: parts.flatMap(({ ids = [] }) => ids),
  };
}

/**
 * Sections a page can have, by the words that name them in requests and tell them apart on pages: those of the one
 * reader, and those that name a section only where a page is at hand.
 */
export const SECTION_WORDS = {
  header: joined(PART_WORDS.header, words('', 'header')),
  nav: joined(PART_WORDS.nav, words('', 'menu in alto, navbar, nav')),
  hero: joined(PART_WORDS.hero, words('', 'hero, banner')),
  about: joined(PART_WORDS.about, words('about', 'su di noi, di noi, su di me')),
  services: joined(PART_WORDS.services, PART_WORDS.features),
  prices: PART_WORDS.pricing,
  menu: { ...joined(PART_WORDS.menu, words('', 'menu')), ids: ['menu'] },
  products: joined(PART_WORDS.products, words('', 'negozio')),
  gallery: {
    ...joined(PART_WORDS.gallery, PART_WORDS.portfolio, words('', 'gallery, portfolio, lavori')),
    ids: ['photos', 'foto'],
  },
  team: joined(PART_WORDS.team, words('', 'team, staff')),
  testimonials: PART_WORDS.testimonials,
  faq: joined(PART_WORDS.faq, words('questions', 'faq, domande')),
  hours: { ...PART_WORDS.hours, ids: ['hours', 'orari'] },
  map: PART_WORDS.map,
  contact: PART_WORDS.contact,
  booking: joined(PART_WORDS.booking, words('', 'appuntamenti')),
  newsletter: joined(PART_WORDS.newsletter, words('', 'newsletter')),
  blog: joined(PART_WORDS.blog, words('news', 'blog, notizie')),
  events: PART_WORDS.events,
  process: joined(PART_WORDS.process, words('', 'metodo')),
  partners: joined(PART_WORDS.partners, words('clients', 'clienti')),
  cta: joined(PART_WORDS.cta, words('', 'invito all azione, call to action, cta')),
  footer: joined(PART_WORDS.footer, words('', 'footer')),
} satisfies Record<string, PartWords>;

export type SectionKind = keyof typeof SECTION_WORDS;

export const ELEMENT_WORDS = {
  headline: words(
    'main headline, big headline, big heading, main text, headline, main heading, main title, big title, h1, title, hero title',
    'titolo principale, titolo grande, titolone, titolo, h1',
  ),
  headings: words('headings, titles, headlines', 'titoli, intestazioni'),
  sectionTitles: words('section titles, section headings', 'titoli delle sezioni'),
  heading: words('heading, section title, section heading', 'titolo della sezione, titoletto'),
  lead: words(
    'subtitle, subheading, sub-headline, subheadline, tagline, slogan, intro text, lead',
    'sottotitolo, slogan, frase di apertura, testo introduttivo, payoff',
  ),
  text: words(
    'texts, text, paragraphs, paragraph, copy, wording, writing, body text',
    'testi, testo, paragrafi, paragrafo, scritte, scritta, lettere',
  ),
  paragraphs: words('body text, running text, small text', 'corpo del testo, testo normale'),
  button: words('main button, button', 'pulsante principale, pulsante, bottone, tasto'),
  buttons: words('buttons', 'pulsanti, bottoni, tasti'),
  link: words('link', 'link, collegamento'),
  links: words('links', 'i link, tutti i link, collegamenti'),
  image: words('image, picture, photo, photograph, pic', 'immagine, foto, fotografia, figura'),
  images: words('images, pictures, photos, pics', 'immagini, le foto, tutte le foto, fotografie'),
  logo: words('logo', 'logo'),
  cards: words('cards, boxes, tiles', 'schede, riquadri, card, box'),
  list: words('list', 'lista, elenco'),
  page: words(
    'whole page, entire page, whole site, entire site, website, page, site, everything, everywhere',
    'tutta la pagina, tutto il sito, intera pagina, intero sito, pagina, sito, dappertutto, ovunque',
  ),
  sections: words('all sections, all the sections, sections', 'tutte le sezioni, sezioni'),
  'nav-links': words(
    'menu links, menu items, nav links, navigation links',
    'voci del menu, link del menu, voci di menu',
  ),
  prices: words('', ''),
  phone: words(
    'phone number, telephone number, phone',
    'numero di telefono, numero telefonico, telefono',
  ),
  names: words(
    'dish names, item names, product names, service names, names of the dishes, names of the services, names of the products, names of the items',
    'nomi dei piatti, nomi dei prodotti, nomi dei servizi, nomi delle voci, nomi dei trattamenti',
  ),
  form: words(
    'contact form, booking form, form',
    'modulo di contatto, modulo dei contatti, modulo di prenotazione, modulo',
  ),
  favicon: words('favicon', 'favicon'),
  background: words('background, backdrop', 'sfondo, fondo'),
} satisfies Record<string, PartWords>;

export type ElementKind = keyof typeof ELEMENT_WORDS;
