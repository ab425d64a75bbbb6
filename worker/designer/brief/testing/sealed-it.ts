import type { BriefCase } from './slots.ts';

/**
 * The third batch, written before its author had read the extractor and run for its score alone: its misses were
 * never looked at. 73.7 % of the slots at first sight, 95.6 % after the rules had been mended on the other batches.
 * Read the score, not the misses: then it keeps saying what an unseen brief can expect.
 */
export const SEALED_IT: readonly BriefCase[] = [
  [
    'Ho un negozio di fiori a Lucca, Petali e Spine. Bouquet da 30 €, corona funebre 80 €. Aperto dal martedì alla domenica 9-13 e 16-19. Romantico, rosa antico.',
    {
      trade: 'florist',
      name: 'Petali e Spine',
      place: 'Lucca',
      prices: 'Bouquet 30; Corona funebre 80',
      week: '123456 09:00-13:00+16:00-19:00',
      tone: 'editorial|craft|wellness|luxury',
      colour: 'pink',
    },
  ],
  [
    'Elettricista a Sassari. Impianti civili, fotovoltaico e automazioni. Chiamami al 349 555 0120 o scrivi a luce@impiantisanna.it',
    {
      trade: 'electrician',
      place: 'Sassari',
      services: 'impianti civili; fotovoltaico; automazioni',
      phone: '349 555 0120',
      mail: 'luce@impiantisanna.it',
    },
  ],
  [
    'Sito per lo studio dentistico Sorriso Chiaro, via Verdi 18, Novara. Visita 50 €, igiene 80 €, sbiancamento 300 €. Pulito e rassicurante, azzurro. Tel. 0321 555 040',
    {
      trade: 'dentist',
      name: 'Sorriso Chiaro',
      place: 'Novara',
      address: 'via Verdi 18, Novara',
      prices: 'Visita 50; Igiene 80; Sbiancamento 300',
      tone: 'wellness|coastal|swiss',
      colour: 'blue',
      phone: '0321 555 040',
    },
  ],
  [
    'Siamo Studio Ponte, architetti a Mantova. Minimale. Portfolio, squadra e modulo di contatto. Niente blog.',
    {
      trade: 'architect',
      name: 'Studio Ponte',
      place: 'Mantova',
      tone: 'swiss|poster|studio|editorial',
      wanted: 'portfolio; team; contact',
      unwanted: 'blog',
    },
  ],
  [
    'Bar pasticceria chiamato Dolce Attesa a Matera. Cappuccino 1,80 €, sfogliatella 2,20 €, cornetto 1,40 €. Aperto tutti i giorni 6:30-20:30.',
    {
      trade: 'cafe|bakery',
      name: 'Dolce Attesa',
      place: 'Matera',
      prices: 'Cappuccino 1.8; Sfogliatella 2.2; Cornetto 1.4',
      week: '0123456 06:30-20:30',
    },
  ],
  [
    'Mi serve un sito: costruisco liuti e violini a Cremona, mi chiamo Pietro Amati Rossi. pietro@liutaiorossi.it',
    {
      trade: 'neutral',
      name: 'Pietro Amati Rossi',
      place: 'Cremona',
      mail: 'pietro@liutaiorossi.it',
    },
  ],
  [
    'Salone di parrucchiera "Ricci e Capricci", via dei Mille 27, Livorno. Taglio e piega 38 €, balayage 110 €, frangia 8 €. Chiuso domenica e lunedì, negli altri giorni 9:00-18:30.',
    {
      trade: 'hairdresser',
      name: 'Ricci e Capricci',
      place: 'Livorno',
      address: 'via dei Mille 27, Livorno',
      prices: 'Taglio e piega 38; Balayage 110; Frangia 8',
      week: '12345 09:00-18:30',
    },
  ],
  [
    'Landing page per la nostra startup Turnofacile: un software che organizza i turni. Prezzi: Base 19 €, Team 49 €. Moderno, scuro, viola. Con FAQ e newsletter.',
    {
      trade: 'saas',
      name: 'Turnofacile',
      prices: 'Base 19; Team 49',
      tone: 'technical',
      colour: 'purple',
      wanted: 'pricing; faq; newsletter',
    },
  ],
  [
    'Insegnante di yoga Marta Lodi, Pavia. Corsi di hatha, vinyasa e yoga in gravidanza. Lezione singola 15 €. Sereno, lilla. ciao@martalodi.it',
    {
      trade: 'yoga',
      name: 'Marta Lodi',
      place: 'Pavia',
      services: 'hatha; vinyasa; yoga in gravidanza',
      prices: 'Lezione singola 15',
      tone: 'wellness',
      colour: 'purple',
      mail: 'ciao@martalodi.it',
    },
  ],
  [
    'Autofficina Fratelli Serra ad Alghero, via Sassari 102. Tagliando 150 €, revisione 79 €. Lun-ven 8-12.30 e 14.30-18.30, sab 8-12. Tel. 079 555 044. Rosso.',
    {
      trade: 'garage',
      name: 'Fratelli Serra|Autofficina Fratelli Serra',
      place: 'Alghero',
      address: 'via Sassari 102, Alghero|via Sassari 102',
      prices: 'Tagliando 150; Revisione 79',
      week: '01234 08:00-12:30+14:30-18:30; 5 08:00-12:00',
      phone: '079 555 044',
      colour: 'red',
    },
  ],
  [
    'Piccolo hotel, Il Lampionaio, nel centro di Perugia. Dodici camere. Classico ed elegante, blu notte. Galleria, domande frequenti e mappa, ma lascia stare la newsletter.',
    {
      trade: 'hotel',
      name: 'Il Lampionaio',
      place: 'Perugia',
      tone: 'luxury|heritage|editorial',
      colour: 'blue',
      wanted: 'gallery; faq; map',
      unwanted: 'newsletter',
    },
  ],
  [
    'La nostra associazione Piatto Caldo offre pasti ai senzatetto di Catania. Mail aiuto@piattocaldo.it, telefono 095 555 0155. Con eventi e modulo di contatto.',
    {
      trade: 'association',
      name: 'Piatto Caldo',
      place: 'Catania',
      mail: 'aiuto@piattocaldo.it',
      phone: '095 555 0155',
      wanted: 'events; contact',
    },
  ],
  [
    'Sono Nadia Ferrero, illustratrice freelance di Cuneo. Giocoso, giallo. Portfolio e chi sono. Senza prezzi.',
    {
      trade: 'freelancer',
      name: 'Nadia Ferrero',
      place: 'Cuneo',
      tone: 'playful',
      colour: 'yellow',
      wanted: 'portfolio; about',
      unwanted: 'pricing',
    },
  ],
  [
    'Agenzia immobiliare Volpi & Conti, piazza del Mercato 3, Spoleto. Vendite, affitti e valutazioni. 0743 555 090, ufficio@volpiconti.it. Tradizionale.',
    {
      trade: 'real-estate',
      name: 'Volpi & Conti',
      place: 'Spoleto',
      address: 'piazza del Mercato 3, Spoleto',
      services: 'vendite; affitti; valutazioni',
      phone: '0743 555 090',
      mail: 'ufficio@volpiconti.it',
      tone: 'heritage|editorial|luxury',
    },
  ],
  [
    'Scuola di musica a Udine, La Scala di Do. Lezione di piano 35 €, chitarra 32 €, canto 38 €. Dal lunedì al giovedì 14:00-20:00. Allegra, arancione.',
    {
      trade: 'school',
      name: 'La Scala di Do',
      place: 'Udine',
      prices: 'Lezione di piano 35; Chitarra 32; Canto 38',
      week: '0123 14:00-20:00',
      tone: 'playful',
      colour: 'orange',
    },
  ],
];
