import * as judge from './judge.ts';
import type { EditTrial } from './run-trial.ts';

/** Requests the grammar was tried on while it grew. */
export const TRIALS_IT: readonly EditTrial[] = [
  {
    say: "sfondo dell'intestazione: #222222",
    expect: [judge.background('header', 'grey', 'dark')],
    only: ['header'],
  },
  {
    say: 'Per favore, fai il footer rosso scuro.',
    expect: [judge.background('footer', 'red', 'dark')],
    only: ['footer'],
  },
  {
    say: 'colora di azzurro la sezione chi siamo',
    expect: [judge.background('about', 'blue', 'light')],
    only: ['about'],
  },
  {
    say: 'dai uno sfondo beige ai servizi',
    expect: [judge.background('services', 'yellow', 'light')],
    only: ['services'],
  },
  {
    say: 'puoi fare il pulsante verde?',
    expect: [judge.background('button', 'green')],
    only: ['button'],
  },
  {
    say: 'il piè di pagina deve essere nero',
    expect: [judge.background('footer', 'black')],
    only: ['footer'],
  },
  {
    say: 'cambia il colore del titolo in blu scuro',
    expect: [judge.textColour('headline', 'blue')],
    only: ['headline'],
  },
  {
    say: 'metti lo sfondo della pagina color crema',
    expect: [judge.background('body', 'yellow', 'light')],
    only: ['styles'],
  },
  {
    say: "cambia il colore d'accento in petrolio",
    expect: [judge.brand('blue')],
    only: ['styles'],
  },
  {
    say: 'il nostro colore aziendale è il verde scuro',
    expect: [judge.brand('green')],
    only: ['styles'],
  },
  { say: "schiarisci l'header", expect: [judge.stylesChange()], only: ['header'] },
  {
    say: 'usa Georgia per i titoli',
    refusedOn: ['own'],
    expect: [judge.font('headline', /georgia/i)],
    only: ['styles'],
  },
  {
    say: 'metti Verdana come font del sito',
    expect: [judge.font('body', /verdana/i)],
    only: ['styles'],
  },
  {
    say: 'usa un carattere calligrafico per il titolo',
    expect: [judge.font('headline', /cursive/i)],
    only: ['headline'],
  },
  {
    say: 'rimpicciolisci il titolo',
    expect: [judge.shrinks('headline', 'fontSize')],
    only: ['headline'],
  },
  {
    say: 'porta il titolo a 50px',
    expect: [judge.style('headline', 'fontSize', '50px')],
    only: ['headline'],
  },
  {
    say: 'aumenta la dimensione del testo di chi siamo',
    expect: [judge.grows('aboutText', 'fontSize')],
    only: ['about'],
  },
  {
    say: 'meno spazio tra le sezioni',
    expect: [judge.shrinks('about', 'paddingTop')],
    only: ['styles'],
  },
  {
    say: 'dai più respiro alla sezione contatti',
    expect: [judge.grows('contact', 'paddingTop')],
    only: ['contact'],
  },
  {
    say: 'fai i pulsanti più tondi',
    expect: [judge.grows('button', 'borderTopLeftRadius')],
    only: ['styles'],
  },
  {
    say: 'metti il titolo in grassetto',
    expect: [judge.style('headline', 'fontWeight', '700')],
    only: ['headline'],
  },
  {
    say: 'scrivi il titolo in maiuscolo',
    expect: [judge.style('headline', 'textTransform', 'uppercase')],
    only: ['headline'],
  },
  {
    say: 'metti in corsivo il testo di chi siamo',
    expect: [judge.style('aboutText', 'fontStyle', 'italic')],
    only: ['about'],
  },
  {
    say: 'allinea a destra la sezione contatti',
    expect: [judge.style('contact', 'textAlign', 'right')],
    only: ['contact'],
  },
  {
    say: 'aggiungi gli orari di apertura',
    expect: [judge.adds(/opening hours|orari/i), judge.counts('[data-placeholder="hours"]', 7)],
    only: ['added'],
  },
  {
    say: 'siamo aperti dal lunedì al venerdì 9-18',
    expect: [judge.adds(/opening hours|orari/i), judge.says(/9[–-]18/)],
    only: ['added'],
  },
  {
    say: 'aggiungi le domande frequenti prima della galleria',
    expect: [judge.adds(/faq|questions|domande/i), judge.precedes('gallery')],
    only: ['added'],
  },
  {
    say: 'inserisci un modulo di prenotazione',
    expect: [judge.counts('form', 1), judge.labelledForm()],
    only: ['added'],
  },
  {
    say: "aggiungi l'iscrizione alla newsletter in fondo",
    expect: [judge.adds(/newsletter/i), judge.order('contact', 'footer')],
    only: ['added'],
  },
  {
    say: 'inserisci una sezione sul team dopo i servizi',
    expect: [judge.adds(/team/i), judge.addedAfter('services')],
    only: ['added'],
  },
  {
    say: 'aggiungi la mappa con le indicazioni stradali',
    expect: [judge.adds(/find us|raggiungerci/i), judge.says(/Via Po 12/)],
    only: ['added'],
  },
  {
    say: 'aggiungi una sezione sulle torte nuziali',
    expect: [judge.adds(/^torte nuziali$/i)],
    only: ['added'],
  },
  {
    say: 'crea una sezione intitolata "I nostri forni"',
    expect: [judge.adds(/^I nostri forni$/)],
    only: ['added'],
  },
  {
    say: 'crea un listino prezzi: Focaccia 4,50, Pane di segale 6',
    expect: [judge.adds(/price|prezzi/i), judge.says(/4[.,]50/)],
    only: ['added'],
  },
  {
    say: 'cancella la sezione contatti',
    expect: [judge.gone('contact')],
    only: ['contact', 'contactLink'],
  },
  { say: 'via la galleria', expect: [judge.gone('gallery')], only: ['gallery', 'galleryLink'] },
  {
    say: 'rimuovi i servizi',
    refusedOn: ['minified'],
    expect: [judge.gone('services')],
    only: ['services', 'servicesLink'],
  },
  {
    say: 'togli la galleria e la sezione chi siamo',
    expect: [judge.gone('gallery'), judge.gone('about')],
    only: ['gallery', 'galleryLink', 'about', 'aboutLink'],
  },
  {
    say: 'porta la galleria in cima',
    expect: [judge.order('gallery', 'about')],
    only: ['gallery'],
  },
  {
    say: 'sposta giù la sezione chi siamo',
    expect: [judge.order('services', 'about'), judge.order('about', 'gallery')],
    only: ['about'],
  },
  {
    say: 'sposta i servizi sotto la galleria',
    refusedOn: ['minified'],
    expect: [judge.order('gallery', 'services'), judge.order('services', 'contact')],
    only: ['services'],
  },
  {
    say: 'metti i contatti sopra chi siamo',
    expect: [judge.order('contact', 'about')],
    only: ['contact'],
  },
  {
    say: 'nascondi i servizi',
    refusedOn: ['minified'],
    expect: [judge.hidden('services')],
    only: ['services', 'servicesLink'],
  },
  {
    say: 'sostituisci "{headline}" con "Pane & rose <3"',
    expect: [judge.text('headline', 'Pane & rose <3')],
    only: ['headline'],
  },
  {
    say: 'cambia il titolo in Fresco ogni mattina',
    expect: [judge.text('headline', 'Fresco ogni mattina')],
    only: ['headline'],
  },
  {
    say: 'il titolo deve dire: Buongiorno, Torino',
    expect: [judge.text('headline', 'Buongiorno, Torino')],
    only: ['headline'],
  },
  {
    say: 'cambia il sottotitolo in "Dalle sette alle sette"',
    expect: [judge.text('lead', 'Dalle sette alle sette')],
    only: ['lead'],
  },
  {
    say: 'rinomina il pulsante in Vieni a trovarci',
    expect: [judge.text('button', 'Vieni a trovarci')],
    only: ['button'],
  },
  {
    say: 'cambia il titolo della sezione chi siamo in "Chi impasta qui"',
    expect: [judge.says(/Chi impasta qui/)],
    only: ['about'],
  },
  {
    say: 'cambia il telefono da {phone} a 011 999 8877',
    expect: [judge.phoneBecomes('011 999 8877', '+390119998877')],
    only: ['phone'],
  },
  {
    say: 'la nuova mail è info@aurora-torino.it',
    expect: [judge.mailBecomes('info@aurora-torino.it')],
    only: ['mail'],
  },
  {
    say: 'telefono 011 999 8877 e mail info@aurora-torino.it',
    expect: [
      judge.phoneBecomes('011 999 8877', '+390119998877'),
      judge.mailBecomes('info@aurora-torino.it'),
    ],
    only: ['phone', 'mail'],
  },
  {
    say: "cambia l'indirizzo in Via Roma 5, 10123 Torino",
    expect: [judge.says(/Via Roma 5, 10123 Torino/), judge.saysNot('{address}')],
    only: ['address'],
  },
  {
    say: 'cambia il nome del panificio in Forno Stella',
    expect: [judge.nameBecomes('Forno Stella')],
    only: ['name'],
  },
  { say: '{item} adesso costa 5 euro', expect: [judge.price('{item}', '5')], only: ['services'] },
  {
    say: 'alza il prezzo di {item2} a 7,50',
    expect: [judge.price('{item2}', '7.5')],
    only: ['services'],
  },
  {
    say: 'aggiungi "Panettone" a 24 € ai servizi',
    expect: [judge.says(/Panettone/), judge.itemsIn('services', 1), judge.price('Panettone', '24')],
    only: ['services'],
  },
  {
    say: "elimina {item} dall'elenco",
    expect: [judge.itemsIn('services', -1)],
    only: ['services'],
  },
  {
    say: 'rinomina "{item2}" in "Pane casereccio"',
    expect: [judge.says(/Pane casereccio/), judge.saysNot('{item2}')],
    only: ['services'],
  },
  { say: 'aggiungi al menu la voce Negozio', expect: [judge.navHas('Negozio')], only: ['nav'] },
  {
    say: 'collega il pulsante alla sezione contatti',
    refusedOn: ['own'],
    expect: [judge.linksTo('button', 'contact')],
    only: ['button'],
  },
  {
    say: 'il pulsante deve aprire https://wa.me/39333123456',
    expect: [judge.attribute('button', 'href', 'https://wa.me/39333123456')],
    only: ['button'],
  },
  {
    say: 'aggiungi un pulsante "Ordina una torta"',
    expect: [judge.says(/Ordina una torta/)],
    only: ['hero'],
  },
  {
    say: 'aggiungi il nostro Instagram https://instagram.com/fornoaurora',
    expect: [judge.counts('a[href="https://instagram.com/fornoaurora"]', 1)],
    only: ['contact'],
  },
  {
    say: 'titolo della scheda: "Panificio Aurora"',
    expect: [judge.pageTitle('Panificio Aurora')],
    only: ['head'],
  },
  {
    say: 'descrizione per Google: Pane e focacce a due passi da Piazza Vittorio',
    expect: [judge.pageDescription('Pane e focacce a due passi da Piazza Vittorio')],
    only: ['head'],
  },
  { say: 'rendilo più moderno', expect: [judge.stylesChange()], only: ['styles'] },
  { say: 'vorrei una grafica più minimale', expect: [judge.stylesChange()], only: ['styles'] },
  { say: 'rendi il sito più allegro', expect: [judge.stylesChange()], only: ['styles'] },
  {
    say: 'cambia la seconda foto della galleria con images/new.jpg',
    expect: [judge.counts('img[src="images/new.jpg"]', 1)],
    only: ['gallery'],
  },
  { say: 'fai più breve il testo di chi siamo', expect: [judge.shorter('about')], only: ['about'] },
  {
    say: 'più scuro',
    previously: "rendi l'header azzurro",
    expect: [judge.stylesChange()],
    only: ['header'],
  },
  {
    say: "fai l'header blu; fai il footer verde",
    expect: [judge.background('header', 'blue'), judge.background('footer', 'green')],
    only: ['header', 'footer'],
  },
  {
    say: 'centra il titolo e ingrandiscilo',
    expect: [judge.style('headline', 'textAlign', 'center'), judge.grows('headline', 'fontSize')],
    only: ['headline'],
  },
  { say: 'allunga il testo di chi siamo', expect: 'refused' },
  { say: 'aggiungi i pagamenti con Stripe', expect: 'refused' },
  { say: 'che cosa ne pensi della mia pagina?', expect: 'refused' },
  { say: 'togli le recensioni', expect: 'refused' },
  { say: 'cambia "Stasera sushi" in "Stasera pizza"', expect: 'refused' },
  { say: 'asdf qwer', expect: 'refused' },
];
