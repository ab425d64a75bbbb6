import type { BriefCase } from './slots.ts';

/** Written as people type into a phone, after the extractor had been read; 83.0 % at first sight. A guard. */
export const EVERYDAY_IT: readonly BriefCase[] = [
  [
    'sito per la mia gelateria a Lecce, si chiama Dolce Vento. facciamo gelato artigianale, granite e torte gelato. aperti tutti i giorni dalle 11 a mezzanotte da aprile a ottobre. cono piccolo 2,50 medio 3,50 grande 4,50. tel 0832 445566',
    {
      trade: 'gelateria',
      name: 'Dolce Vento',
      place: 'Lecce',
      services: 'gelato artigianale; granite; torte gelato',
      week: '0123456 11:00-24:00',
      prices: 'Cono piccolo 2.5; Medio 3.5; Grande 4.5',
      phone: '0832 445566',
    },
  ],
  [
    'Clinica veterinaria San Rocco a Cremona, cani gatti e animali esotici. pronto soccorso h24. via Dante 14. orari ambulatorio lun-ven 9-13 e 15-19, sab 9-12. colori verde e bianco',
    {
      trade: 'vet',
      name: 'San Rocco|Clinica veterinaria San Rocco',
      wanted: 'hours',
      place: 'Cremona',
      address: 'via Dante 14',
      week: '01234 09:00-13:00+15:00-19:00; 5 09:00-12:00',
      colour: 'green',
    },
  ],
  [
    'Autoscuola Rapida, Bari. patente A e B, CQC, recupero punti. Da 480 euro la patente B. Iscrizioni tutti i giorni 10-13 e 17-20. Whatsapp 333 1234567',
    {
      trade: 'school',
      name: 'Autoscuola Rapida',
      place: 'Bari',
      prices: 'Patente B 480',
      week: '0123456 10:00-13:00+17:00-20:00',
      phone: '333 1234567',
    },
  ],
  [
    'ciao! sono Giulia e faccio la sarta a Reggio Emilia, orli, riparazioni, abiti da sposa su misura. ricevo su appuntamento, chiamatemi al 347 8899001. vorrei un sito elegante color cipria',
    {
      trade: 'neutral',
      name: 'Giulia',
      place: 'Reggio Emilia',
      services: 'orli; riparazioni; abiti da sposa su misura',
      phone: '347 8899001',
      tone: 'luxury|editorial|heritage',
    },
  ],
  [
    'Azienda agricola Le Querce, frantoio in provincia di Siena. Vendiamo olio extravergine (bottiglia 0,5 l 12€, lattina 5 l 75€), facciamo visite guidate con degustazione a 25€ a persona. Scrivere a info@lequerce.it',
    {
      trade: 'neutral',
      name: 'Azienda agricola Le Querce',
      place: 'Siena',
      prices: 'Bottiglia 0,5 l 12; Lattina 5 l 75; Visite guidate con degustazione 25',
      mail: 'info@lequerce.it',
    },
  ],
  [
    'Ottica Bianchi dal 1962 a Udine, occhiali da vista e da sole, lenti a contatto, esame della vista gratuito. Corso Vittorio 8, 0432 111222, lun 15:30-19:30 mar-sab 9-12:30 15:30-19:30',
    {
      trade: 'neutral',
      name: 'Ottica Bianchi',
      place: 'Udine',
      services: 'occhiali da vista e da sole; lenti a contatto; esame della vista gratuito',
      address: 'Corso Vittorio 8',
      phone: '0432 111222',
      week: '0 15:30-19:30; 12345 09:00-12:30+15:30-19:30',
    },
  ],
  [
    'manutenzione piscine in Sardegna, ditta Acquachiara di Piero Melis. apertura e chiusura stagionale, pulizia settimanale, analisi acqua, riparazione impianti. Olbia e dintorni. preventivo gratuito',
    { trade: 'neutral', name: 'Ditta Acquachiara di Piero Melis', place: 'Sardegna|Olbia' },
  ],
  [
    'Studio di naturopatia della dott.ssa Elena Ferri a Parma. consulenze individuali 60 euro, riflessologia plantare 45 euro, corsi di alimentazione. Stile rilassante, toni della terra. Non voglio sezione prezzi',
    {
      trade: 'neutral',
      name: 'Elena Ferri',
      place: 'Parma',
      prices: 'Consulenze individuali 60; Riflessologia plantare 45',
      unwanted: 'pricing',
    },
  ],
  [
    'Mi chiamo Sandro, sono un falegname di Trento. Faccio cucine su misura, scale, porte e restauro mobili antichi. Preventivi gratuiti, rispondo entro due giorni. Tel 0461 998877',
    {
      trade: 'neutral',
      name: 'Sandro',
      place: 'Trento',
      services: 'cucine su misura; scale; porte; restauro mobili antichi',
      phone: '0461 998877',
    },
  ],
  [
    'sito per B&B Il Glicine, Matera, 3 camere tutte con bagno. doppia 80€ tripla 110€ colazione inclusa. siamo in via Ridola 22, a due passi dai Sassi. prenotazioni@ilglicine.it 0835 222333',
    {
      trade: 'guesthouse',
      name: 'B&B Il Glicine',
      place: 'Matera',
      prices: 'Doppia 80; Tripla 110',
      address: 'via Ridola 22',
      mail: 'prenotazioni@ilglicine.it',
      phone: '0835 222333',
    },
  ],
  [
    'Pizzeria da asporto Il Forno di Ciro a Rimini. margherita 6 diavola 7,50 quattro formaggi 8. Aperto tutte le sere tranne il martedì 18-23. consegna a domicilio gratis in città sopra i 20 euro. chiama 0541 556677',
    {
      trade: 'pizzeria',
      name: 'Il Forno di Ciro',
      place: 'Rimini',
      prices: 'Margherita 6; Diavola 7.5; Quattro formaggi 8',
      week: '0 18:00-23:00; 23456 18:00-23:00',
      phone: '0541 556677',
    },
  ],
  [
    'associazione culturale "Voci di Terra" Potenza. organizziamo concerti, laboratori per bambini e passeggiate nei borghi. la sede è aperta il mercoledì e venerdì dalle 17 alle 20. tessera annuale 15 euro',
    {
      trade: 'association',
      name: 'Voci di Terra',
      place: 'Potenza',
      services: 'concerti; laboratori per bambini; passeggiate nei borghi',
      prices: 'Tessera annuale 15',
      week: '24 17:00-20:00',
    },
  ],
  [
    'Dott.ssa Laura Conti, psicologa psicoterapeuta a Bergamo. Terapia individuale e di coppia, EMDR, sostegno genitoriale. Ricevo su appuntamento in via Tasso 3 e online. colloquio 70€. tono accogliente, colori tenui',
    {
      trade: 'neutral',
      name: 'Dott.ssa Laura Conti',
      place: 'Bergamo',
      address: 'via Tasso 3',
      prices: 'Colloquio 70',
    },
  ],
  [
    'Cantina Morandi produce Barbera, Nebbiolo e Moscato sulle colline di Canelli dal 1948. visite con degustazione il sabato alle 11 e alle 16, 20 euro a persona. shop online no, solo vendita in cantina. tel 0141 834455',
    { trade: 'winery', name: 'Cantina Morandi', phone: '0141 834455', week: '' },
  ],
];
