import type { Trade } from './trade.ts';

export const photographer = {
  id: 'photographer',
  schemaType: 'ProfessionalService',
  words: {
    en: [
      'photographer',
      'photography',
      'photo studio',
      'wedding photographer',
      'photography studio',
      'portrait photographer',
      'real estate photograph*',
      'architecture photograph*',
    ],
    it: [
      'fotograf*',
      'fotografo',
      'fotografa',
      'studio fotografico',
      'fotografo immobiliare',
      'fotografa immobiliare',
      'fotografia',
    ],
  },
  sections: ['hero', 'gallery', 'services', 'about', 'process', 'faq', 'contact'],
  offerAs: 'services',
  isOnePerson: true,
  goal: 'write',
  directions: ['studio', 'editorial', 'luxury', 'poster', 'swiss'],
  colours: [
    { lightness: 0.35, chroma: 0.03, hue: 60 },
    { lightness: 0.55, chroma: 0.16, hue: 35 },
    { lightness: 0.42, chroma: 0.07, hue: 220 },
    { lightness: 0.48, chroma: 0.06, hue: 145 },
  ],
  motifs: ['camera', 'frame', 'flower', 'rings', 'heart', 'book'],
  captionMotifs: ['camera', 'heart', 'flower', 'window'],
  scenes: ['giant', 'pattern', 'tiles', 'still-life', 'hills'],
  copy: {
    en: {
      noun: 'a photographer',
      workingName: 'Photography',
      headlines: [
        'The moment after the pose',
        'Pictures you will still know by heart in thirty years',
        'Light, people, and a bit of patience[ {inPlace}]',
        '[{speciality}. ]Seen, not staged',
      ],
      leads: [
        'I look for the glance between two pictures: the one nobody arranged. I work[ {inPlace}] with a bag that is always packed.',
        'Portraits, occasions and places, photographed quietly and edited by one pair of eyes from first frame to last print.',
        'You do not have to know how to stand. That is my job; yours is to forget about the camera.',
      ],
      actions: ['Ask about your date', 'Tell me about the day', 'Start a conversation'],
      about: {
        titles: ['Behind the camera', 'How I work', 'Say little, look a lot'],
        texts: [
          'I photograph the way I would want to be photographed: without being told to say cheese. I arrive early, find the light, and let the day come to me.',
          'Editing is half of the work. I choose frame by frame, keep skin looking like skin and throw away anything that is merely correct.',
          'The best compliment is “I did not notice you”. The second best is a print on the wall, hung where you pass every morning.',
        ],
      },
      offer: {
        label: 'Photography',
        titles: ['What I photograph', 'People, days, places', 'Ways to work together'],
        intros: [
          'Each request gets its own proposal: hours, pictures, prints.',
          'If yours is something else, tell me. I like something else.',
          'Ask for complete series, not just highlights.',
        ],
        items: [
          {
            name: 'Weddings',
            text: 'From the first button to the last dance, in the order it happened.',
          },
          { name: 'Portraits', text: 'An hour, a window, and the face your friends know.' },
          { name: 'Families', text: 'At home, in the kitchen, with the chaos left in.' },
          { name: 'Couples', text: 'A walk somewhere you like; the camera comes along.' },
          {
            name: 'Work and craft',
            text: 'Hands, tools, rooms: what you do, without a stock smile.',
          },
          {
            name: 'Events',
            text: 'Evenings told in sequence, delivered while people still talk about them.',
          },
          { name: 'Prints and albums', text: 'On paper that makes you want to touch it.' },
        ],
      },
      strengths: {
        titles: ['What you can count on', 'What I bring', 'Beyond the camera'],
        items: [
          { name: 'Quiet', text: 'No countdowns, no whistles.' },
          { name: 'One pair of eyes', text: 'I shoot, choose and edit myself.' },
          { name: 'Agreed in writing', text: 'Dates, deliveries and rights, before the day.' },
          { name: 'Made to be printed', text: 'Files that hold up on a wall.' },
        ],
      },
      steps: {
        titles: ['From message to album', 'How it goes', 'Three meetings'],
        items: [
          { name: 'We meet', text: 'In person or on a call, to see whether we like each other.' },
          { name: 'The day', text: 'I am there, mostly out of sight.' },
          { name: 'The pictures', text: 'A private gallery first, then files and prints.' },
        ],
      },
      questionTitles: ['Before the first picture', 'Poses, rain, files', 'What people ask me'],
      questions: [
        {
          question: 'How do I reserve a date?',
          answer:
            'Write with the date and place. If it is free, I send a proposal and hold it while you decide.',
        },
        {
          question: 'How many pictures will we get?',
          answer: 'Enough to tell the story without repeating it. We agree on a range beforehand.',
        },
        {
          question: 'Do you travel?',
          answer: 'Yes. Travel is listed separately in the proposal, so that you can see it.',
        },
        {
          question: 'I am awkward in front of a camera. Is that a problem?',
          answer: 'It is normal. We begin slowly, and most people forget after ten minutes.',
        },
        {
          question: 'Who may use the pictures?',
          answer: 'You, privately, as much as you like. I publish nothing without asking you.',
        },
      ],
      captions: [
        'Early light',
        'Between two laughs',
        'The room before the guests',
        'A face, a window',
        'After the rain',
      ],
      closing: {
        titles: [
          'Is your date still free?',
          'Tell me what you are planning',
          'Shall we take a picture?',
        ],
        texts: [
          'Day, place, and two lines about you.',
          'Even if you do not know yet exactly what you want.',
          'I answer personally.',
        ],
      },
      contact: {
        titles: ['Write to me', 'About your day', 'Ask for a date'],
        texts: [
          'When, where, and who will be there? The rest we find out together.',
          'Tell me what you would hate to miss.',
          'If the date is taken, I will say so at once.',
        ],
      },
    },
    it: {
      noun: 'uno studio di fotografia',
      workingName: 'Fotografia',
      headlines: [
        'L’attimo dopo la posa',
        'Fotografie che tra trent’anni saprai ancora a memoria',
        '[{inPlace}: ]luce, persone e un po’ di pazienza',
        '[{speciality}. ]Visto, non messo in scena',
      ],
      leads: [
        'Cerco lo sguardo tra due scatti, quello che nessuno ha preparato. Lavoro[ {inPlace}], con la borsa sempre pronta a partire.',
        'Ritratti, giorni importanti e luoghi, fotografati in silenzio e scelti da un solo paio di occhi, dal primo scatto all’ultima stampa.',
        'Non devi sapere come metterti. Quello è il mio mestiere: il tuo è dimenticarti della macchina.',
      ],
      actions: ['Chiedi se la data è libera', 'Raccontami la giornata', 'Cominciamo a parlarne'],
      about: {
        titles: ['Dietro l’obiettivo', 'Come lavoro', 'Poche parole, molti sguardi'],
        texts: [
          'Fotografo come vorrei essere fotografato: senza sentirmi dire di sorridere. Arrivo presto, cerco la luce e lascio che la giornata venga da me.',
          'Scegliere è metà del lavoro. Guardo fotogramma per fotogramma, lascio che la pelle sembri pelle e butto tutto quello che è soltanto corretto.',
          'Il complimento più bello è «non ti ho notato». Il secondo è una stampa alla parete, appesa dove si passa ogni mattina.',
        ],
      },
      offer: {
        label: 'Fotografia',
        titles: ['Che cosa fotografo', 'Persone, giorni, luoghi', 'Come possiamo lavorare insieme'],
        intros: [
          'Ogni richiesta ha la sua proposta: ore, immagini, stampe.',
          'Se la tua è un’altra cosa, dimmela. Le altre cose mi piacciono.',
          'Chiedi di vedere servizi interi, non solo le foto migliori.',
        ],
        items: [
          {
            name: 'Matrimoni',
            text: 'Dal primo bottone all’ultimo ballo, nell’ordine in cui è successo.',
          },
          { name: 'Ritratti', text: 'Un’ora, una finestra e il viso che conoscono i tuoi amici.' },
          { name: 'Famiglie', text: 'A casa, in cucina, con la confusione lasciata dov’è.' },
          { name: 'Coppie', text: 'Una passeggiata dove vi piace; la macchina viene con noi.' },
          {
            name: 'Lavoro e botteghe',
            text: 'Mani, attrezzi, stanze: quello che fai, senza sorrisi finti.',
          },
          {
            name: 'Eventi',
            text: 'Serate raccontate in sequenza, consegnate mentre se ne parla ancora.',
          },
          { name: 'Stampe e album', text: 'Su una carta che viene voglia di toccare.' },
        ],
      },
      strengths: {
        titles: ['Su che cosa puoi contare', 'Che cosa porto', 'Oltre alla macchina'],
        items: [
          { name: 'Silenzio', text: 'Niente conti alla rovescia.' },
          { name: 'Un solo paio di occhi', text: 'Scatto, scelgo e sviluppo di persona.' },
          { name: 'Tutto per iscritto', text: 'Date, consegne e diritti, prima del giorno.' },
          { name: 'Fatte per la stampa', text: 'Immagini che reggono una parete.' },
        ],
      },
      steps: {
        titles: ['Dal messaggio all’album', 'Come si svolge', 'Tre incontri'],
        items: [
          { name: 'Ci conosciamo', text: 'Di persona o in video, per capire se ci piacciamo.' },
          { name: 'Il giorno', text: 'Ci sono, quasi sempre senza farmi vedere.' },
          { name: 'Le immagini', text: 'Prima una galleria privata, poi i file e le stampe.' },
        ],
      },
      questionTitles: ['Prima del primo scatto', 'Pose, pioggia, file', 'Mi chiedono spesso'],
      questions: [
        {
          question: 'Come si riserva una data?',
          answer:
            'Scrivi giorno e luogo. Se è libera, mando una proposta e la tengo mentre decidi.',
        },
        {
          question: 'Quante fotografie riceveremo?',
          answer:
            'Abbastanza per raccontare la storia senza ripeterla. Ci accordiamo prima su una quantità.',
        },
        {
          question: 'Lavori anche fuori zona?',
          answer: 'Sì. La trasferta compare a parte nella proposta, così la vedi.',
        },
        {
          question: 'Davanti all’obiettivo mi blocco. È un problema?',
          answer: 'È normale. Cominciamo piano, e dopo dieci minuti quasi tutti se ne dimenticano.',
        },
        {
          question: 'Chi può usare le immagini?',
          answer: 'Tu, in privato, quanto vuoi. Io non pubblico nulla senza chiedertelo.',
        },
      ],
      captions: [
        'La luce del mattino',
        'Tra due risate',
        'La sala prima degli invitati',
        'Un viso, una finestra',
        'Dopo la pioggia',
      ],
      closing: {
        titles: [
          'La tua data è ancora libera?',
          'Raccontami che cosa hai in mente',
          'Facciamo una fotografia?',
        ],
        texts: [
          'Giorno, luogo e due righe su di te.',
          'Anche se non sai ancora di preciso che cosa vuoi.',
          'Rispondo di persona.',
        ],
      },
      contact: {
        titles: ['Scrivimi', 'La tua giornata', 'Chiedi una data'],
        texts: [
          'Quando, dove, chi ci sarà? Il resto lo scopriamo insieme.',
          'Dimmi che cosa ti dispiacerebbe perdere.',
          'Se la data è già presa, te lo dico subito.',
        ],
      },
    },
  },
} as const satisfies Trade;
