import * as page from './judge-page.ts';
import * as judge from './judge.ts';
import type { PairedTrial } from './paired-trials.ts';

/** Written once the sixth batch was mended, with all checks and before any of it was run; see `edits.test.ts`. */
export const SEVENTH_TRIALS: readonly PairedTrial[] = [
  {
    en: 'phone 07700 900 654 from today',
    it: 'da oggi il telefono e 347 1112223',
    expect: [],
    becomes: { en: { phone: '07700 900 654' }, it: { phone: '347 1112223' } },
  },
  {
    en: 'pls swap the old email for team@fresh.co.uk',
    it: 'al posto della vecchia mail metti squadra@fresco.it',
    expect: [],
    becomes: { en: { mail: 'team@fresh.co.uk' }, it: { mail: 'squadra@fresco.it' } },
  },
  {
    en: 'our place is at 40 King Street now',
    it: 'adesso stiamo in via Mazzini 40',
    expect: [],
    becomes: { en: { address: '40 King Street' }, it: { address: 'via Mazzini 40' } },
  },
  {
    en: 'you got our name wrong, we are Glow House',
    it: 'hai sbagliato il nome, ci chiamiamo Casa Luce',
    expect: [],
    becomes: { en: { name: 'Glow House' }, it: { name: 'Casa Luce' } },
  },
  {
    en: '{item} went up to 55',
    it: '{item} e salito a 55 euro',
    expect: [judge.price('{item}', '55')],
    only: ['services', 'hero'],
  },
  {
    en: 'charge 29 for {item2}',
    it: 'per {item2} chiediamo 29 euro',
    expect: [judge.price('{item2}', '29')],
    only: ['services', 'hero'],
  },
  {
    en: 'knock 10% off all prices',
    it: 'sconta tutto del 10%',
    expect: [page.pricesBecome((old) => old * 0.9)],
    only: ['services', 'hero'],
  },
  {
    en: 'cross {item2} off the list',
    it: 'leva {item2} dalla lista',
    expect: [judge.itemsIn('services', -1), page.itemGone('{item2}')],
    only: ['services', 'hero'],
  },
  {
    en: 'can you add evening visit 65 pounds under services',
    it: 'puoi mettere visita serale 65 euro nei servizi',
    expect: [
      judge.itemsIn('services', 1),
      page.partSays('services', /evening visit|visita serale/i),
    ],
    only: ['services'],
  },
  {
    en: 'new service: Gift box, £35',
    it: 'nuovo servizio: Cofanetto regalo, 35 euro',
    expect: [judge.itemsIn('services', 1), page.partSays('services', /Gift box|Cofanetto regalo/)],
    only: ['services'],
  },
  {
    en: 'change the name of {item2} to Quick fix',
    it: 'cambia il nome di {item2} in Ritocco veloce',
    expect: [page.partSays('services', /Quick fix|Ritocco veloce/)],
    only: ['services', 'hero', 'contact', 'footer'],
  },
  {
    en: 'fridays until 8pm',
    it: 'il venerdi fino alle 20',
    expect: [page.partSays('hours', /(?:Friday|venerd[iì])\D+\d[\d:.]*\D+(?:[\d:.]+\D+)*20/i)],
    only: ['hours'],
  },
  {
    en: 'no longer open on tuesdays',
    it: 'il martedi non siamo piu aperti',
    expect: [page.partSays('hours', /(?:Tue|mar)\S*\s*:?\s*(?:closed|chiuso)/i)],
    only: ['hours'],
  },
  {
    en: 'open sundays as well 11-3',
    it: 'apriamo pure la domenica 11-15',
    expect: [page.partSays('hours', /(?:Sun|dom)\w*\s*:?\s*11(?:[:.]00)?\D+15/i)],
    only: ['hours'],
  },
  {
    en: 'we are on holiday 3 to 17 august',
    it: 'siamo in ferie dal 3 al 17 agosto',
    expect: [judge.says(/on holiday 3 to 17 august|in ferie dal 3 al 17 agosto/i)],
    only: ['hours', 'contact', 'added', 'styles'],
  },
  {
    en: 'i think the gallery should come right after the banner',
    it: 'secondo me la galleria va subito dopo il banner',
    expect: [judge.order('gallery', 'services'), judge.order('hero', 'gallery')],
    only: ['gallery', 'galleryLink', 'services', 'about'],
  },
  {
    en: 'questions at the end please, after contacts',
    it: 'le domande alla fine, dopo i contatti',
    expect: [judge.order('contact', 'faq')],
    only: ['faq', 'faqLink', 'contact', 'contactLink', 'gallery'],
  },
  {
    en: 'bring about us further up',
    it: 'chi siamo spostalo sopra i servizi',
    expect: [judge.order('about', 'services')],
    only: ['about', 'aboutLink', 'services', 'servicesLink', 'gallery'],
    refusedOn: ['a chat model’s, English', 'a hand-made one, Italian'],
  },
  {
    en: 'we dont need the faq section',
    it: 'la parte delle domande non serve',
    expect: [judge.gone('faq')],
    only: ['faq', 'faqLink'],
  },
  {
    en: 'make the gallery disappear for now',
    it: 'per ora fai sparire la galleria',
    expect: [],
    only: ['gallery', 'galleryLink', 'styles'],
  },
  {
    en: 'footer color #222222',
    it: 'colore del footer #222222',
    expect: [page.groundIs('footer', 'rgb(34, 34, 34)')],
    only: ['footer'],
  },
  {
    en: 'the header could do with some purple',
    it: 'per la testata vorrei un bel viola',
    expect: [judge.background('header', 'purple')],
    only: ['header'],
  },
  {
    en: 'all buttons dark blue with white letters',
    it: 'tutti i bottoni blu scuro con scritta bianca',
    expect: [page.someButton('blue')],
    only: ['styles'],
  },
  {
    en: 'our colours are green and yellow not these',
    it: 'i nostri colori sono verde e giallo non questi',
    expect: 'refused',
  },
  {
    en: 'make the headline huge',
    it: 'il titolone fallo ancora piu grande',
    expect: [judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    en: 'headline in capitals and white',
    it: 'titolo maiuscolo e bianco',
    expect: [judge.style('headline', 'textTransform', 'uppercase')],
    only: ['headline'],
  },
  {
    en: 'small text is annoying, increase it a little',
    it: 'il testo piccolo da fastidio, aumentalo un pochino',
    expect: [page.allTextGrows('aboutText')],
    only: ['styles'],
  },
  {
    en: 'everything centered please',
    it: 'tutto centrato per favore',
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    en: 'less empty space',
    it: 'meno spazi vuoti',
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    en: 'the font looks old, use a modern one',
    it: 'il carattere e vecchio, mettine uno moderno',
    expect: [judge.stylesChange()],
    only: ['styles'],
  },
  {
    en: 'big title: Come as you are',
    it: 'titolo grande: Vieni come sei',
    expect: [page.partSays('headline', /^\s*(?:Come as you are|Vieni come sei)\s*$/)],
    only: ['headline'],
  },
  {
    en: "the button's text should be 'Say hello'",
    it: "il testo del bottone deve essere 'Ciao a tutti'",
    expect: [page.partSays('button', /^\s*(?:Say hello|Ciao a tutti)\s*$/)],
    only: ['button'],
  },
  {
    en: 'where it says {aboutHeading} i want A few words about us',
    it: "dove c'e scritto {aboutHeading} voglio Due parole su di noi",
    expect: [page.partSays('about', /A few words about us|Due parole su di noi/)],
    only: ['about', 'aboutLink'],
  },
  {
    en: 'call the contact section Come and see us',
    it: 'chiama la sezione contatti Vieni a vederci',
    expect: [page.partSays('contact', /Come and see us|Vieni a vederci/)],
    only: ['contact', 'contactLink', 'nav', 'footer', 'hero'],
  },
  {
    en: 'put in the footer: Made with love in town',
    it: 'metti nel footer: Fatto con amore in paese',
    expect: [page.partSays('footer', /Made with love in town|Fatto con amore in paese/)],
    only: ['footer'],
  },
  {
    en: 'add under the about text that dogs are welcome',
    it: 'aggiungi sotto chi siamo che i cani sono benvenuti',
    expect: [page.partSays('about', /dogs are welcome|cani sono benvenuti/i)],
    only: ['about'],
  },
  {
    en: 'take the first question out',
    it: 'togli la prima delle domande',
    expect: [
      ({ before, after }) =>
        judge.need(questions(before) === questions(after) + 1, 'not one question less'),
    ],
    only: ['faq'],
  },
  {
    en: 'put this question in the faq: Can I bring my dog? Of course.',
    it: 'metti questa domanda nelle faq: Posso portare il cane? Certo.',
    expect: [page.partSays('faq', /bring my dog\?|portare il cane\?/i)],
    only: ['faq'],
  },
  {
    en: 'add a review, Jane said "I came back twice"',
    it: 'aggiungi recensione, Gianna ha detto "Ci torno di sicuro"',
    expect: [judge.says(/I came back twice|Ci torno di sicuro/)],
    only: ['reviews', 'added'],
  },
  {
    en: 'our facebook is facebook.com/glowhouse',
    it: 'il nostro facebook e facebook.com/casaluce',
    expect: [page.hasLink(/facebook\.com\/(?:glowhouse|casaluce)/)],
    only: ['contact', 'footer'],
  },
  {
    en: 'link the main button to the questions',
    it: 'il bottone principale deve portare alle domande',
    expect: [judge.linksTo('button', 'faq')],
    only: ['button'],
  },
  {
    en: 'menu: change Contact to Reach us',
    it: 'menu: cambia Contatti in Dove e come',
    expect: [page.partSays('nav', /Reach us|Dove e come/)],
    only: ['nav', 'contact', 'hero', 'footer'],
    refusedOn: ['a chat model’s, English'],
  },
  {
    en: 'lose the prices from the page',
    it: 'via i prezzi dalla pagina',
    expect: [page.unpriced('{item}'), page.unpriced('{item2}')],
    only: ['services', 'hero'],
  },
  {
    en: 'write a notice at the top saying closed this friday',
    it: 'scrivi un avviso in cima: questo venerdi chiuso',
    expect: [judge.says(/closed this friday|questo venerdi chiuso/i)],
    only: ['added', 'styles'],
  },
  {
    en: 'a warmer look',
    it: 'un aspetto piu caldo e accogliente',
    expect: 'refused',
  },
  {
    en: 'add a map',
    it: 'aggiungi la mappa cosi la gente ci trova',
    expect: [judge.adds(/how to find us|dove siamo|come raggiungerci/i)],
    only: ['added', 'styles'],
  },
  {
    en: 'i want visitors to book an appointment',
    it: 'vorrei che i clienti potessero prenotare',
    expect: 'refused',
  },
  {
    en: 'make the gallery pictures bigger',
    it: 'foto della galleria piu grandi',
    expect: [judge.stylesChange()],
    only: ['gallery', 'styles'],
  },
  {
    en: 'rewrite the headline',
    it: 'riscrivi il titolo',
    expect: 'refused',
  },
  {
    en: 'make it pop',
    it: 'dagli piu carattere',
    expect: 'refused',
  },
  {
    en: 'when people click the gallery show it full screen',
    it: 'quando cliccano la galleria aprila a tutto schermo',
    expect: 'refused',
  },
  {
    en: 'do you like the colour of the footer',
    it: 'ti piace il colore del footer',
    expect: 'refused',
  },
  {
    en: 'i will send you the new prices tomorrow',
    it: 'domani ti mando i prezzi nuovi',
    expect: 'refused',
  },
  {
    en: 'the price of {item} is wrong',
    it: 'il prezzo di {item} e sbagliato',
    expect: 'refused',
  },
  {
    en: 'leave the gallery where it is',
    it: "lascia la galleria dov'e",
    expect: 'refused',
  },
  {
    en: 'maybe blue, maybe green, not sure about the header',
    it: 'forse blu forse verde, non so per la testata',
    expect: 'refused',
  },
  {
    en: 'remove every other picture',
    it: 'togli una foto si e una no',
    expect: 'refused',
  },
  {
    en: 'the header was blue before',
    it: 'prima la testata era blu',
    expect: 'refused',
  },
  {
    en: 'someone wrote that the footer is ugly',
    it: 'qualcuno ha scritto che il footer e brutto',
    expect: 'refused',
  },
  {
    en: 'green footer, drop the gallery and call us on 07700 900 654',
    it: 'footer verde, togli la galleria e il numero diventa 347 1112223',
    expect: [judge.background('footer', 'green'), judge.gone('gallery')],
    becomes: { en: { phone: '07700 900 654' }, it: { phone: '347 1112223' } },
    only: ['footer', 'gallery', 'galleryLink', 'styles'],
  },
];

function questions(view: Parameters<typeof page.questionsOf>[0]): number {
  return page.questionsOf(view).length;
}
