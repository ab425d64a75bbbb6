import type { Trade } from './trade.ts';

const PERSONAL = {
  pages: ['business'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  sections: ['services'],
  directions: ['editorial', 'swiss', 'studio', 'wellness', 'coastal', 'craft'],
  colours: [
    [0.46, 0.11, 235],
    [0.55, 0.14, 40],
    [0.46, 0.09, 165],
  ],
} as const satisfies Partial<Trade>;

/** Offices to which one comes with a plan, a worry or a form. */
export const OFFICES: readonly Trade[] = [
  {
    ...PERSONAL,
    id: 'coworking',
    words: {
      en: 'coworking, co-working, coworking space, shared office, shared workspace, hot desks, serviced offices',
      it: 'coworking, co-working, spazio coworking, uffici condivisi, ufficio condiviso, uffici arredati',
    },
    schemaType: 'LocalBusiness',
    goal: 'visit',
    sections: ['services', 'gallery', 'hours'],
    directions: ['studio', 'swiss', 'playful', 'technical', 'craft'],
    motifs: ['laptop', 'lamp', 'cup', 'chair', 'plug', 'key'],
    noun: ['a coworking space', 'uno spazio di coworking'],
    name: ['Coworking', 'Coworking'],
    lead: [
      'Come by with your laptop and try a desk for a day.',
      'Passa con il portatile e prova una scrivania per un giorno.',
    ],
    action: ['Try a desk', 'Prova una scrivania'],
    offer: ['Desks and rooms', 'Scrivanie e sale'],
    asks: [
      ['Day, month, fixed desk?', 'Giorno, mese, postazione fissa?'],
      ['Which meeting rooms?', 'Quali sale riunioni?'],
      ['What is included?', 'Che cosa è compreso?'],
    ],
    photos: [
      ['laptop', 'A desk by the window', 'Una scrivania alla finestra'],
      ['cup', 'The kitchen table', 'Il tavolo della cucina'],
      ['lamp', 'The meeting room', 'La sala riunioni'],
      ['door', 'The entrance', 'L’ingresso'],
    ],
    contact: [
      ['Try a desk', 'Prova una scrivania'],
      ['Days, hours, how many desks.', 'Giorni, orari, quante postazioni.'],
    ],
  },
  {
    ...PERSONAL,
    id: 'coach',
    words: {
      en: 'life coach, career coach, business coach, executive coach, leadership coach, mindset coach, career adviser, public speaking coach',
      it: 'life coach, business coach, executive coach, mental coach, career coach, orientatore, coach, coaching, formatore, formatrice',
    },
    pages: ['business', 'course'],
    isOnePerson: true,
    motifs: ['compass', 'bubble', 'sign', 'mountain', 'pen', 'cup'],
    noun: ['a coach', 'un percorso di coaching'],
    name: ['Coaching', 'Coaching'],
    lead: [
      'Tell me what should be different in half a year, and what keeps it as it is.',
      'Dimmi che cosa vorresti diverso tra sei mesi, e che cosa lo tiene com’è.',
    ],
    action: ['Arrange a first talk', 'Fissa un primo colloquio'],
    offer: ['Coaching', 'Percorsi'],
    asks: [
      ['Whom do you work with?', 'Con chi lavori?'],
      ['On which questions?', 'Su quali domande?'],
      ['How many sessions, where?', 'Quanti incontri, dove?'],
    ],
    contact: [
      ['Arrange a first talk', 'Fissa un primo colloquio'],
      [
        'Your question in two lines, and times that suit you.',
        'La tua domanda in due righe, e gli orari che preferisci.',
      ],
    ],
  },
  {
    ...PERSONAL,
    id: 'travel-agency',
    words: {
      en: 'travel agency, travel agent, travel adviser, travel planner, holiday planner',
      it: 'agenzia viaggi, agenzia di viaggi, consulente di viaggi, consulente viaggi, travel designer',
    },
    schemaType: 'TravelAgency',
    sections: ['services', 'gallery', 'hours'],
    directions: ['coastal', 'poster', 'playful', 'editorial'],
    motifs: ['suitcase', 'aeroplane', 'globe', 'compass', 'parasol', 'camera'],
    noun: ['a travel agency', 'un’agenzia di viaggi'],
    name: ['Travel agency', 'Agenzia viaggi'],
    lead: [
      'Say how many you are, how many days you have, and what you do not want to do on holiday.',
      'Di’ in quanti siete, quanti giorni avete, e che cosa in vacanza non volete fare.',
    ],
    action: ['Plan a journey', 'Progetta un viaggio'],
    offer: ['Journeys', 'Viaggi'],
    asks: [
      ['Which journeys do you arrange?', 'Quali viaggi organizzi?'],
      ['For whom: couples, families, groups?', 'Per chi: coppie, famiglie, gruppi?'],
      ['What else: tickets, visas, insurance?', 'Che altro: biglietti, visti, assicurazioni?'],
    ],
    photos: [
      ['suitcase', 'The agency window', 'La vetrina'],
      ['globe', 'Where to?', 'Dove si va?'],
      ['camera', 'From a journey', 'Da un viaggio'],
      ['parasol', 'On arrival', 'All’arrivo'],
    ],
    contact: [
      ['Plan a journey', 'Progetta un viaggio'],
      [
        'Period, days, people, budget, and a place that you liked.',
        'Periodo, giorni, persone, budget, e un posto che ti è piaciuto.',
      ],
    ],
  },
  {
    ...PERSONAL,
    id: 'detective',
    words: {
      en: 'private investigator, private detective, detective agency, investigation agency, investigations agency',
      it: 'agenzia investigativa, investigatore privato, investigatrice privata, investigatore, investigatrice, investigazioni, detective privato',
    },
    directions: ['editorial', 'newspaper', 'studio', 'heritage', 'swiss'],
    colours: [
      [0.36, 0.06, 255],
      [0.42, 0.1, 25],
      [0.38, 0.05, 170],
    ],
    motifs: ['magnifier', 'camera', 'key', 'document', 'hat', 'lamp'],
    noun: ['a private investigator', 'un’agenzia investigativa'],
    name: ['Investigations', 'Investigazioni'],
    lead: [
      'Say what you need to know, and what you know already. Names can wait.',
      'Dica che cosa le serve sapere, e che cosa sa già. I nomi possono aspettare.',
    ],
    action: ['Write in confidence', 'Scriva in riservatezza'],
    offer: ['Investigations', 'Indagini'],
    asks: [
      ['What do you investigate?', 'Su che cosa indaghi?'],
      ['For private people, firms, lawyers?', 'Per privati, aziende, avvocati?'],
      ['What does the client receive?', 'Che cosa riceve il cliente?'],
    ],
    contact: [
      ['Write in confidence', 'Scriva in riservatezza'],
      [
        'Say how and when you may be called without anybody noticing.',
        'Dica come e quando si può telefonare senza che nessuno lo noti.',
      ],
    ],
  },
  {
    ...PERSONAL,
    id: 'advice-centre',
    words: {
      en: 'citizens advice, advice centre, welfare rights, benefits advice, trade union, immigration adviser',
      it: 'patronato, caf, centro di assistenza fiscale, sindacato, sportello immigrati, pratiche auto, agenzia pratiche, centro servizi',
    },
    goal: 'visit',
    sections: ['services', 'hours'],
    directions: ['swiss', 'editorial', 'coastal', 'craft', 'studio'],
    motifs: ['document', 'pen', 'hands', 'clock', 'bubble', 'chair'],
    noun: ['an advice office', 'uno sportello per le pratiche'],
    name: ['Advice', 'Pratiche e assistenza'],
    lead: [
      'Say which form, letter or deadline it is about, and bring it along.',
      'Di’ di quale modulo, lettera o scadenza si tratta, e portala con te.',
    ],
    action: ['Arrange a visit', 'Prenota un appuntamento'],
    offer: ['Help with forms', 'Pratiche'],
    asks: [
      ['Which forms and applications?', 'Quali pratiche e domande?'],
      ['Which papers must be brought?', 'Quali documenti portare?'],
      ['With or without an appointment?', 'Con o senza appuntamento?'],
    ],
    contact: [
      ['Arrange a visit', 'Prenota un appuntamento'],
      [
        'Name, number, and what it is about. Please send no documents by e-mail.',
        'Nome, telefono e di che pratica si tratta. Non inviare documenti per e-mail.',
      ],
    ],
  },
];
