import type { BriefCase } from './slots.ts';

/** The first batch written before the extractor was read; its misses have been looked at since. */
export const HELD_OUT_IT: readonly BriefCase[] = [
  [
    'Un sito per Anna Conti, fotografa di matrimoni a Firenze. Telefono 055 123 4567.',
    { trade: 'photographer', name: 'Anna Conti', place: 'Firenze', phone: '055 123 4567' },
  ],
  [
    'Idraulico a Torino. Chiamata 50 €, spurgo 80 €. Cellulare 333 1234567.',
    { trade: 'plumber', place: 'Torino', prices: 'Chiamata 50; Spurgo 80', phone: '333 1234567' },
  ],
  [
    'Panificio Rossi a Bologna, aperto dal lunedì al sabato 7:00-13:00. Tel. 051 555 0123, info@panificiorossi.it',
    {
      trade: 'bakery',
      name: 'Panificio Rossi',
      place: 'Bologna',
      week: '012345 07:00-13:00',
      phone: '051 555 0123',
      mail: 'info@panificiorossi.it',
    },
  ],
  [
    'Pizzeria Bella Napoli a Salerno: Margherita 6,50 €, Marinara 5 €, Capricciosa 8,50 €. Chiuso il lunedì, aperto dal martedì alla domenica dalle 18:30 alle 23:30.',
    {
      trade: 'pizzeria',
      name: 'Bella Napoli',
      place: 'Salerno',
      prices: 'Margherita 6.50; Marinara 5; Capricciosa 8.50',
      week: '123456 18:30-23:30',
    },
  ],
  [
    'Studio dentistico del dott. Marco Ferri a Padova. Servizi: igiene, sbiancamento, impianti e ortodonzia.',
    {
      trade: 'dentist',
      name: 'Marco Ferri',
      place: 'Padova',
      services: 'igiene; sbiancamento; impianti; ortodonzia',
    },
  ],
  [
    'Vorrei una pagina per il mio agriturismo "Il Noce", vicino a Siena. Camera doppia 90 €, cena 35 €. Colori caldi, verde oliva.',
    {
      trade: 'agriturismo',
      name: 'Il Noce',
      place: 'Siena',
      prices: 'Camera doppia 90; Cena 35',
      colour: 'green',
    },
  ],
  [
    'Parrucchiera Chiara, via Mazzini 8, Parma. Taglio donna 30 €, piega 20 €, colore 45 €. Dal martedì al sabato 9-19.',
    {
      trade: 'hairdresser',
      name: 'Chiara',
      place: 'Parma',
      address: 'via Mazzini 8, Parma',
      prices: 'Taglio donna 30; Piega 20; Colore 45',
      week: '12345 09:00-19:00',
    },
  ],
  [
    'Avvocato Lucia Bianchi, Milano. Diritto di famiglia, successioni e lavoro. Stile serio, blu. studio@avvbianchi.it',
    {
      trade: 'lawyer',
      name: 'Lucia Bianchi',
      place: 'Milano',
      colour: 'blue',
      mail: 'studio@avvbianchi.it',
    },
  ],
  [
    'La nostra palestra si chiama Forza Viva ed è a Bari. Mensile 45 €, annuale 390 €. Rosso e nero, stile deciso.',
    {
      trade: 'gym',
      name: 'Forza Viva',
      place: 'Bari',
      prices: 'Mensile 45; Annuale 390',
      colour: 'red',
    },
  ],
  [
    'Sito per il bed and breakfast Casa Lina a Lecce, senza galleria. Prenotazioni: +39 0832 555 012, casalina@posta.it',
    {
      trade: 'guesthouse',
      name: 'Casa Lina',
      place: 'Lecce',
      unwanted: 'gallery',
      phone: '+39 0832 555 012',
      mail: 'casalina@posta.it',
    },
  ],
  [
    'Fioraio Il Giardino di Emma a Como, romantico, rosa, con galleria e modulo di contatto',
    {
      trade: 'florist',
      name: 'Il Giardino di Emma',
      place: 'Como',
      colour: 'pink',
      wanted: 'gallery; contact',
    },
  ],
  [
    'Crea un sito per la mia attività di restauro mobili antichi a Lucca, si chiama Legno Vivo.',
    { trade: 'neutral', name: 'Legno Vivo', place: 'Lucca' },
  ],
  [
    'Elettricista Paolo Greco, Genova. Pronto intervento. Chiamare il 347 555 0199 dal lunedì al venerdì 8-18.',
    {
      trade: 'electrician',
      name: 'Paolo Greco',
      place: 'Genova',
      phone: '347 555 0199',
      week: '01234 08:00-18:00',
    },
  ],
  [
    'Clinica veterinaria Zampe Felici a Trento: vaccino 40 €, visita 35 €. Verde, semplice. Niente newsletter.',
    {
      trade: 'vet',
      name: 'Zampe Felici',
      place: 'Trento',
      prices: 'Vaccino 40; Visita 35',
      colour: 'green',
      unwanted: 'newsletter',
    },
  ],
  [
    'Bar Centrale, piazza Cavour 3, Rimini. Caffè 1,20 €, cappuccino 1,60 €, cornetto 1,30 €. Aperto tutti i giorni 6:30-20:00.',
    {
      trade: 'cafe',
      name: 'Bar Centrale',
      place: 'Rimini',
      address: 'piazza Cavour 3, Rimini',
      prices: 'Caffè 1.20; Cappuccino 1.60; Cornetto 1.30',
      week: '0123456 06:30-20:00',
    },
  ],
  [
    'Studio di architettura Linea Retta a Torino, minimale, bianco e nero, con portfolio e chi siamo.',
    { trade: 'architect', name: 'Linea Retta', place: 'Torino', wanted: 'portfolio; about' },
  ],
  [
    'Impresa di pulizie Brillo a Modena. Scrivete a info@brillopulizie.it o chiamate lo 059 555 321.',
    {
      trade: 'cleaning',
      name: 'Brillo',
      place: 'Modena',
      mail: 'info@brillopulizie.it',
      phone: '059 555 321',
    },
  ],
  [
    'Cantina Poggio Alto in Toscana. Degustazione 25 €, visita con pranzo 60 €. Bordeaux.',
    {
      trade: 'winery',
      name: 'Poggio Alto',
      place: 'Toscana',
      prices: 'Degustazione 25; Visita con pranzo 60',
      colour: 'red',
    },
  ],
  [
    'Officina Motor Box, via Roma 21, Verona. Tagliando 120 €, cambio olio 60 €. Lun-ven 8:30-12:30 e 14:30-18:30.',
    {
      trade: 'garage',
      name: 'Motor Box',
      place: 'Verona',
      address: 'via Roma 21, Verona',
      prices: 'Tagliando 120; Cambio olio 60',
      week: '01234 08:30-12:30+14:30-18:30',
    },
  ],
  [
    'Un blog personale di Sara Neri sui viaggi lenti, caldo e semplice',
    { trade: 'blog', name: 'Sara Neri' },
  ],
  [
    'Guida turistica a Roma, Paolo Verdi. Tour del Colosseo 45 euro, Musei Vaticani 60 euro. WhatsApp +39 333 987 6543',
    {
      trade: 'tour-guide',
      name: 'Paolo Verdi',
      place: 'Roma',
      prices: 'Tour del Colosseo 45; Musei Vaticani 60',
      phone: '+39 333 987 6543',
    },
  ],
  [
    'Il ristorante Da Gino è a Livorno, cucina di mare. Aperto da mercoledì a domenica, 12:00-15:00 e 19:00-23:00. Prenotazioni allo 0586 555 900.',
    {
      trade: 'restaurant',
      name: 'Da Gino',
      place: 'Livorno',
      week: '23456 12:00-15:00+19:00-23:00',
      phone: '0586 555 900',
    },
  ],
  [
    'Commercialista a Brescia, Studio Gatti. Senza recensioni e senza prezzi. Viola.',
    {
      trade: 'accountant',
      name: 'Studio Gatti',
      place: 'Brescia',
      colour: 'purple',
      unwanted: 'testimonials; pricing',
    },
  ],
  [
    'Scuola di inglese Parla Bene a Pisa. Corso base 200 €, corso avanzato 260 €. info@parlabene.it',
    {
      trade: 'school',
      name: 'Parla Bene',
      place: 'Pisa',
      prices: 'Corso base 200; Corso avanzato 260',
      mail: 'info@parlabene.it',
    },
  ],
  [
    'Agenzia immobiliare Chiavi di Casa, Bergamo. Tel 035 555 0147. Elegante.',
    { trade: 'real-estate', name: 'Chiavi di Casa', place: 'Bergamo', phone: '035 555 0147' },
  ],
  [
    'Wedding planner Rosa Landi, con sede a Verona. Con domande frequenti, squadra e galleria.',
    { trade: 'wedding-planner', name: 'Rosa Landi', place: 'Verona', wanted: 'faq; team; gallery' },
  ],
  [
    'Gelateria Orso Polare a Cagliari. Cono 2,50 €, coppetta 3 €. Giallo e allegro!',
    {
      trade: 'gelateria',
      name: 'Orso Polare',
      place: 'Cagliari',
      prices: 'Cono 2.50; Coppetta 3',
      colour: 'yellow',
    },
  ],
  [
    "Sito per l'associazione Mani Aperte di Ancona, aiutiamo i rifugiati a trovare lavoro. Mail: ciao@maniaperte.org",
    { trade: 'association', name: 'Mani Aperte', place: 'Ancona', mail: 'ciao@maniaperte.org' },
  ],
  [
    'Studio yoga Respiro a Trieste, tranquillo, colori chiari. Lezione singola 15 €, dieci lezioni 120 €. Con orari.',
    {
      trade: 'yoga',
      name: 'Respiro',
      place: 'Trieste',
      prices: 'Lezione singola 15; Dieci lezioni 120',
      wanted: 'hours',
    },
  ],
  [
    'Farmacia San Marco, corso Italia 40, Udine. Aperta dal lunedì al sabato dalle 8:30 alle 19:30, domenica chiuso. Telefono 0432 555 110.',
    {
      trade: 'pharmacy',
      name: 'Farmacia San Marco',
      place: 'Udine',
      address: 'corso Italia 40, Udine',
      week: '012345 08:30-19:30',
      phone: '0432 555 110',
    },
  ],
];
