import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { PairedTrial } from './paired-requests.ts';

/** Requests that were once carried out wrongly, or refused although they can be done. */
export const ONCE_WRONG_REQUESTS: readonly PairedTrial[] = [
  {
    en: 'The address is wrong, it is 9 Castle Street',
    it: "L'indirizzo è sbagliato, quello giusto è via Garibaldi 9",
    expect: [],
    becomes: { en: { address: '9 Castle Street' }, it: { address: 'via Garibaldi 9' } },
    only: ['address'],
  },
  {
    en: 'the e-mail is not right. It should be post@hillside.co.uk',
    it: 'la mail è vecchia, usa posta@collina.it',
    refusedIn: ['en'],
    expect: [],
    becomes: { en: { mail: 'post@hillside.co.uk' }, it: { mail: 'posta@collina.it' } },
  },
  {
    en: 'the header looks boring, try orange',
    it: "l'intestazione è noiosa, prova l'arancione",
    expect: [judge.background('header', 'orange')],
    only: ['header'],
  },
  {
    en: 'Do you think the header should be blue?',
    it: "Secondo te l'intestazione dovrebbe essere blu?",
    expect: 'refused',
  },
  {
    en: 'would the footer look better in black?',
    it: 'non ti sembra che il footer starebbe meglio nero?',
    expect: 'refused',
  },
  {
    en: 'should I delete the gallery?',
    it: 'dovrei togliere la galleria?',
    expect: 'refused',
  },
  {
    en: 'is the gallery too long? make the footer black',
    it: 'la galleria è troppo lunga? fai il footer nero',
    expect: [judge.background('footer', 'black')],
    only: ['footer'],
    partly: true,
  },
  {
    en: 'cut all the prices in half',
    it: 'dimezza tutti i prezzi',
    expect: [page.pricesBecome((old) => old / 2)],
    only: ['services', 'hero'],
  },
  {
    en: 'put all prices up by 10 percent',
    it: 'aumenta tutti i prezzi del 10%',
    expect: [page.pricesBecome((old) => old * 1.1)],
    only: ['services', 'hero'],
  },
  {
    en: 'lower every price by 2 pounds',
    it: 'abbassa tutti i prezzi di 2 euro',
    expect: [page.pricesBecome((old) => old - 2)],
    only: ['services', 'hero'],
  },
  {
    en: 'take 500 pounds off all the prices',
    it: 'togli 500 euro da tutti i prezzi',
    expect: 'refused',
  },
  {
    en: 'people should write to post@hillside.co.uk',
    it: 'chi vuole può scriverci a posta@collina.it',
    refusedIn: ['en', 'it'],
    expect: [],
    becomes: { en: { mail: 'post@hillside.co.uk' }, it: { mail: 'posta@collina.it' } },
  },
  {
    en: 'the FAQ can go',
    it: 'le domande frequenti possono sparire',
    expect: [judge.gone('faq')],
    only: ['faq', 'faqLink'],
  },
  {
    en: 'kill the gallery',
    it: 'la galleria va tolta',
    expect: [judge.gone('gallery')],
    only: ['gallery', 'galleryLink'],
  },
  {
    en: 'the text of the button must be Call right now',
    it: 'il testo del pulsante deve essere Chiama subito',
    refusedIn: ['en'],
    expect: [page.partSays('button', /^\s*(?:Call right now|Chiama subito)\s*$/)],
    only: ['button'],
  },
  {
    en: 'we also open on Sundays, from 10 to 13',
    it: 'apriamo anche la domenica, dalle 10 alle 13',
    expect: [page.partSays('hours', /(?:Sun|Dom)\D*10[:.]00\D+13[:.]00/i)],
    only: ['hours'],
  },
  {
    en: 'Make the page black',
    it: 'fai la pagina nera',
    expect: [page.darkPage()],
    only: ['styles'],
  },
  {
    en: 'the header should not be sticky',
    it: "l'intestazione non deve restare fissa",
    expect: 'refused',
  },
  {
    en: 'add to the services Gift card at 35 pounds',
    it: 'aggiungi tra i servizi Carta regalo a 35 euro',
    expect: [judge.itemsIn('services', 1), page.itemAdded(/^\W*(?:Gift card|Carta regalo)/)],
    only: ['services'],
  },
];
