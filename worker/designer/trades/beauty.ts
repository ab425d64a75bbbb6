import { hairdresser } from './hairdresser.ts';
import type { Trade } from './trade.ts';

const CHAIR = {
  pages: ['business'],
  goal: 'book',
  sections: ['services', 'gallery', 'hours'],
} as const satisfies Partial<Trade>;

const beautySalon = {
  ...CHAIR,
  id: 'beauty-salon',
  words: {
    en: 'beauty salon, beautician, beauty therapist, beauty studio, facials, waxing, eyelash*, lash studio, brow bar',
    it: 'estetista, centro estetico, estetica, istituto di bellezza, studio estetico, epilazione, solarium',
  },
  schemaType: 'BeautySalon',
  directions: ['luxury', 'wellness', 'studio', 'editorial', 'coastal', 'playful'],
  colours: [
    [0.52, 0.12, 5],
    [0.48, 0.07, 60],
    [0.46, 0.09, 330],
  ],
  motifs: ['mirror', 'flower', 'polish', 'hands', 'leaf', 'lotus'],
  noun: ['a beauty salon', 'un centro estetico'],
  name: ['Beauty salon', 'Centro estetico'],
  lead: [
    'Choose a treatment, and say how your skin is today.',
    'Scegli un trattamento, e di’ com’è oggi la tua pelle.',
  ],
  action: ['Book a treatment', 'Prenota un trattamento'],
  offer: ['Treatments', 'Trattamenti'],
  asks: [
    ['Which treatments for the face?', 'Quali trattamenti per il viso?'],
    ['And for the body, hands and feet?', 'E per il corpo, le mani e i piedi?'],
    ['Waxing, lashes, brows?', 'Epilazione, ciglia, sopracciglia?'],
  ],
  photos: [
    ['mirror', 'The cabin before you come in', 'La cabina prima che entri tu'],
    ['leaf', 'What goes on the skin', 'Quello che va sulla pelle'],
    ['hands', 'Hands, done', 'Mani, fatte'],
    ['door', 'The front of the salon', 'La vetrina'],
  ],
  contact: [
    ['Book a treatment', 'Prenota un trattamento'],
    [
      'Which treatment, and when? Mention allergies and pregnancy.',
      'Quale trattamento, e quando? Segnala allergie e gravidanza.',
    ],
  ],
} as const satisfies Trade;

const spa = {
  ...CHAIR,
  id: 'spa',
  words: {
    en: 'day spa, wellness centre, massage, massage therapist, massage studio, sauna, hammam, ^spa',
    it: 'centro benessere, massaggi, massaggiat*, studio di massaggi, hammam, ^terme, ^spa',
  },
  schemaType: 'DaySpa',
  directions: ['wellness', 'luxury', 'coastal', 'craft', 'editorial'],
  colours: [
    [0.46, 0.06, 165],
    [0.48, 0.07, 50],
    [0.45, 0.07, 220],
  ],
  motifs: ['stones', 'lotus', 'hands', 'candle', 'leaf', 'flower'],
  noun: ['a massage and wellness studio', 'uno studio di massaggi e benessere'],
  name: ['Massage and wellness', 'Massaggi e benessere'],
  lead: [
    'Say what is tense, how long you have, and whether you like it gentle or firm.',
    'Di’ che cosa è teso, quanto tempo hai, e se preferisci mani leggere o decise.',
  ],
  action: ['Book an hour', 'Prenota un’ora'],
  offer: ['Treatments', 'Trattamenti'],
  asks: [
    ['Which massages are there?', 'Quali massaggi ci sono?'],
    ['How long does each take?', 'Quanto dura ciascuno?'],
    ['Sauna, steam, pool?', 'Sauna, bagno turco, piscina?'],
  ],
  photos: [
    ['stones', 'Warm stones', 'Pietre calde'],
    ['candle', 'The room, made ready', 'La stanza, pronta'],
    ['hands', 'Oil, warmed in the hands', 'Olio scaldato nelle mani'],
    ['cup', 'A tea afterwards', 'Una tisana, dopo'],
  ],
  contact: [
    ['Book an hour', 'Prenota un’ora'],
    [
      'What is tense, and when would it suit you? Mention injuries and pregnancy.',
      'Che cosa è teso, e quando ti andrebbe bene? Segnala infortuni e gravidanza.',
    ],
  ],
} as const satisfies Trade;

/** Those who make one look or feel well. */
export const BEAUTY: readonly Trade[] = [
  beautySalon,
  {
    ...beautySalon,
    id: 'nail-studio',
    words: {
      en: 'nail salon, nail studio, nail bar, nail artist, nail technician, manicurist',
      it: 'nail artist, onicotecnica, ricostruzione unghie, nail bar, centro unghie',
    },
    schemaType: 'NailSalon',
    directions: ['playful', 'luxury', 'studio', 'poster', 'editorial'],
    motifs: ['polish', 'hands', 'mirror', 'flower', 'heart', 'butterfly'],
    noun: ['a nail studio', 'uno studio di unghie'],
    name: ['Nail studio', 'Nail studio'],
    lead: [
      'Choose a shape and a colour, or bring a picture of what you have in mind.',
      'Scegli una forma e un colore, o porta una foto di quello che hai in mente.',
    ],
    action: ['Book your nails', 'Prenota le unghie'],
    asks: [
      ['Gel, acrylic, polish?', 'Gel, acrilico, smalto?'],
      ['Do you paint designs?', 'Fai anche decorazioni?'],
      ['How long does a set last?', 'Quanto dura un lavoro?'],
    ],
    photos: [
      ['polish', 'The wall of colours', 'La parete dei colori'],
      ['hands', 'A finished set', 'Un lavoro finito'],
      ['flower', 'Painted by hand', 'Dipinto a mano'],
      ['chair', 'The table and the lamp', 'Il tavolo e la lampada'],
    ],
  },
  spa,
  {
    ...hairdresser,
    id: 'barber',
    near: ['hairdresser'],
    words: {
      en: 'barber, barbershop, barber shop, barbers, men’s hairdresser',
      it: 'barbiere, barberia, barber shop, parrucchiere uomo, parrucchiere da uomo',
    },
    emoji: '💈',
    directions: ['poster', 'heritage', 'studio', 'swiss', 'luxury'],
    colours: [
      [0.4, 0.09, 255],
      [0.45, 0.14, 25],
      [0.42, 0.07, 160],
    ],
    motifs: ['comb', 'scissors', 'mirror', 'chair', 'brush', 'dryer'],
    noun: ['a barber', 'un barbiere'],
    name: ['Barber', 'Barbiere'],
    lead: [
      'Say how short, what of the beard stays, and when you have half an hour.',
      'Di’ quanto corti, che cosa resta della barba, e quando hai mezz’ora.',
    ],
    action: ['Take a chair', 'Prendi posto'],
    asks: [
      ['Which cuts do you do?', 'Quali tagli fai?'],
      ['Beards and shaves?', 'Barba e rasatura?'],
      ['With or without an appointment?', 'Con o senza appuntamento?'],
    ],
    photos: [
      ['chair', 'The chair', 'La poltrona'],
      ['comb', 'Beard, combed and trimmed', 'La barba, pettinata e rifinita'],
      ['mirror', 'A look in the mirror', 'Uno sguardo allo specchio'],
      ['scissors', 'The tools on the shelf', 'I ferri sulla mensola'],
    ],
  },
  {
    ...CHAIR,
    id: 'tattoo-studio',
    words: {
      en: 'tattoo, tattooist, tattoo artist, tattoo studio, tattoo parlour, piercing studio',
      it: 'tatuat*, tattoo, studio di tatuaggi, tatuaggi, piercing',
    },
    schemaType: 'TattooParlor',
    goal: 'write',
    sections: ['gallery', 'services'],
    directions: ['poster', 'brutalist', 'studio', 'editorial', 'heritage'],
    colours: [
      [0.45, 0.16, 25],
      [0.38, 0.08, 180],
      [0.42, 0.05, 280],
    ],
    motifs: ['bird', 'anchor', 'heart', 'flower', 'butterfly', 'moon'],
    noun: ['a tattoo studio', 'uno studio di tatuaggi'],
    name: ['Tattoo studio', 'Studio di tatuaggi'],
    lead: [
      'Tell us what you would like to wear for good, where on your body and how large.',
      'Dicci che cosa vorresti portare addosso, in quale punto e quanto grande.',
    ],
    action: ['Describe your tattoo', 'Descrivi il tuo tatuaggio'],
    offer: ['Tattoos', 'Tatuaggi'],
    asks: [
      ['Which styles do you draw?', 'Quali stili disegni?'],
      ['Flash or your own design?', 'Flash o disegni su misura?'],
      ['How does one book?', 'Come si prenota?'],
    ],
    photos: [
      ['bird', 'Fresh on the forearm', 'Appena fatto, sull’avambraccio'],
      ['flower', 'Fine lines', 'Linee sottili'],
      ['anchor', 'A sheet of flash', 'Un foglio di flash'],
      ['pen', 'Drawing before the needle', 'Il disegno prima dell’ago'],
    ],
    contact: [
      ['Describe your tattoo', 'Descrivi il tuo tatuaggio'],
      [
        'Subject, place on the body, size in a few words. A picture helps.',
        'Soggetto, punto del corpo, misura in poche parole. Una foto aiuta.',
      ],
    ],
  },
  {
    ...CHAIR,
    id: 'make-up-artist',
    words: {
      en: 'makeup artist, make-up artist, make up artist, bridal makeup, bridal make-up',
      it: 'truccatrice, truccatore, make-up artist, makeup artist, trucco sposa',
    },
    schemaType: 'BeautySalon',
    goal: 'write',
    isOnePerson: true,
    sections: ['services', 'gallery'],
    directions: ['editorial', 'luxury', 'studio', 'poster', 'playful'],
    colours: [
      [0.5, 0.17, 15],
      [0.45, 0.1, 340],
      [0.5, 0.08, 50],
    ],
    motifs: ['lipstick', 'brush', 'mirror', 'flower', 'butterfly', 'heart'],
    noun: ['a make-up artist', 'una truccatrice'],
    name: ['Make-up artist', 'Make-up artist'],
    lead: [
      'Tell me the day, the hour you must be ready, and how much you like to see.',
      'Dimmi il giorno, l’ora in cui devi essere pronta, e quanto trucco ti piace vedere.',
    ],
    action: ['Ask about your date', 'Chiedi per la tua data'],
    offer: ['Make-up', 'Trucco'],
    asks: [
      ['For which occasions?', 'Per quali occasioni?'],
      ['Is there a trial?', 'C’è una prova?'],
      ['Do you come to the house?', 'Vieni a domicilio?'],
    ],
    photos: [
      ['lipstick', 'The last touch', 'L’ultimo tocco'],
      ['brush', 'Brushes, laid out', 'I pennelli, in fila'],
      ['mirror', 'Before and after', 'Prima e dopo'],
      ['flower', 'A bride in the morning', 'Una sposa, al mattino'],
    ],
    contact: [
      ['Ask about your date', 'Chiedi per la tua data'],
      [
        'Date, place, how many faces. Mention allergies, too.',
        'Data, luogo, quante persone. Segnala anche le allergie.',
      ],
    ],
  },
];
