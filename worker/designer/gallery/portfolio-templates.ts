import type { TemplateBrief } from './template-brief.ts';

export const PORTFOLIO_TEMPLATES: readonly TemplateBrief[] = [
  {
    slug: 'ines-falco-fotografie',
    title: 'Ines Falco, fotografie',
    description: 'Il portfolio di una fotografa di matrimoni e ritratti, quasi tutto immagine.',
    category: 'portfolio',
    tags: ['fotografa', 'matrimoni', 'ritratti'],
    language: 'it',
    prompt:
      'Portfolio della fotografa "Ines Falco" a Palermo, elegante, bianco e nero. Servizi: matrimoni da 1.400 €, ritratti 180 €, famiglie 220 €, fotografia di cibo. Scrivi a ciao@inesfalco.example, tel 091 555 0154, via Alloro 9, Palermo',
  },
  {
    slug: 'atelier-kestrel',
    title: 'Atelier Kestrel',
    description: 'An architecture practice that lets plans and built work speak.',
    category: 'portfolio',
    tags: ['architect', 'houses', 'studio'],
    language: 'en',
    prompt:
      'Architecture studio "Atelier Kestrel" in Edinburgh, minimal and precise. Services: houses, extensions, listed buildings, interiors, feasibility studies. 22 Leith Walk, Edinburgh, call 0131 496 0171, studio@atelierkestrel.example',
  },
  {
    slug: 'marta-voss-illustration',
    title: 'Marta Voss',
    description: 'A freelance designer’s one-page folio: work, services, a way to write.',
    category: 'portfolio',
    tags: ['freelancer', 'designer', 'illustration'],
    language: 'en',
    prompt:
      'Portfolio of the freelance designer "Marta Voss" in Manchester, playful, coral red. Services: book covers from £600, posters from £350, packaging, brand drawings. Write to marta@voss.example, phone 0161 496 0195',
  },
  {
    slug: 'quartetto-brenta',
    title: 'Quartetto Brenta',
    description: 'Un quartetto d’archi: chi suona, che cosa, e come averlo a un concerto.',
    category: 'portfolio',
    tags: ['musica', 'concerti', 'quartetto'],
    language: 'it',
    prompt:
      'Sito del gruppo musicale "Quartetto Brenta" di Padova, quartetto d’archi, raffinato, bordeaux. Proposte: concerti da camera, matrimoni 900 €, lezioni-concerto per le scuole, registrazioni. Scrivi a suona@quartettobrenta.example, tel 049 555 0176',
  },
];
