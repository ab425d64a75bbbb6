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

const ASKED = {
  en: { about: 'About us', faq: 'Frequently asked questions', more: 'Do you take cards?' },
  it: { about: 'Chi siamo', faq: 'Domande frequenti', more: 'Si paga con la carta?' },
} as const;

/** The designer leaves out sections that a brief tells nothing for: requests speak of them. */
function withSections(html: string, language: 'en' | 'it'): string {
  const { about, faq, more } = ASKED[language];
  const sections = {
    about: `<section id="about" class="section"><h2>${about}</h2><div class="about-text"><p>2012.</p></div></section>`,
    faq: `<section id="faq" class="section"><h2>${faq}</h2><details><summary>${more}</summary><p>Ok.</p></details><details><summary>Wi-Fi?</summary><p>Ok.</p></details></section>`,
  };
  const missing = Object.entries(sections).filter(([id]) => !html.includes(`id="${id}"`));
  const markup = missing.map(([, section]) => section).join('\n');
  return html.replace(/(?=<!-- section: gallery -->|<\/main>)/, `${markup}\n`);
}

function designedPage(
  page: { name: string; prompt: string; seed: number; language: 'en' | 'it' },
  facts: Pick<EditPage['facts'], 'name' | 'phone' | 'mail' | 'address' | 'kind'>,
): EditPage {
  const designed = designPage({
    prompt: page.prompt,
    seed: page.seed,
    fallbackLanguage: page.language,
    year: 2026,
  });
  const html = withSections(designed.html, page.language);
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
      'Sito per la palestra "Volta" a Padova. Pilates 45 €, sala pesi 39 €, lezione privata 30 €. ' +
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

const BEAUTY_EN = designedPage(
  {
    name: 'designed, a beauty salon’s',
    prompt:
      'Website for "Marigold", a beauty salon in York. Treatments: facial £42, manicure £25, brow tint £15. ' +
      'Open Tuesday to Saturday 9-17. Phone 01904 555 020, email hi@marigold.co.uk, address 18 Castle Street, York. ' +
      'With about us, gallery, FAQ and reviews. No map.',
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
      'Sito per il centro estetico "Aurora" a Parma. Trattamenti: pulizia viso 50 €, manicure 25 €, massaggio 60 €. ' +
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

export const SALON_PAGES = {
  en: [BEAUTY_EN, HAND_MADE_EN],
  it: [BEAUTY_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;

export const VET_AND_GYM_PAGES = {
  en: [VET_EN, HAND_MADE_EN],
  it: [GYM_IT, HAND_MADE_IT],
} satisfies Record<'en' | 'it', readonly EditPage[]>;
