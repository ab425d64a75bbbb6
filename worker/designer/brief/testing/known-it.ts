import type { BriefCase } from './slots.ts';

/** The half that rules may be tuned on. */
export const KNOWN_IT: readonly BriefCase[] = [
  [
    'Sito per Alba Rossi, fotografa di ritratto a Roma. Telefono 06 5555 1234.',
    { trade: 'photographer', name: 'Alba Rossi', place: 'Roma', phone: '06 5555 1234' },
  ],
  [
    'Elettricista a Novara. Chiamata 50 €, impianto 400 €.',
    { trade: 'electrician', place: 'Novara', prices: 'Chiamata 50; Impianto 400' },
  ],
  [
    'Idraulico Mario Testa, Torino. Cell. 338 555 0101. Dal lunedì al venerdì 8-18.',
    {
      trade: 'plumber',
      name: 'Mario Testa',
      place: 'Torino',
      phone: '338 555 0101',
      week: '01234 08:00-18:00',
    },
  ],
  [
    'Forno Gentile a Matera. Pane 4 €, focaccia 3,50 €.',
    { trade: 'bakery', name: 'Forno Gentile', place: 'Matera', prices: 'Pane 4; Focaccia 3.50' },
  ],
  [
    'Il bar Due Torri è a Bologna, via Oberdan 3, Bologna. Caffè 1,30 €.',
    {
      trade: 'cafe',
      name: 'Due Torri',
      place: 'Bologna',
      address: 'via Oberdan 3, Bologna',
      prices: 'Caffè 1.30',
    },
  ],
  [
    'Avvocato Pietro Serra, Cagliari. Stile serio, blu scuro. studio@avvserra.it',
    {
      trade: 'lawyer',
      name: 'Pietro Serra',
      place: 'Cagliari',
      colour: 'blue',
      mail: 'studio@avvserra.it',
    },
  ],
  [
    'Studio dentistico della dott.ssa Elena Riva a Monza. Servizi: igiene, carie e protesi.',
    { trade: 'dentist', name: 'Elena Riva', place: 'Monza', services: 'igiene; carie; protesi' },
  ],
  [
    'Albergo "Mare Calmo" a Cefalù, doppia 110 €',
    { trade: 'hotel', name: 'Mare Calmo', place: 'Cefalù', prices: 'Doppia 110' },
  ],
  [
    'Ristorante Da Pina a Trani, aperto dal martedì alla domenica dalle 12:00 alle 23:00',
    { trade: 'restaurant', name: 'Da Pina', place: 'Trani', week: '123456 12:00-23:00' },
  ],
  [
    'Parrucchiere Riccio, corso Roma 12, Foggia. Taglio 25 €, barba 15 €.',
    {
      trade: 'hairdresser',
      name: 'Riccio',
      place: 'Foggia',
      address: 'corso Roma 12, Foggia',
      prices: 'Taglio 25; Barba 15',
    },
  ],
  [
    'Centro yoga Cielo Aperto a Rieti, senza newsletter',
    { trade: 'yoga', name: 'Cielo Aperto', place: 'Rieti', unwanted: 'newsletter' },
  ],
  [
    'Impresa di pulizie Lucida a Prato. Chiamate lo 0574 555 123.',
    { trade: 'cleaning', name: 'Lucida', place: 'Prato', phone: '0574 555 123' },
  ],
  [
    'La mia officina si chiama Pistone Rosso, a Terni. Arancione.',
    { trade: 'garage', name: 'Pistone Rosso', place: 'Terni', colour: 'orange' },
  ],
  [
    'Fioreria Rosa Selvatica a Lodi, con galleria, domande frequenti e modulo di contatto',
    { trade: 'florist', name: 'Rosa Selvatica', place: 'Lodi', wanted: 'gallery; faq; contact' },
  ],
  [
    'Cantina Monte Chiaro in Umbria. Degustazione 20 €. info@montechiaro.it',
    {
      trade: 'winery',
      name: 'Monte Chiaro',
      place: 'Umbria',
      prices: 'Degustazione 20',
      mail: 'info@montechiaro.it',
    },
  ],
  [
    'Clinica veterinaria Quattro Zampe, Varese. Tel. 0332 555 018. Viola.',
    {
      trade: 'vet',
      name: 'Quattro Zampe',
      place: 'Varese',
      phone: '0332 555 018',
      colour: 'purple',
    },
  ],
  [
    'Agenzia immobiliare Nord Casa a Trento. Niente team, niente recensioni.',
    { trade: 'real-estate', name: 'Nord Casa', place: 'Trento', unwanted: 'team; testimonials' },
  ],
  ['Un blog personale di Ada Fini sui giardini', { trade: 'blog', name: 'Ada Fini' }],
  [
    'Guida turistica a Napoli, Nino Parisi: tour del centro 40 €, tour gastronomico 55 €.',
    {
      trade: 'tour-guide',
      name: 'Nino Parisi',
      place: 'Napoli',
      prices: 'Tour del centro 40; Tour gastronomico 55',
    },
  ],
  [
    'Commercialista a Novara, Studio Orsi. Giallo.',
    { trade: 'accountant', name: 'Studio Orsi', place: 'Novara', colour: 'yellow' },
  ],
  [
    'Palestra Ferro Vivo a Roma, aperta tutti i giorni 6:00-23:00, nero e rosso',
    { trade: 'gym', name: 'Ferro Vivo', place: 'Roma', week: '0123456 06:00-23:00', colour: 'red' },
  ],
  [
    'B&B Il Vecchio Mulino a Todi. Camera 80 €. Chiamare il 075 555 0123',
    {
      trade: 'guesthouse',
      name: 'Il Vecchio Mulino',
      place: 'Todi',
      prices: 'Camera 80',
      phone: '075 555 0123',
    },
  ],
  [
    "L'associazione Seconda Occasione di Asti aiuta chi cerca casa. Mail: noi@secondaoccasione.it",
    {
      trade: 'association',
      name: 'Seconda Occasione',
      place: 'Asti',
      mail: 'noi@secondaoccasione.it',
    },
  ],
  [
    'Wedding planner Clara Musso, con sede a Stresa. Con squadra e galleria.',
    { trade: 'wedding-planner', name: 'Clara Musso', place: 'Stresa', wanted: 'team; gallery' },
  ],
  [
    'Studio di architettura Forma Nord ad Aosta, con portfolio',
    { trade: 'architect', name: 'Forma Nord', place: 'Aosta', wanted: 'portfolio' },
  ],
  [
    'Scuola di lingue Dimmelo a Crema. Corso 150 €. Rosa.',
    { trade: 'school', name: 'Dimmelo', place: 'Crema', prices: 'Corso 150', colour: 'pink' },
  ],
  [
    'La mia attività ripara orologi antichi a Cuneo, si chiama Tic Tac',
    { trade: 'neutral', name: 'Tic Tac', place: 'Cuneo' },
  ],
  [
    'Gelateria Fior di Neve a Bari. Cono 2,50 €. Aperta tutti i giorni 11:00-23:00.',
    {
      trade: 'gelateria',
      name: 'Fior di Neve',
      place: 'Bari',
      prices: 'Cono 2.50',
      week: '0123456 11:00-23:00',
    },
  ],
  [
    'Pizzeria Vesuvio a Pavia: Margherita 6 €, Diavola 8,50 €. Chiusa il lunedì.',
    { trade: 'pizzeria', name: 'Vesuvio', place: 'Pavia', prices: 'Margherita 6; Diavola 8.50' },
  ],
  [
    'Farmacia Santa Chiara, via Dante 9, Massa. Telefono 0585 555 110.',
    {
      trade: 'pharmacy',
      name: 'Farmacia Santa Chiara',
      place: 'Massa',
      address: 'via Dante 9, Massa',
      phone: '0585 555 110',
    },
  ],
];
