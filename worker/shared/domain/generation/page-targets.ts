import { any } from './word-forms.ts';

/** Parts of a page that requests name, with the words for them. */
export const TARGETS: readonly (readonly [target: string, words: RegExp])[] = [
  ['header', any('header', 'top bar', 'testata', 'intestazione')],
  [
    'navigation',
    any('nav', 'navbar', 'navigation', 'menu bar', 'navigazione', 'barra di navigazione'),
  ],
  ['hero', any('hero', 'headline', 'main title', 'titolo principale', 'apertura')],
  ['footer', any('footer', 'pie di pagina')],
  ['hours', any('opening hours', 'hours', 'orari', 'orario')],
  ['faq', any('faqs?', 'questions', 'domande(?: frequenti)?')],
  ['contact', any('contacts?', 'contact form', 'contatti', 'contatto', 'modulo')],
  ['pricing', any('pricing', 'prices?', 'price list', 'prezz[oi]', 'listino', 'tariff[ae]')],
  ['gallery', any('gallery', 'galleria')],
  ['testimonials', any('testimonials?', 'reviews?', 'testimonianz[ae]', 'recension[ei]')],
  ['services', any('services?', 'servizi', 'servizio')],
  ['about', any('about(?: us)?', 'chi siamo', 'chi sono')],
  ['team', any('team', 'staff', 'squadra')],
  ['map', any('map', 'mappa', 'directions', 'dove siamo')],
  ['button', any('buttons?', 'cta', 'bottone', 'bottoni', 'pulsant[ei]')],
  ['background', any('background', 'sfondo')],
];
