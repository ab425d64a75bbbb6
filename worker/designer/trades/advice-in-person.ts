import type { Advice } from './trade.ts';

/** For those who give an appointment: care, law, lessons, pictures. */
export const ADVICE_IN_PERSON = {
  hairdresser: {
    title: ['Before your appointment', 'Prima dell’appuntamento'],
    points: [
      [
        ['Bring a picture', 'Porta una foto'],
        [
          'Of a cut that you like, and of one that you do not.',
          'Di un taglio che ti piace, e di uno che non ti piace.',
        ],
      ],
      [
        ['Tell the history', 'Racconta la storia'],
        [
          'Colour, henna or straightening of the last two years matter for the next one.',
          'Colore, henné o stirature degli ultimi due anni contano per il prossimo.',
        ],
      ],
      [
        ['Mention allergies', 'Segnala le allergie'],
        [
          'Hair colour can cause them. A patch test two days before makes sure.',
          'Le tinte possono darne. Una prova sulla pelle due giorni prima toglie il dubbio.',
        ],
      ],
    ],
  },
  dentist: {
    title: ['Before your visit', 'Prima della visita'],
    points: [
      [
        ['In pain?', 'Hai dolore?'],
        [
          'Say so when you call, and since when. Swelling with fever is urgent.',
          'Dillo quando chiami, e da quando. Un gonfiore con febbre è urgente.',
        ],
      ],
      [
        ['Bring a list', 'Porta un elenco'],
        [
          'Medicines, allergies, illnesses, and X-rays of the last years.',
          'Farmaci, allergie, malattie, e le radiografie degli ultimi anni.',
        ],
      ],
      [
        ['A tooth knocked out', 'Un dente caduto'],
        [
          'Keep it in milk, do not scrub it, and call at once.',
          'Mettilo nel latte, non strofinarlo, e telefona subito.',
        ],
      ],
    ],
  },
  vet: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Bring the booklet', 'Porta il libretto'],
        [
          'With vaccinations and chip number, and a list of medicines.',
          'Con vaccini e numero del microchip, e l’elenco dei farmaci.',
        ],
      ],
      [
        ['A safe journey', 'Un viaggio sicuro'],
        [
          'Cats in a carrier with a cloth over it, dogs on a short lead.',
          'I gatti nel trasportino con un telo sopra, i cani al guinzaglio corto.',
        ],
      ],
      [
        ['When it is urgent', 'Quando è urgente'],
        [
          'Poison, bleeding, a swollen belly or hard breathing: call before you drive.',
          'Veleno, sangue, pancia gonfia o respiro difficile: telefona prima di partire.',
        ],
      ],
    ],
  },
  lawyer: {
    title: ['Before the first meeting', 'Prima del primo incontro'],
    points: [
      [
        ['Put dates in order', 'Metta in ordine le date'],
        [
          'What happened when, and which letter has a deadline.',
          'Che cosa è successo e quando, e quale lettera ha una scadenza.',
        ],
      ],
      [
        ['Collect the papers', 'Raccolga le carte'],
        [
          'Contracts, letters with their envelopes, messages and receipts.',
          'Contratti, lettere con la busta, messaggi e ricevute.',
        ],
      ],
      [
        ['Sign nothing yet', 'Non firmi ancora nulla'],
        [
          'A paper that is not signed can still be talked about.',
          'Di un foglio non firmato si può ancora discutere.',
        ],
      ],
    ],
  },
  notary: {
    title: ['What to bring', 'Che cosa portare'],
    points: [
      [
        ['For everyone', 'Per tutti'],
        [
          'A valid identity card and the tax number of each person who signs.',
          'Documento d’identità valido e codice fiscale di ciascuno dei firmatari.',
        ],
      ],
      [
        ['For a house', 'Per una casa'],
        [
          'The deed by which it came to the seller, and the land registry plan.',
          'L’atto di provenienza e la planimetria catastale.',
        ],
      ],
      [
        ['For a succession', 'Per una successione'],
        [
          'The record of the death, and the will if there is one.',
          'L’estratto di morte, e il testamento se c’è.',
        ],
      ],
    ],
  },
  accountant: {
    title: ['Before the first talk', 'Prima del primo colloquio'],
    points: [
      [
        ['Bring last year', 'Porti l’anno scorso'],
        [
          'The last tax return and the last letter from the tax office.',
          'L’ultima dichiarazione e l’ultima lettera dell’Agenzia delle Entrate.',
        ],
      ],
      [
        ['Keep receipts', 'Conservi le ricevute'],
        [
          'A photo on the day is better than a shoebox in spring.',
          'Una foto il giorno stesso vale più di una scatola a primavera.',
        ],
      ],
      [
        ['Write down questions', 'Annoti le domande'],
        [
          'What changes this year: a new job, a house, a child, a company.',
          'Che cosa cambia quest’anno: un lavoro, una casa, un figlio, una società.',
        ],
      ],
    ],
  },
  photographer: {
    title: ['Before the day', 'Prima del giorno'],
    points: [
      [
        ['Say what matters', 'Di’ che cosa conta'],
        [
          'Three pictures that must not be missing, and one that nobody needs.',
          'Tre foto che non devono mancare, e una di cui si può fare a meno.',
        ],
      ],
      [
        ['Think of the light', 'Pensa alla luce'],
        [
          'The last two hours before sunset are kind to everybody.',
          'Le ultime due ore prima del tramonto sono gentili con tutti.',
        ],
      ],
      [
        ['Wear what is yours', 'Vestiti come sei'],
        [
          'Clothes that you have worn before, without large letters on them.',
          'Abiti già portati, senza grandi scritte.',
        ],
      ],
    ],
  },
  school: {
    title: ['Before you begin', 'Prima di cominciare'],
    points: [
      [
        ['Say where you are', 'Di’ a che punto sei'],
        [
          'What you can do already, and where you get stuck.',
          'Che cosa sai già fare, e dove ti blocchi.',
        ],
      ],
      [
        ['Name a goal', 'Scegli un traguardo'],
        [
          'An exam, a journey, or simply for pleasure.',
          'Un esame, un viaggio, o solo per piacere.',
        ],
      ],
      [
        ['Little and often', 'Poco e spesso'],
        [
          'Twenty minutes a day are worth more than two hours on Sunday.',
          'Venti minuti al giorno valgono più di due ore la domenica.',
        ],
      ],
    ],
  },
  yoga: {
    title: ['Your first class', 'La prima lezione'],
    points: [
      [
        ['What to wear', 'Come vestirsi'],
        [
          'Something soft that stretches. Feet stay bare.',
          'Qualcosa di morbido ed elastico. I piedi restano nudi.',
        ],
      ],
      [
        ['Eat early', 'Mangia prima'],
        ['Nothing heavy in the two hours before.', 'Niente di pesante nelle due ore prima.'],
      ],
      [
        ['Say what hurts', 'Di’ che cosa fa male'],
        [
          'Back, knees, pregnancy: tell the teacher before the class begins.',
          'Schiena, ginocchia, gravidanza: avvisa chi insegna prima di cominciare.',
        ],
      ],
    ],
  },
  gym: {
    title: ['The first time', 'La prima volta'],
    points: [
      [
        ['What to bring', 'Che cosa portare'],
        [
          'Clean shoes, a towel, water, and a lock for the locker.',
          'Scarpe pulite, un asciugamano, acqua, e un lucchetto per l’armadietto.',
        ],
      ],
      [
        ['Say what hurts', 'Di’ che cosa fa male'],
        [
          'Old injuries and medicines change which exercises are right.',
          'Vecchi infortuni e farmaci cambiano gli esercizi giusti.',
        ],
      ],
      [
        ['Start low', 'Comincia con calma'],
        [
          'In the first weeks the habit counts, not the weight.',
          'Nelle prime settimane conta l’abitudine, non il peso.',
        ],
      ],
    ],
  },
  consulting: {
    title: ['For a first talk', 'Per un primo colloquio'],
    points: [
      [
        ['One problem', 'Un problema'],
        ['The one that costs most, in two sentences.', 'Quello che costa di più, in due frasi.'],
      ],
      [
        ['What was tried', 'Che cosa è stato tentato'],
        ['And why it did not stay.', 'E perché non ha funzionato.'],
      ],
      [
        ['Who decides', 'Chi decide'],
        [
          'It helps when that person is there from the first day.',
          'È utile che questa persona ci sia fin dal primo giorno.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
