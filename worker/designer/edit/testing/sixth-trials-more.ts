import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { PairedTrial } from './paired-trials.ts';

/** The other half of the sixth batch. */
export const SIXTH_TRIALS_MORE: readonly PairedTrial[] = [
  {
    en: 'delete the last question',
    it: "cancella l'ultima domanda",
    expect: [page.lastQuestionGone()],
    only: ['faq'],
  },
  {
    en: 'add a question do you take card? yes we do',
    it: 'aggiungi la domanda: si puo pagare con la carta? Si certo',
    expect: [page.partSays('faq', /card\?|carta\?/i)],
    only: ['faq'],
  },
  {
    en: 'new review from Tom: "Lovely people"',
    it: 'metti la recensione di Tommaso: "Gente in gamba"',
    expect: [judge.says(/Lovely people|Gente in gamba/)],
    only: ['reviews', 'added'],
  },
  {
    en: 'we are on instagram @our_place',
    it: 'siamo su instagram @posto_nostro',
    expect: [page.hasLink(/instagram\.com\/(?:our_place|posto_nostro)/)],
    only: ['contact', 'footer'],
  },
  {
    en: 'people can also whatsapp us on 07700 900555',
    it: 'potete scriverci anche su whatsapp 333 5550000',
    expect: [page.hasLink(/wa\.me\/(?:447700900555|393335550000)/)],
    only: ['contact', 'footer'],
  },
  {
    en: 'the button must go to https://book.example.com',
    it: 'il bottone deve andare su https://book.example.com',
    expect: [judge.attribute('button', 'href', 'https://book.example.com')],
    only: ['button'],
  },
  {
    en: 'clicking the button should call us',
    it: 'cliccando il bottone si deve chiamare il numero',
    expect: 'refused',
  },
  {
    en: 'remove About from the menu',
    it: 'togli Contatti dal menu',
    expect: [page.lacks('nav', /\bAbout\b|\bContatti\b/)],
    only: ['nav'],
  },
  {
    en: 'add Offers to the menu',
    it: 'aggiungi Offerte al menu',
    expect: [page.partSays('nav', /Offers|Offerte/)],
    only: ['nav'],
  },
  {
    en: 'header blue, footer black and buttons red',
    it: 'testata blu, footer nero e pulsanti rossi',
    expect: [
      judge.background('header', 'blue'),
      judge.background('footer', 'black'),
      page.someButton('red'),
    ],
    only: ['header', 'footer', 'styles'],
  },
  {
    en: 'put a light grey background behind the questions',
    it: 'sfondo grigio chiaro per le domande',
    expect: [judge.background('faq', 'grey', 'light')],
    only: ['faq'],
  },
  {
    en: 'prices in red',
    it: 'i prezzi mettili in rosso',
    expect: [judge.stylesChange()],
    only: ['services', 'hero'],
  },
  {
    en: 'write the prices in bold',
    it: 'prezzi in neretto',
    expect: [judge.stylesChange()],
    only: ['services', 'hero'],
  },
  {
    en: 'dont show prices',
    it: 'non mostrare i prezzi',
    expect: [page.unpriced('{item}'), page.unpriced('{item2}')],
    only: ['services', 'hero'],
  },
  {
    en: 'the menu should always stay on top when scrolling',
    it: 'il menu deve rimanere sempre visibile in alto',
    expect: [judge.stylesChange()],
    only: ['header', 'nav'],
  },
  {
    en: 'can we have the page in italian',
    it: 'metti la pagina in inglese',
    expect: [
      ({ before, after }) => judge.need(before.words !== after.words, 'nothing is translated'),
    ],
    only: ['words', 'styles', 'head'],
    partly: true,
  },
  {
    en: 'make it a bit more elegant',
    it: 'un po piu elegante',
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    en: 'looks too childish, make it more serious',
    it: 'sembra da bambini, fallo piu serio',
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    en: 'the about text is too long, cut it',
    it: 'il testo di chi siamo e lungo, accorcialo',
    expect: [judge.shorter('about')],
    only: ['about'],
  },
  {
    en: 'replace the about text with: We opened in 1999 and never left.',
    it: 'cambia il testo di chi siamo con: Abbiamo aperto nel 1999 e siamo ancora qui.',
    expect: [page.partSays('about', /We opened in 1999|Abbiamo aperto nel 1999/)],
    only: ['about'],
  },
  {
    en: 'add a section for our workshops: every first Sunday at 10',
    it: 'aggiungi una sezione sui corsi: ogni prima domenica alle 10',
    expect: [judge.says(/every first Sunday at 10|ogni prima domenica alle 10/i)],
    only: ['added'],
  },
  {
    en: 'i need a newsletter signup',
    it: 'mi serve un iscrizione alla newsletter',
    expect: [judge.adds(/newsletter/i)],
    only: ['added', 'styles'],
  },
  {
    en: 'add our team, Anna the boss and Joe',
    it: 'aggiungi il team: Anna la titolare e Gino',
    expect: [judge.says(/Anna/), judge.says(/Joe|Gino/)],
    only: ['added', 'styles'],
  },
  {
    en: 'swap about with gallery',
    it: 'scambia di posto chi siamo e galleria',
    expect: [judge.order('gallery', 'about')],
    only: ['about', 'gallery', 'aboutLink', 'galleryLink'],
  },
  {
    en: 'google title: Best in town',
    it: 'titolo su google: I migliori in zona',
    expect: [page.titled(/^(?:Best in town|I migliori in zona)$/)],
    only: ['head'],
  },
  {
    en: 'change the first picture to https://example.com/new.jpg',
    it: 'cambia la prima foto con https://example.com/new.jpg',
    expect: [judge.says(/./)],
    only: ['hero', 'gallery', 'about', 'styles', 'head'],
  },
  {
    en: 'gallery pics with round corners',
    it: 'foto della galleria con angoli tondi',
    expect: [judge.stylesChange()],
    only: ['gallery', 'styles'],
  },
  {
    en: 'description of {item}: one hour with Sarah',
    it: 'descrizione di {item}: un ora con Sara',
    expect: [page.partSays('services', /one hour with Sarah|un.ora con Sara/)],
    only: ['services'],
    refusedOn: ['a hand-made one, Italian'],
  },
  {
    en: 'is it possible to book online?',
    it: 'ma si puo prenotare online?',
    expect: 'refused',
  },
  {
    en: 'why is the header so big',
    it: 'come mai la testata e cosi grande',
    expect: 'refused',
  },
  {
    en: 'send me the bill',
    it: 'mandami la fattura',
    expect: 'refused',
  },
  {
    en: 'put it back how it was before',
    it: 'rimettilo come prima',
    expect: 'refused',
  },
  {
    en: 'dont touch the header',
    it: 'non toccare la testata',
    expect: 'refused',
  },
  {
    en: 'the price of {item} is not 45',
    it: 'il prezzo di {item} non e 45',
    expect: 'refused',
  },
  {
    en: 'if it rains we open later',
    it: 'se piove apriamo dopo',
    expect: 'refused',
  },
  {
    en: 'show the gallery only to members',
    it: 'mostra la galleria solo ai soci',
    expect: 'refused',
  },
  {
    en: 'make the gallery slide by itself',
    it: 'fai scorrere la galleria da sola',
    expect: 'refused',
  },
  {
    en: 'my cousin says the footer should be pink, what do you think',
    it: 'mio cugino dice che il footer va rosa, tu che dici',
    expect: 'refused',
  },
  {
    en: 'double check the phone number',
    it: 'ricontrolla il numero di telefono',
    expect: 'refused',
  },
  {
    en: 'black header, new phone 07700 900 321 and move the gallery after the contacts',
    it: 'testata nera, telefono nuovo 333 9876543 e sposta la galleria dopo i contatti',
    expect: [judge.background('header', 'black'), judge.order('contact', 'gallery')],
    becomes: { en: { phone: '07700 900 321' }, it: { phone: '333 9876543' } },
    only: ['header', 'gallery', 'galleryLink', 'contactLink', 'styles'],
  },
];
