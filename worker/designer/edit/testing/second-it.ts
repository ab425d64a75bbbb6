import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Written after the first fresh batch was mended and before any of it was run; see `edits.test.ts`. */
export const SECOND_IT: readonly EditTrial[] = [
  {
    say: 'il numero è sbagliato, quello giusto è 051 777 8899',
    expect: [],
    becomes: { phone: '051 777 8899' },
  },
  {
    say: 'la mail non è più quella, usa info@quercia.it',
    expect: [],
    becomes: { mail: 'info@quercia.it' },
  },
  {
    say: 'non ci chiamiamo più {name} ma La Quercia',
    expect: [],
    becomes: { name: 'La Quercia' },
  },
  {
    say: 'siamo aperti anche la domenica dalle 10 alle 14',
    expect: [
      page.partSays('hours', /dom.*10.*14/i),
      page.partSays('hours', /(?:gio|ven|sab).*(?:18|12)/i),
    ],
    only: ['hours'],
  },
  {
    say: 'da oggi il mercoledì siamo chiusi',
    expect: [page.partSays('hours', /mer.*chius/i), page.partSays('hours', /18/)],
    only: ['hours'],
  },
  { say: 'i prezzi in grassetto', expect: [judge.stylesChange()], only: ['services'] },
  {
    say: 'il terzo {kind} costa 22 euro',
    expect: [judge.price('{lastItem}', '22')],
    only: ['services'],
  },
  {
    say: 'via le domande frequenti e la galleria',
    expect: [judge.gone('faq'), judge.gone('gallery')],
    only: ['faq', 'faqLink', 'gallery', 'galleryLink'],
  },
  {
    say: 'sfondo del sito grigio chiaro',
    expect: [judge.background('body', 'grey', 'light')],
    only: ['styles'],
  },
  {
    say: 'titolo tutto maiuscolo',
    expect: [judge.style('headline', 'textTransform', 'uppercase')],
    only: ['headline'],
  },
  {
    say: 'il menu deve restare fisso in alto quando si scorre',
    expect: [judge.stylesChange()],
    only: ['header', 'nav'],
  },
  {
    say: 'foto della galleria con gli angoli arrotondati',
    expect: [judge.stylesChange()],
    only: ['gallery', 'galleryImage'],
  },
  {
    say: 'aggiungi alle domande: Accettate le carte? Sì, tutte.',
    expect: [page.partSays('faq', /Accettate le carte\? ?Sì, tutte\./)],
    only: ['faq'],
  },
  {
    say: 'mi serve una sezione per la newsletter',
    expect: [judge.adds(/newsletter/i)],
    only: ['added'],
  },
  {
    say: "c'è troppo spazio tra le sezioni",
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    say: 'al posto del colore attuale usa il blu come colore principale',
    expect: [page.someButton('blue')],
    only: ['styles'],
  },
  {
    say: 'aggiungi la sezione del team: Marta, Luca e Gio',
    expect: [judge.adds(/team/i), judge.says(/Marta, Luca e Gio/)],
    only: ['added'],
  },
  {
    say: 'il bottone fallo arancione e scrivici Chiamami',
    expect: [judge.background('button', 'orange'), judge.text('button', 'Chiamami')],
    only: ['button'],
  },
  {
    say: 'togli la frase sotto il titolo',
    expect: [judge.gone('lead')],
    only: ['lead'],
  },
  { say: 'fai riapparire la newsletter', expect: 'refused' },
  {
    say: 'metti i contatti in cima',
    expect: [judge.order('contact', 'about')],
    only: ['contact', 'contactLink'],
  },
  {
    say: 'duplica chi siamo',
    expect: [judge.repeats('{aboutHeading}', 2), judge.uniqueIds()],
    only: ['added'],
  },
  {
    say: 'scritte del footer più piccole',
    expect: [judge.stylesChange()],
    only: ['footer'],
  },
  {
    say: 'la galleria non serve, toglila',
    expect: [judge.gone('gallery')],
    only: ['gallery', 'galleryLink'],
  },
  {
    say: 'titolo della scheda: La Quercia | Bologna',
    expect: [judge.pageTitle('La Quercia | Bologna')],
    only: ['head'],
  },
];
