import type { Trade } from './trade.ts';

const TOGETHER = {
  pages: ['business', 'association'],
  schemaType: 'NGO',
  goal: 'visit',
  sections: ['events', 'services', 'gallery'],
  directions: ['editorial', 'craft', 'poster', 'coastal', 'playful', 'heritage'],
  colours: [
    [0.46, 0.1, 245],
    [0.5, 0.12, 35],
    [0.45, 0.1, 150],
  ],
} as const satisfies Partial<Trade>;

/** Those who meet, sing, pray, celebrate and take leave. */
export const COMMUNITY: readonly Trade[] = [
  {
    ...TOGETHER,
    id: 'funeral-director',
    words: {
      en: 'funeral director, funeral home, funeral parlour, funeral services, undertaker, crematorium, celebrant, funeral celebrant',
      it: 'onoranze funebri, pompe funebri, agenzia funebre, agenzia di pompe funebri, impresa funebre, casa funeraria, servizi funebri',
    },
    pages: ['business'],
    schemaType: 'LocalBusiness',
    goal: 'call',
    sections: ['services'],
    directions: ['editorial', 'heritage', 'wellness', 'coastal', 'swiss'],
    colours: [
      [0.38, 0.04, 250],
      [0.4, 0.05, 165],
      [0.4, 0.04, 60],
    ],
    motifs: ['dove', 'candle', 'flower', 'tree', 'leaf', 'column'],
    noun: ['a funeral director', 'un’impresa di onoranze funebri'],
    name: ['Funeral director', 'Onoranze funebri'],
    lead: [
      'Tell us where the person is and whom to call back. The rest can wait.',
      'Ci dica dove si trova la persona cara e chi richiamare. Il resto può attendere.',
    ],
    action: ['Call us', 'Chiami'],
    offer: ['Services', 'Servizi'],
    asks: [
      ['What do you take care of?', 'Di che cosa ti occupi?'],
      ['Burial, cremation, transport?', 'Sepoltura, cremazione, trasporti?'],
      ['When can you be reached?', 'Quando si può chiamare?'],
    ],
    contact: [
      ['Call us', 'Chiami'],
      [
        'Who has died, where, and whom may be called back.',
        'Chi è mancato, dove, e chi si può richiamare.',
      ],
    ],
  },
  {
    ...TOGETHER,
    id: 'parish',
    words: {
      en: 'parish church, parish, our church, church in, church with, church of, church community, church website, baptist church, methodist church, catholic church, evangelical church, mosque, synagogue, buddhist centre',
      it: 'parrocchia, oratorio, comunità parrocchiale, chiesa evangelica, chiesa valdese, unità pastorale, centro buddista, moschea',
    },
    schemaType: 'Church',
    sections: ['events', 'gallery', 'hours'],
    directions: ['editorial', 'heritage', 'craft', 'coastal', 'newspaper'],
    motifs: ['church', 'bell', 'candle', 'dove', 'book', 'hands'],
    noun: ['a religious community', 'una comunità religiosa'],
    name: ['Community', 'Comunità'],
    lead: [
      'Come in and sit down, or ask who can help.',
      'Entra e siediti, o chiedi a chi rivolgerti.',
    ],
    action: ['See what is on', 'Guarda gli appuntamenti'],
    offer: ['Services and groups', 'Celebrazioni e gruppi'],
    photos: [
      ['church', 'From the square', 'Dalla piazza'],
      ['candle', 'Before the service', 'Prima della celebrazione'],
      ['hands', 'Setting up together', 'A preparare insieme'],
      ['bell', 'Up in the tower', 'Su in torre'],
    ],
    contact: [
      ['Get in touch', 'Scrivi o passa'],
      [
        'A baptism, a wedding, a visit to somebody who is ill?',
        'Un battesimo, un matrimonio, una visita a chi è malato?',
      ],
    ],
  },
  {
    ...TOGETHER,
    id: 'scouts',
    words: {
      en: 'scout group, scouts, girl guides, cub scouts, scout troop, youth club, youth centre, holiday camp, summer camp',
      it: 'gruppo scout, reparto scout, agesci, cngei, centro giovani, centro estivo, centri estivi, campo estivo, campi estivi, grest',
    },
    directions: ['craft', 'poster', 'playful', 'coastal'],
    motifs: ['tent', 'fire', 'compass', 'backpack', 'tree', 'boot'],
    noun: ['a group for children and young people', 'un gruppo per ragazzi'],
    name: ['Young people', 'Ragazzi'],
    lead: [
      'Come to a meeting in clothes that may get muddy.',
      'Vieni a una riunione, con vestiti che si possono infangare.',
    ],
    action: ['Come and try', 'Vieni a provare'],
    offer: ['Groups and outings', 'Gruppi e uscite'],
    asks: [
      ['Which groups and ages?', 'Quali gruppi ed età?'],
      ['When do they meet?', 'Quando ci si trova?'],
      ['How can one join or help?', 'Come si entra o si dà una mano?'],
    ],
    photos: [
      ['fire', 'Round the fire', 'Intorno al fuoco'],
      ['tent', 'The first night out', 'La prima notte fuori'],
      ['compass', 'Which way now?', 'E adesso da che parte?'],
      ['backpack', 'Before setting out', 'Prima di partire'],
    ],
    contact: [
      ['Come and try', 'Vieni a provare'],
      [
        'Name and age, allergies, and a number for parents.',
        'Nome ed età, allergie, e un numero dei genitori.',
      ],
    ],
  },
  {
    ...TOGETHER,
    id: 'neighbourhood',
    words: {
      en: 'neighbourhood association, residents’ association, residents association, tenants’ association, village hall, community centre, community garden, allotment society, allotment association',
      it: 'comitato di quartiere, associazione di quartiere, orto comunitario, orti sociali, casa di quartiere, centro civico, banca del tempo',
    },
    motifs: ['house', 'tree', 'bubble', 'hands', 'lamp', 'table'],
    noun: ['a neighbourhood group', 'un gruppo di quartiere'],
    name: ['Neighbours', 'Il quartiere'],
    lead: [
      'Come to the next meeting, or bring an idea, a chair or a cake.',
      'Vieni alla prossima riunione, o porta un’idea, una sedia o una torta.',
    ],
    action: ['Join in', 'Partecipa'],
    offer: ['What happens here', 'Che cosa si fa'],
    asks: [
      ['What do you do together?', 'Che cosa fate insieme?'],
      ['When and where do you meet?', 'Quando e dove vi trovate?'],
      ['How can somebody join?', 'Come si partecipa?'],
    ],
    photos: [
      ['house', 'The street', 'La via'],
      ['table', 'The long table', 'La tavolata'],
      ['tree', 'The planting day', 'Il giorno delle piante'],
      ['bubble', 'A meeting', 'Una riunione'],
    ],
    contact: [
      ['Join in', 'Partecipa'],
      [
        'Your street, your idea, or what is broken.',
        'La tua via, la tua idea, o che cosa è rotto.',
      ],
    ],
  },
  {
    ...TOGETHER,
    id: 'choir',
    words: {
      en: 'choir, chorus, choral society, gospel choir, brass band, wind band, amateur orchestra, community orchestra, folk group',
      it: 'coro, corale, corale polifonica, coro gospel, coro alpino, banda musicale, filarmonica, orchestra amatoriale, gruppo folk',
    },
    schemaType: 'MusicGroup',
    sections: ['events', 'gallery'],
    directions: ['editorial', 'poster', 'heritage', 'craft', 'coastal'],
    motifs: ['note', 'trumpet', 'book', 'church', 'ticket', 'candle'],
    noun: ['a choir or band', 'un coro'],
    name: ['Choir', 'Coro'],
    lead: [
      'Come and listen, or come and sing along at a rehearsal.',
      'Vieni ad ascoltare, o vieni a cantare a una prova.',
    ],
    action: ['Come to a rehearsal', 'Vieni a una prova'],
    offer: ['Concerts and rehearsals', 'Concerti e prove'],
    photos: [
      ['note', 'A rehearsal', 'Una prova'],
      ['church', 'Before the concert', 'Prima del concerto'],
      ['book', 'Pencil marks in the score', 'I segni a matita sullo spartito'],
      ['candle', 'The last song', 'L’ultimo brano'],
    ],
    contact: [
      ['Come to a rehearsal', 'Vieni a una prova'],
      [
        'Which voice, and have you sung before? Or is it about a concert?',
        'Quale voce, e hai già cantato? Oppure è per un concerto?',
      ],
    ],
  },
  {
    ...TOGETHER,
    id: 'party',
    words: {
      en: "party planner, party planning, children’s parties, children's parties, kids parties, children’s entertainer, children's entertainer, balloon artist, bouncy castle hire, face painter, face painting",
      it: 'animazione feste, animazione per feste, animazione di feste, feste per bambini, animazione per bambini, feste di compleanno, animatore, animatrice, palloncini, gonfiabili, allestimenti feste, balloon art, party planner, truccabimbi',
    },
    pages: ['business'],
    schemaType: 'EntertainmentBusiness',
    goal: 'write',
    sections: ['services', 'gallery'],
    directions: ['playful', 'poster', 'market', 'craft'],
    colours: [
      [0.58, 0.2, 15],
      [0.55, 0.15, 230],
      [0.6, 0.16, 60],
    ],
    motifs: ['balloon', 'cake', 'parcel', 'note', 'butterfly', 'icecream'],
    noun: ['parties and entertainment', 'feste e animazione'],
    name: ['Parties', 'Feste'],
    lead: [
      'Tell us who is celebrating, how old they will be, and what they are mad about.',
      'Dicci chi festeggia, quanti anni compie, e per che cosa va matto.',
    ],
    action: ['Plan the party', 'Organizza la festa'],
    offer: ['Parties', 'Feste'],
    asks: [
      ['Which parties do you plan?', 'Quali feste organizzi?'],
      ['What do you bring?', 'Che cosa porti?'],
      ['In which area?', 'In quale zona?'],
    ],
    photos: [
      ['balloon', 'Before the guests come', 'Prima che arrivino gli invitati'],
      ['cake', 'Candles', 'Le candeline'],
      ['butterfly', 'Painted faces', 'Facce dipinte'],
      ['parcel', 'The moment with the presents', 'Il momento dei regali'],
    ],
    contact: [
      ['Plan the party', 'Organizza la festa'],
      ['Date, place, how many children, what age.', 'Data, luogo, quanti bambini, che età.'],
    ],
  },
  {
    ...TOGETHER,
    id: 'wedding-music',
    words: {
      en: 'wedding dj, wedding band, wedding singer, mobile disco, mobile dj, party band, party dj, ceilidh band, function band',
      it: 'musica per matrimoni, dj per matrimoni, dj per feste, band per matrimoni, dj set, musica dal vivo per matrimoni, orchestra spettacolo, piano bar',
    },
    pages: ['business', 'band'],
    schemaType: 'MusicGroup',
    goal: 'write',
    sections: ['services', 'gallery'],
    directions: ['neon', 'poster', 'luxury', 'studio', 'editorial'],
    colours: [
      [0.5, 0.19, 330],
      [0.48, 0.17, 285],
      [0.6, 0.15, 60],
    ],
    motifs: ['headphones', 'record', 'note', 'microphone', 'rings', 'lamp'],
    noun: ['music for weddings and parties', 'musica per matrimoni e feste'],
    name: ['Music for your party', 'Musica per feste'],
    lead: [
      'Tell us the date, the place, and the song that must not be missing.',
      'Dicci la data, il luogo, e la canzone che non deve mancare.',
    ],
    action: ['Ask about your date', 'Chiedi per la tua data'],
    offer: ['Music', 'Musica'],
    asks: [
      ['What do you play, and when?', 'Che cosa suoni, e in quali momenti?'],
      ['With how many people?', 'In quanti siete?'],
      ['Do you bring sound and light?', 'Porti audio e luci?'],
    ],
    photos: [
      ['headphones', 'Behind the desk', 'In consolle'],
      ['microphone', 'At the aperitif', 'All’aperitivo'],
      ['rings', 'The first dance', 'Il primo ballo'],
      ['lamp', 'Under the lights', 'Sotto le luci'],
    ],
    contact: [
      ['Ask about your date', 'Chiedi per la tua data'],
      [
        'Date, place, hours, guests, and music that you cannot bear.',
        'Data, luogo, orari, invitati, e la musica che non sopporti.',
      ],
    ],
  },
];
