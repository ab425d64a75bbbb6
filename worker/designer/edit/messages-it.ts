import type { FactKind } from './intents/edit-intent.ts';
import type { ElementKind, SectionKind } from './page/parts.ts';
import type { EditMessages } from './messages-en.ts';

const ELEMENTS: Record<ElementKind, string> = {
  headline: 'Titolo',
  headings: 'Titoli',
  sectionTitles: 'Titoli delle sezioni',
  heading: 'Titolo',
  lead: 'Sottotitolo',
  text: 'Testo',
  paragraphs: 'Testo corrente',
  button: 'Pulsante',
  buttons: 'Pulsanti',
  link: 'Link',
  links: 'Link',
  image: 'Immagine',
  images: 'Immagini',
  logo: 'Logo',
  cards: 'Riquadri',
  list: 'Elenco',
  page: 'Pagina',
  sections: 'Sezioni',
  'nav-links': 'Voci del menu',
  favicon: 'Favicon',
  names: 'Nomi delle voci',
  form: 'Modulo',
  prices: 'Prezzi',
  phone: 'Numero di telefono',
  background: 'Pagina',
};

const SECTIONS: Record<SectionKind, string> = {
  header: 'intestazione',
  nav: 'navigazione',
  hero: 'sezione di apertura',
  about: 'chi siamo',
  services: 'servizi',
  prices: 'listino prezzi',
  menu: 'menu',
  products: 'prodotti',
  gallery: 'galleria',
  team: 'team',
  testimonials: 'recensioni',
  faq: 'domande frequenti',
  hours: 'orari di apertura',
  map: 'come raggiungerci',
  contact: 'contatti',
  booking: 'modulo di prenotazione',
  newsletter: 'newsletter',
  blog: 'blog',
  events: 'eventi',
  process: 'come funziona',
  partners: 'partner',
  cta: 'invito all’azione',
  footer: 'piè di pagina',
};

function places(count: number): string {
  return count === 1 ? '1 punto' : `${count} punti`;
}

const STYLES: Readonly<Record<string, string>> = {
  'text-align: center': 'ora al centro',
  'text-align: left': 'ora a sinistra',
  'text-align: right': 'ora a destra',
  'text-align: justify': 'ora con i margini allineati',
  'font-weight: 700': 'ora in grassetto',
  'font-weight: 400': 'senza grassetto',
  'font-style: italic': 'ora in corsivo',
  'font-style: normal': 'senza corsivo',
  'text-transform: uppercase': 'ora in maiuscolo',
  'text-transform: lowercase': 'ora in minuscolo',
  'text-transform: none': 'senza maiuscole',
  'text-decoration: underline': 'con sottolineatura',
  'text-decoration: none': 'senza sottolineatura',
  'box-shadow: none': 'senza ombra',
  'box-shadow: 0 8px 24px rgb(0 0 0 / 0.16)': 'ora con un’ombra',
  'position: sticky': 'resta in vista mentre si scorre la pagina',
};

const FACTS: Record<FactKind, string> = {
  phone: 'Telefono',
  whatsapp: 'Numero WhatsApp',
  mail: 'E-mail',
  address: 'Indirizzo',
  name: 'Nome',
};

export const EDIT_MESSAGES_IT: EditMessages = {
  elements: ELEMENTS,
  sections: SECTIONS,
  selection: 'Elemento selezionato',
  sectionLabel: (heading) => `Sezione «${heading}»`,
  inSection: (element, section) => `${element} (${section})`,
  background: (part, colour) => `${part}: ora lo sfondo è ${colour}.`,
  textColour: (part, colour) => `${part}: ora il testo è ${colour}.`,
  shaded: (colour) =>
    `${colour} lì si leggerebbe male, quindi ho usato la tonalità più vicina che si legge bene.`,
  shade: (part, direction) => `${part}: colore più ${direction > 0 ? 'chiaro' : 'scuro'}.`,
  brand: (colour) => `Colore principale della pagina: ${colour}.`,
  colourSwapped: (from, to) => `Dove la pagina era ${from}, ora è ${to}.`,
  colourShaded: (colour, direction) =>
    `Dove la pagina è ${colour}: più ${direction > 0 ? 'chiaro' : 'scuro'}.`,
  noSuchColour: (colour) => `Tra i colori della pagina non c’è ${colour}.`,
  font: (part, font) => `${part}: nuovo carattere, ${font}.`,
  otherFont: (titles, text) =>
    `Nuovi caratteri: ${titles} per i titoli, ${text} per i testi. Chiedimelo ancora per averne altri.`,
  onPhones: (part, direction) =>
    `${part}: dimensioni ${direction > 0 ? 'aumentate' : 'ridotte'} sui telefoni.`,
  bigger: (part) => `${part}: dimensioni aumentate.`,
  smaller: (part) => `${part}: dimensioni ridotte.`,
  moreSpace: (part) => `${part}: più spazio.`,
  lessSpace: (part) => `${part}: meno spazio.`,
  rounder: (part) => `${part}: angoli più arrotondati.`,
  squarer: (part) => `${part}: angoli più squadrati.`,
  style: (part, property, value) =>
    `${part}: ${STYLES[`${property}: ${value}`] ?? (value.startsWith('brightness(1') ? 'più chiaro' : 'più scuro')}.`,
  added: (section) => `Sezione aggiunta: ${section}.`,
  addedWithGaps: (section) =>
    `Sezione aggiunta: ${section}. I punti segnati come segnaposto sono da completare: non ho inventato nulla.`,
  removed: (part) => `Elemento eliminato: ${part}.`,
  removedWithLinks: (part, links) =>
    `Elemento eliminato: ${part}, insieme ${links === 1 ? 'al link' : `ai ${links} link`} che ci portava${links === 1 ? '' : 'no'}.`,
  hidden: (part) => `Ora non si vede più: ${part}. Resta nella pagina e si può mostrare di nuovo.`,
  shown: (part) => `Di nuovo visibile: ${part}.`,
  duplicated: (part) => `Copia creata: ${part}.`,
  moved: (part) => `Spostamento fatto: ${part}.`,
  wordsMarked: (words, tag) => `«${words}»: ora in ${tag === 'strong' ? 'grassetto' : 'corsivo'}.`,
  countLeft: (text) => `Guarda se «${text}» vale ancora: ora l’elenco ha un altro numero di voci.`,
  sorted: (entries, count) => `Messe in ordine: ${count} voci (${entries} …).`,
  noOrder: 'Non tutte le voci di quell’elenco dicono ciò per cui andrebbero ordinate.',
  swapped: (parts) => `Scambiate di posto: ${parts}.`,
  pricesRemoved: (count) =>
    count === 1 ? 'Prezzo tolto da 1 voce.' : `Prezzi tolti da ${count} voci.`,
  otherCurrency: (sign) => `I prezzi di questa pagina sono in ${sign}. Dimmi l’importo in ${sign}.`,
  noPrices: 'In questa pagina non ho trovato prezzi.',
  questionAdded: (question) => `Domanda aggiunta: «${question}»`,
  reviewAdded: (section) => `${section}: recensione aggiunta con le tue parole.`,
  darkPage: () => 'Ora la pagina è scura e i testi si leggono bene.',
  alreadyDarkPage: 'La pagina è già scura.',
  pricesChanged: (count) =>
    count === 1 ? 'Ricalcolato 1 prezzo.' : `Ricalcolati ${count} prezzi.`,
  priceBelowNothing: 'Così un prezzo scenderebbe a zero o sotto.',
  question:
    'L’ho letta come una domanda, e io eseguo soltanto modifiche. Se qualcosa deve cambiare, dimmi che cosa, dove e come diventa.',
  undo: 'Non posso annullare una modifica precedente: usa Annulla, oppure scegli una versione precedente nella Cronologia.',
  ask: {
    language:
      'Non so tradurre: questo assistente fa piccole modifiche di cui è sicuro. Dimmi le parole da cambiare, per esempio: cambia «…» in «…».',
    phone: 'Scrivimi anche il numero, per esempio: aggiungi il telefono 06 1234567.',
    mail: 'Scrivimi anche l’indirizzo e-mail, per esempio: la mail è ciao@esempio.it.',
    address: 'Scrivimi anche l’indirizzo, per esempio: siamo in via Roma 5, Torino.',
    name: 'Scrivimi anche il nome, per esempio: il locale si chiama «…».',
    font: 'Dimmi quale carattere, per esempio: usa Lora, oppure: usa un carattere con le grazie.',
    look: 'Un aspetto può voler dire molte cose. Dimmi che cosa cambiare, per esempio: usa un carattere con le grazie, più spazio tra le sezioni, pulsanti rosso scuro.',
    price: 'Dimmi anche il prezzo, per esempio: aggiungi il prezzo 35 €.',
    element: 'Dimmi quale parte intendi, oppure selezionala prima nella pagina.',
    words: 'Dimmi anche le parole nuove, per esempio: cambia il titolo in «…».',
    which: 'Si può intendere in più modi. Quale intendi?',
    review:
      'Non invento recensioni. Scrivimi la recensione e chi l’ha lasciata, per esempio: aggiungi la recensione di Anna: «…».',
  },
  text: (from, to, times) =>
    `«${from}» è diventato «${to}»${times > 1 ? ` (${places(times)})` : ''}.`,
  setText: (part, to) => `${part}: ora dice «${to}».`,
  fact: (fact, value, times) => `${FACTS[fact]}: ${value} (${places(times)}).`,
  halfAddress:
    'Non ho capito che cosa resta del vecchio indirizzo. Scrivimelo intero (via, CAP, città) e cita tra virgolette le righe sul piano da cambiare.',
  wayInLeft: (line) => `Nella pagina resta scritto «${line}»: dimmi se va tolto.`,
  fromNow: (since) => `«${since}»: una pagina non può aspettare, quindi lo mostra già da ora.`,
  nameLeft: (name, where, isPicture) =>
    `«${name}» è ancora sulla pagina, ${isPicture ? 'in un’immagine' : 'in'}: «${where}». Dimmi se va tolto o cambiato anche lì.`,
  lightOnly: 'In modalità scura i colori restano come sono, così i testi si leggono bene.',
  atLimit: (part) =>
    `${part}: è già grande quanto permette il suo spazio. Più grande uscirebbe dai bordi; con meno parole ci sarebbe posto.`,
  noHours:
    'Non sono riuscito a leggere gli orari attuali della pagina. Scrivimi tutta la settimana, per esempio: orari lun–ven 9–18.',
  hours: () => 'Orari di apertura aggiornati.',
  priceLeft: (text) => `La cifra di prima resta scritta in: «${text}».`,
  described: (item, text) => `Descrizione di ${item}: «${text}».`,
  price: (item, amount) => `Prezzo di ${item}: ${amount}.`,
  value: (name, from, to) => `${name}: ${to} (prima ${from}).`,
  itemAdded: (item, amount) => `Voce aggiunta all’elenco: ${item}${amount ? `, ${amount}` : ''}.`,
  itemsAdded: (count, first, last) =>
    `${count} voci aggiunte all’elenco, da «${first}» a «${last}».`,
  linkRemoved: (label) => `Tolta dal menu la voce ${label}. Ciò a cui porta resta.`,
  linkAdded: (label) => `Menu: voce «${label}» aggiunta.`,
  buttonAdded: (label, href) => `Pulsante aggiunto: «${label}», che porta a ${href}.`,
  contactAdded: (label) => `Aggiunto ai contatti: ${label}.`,
  linkAddedBeside: (label) => `Aggiunto accanto agli altri link: ${label}.`,
  link: (part, href) => `${part}: ora porta a ${href}.`,
  title: (value) => `Titolo della pagina: ${value}.`,
  description: (value) => `Descrizione della pagina: ${value}.`,
  darkMode: () => 'Modalità scura: la pagina segue le impostazioni di chi la visita.',
  image: (part) => `${part}: immagine sostituita.`,
  alt: (part) => `${part}: cambiata la descrizione per chi usa un lettore di schermo.`,
  shortened: (part) => `${part}: testo accorciato alle prime frasi.`,
  notFound: (what) => `In questa pagina non c’è «${what}».`,
  noPart: (what) => `In questa pagina non ho trovato: ${what}.`,
  noText: (text) => `La pagina non contiene «${text}».`,
  noFact: {
    phone: 'In questa pagina non ho trovato un numero di telefono.',
    whatsapp:
      'In questa pagina non ho trovato un solo link WhatsApp da cambiare. Per aggiungerlo scrivi: aggiungi WhatsApp 333 1234567.',
    mail: 'In questa pagina non ho trovato un indirizzo e-mail.',
    address: 'In questa pagina non ho trovato un indirizzo.',
    name: 'Non sono riuscito a capire qual è il nome attuale. Scrivimi: cambia «vecchio nome» in «nuovo nome».',
  },
  already: (what) => `${what}: è già così.`,
  textAdded: (section) => `${section}: ho aggiunto il tuo testo come paragrafo.`,
  lineAdded: (text) => `Aggiunto, su una riga sua: «${text}».`,
  alreadyThere: (section) =>
    `Nella pagina c’è già: ${section}. Dimmi che cosa cambiare, oppure chiedimi di duplicarla.`,
  alreadyDark: 'La pagina ha già una modalità scura che segue le impostazioni di chi la visita.',
  noSource:
    'Dimmi l’indirizzo della nuova immagine (https://… oppure il nome di un file caricato).',
  needsWriting: 'Non posso allungare un testo senza inventare. Scrivimi il testo da aggiungere.',
  tooShort: 'Il testo è già il più breve che posso fare.',
  noticeAdded: (text: string) => `Avviso sopra il contenuto: «${text}».`,
  noDescription: (item: string) =>
    `Non ho capito quale testo descrive «${item}». Scrivimi le parole da cambiare, per esempio: cambia «…» in «…».`,
  noList:
    'Non ho trovato un elenco a cui aggiungerla, o ne vanno bene diversi. Dimmi la sezione, per esempio: aggiungi «…» ai servizi.',
  noTokens: 'I colori di questa pagina stanno in fogli di stile collegati che non posso vedere.',
  noMainColour:
    'Non ho capito qual è il colore principale della pagina. Indica una parte, per esempio: fai l’intestazione blu.',
  tooLarge:
    'Questa pagina è troppo grande per il designer integrato, che lavora su pagine fino a 600 KB di codice. Modificala nell’editor del codice oppure dividila in due.',
  tooManyParts: 'Sarebbero più di 10.000 punti in una volta. Dimmi in quale sezione.',
  tooManyWords:
    'È più di quanto riesca a leggere in una volta. Dividi la richiesta in richieste più brevi.',
  notKept: (text: string) =>
    `Ho provato a fare “${text}”, ma la pagina non è venuta come chiesto, quindi l’ho lasciata com’era.`,
  notUnderstood: (texts, unknown) =>
    `Non ho capito: ${texts.map((text) => `«${text}»`).join(', ')}.${unknown.length > 0 ? ` Non trovo ${unknown.map((word) => `«${word}»`).join(', ')} né nella pagina né tra le istruzioni che conosco.` : ''}`,
  about: (text, reason) => `«${text}»: ${reason}`,
  cannot: {
    untrue: 'non scrivo cose che tu stesso dici non vere. Dimmi com’è davvero e lo scrivo.',
    reviews:
      'non invento recensioni. Scrivimene una vera e chi l’ha scritta, per esempio: aggiungi una recensione di Anna: «…».',
    figures:
      'non scrivo voti o numeri approssimativi. Dimmi quelli esatti, oppure l’indirizzo della tua pagina lì.',
    messages:
      'una pagina non può spedire e-mail, newsletter o SMS e non conosce i recapiti di chi la visita. Posso aggiungere un link a un servizio che lo fa.',
    payments:
      'qui non posso incassare pagamenti. Posso aggiungere un pulsante che porta al tuo negozio o al tuo servizio di pagamento: dimmi l’indirizzo.',
    accounts:
      'non posso creare accessi con password. Posso aggiungere un link a un servizio che li offre: dimmi l’indirizzo.',
    bookings:
      'non posso collegare un calendario di prenotazioni. Posso aggiungere un pulsante che porta alla tua pagina di prenotazione: dimmi l’indirizzo.',
    votes:
      'una pagina non può contare voti o raccogliere commenti di chi la visita. Posso aggiungere una recensione che hai ricevuto: dimmi le parole e chi le ha scritte.',
    ranking:
      'nessuno può promettere un posto su Google. Aiutano un titolo e una descrizione chiari: dimmeli, per esempio: il titolo della pagina è «…», la descrizione è «…».',
    statistics:
      'una pagina non conta chi la visita e non può riferirlo. Lo fa un servizio di statistiche: fatti dare il suo codice e mettilo nella pagina.',
    live: 'una pagina mostra quello che c’è scritto: non legge dati altrove e non fa nulla da sola. Posso aggiungere un link a un servizio che lo fa (dimmi l’indirizzo), oppure una riga che tieni aggiornata tu.',
    customers:
      'non posso portare visite o ordini. Posso rendere più chiaro quello che offri: dimmi le parole, per esempio: cambia il titolo in «…».',
    translate:
      'non so tradurre. Duplica il sito e cambia i testi cliccandoli, oppure dimmi le parole: cambia «…» in «…».',
    shorten:
      'non posso scegliere io quali tue frasi togliere. Clicca il testo per accorciarlo, oppure dimmi le parole: togli «…».',
    copy: 'non invento testi che la pagina direbbe a nome tuo. Dimmi le parole e dove vanno.',
    file: 'mi serve il file: caricalo, poi dimmi il suo nome o il suo indirizzo (https://…) e dove va.',
    look: 'un aspetto può voler dire molte cose. Dimmi che cosa cambiare, per esempio: usa un carattere con le grazie, più spazio tra le sezioni, pulsanti rosso scuro.',
    rewrite:
      'non scrivo testi di testa mia. Dimmi le parole nuove, per esempio: cambia «…» in «…».',
  },
  refused: (problems) => `${problems} Non ho cambiato nulla e non è stato addebitato nulla.`,
  next: {
    link: 'Per andare avanti mi serve l’indirizzo completo (https://…) e il punto o le parole che devono portarci.',
    which:
      'Dimmi quali parole o quale parte cambiare e che cosa diventano, per esempio: cambia «…» in «…».',
  },
  model: 'Questo assistente fa soltanto le modifiche di cui è sicuro.',
  click: 'Puoi anche cliccare l’elemento nella pagina e cambiarlo lì, gratis.',
};
