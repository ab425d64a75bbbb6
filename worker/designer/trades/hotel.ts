import type { Trade } from './trade.ts';

export const hotel = {
  id: 'hotel',
  schemaType: 'Hotel',
  words: {
    en: ['hotel', 'boutique hotel', 'resort', 'aparthotel', 'hostel'],
    it: ['hotel', 'albergo', 'boutique hotel', 'resort', 'residence', 'ostello'],
  },
  sections: ['hero', 'services', 'about', 'gallery', 'features', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['luxury', 'editorial', 'coastal', 'heritage', 'wellness'],
  colours: [
    { lightness: 0.4, chroma: 0.07, hue: 165 },
    { lightness: 0.4, chroma: 0.1, hue: 20 },
    { lightness: 0.42, chroma: 0.09, hue: 245 },
  ],
  motifs: ['key', 'bed', 'window', 'suitcase', 'glass', 'compass'],
  captionMotifs: ['key', 'bed', 'cup', 'glass'],
  scenes: ['arch', 'hills', 'still-life', 'horizon', 'tiles'],
  copy: {
    en: {
      noun: 'a hotel',
      workingName: 'Hotel',
      headlines: [
        'Arrive[ {inPlace}], and the day gets longer',
        'A good address for the night, and for the morning after',
        'Put your luggage down[ {inPlace}]. The city can wait',
      ],
      leads: [
        'Rooms to sleep in properly, a lobby to meet in, and people at the desk who know the shortest way and the nicest one.',
        'For two nights of work or a week of doing nothing[ {inPlace}]: tell us why you travel and we will suggest the room.',
        'What you hear at night is nothing. What you smell in the morning is coffee. In between, we stay out of your way.',
      ],
      actions: ['Check your dates', 'Request a room', 'Ask for availability'],
      about: {
        titles: [
          'The desk, the stairs, the view',
          'Hospitality without a script',
          'A house with many doors',
        ],
        texts: [
          'We greet people, not reservations. Whoever is at the desk has the time to draw a line on the map, call a table for you, or simply hand over the key when you want to be alone.',
          'A hotel is judged at two moments: when the lights go out and when breakfast begins. We have thought about both, down to the switch beside the bed.',
          'Some guests come to be seen, most come to be left in peace. Both kinds of armchair are here.',
        ],
      },
      offer: {
        label: 'Rooms',
        titles: ['Rooms and suites', 'Choose how you sleep', 'From single to suite'],
        intros: [
          'Send us your dates and we answer with what is free and what it costs.',
          'Tell us about light sleepers, early trains and small children: the room depends on it.',
          'All rooms differ a little. Ask for the one you liked.',
        ],
        items: [
          { name: 'Single room', text: 'For one person, with a proper desk and a proper bed.' },
          { name: 'Double room', text: 'Space for two and for both suitcases.' },
          { name: 'Suite', text: 'A door between sleeping and living, for longer stays.' },
          {
            name: 'Breakfast',
            text: 'Taken slowly, or packed for the early train if you tell us the evening before.',
          },
          { name: 'Meeting room', text: 'A quiet table for eight, or for a morning of work.' },
          {
            name: 'Arrival and luggage',
            text: 'Come early, leave late: your bags are looked after.',
          },
        ],
      },
      strengths: {
        titles: ['During your stay', 'What makes the night', 'Small services'],
        items: [
          { name: 'Someone at hand', text: 'For a table, a taxi or a plaster.' },
          { name: 'Silence taken seriously', text: 'Tell us how lightly you sleep.' },
          { name: 'Work or leisure', text: 'An invoice ready when you need to run.' },
          { name: 'Direct contact', text: 'Write to the house itself; the house answers.' },
        ],
      },
      steps: {
        titles: ['From request to key', 'How to book', 'In three moves'],
        items: [
          { name: 'Ask', text: 'Dates, guests, wishes.' },
          { name: 'Choose', text: 'We propose rooms with price and conditions.' },
          { name: 'Arrive', text: 'We know your name, and the room is ready.' },
        ],
      },
      questionTitles: ['Before check-in', 'Asked at the desk', 'Late, early, with a dog'],
      questions: [
        {
          question: 'What are check-in and check-out times?',
          answer:
            'They are in our reply to your request. If you need another hour, ask: often there is a way.',
        },
        {
          question: 'Do you have parking?',
          answer:
            'Tell us that you arrive by car, and we explain the possibilities before you set off.',
        },
        {
          question: 'Can I bring my dog?',
          answer: 'Let us know with your request, so that we choose a suitable room.',
        },
        {
          question: 'How do I cancel?',
          answer:
            'The conditions depend on the rate and stand in the confirmation, before you agree to it.',
        },
      ],
      captions: [
        'The entrance at dusk',
        'A room, curtains open',
        'Breakfast, first light',
        'The bar',
      ],
      closing: {
        titles: ['When shall we expect you?', 'Your key is waiting', 'A night, a week?'],
        texts: [
          'Send your dates and you receive an offer.',
          'Write directly to the house.',
          'For tonight, please call.',
        ],
      },
      contact: {
        titles: ['Request a room', 'Ask for your dates', 'Write to the hotel'],
        texts: [
          'Arrival, departure, number of guests, and anything we should know.',
          'We reply with availability, price and conditions.',
          'For tonight, a phone call is best.',
        ],
      },
    },
    it: {
      noun: 'un hotel',
      workingName: 'Hotel',
      headlines: [
        'Arrivi[ {inPlace}], e la giornata si allunga',
        'Un buon indirizzo per la notte e per il mattino dopo',
        'Posa la valigia[ {inPlace}]. La città può aspettare',
      ],
      leads: [
        'Camere per dormire davvero, una hall dove incontrarsi e persone al banco che conoscono la strada più corta e quella più bella.',
        'Due notti di lavoro o una settimana a non fare niente[ {inPlace}]: dicci perché viaggi e ti consigliamo la camera.',
        'Di notte non si sente niente. Al mattino si sente il profumo del caffè. In mezzo, ti lasciamo in pace.',
      ],
      actions: ['Verifica le date', 'Richiedi una camera', 'Chiedi la disponibilità'],
      about: {
        titles: [
          'Il banco, le scale, la vista',
          'Accoglienza senza copione',
          'Una casa con molte porte',
        ],
        texts: [
          'Accogliamo persone, non prenotazioni. Chi è al banco ha il tempo di tracciare un percorso sulla cartina, di chiamare un tavolo per te o soltanto di darti la chiave quando vuoi stare per conto tuo.',
          'Un albergo si giudica in due momenti: quando si spegne la luce e quando comincia la colazione. Abbiamo pensato a tutti e due, fino all’interruttore accanto al letto.',
          'C’è chi viene per farsi vedere e chi per stare tranquillo. Le poltrone ci sono per entrambi.',
        ],
      },
      offer: {
        label: 'Camere',
        titles: ['Camere e suite', 'Scegli come dormire', 'Dalla singola alla suite'],
        intros: [
          'Mandaci le date: ti rispondiamo con le camere libere e il prezzo.',
          'Sonno leggero, treni all’alba, bambini piccoli: diccelo, la camera dipende da questo.',
          'Ogni camera è un po’ diversa. Chiedi quella che ti era piaciuta.',
        ],
        items: [
          {
            name: 'Camera singola',
            text: 'Per una persona, con una scrivania vera e un letto vero.',
          },
          { name: 'Camera doppia', text: 'Posto per due e per tutte e due le valigie.' },
          { name: 'Suite', text: 'Una porta tra dormire e vivere, per chi si ferma di più.' },
          {
            name: 'Colazione',
            text: 'Con calma, oppure nel sacchetto per il treno se ce lo dici la sera prima.',
          },
          {
            name: 'Sala riunioni',
            text: 'Un tavolo tranquillo per otto, o per una mattina di lavoro.',
          },
          { name: 'Arrivi e bagagli', text: 'Vieni presto, parti tardi: ai bagagli pensiamo noi.' },
        ],
      },
      strengths: {
        titles: ['Durante il soggiorno', 'Gli ingredienti di una buona notte', 'Piccoli servizi'],
        items: [
          { name: 'Qualcuno a disposizione', text: 'Per un tavolo, un taxi o un cerotto.' },
          { name: 'Il silenzio, sul serio', text: 'Dicci quanto è leggero il tuo sonno.' },
          { name: 'Lavoro o vacanza', text: 'La fattura è pronta quando devi correre.' },
          { name: 'Contatto diretto', text: 'Scrivi alla casa, risponde la casa.' },
        ],
      },
      steps: {
        titles: ['Dalla richiesta alla chiave', 'Come si prenota', 'In tre mosse'],
        items: [
          { name: 'Chiedi', text: 'Date, ospiti, desideri.' },
          { name: 'Scegli', text: 'Proponiamo camere con prezzo e condizioni.' },
          { name: 'Arriva', text: 'Sappiamo come ti chiami e la camera è pronta.' },
        ],
      },
      questionTitles: [
        'Prima del check-in',
        'Ci chiedono alla reception',
        'Tardi, presto, con il cane',
      ],
      questions: [
        {
          question: 'Quali sono gli orari di arrivo e partenza?',
          answer:
            'Li trovi nella nostra risposta. Se ti serve un’ora diversa, chiedi: spesso il modo c’è.',
        },
        {
          question: 'C’è un parcheggio?',
          answer: 'Dicci che arrivi in auto e ti spieghiamo le possibilità prima della partenza.',
        },
        {
          question: 'Posso portare il cane?',
          answer: 'Segnalalo nella richiesta, così scegliamo la camera adatta.',
        },
        {
          question: 'Come si annulla?',
          answer:
            'Le condizioni dipendono dalla tariffa e sono scritte nella conferma, prima che tu accetti.',
        },
      ],
      captions: [
        'L’ingresso al tramonto',
        'Una camera con le tende aperte',
        'La colazione alle prime luci',
        'Il bar',
      ],
      closing: {
        titles: ['Quando ti aspettiamo?', 'La chiave è pronta', 'Una notte, una settimana?'],
        texts: [
          'Manda le date e ricevi una proposta.',
          'Scrivi direttamente alla casa.',
          'Per stanotte, telefona.',
        ],
      },
      contact: {
        titles: ['Richiedi una camera', 'Chiedi le tue date', 'Scrivi all’hotel'],
        texts: [
          'Arrivo, partenza, quanti siete e quello che dovremmo sapere.',
          'Rispondiamo con disponibilità, prezzo e condizioni.',
          'Per stanotte è meglio una telefonata.',
        ],
      },
    },
  },
} as const satisfies Trade;
