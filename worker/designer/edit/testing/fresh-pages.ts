import { JSDOM } from 'jsdom';
import { designPage } from '../../design-page.ts';
import { HAND_MADE_EN } from './hand-made-en.ts';
import { HAND_MADE_IT } from './hand-made-it.ts';
import type { EditPage, PagePart } from './pages.ts';

const OWN_PARTS: Record<PagePart, string> = {
  header: 'body > header',
  nav: 'header nav',
  hero: '#hero',
  headline: 'h1',
  lead: '#hero .lead',
  button: '#hero .button',
  about: '#about',
  aboutText: '#about .about-text p',
  aboutLink: 'li:has(> [href="#about"])',
  services: '#services, #menu',
  servicesLink: 'li:has(> [href="#services"], > [href="#menu"])',
  contactLink: 'li:has(> [href="#contact"])',
  item: ':is(#services, #menu) .list > li',
  gallery: '#gallery',
  galleryLink: 'li:has(> [href="#gallery"])',
  galleryImage: '#gallery .picture > *',
  contact: '#contact',
  footer: 'body > footer',
  body: 'body',
  buttons: '.button',
  hours: '#hours',
  hoursLink: 'li:has(> [href="#hours"])',
  faq: '#faq',
  faqLink: 'li:has(> [href="#faq"])',
  reviews: '#testimonials',
};

function designedPage(
  page: { name: string; prompt: string; seed: number; language: 'en' | 'it' },
  facts: Pick<EditPage['facts'], 'name' | 'phone' | 'mail' | 'address' | 'kind'>,
): EditPage {
  const { html } = designPage({
    prompt: page.prompt,
    seed: page.seed,
    fallbackLanguage: page.language,
    year: 2026,
  });
  const { document } = new JSDOM(html).window;
  const read = (selector: string, at = 0): string =>
    [...document.querySelectorAll(selector)][at]?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const names = `${OWN_PARTS.item} .name`;
  return {
    name: page.name,
    html,
    parts: OWN_PARTS,
    facts: {
      ...facts,
      headline: read('h1'),
      lead: read(OWN_PARTS.lead),
      aboutHeading: read('#about h2'),
      item: read(names),
      item2: read(names, 1),
      lastItem: read(names, 2),
      button: read(OWN_PARTS.button),
    } satisfies EditPage['facts'],
  };
}

/** A hair salon as the designer makes it from an English brief. */
export const DESIGNED_EN = designedPage(
  {
    name: 'designed, English',
    prompt:
      'A website for a hairdresser in Leeds called "Studio Wren". Cut and finish £38, colour £65, beard trim £15. ' +
      'Open Tuesday to Saturday 9-18. Phone 0113 496 0123, email hello@studiowren.co.uk, address 12 Park Row, Leeds. ' +
      'With about us, gallery, FAQ and reviews.',
    seed: 2,
    language: 'en',
  },
  {
    name: 'Studio Wren',
    phone: '0113 496 0123',
    mail: 'hello@studiowren.co.uk',
    address: '12 Park Row',
    kind: 'service',
  },
);

/** A trattoria as the designer makes it from an Italian brief. */
export const DESIGNED_IT = designedPage(
  {
    name: 'designed, Italian',
    prompt:
      'Sito per la trattoria "Da Nino" a Bologna. Piatti: tagliatelle al ragù 12 €, lasagne 11 €, tortellini in brodo 13 €. ' +
      'Aperti da martedì a domenica 12-15 e 19-23, lunedì chiuso. Telefono 051 234567, email ciao@danino.it, ' +
      'via Mascarella 8, 40126 Bologna. Colori caldi, con chi siamo, galleria, domande frequenti e recensioni.',
    seed: 5,
    language: 'it',
  },
  {
    name: 'Da Nino',
    phone: '051 234567',
    mail: 'ciao@danino.it',
    address: 'via Mascarella 8',
    kind: 'piatto',
  },
);

/** A plumber's page of another design. */
const PLUMBER_EN = designedPage(
  {
    name: 'designed, a plumber’s',
    prompt:
      'Website for "Ridley Plumbing", plumber in York. Boiler repair £80, leak repair £60, tap change £35. ' +
      'Open Monday to Friday 8-18. Phone 01904 555 012, email office@ridleyplumbing.co.uk, address 4 Mill Lane, York. ' +
      'With about us, gallery, FAQ and reviews.',
    seed: 11,
    language: 'en',
  },
  {
    name: 'Ridley Plumbing',
    phone: '01904 555 012',
    mail: 'office@ridleyplumbing.co.uk',
    address: '4 Mill Lane',
    kind: 'service',
  },
);

/** A hairdresser's page of another design. */
const HAIRDRESSER_IT = designedPage(
  {
    name: 'designed, una parrucchiera',
    prompt:
      'Sito per la parrucchiera "Chiome" a Verona. Taglio 28 €, piega 18 €, colore 45 €. ' +
      'Aperti da martedì a sabato 9-18. Telefono 045 555123, email ciao@chiome.it, ' +
      'via Mazzini 14, 37121 Verona. Con chi siamo, galleria, domande frequenti e recensioni.',
    seed: 8,
    language: 'it',
  },
  {
    name: 'Chiome',
    phone: '045 555123',
    mail: 'ciao@chiome.it',
    address: 'via Mazzini 14',
    kind: 'servizio',
  },
);

const VET_EN = designedPage(
  {
    name: 'designed, a vet’s',
    prompt:
      'Website for "Hill Vets", a vet in Derby. Check-up £40, vaccination £55, nail clipping £15. ' +
      'Open Monday to Friday 9-18. Phone 01332 555 014, email desk@hillvets.co.uk, address 7 Abbey Road, Derby. ' +
      'With about us, gallery, FAQ and reviews.',
    seed: 13,
    language: 'en',
  },
  {
    name: 'Hill Vets',
    phone: '01332 555 014',
    mail: 'desk@hillvets.co.uk',
    address: '7 Abbey Road',
    kind: 'service',
  },
);

const GYM_IT = designedPage(
  {
    name: 'designed, una palestra',
    prompt:
      'Sito per la palestra "Volta" a Padova. Corso di pilates 45 €, sala pesi 39 €, lezione privata 30 €. ' +
      'Aperti da lunedì a venerdì 9-21. Telefono 049 555321, email ciao@palestravolta.it, ' +
      'via Dante 22, 35139 Padova. Con chi siamo, galleria, domande frequenti e recensioni.',
    seed: 7,
    language: 'it',
  },
  {
    name: 'Volta',
    phone: '049 555321',
    mail: 'ciao@palestravolta.it',
    address: 'via Dante 22',
    kind: 'servizio',
  },
);

const CAFE_EN = designedPage(
  {
    name: 'designed, a café’s',
    prompt:
      'Website for "The Copper Pot", a café in Bath. Flat white £3.40, carrot cake £4.20, soup of the day £6.50. ' +
      'Open Tuesday to Sunday 8-16. Phone 01225 555 018, email hello@copperpot.co.uk, address 9 Walcot Street, Bath. ' +
      'With about us, gallery, FAQ and reviews.',
    seed: 4,
    language: 'en',
  },
  {
    name: 'The Copper Pot',
    phone: '01225 555 018',
    mail: 'hello@copperpot.co.uk',
    address: '9 Walcot Street',
    kind: 'dish',
  },
);

const PIZZERIA_IT = designedPage(
  {
    name: 'designed, una pizzeria',
    prompt:
      'Sito per la pizzeria "Fuoco Lento" a Lecce. Margherita 7 €, diavola 9 €, capricciosa 9,50 €. ' +
      'Aperti da martedì a domenica 18-23. Telefono 0832 555432, email ciao@fuocolento.it, ' +
      'via Palmieri 30, 73100 Lecce. Con chi siamo, galleria, domande frequenti e recensioni.',
    seed: 3,
    language: 'it',
  },
  {
    name: 'Fuoco Lento',
    phone: '0832 555432',
    mail: 'ciao@fuocolento.it',
    address: 'via Palmieri 30',
    kind: 'piatto',
  },
);

const DENTIST_EN = designedPage(
  {
    name: 'designed, a dentist’s',
    prompt:
      'Website for "Bright Smile", a dentist in Exeter. Check-up £45, hygienist £60, whitening £250. ' +
      'Open Monday to Friday 8-17. Phone 01392 555 030, email desk@brightsmile.co.uk, address 5 South Street, Exeter. ' +
      'With about us, gallery, FAQ and reviews.',
    seed: 21,
    language: 'en',
  },
  {
    name: 'Bright Smile',
    phone: '01392 555 030',
    mail: 'desk@brightsmile.co.uk',
    address: '5 South Street',
    kind: 'treatment',
  },
);

const GARAGE_IT = designedPage(
  {
    name: 'designed, un’officina',
    prompt:
      'Sito per l’autofficina "Rossini" a Parma. Tagliando 150 €, cambio gomme 45 €, revisione freni 80 €. ' +
      'Aperti da lunedì a sabato 8-18. Telefono 0521 555678, email ciao@rossiniauto.it, ' +
      'via Farini 12, 43121 Parma. Con chi siamo, galleria, domande frequenti e recensioni.',
    seed: 12,
    language: 'it',
  },
  {
    name: 'Rossini',
    phone: '0521 555678',
    mail: 'ciao@rossiniauto.it',
    address: 'via Farini 12',
    kind: 'lavoro',
  },
);

const BEAUTY_EN = designedPage(
  {
    name: 'designed, a beauty salon’s',
    prompt:
      'Website for "Marigold", a beauty salon in York. Facial £42, manicure £25, brow tint £15. ' +
      'Open Tuesday to Saturday 9-17. Phone 01904 555 020, email hi@marigold.co.uk, address 18 Castle Street, York. ' +
      'With about us, gallery, FAQ and reviews.',
    seed: 9,
    language: 'en',
  },
  {
    name: 'Marigold',
    phone: '01904 555 020',
    mail: 'hi@marigold.co.uk',
    address: '18 Castle Street',
    kind: 'treatment',
  },
);

const BEAUTY_IT = designedPage(
  {
    name: 'designed, un centro estetico',
    prompt:
      'Sito per il centro estetico "Aurora" a Parma. Pulizia viso 50 €, manicure 25 €, massaggio 60 €. ' +
      'Aperti da lunedì a sabato 9-19. Telefono 0521 555999, email ciao@auroraestetica.it, ' +
      'via Cavestro 3, 43121 Parma. Con chi siamo, galleria, domande frequenti e recensioni.',
    seed: 15,
    language: 'it',
  },
  {
    name: 'Aurora',
    phone: '0521 555999',
    mail: 'ciao@auroraestetica.it',
    address: 'via Cavestro 3',
    kind: 'trattamento',
  },
);

export const SEVENTH_PAGES = {
  en: [BEAUTY_EN, HAND_MADE_EN],
  it: [BEAUTY_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;

export const SIXTH_PAGES = {
  en: [DENTIST_EN, HAND_MADE_EN],
  it: [GARAGE_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;

export const FOURTH_PAGES = {
  en: [CAFE_EN, HAND_MADE_EN],
  it: [PIZZERIA_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;

export const THIRD_PAGES = {
  en: [VET_EN, HAND_MADE_EN],
  it: [GYM_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;

export const SECOND_PAGES = {
  en: [PLUMBER_EN, HAND_MADE_EN],
  it: [HAIRDRESSER_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;

export const FRESH_PAGES = {
  en: [DESIGNED_EN, HAND_MADE_EN],
  it: [DESIGNED_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;
