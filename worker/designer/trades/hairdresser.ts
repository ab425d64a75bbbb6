import type { Trade } from './trade.ts';

export const hairdresser = {
  id: 'hairdresser',
  schemaType: 'HairSalon',
  words: {
    en: [
      'hairdresser',
      'hair salon',
      'hair stylist',
      'hairstylist',
      'barber',
      'barbershop',
      'barber shop',
      'hair studio',
    ],
    it: [
      'parrucchier*',
      'parrucchiera',
      'parrucchiere',
      'salone di bellezza',
      'barbiere',
      'barberia',
      'acconciature',
      'hair stylist',
    ],
  },
  sections: ['hero', 'services', 'about', 'features', 'hours', 'gallery', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['studio', 'poster', 'luxury', 'playful', 'swiss', 'wellness'],
  colours: [
    { lightness: 0.5, chroma: 0.14, hue: 358 },
    { lightness: 0.4, chroma: 0.08, hue: 200 },
    { lightness: 0.45, chroma: 0.12, hue: 310 },
    { lightness: 0.58, chroma: 0.15, hue: 40 },
  ],
  motifs: ['scissors', 'comb', 'dryer', 'brush', 'flower', 'leaf'],
  captionMotifs: ['scissors', 'brush', 'dryer', 'comb'],
  scenes: ['giant', 'tiles', 'pattern', 'arch'],
  copy: {
    en: {
      noun: 'a hair salon',
      workingName: 'Hair salon',
      headlines: [
        'Hair that still works on Monday',
        'First we talk, then we cut',
        'A haircut[ {inPlace}] that grows out well',
        '[{speciality}. ]You, on a good hair day',
      ],
      leads: [
        'We look at how your hair falls, how much time you have in the morning and what you want to stop fighting. Then we pick up the scissors.',
        'Cut, colour and care[ {inPlace}], with a mirror you can trust and a plain answer when you ask whether it would suit you.',
        'Bring a picture, or just an itch for change. We will tell you what your hair can do with it.',
      ],
      actions: ['Book an appointment', 'Find a time', 'Reserve your chair'],
      about: {
        titles: ['A chair and a conversation', 'Cut for real mornings', 'How we look at hair'],
        texts: [
          'A good haircut starts with questions. How do you wear it on days when you do nothing? What did the last one get wrong? The answers decide more than any photograph.',
          'You will style it yourself tomorrow, so we cut for that. Before you leave we show you the movement, the product and the amount, and then you try.',
          'Colour is chemistry with consequences. We tell you what a shade asks for in upkeep before we mix it, and we say so when we would rather not.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['Cut, colour, care', 'What we do', 'In the chair'],
        intros: [
          'Length and thickness make the difference: ask for your price before we start.',
          'Not sure what you need? Book a consultation first.',
          'Everything begins with a look at your hair and a few questions.',
        ],
        items: [
          {
            name: 'Cut and finish',
            text: 'Consultation, wash, cut and a blow-dry you can repeat at home.',
          },
          {
            name: 'Colour',
            text: 'Roots, full colour or a change of mind, with the upkeep explained.',
          },
          {
            name: 'Highlights and balayage',
            text: 'Light placed by hand where the sun would put it.',
          },
          { name: 'Blow-dry', text: 'For an evening, an interview, or a Tuesday.' },
          {
            name: 'Treatments',
            text: 'For hair that has been through a summer, a lightening or both.',
          },
          { name: 'Beard and trim', text: 'Lines, length and a hot towel.' },
          { name: 'Occasion hair', text: 'A trial beforehand, calm on the day.' },
        ],
      },
      strengths: {
        titles: ['What to expect', 'The way we work', 'In our chair'],
        items: [
          { name: 'Consultation first', text: 'No scissors before we agree on the shape.' },
          { name: 'Price said aloud', text: 'You know it before the wash.' },
          {
            name: 'Cut for your texture',
            text: 'With your curls, waves or cowlick, not against them.',
          },
          { name: 'A style you can repeat', text: 'We show you how, then hand over the brush.' },
        ],
      },
      steps: {
        titles: ['Your appointment', 'From hello to mirror', 'How it goes'],
        items: [
          { name: 'Talk', text: 'What you like, what annoys you, how your mornings look.' },
          { name: 'Cut or colour', text: 'With explanations, or in silence if you prefer.' },
          { name: 'Learn', text: 'Two tricks that keep it looking like this at home.' },
        ],
      },
      questionTitles: ['Asked in front of the mirror', 'Before the first snip', 'Hair questions'],
      questions: [
        {
          question: 'How long will it take?',
          answer:
            'It depends on length and service; we tell you when you book, so that you can plan the day.',
        },
        {
          question: 'Can I change or cancel?',
          answer:
            'Yes, just let us know as early as you can so that somebody else can have the chair.',
        },
        {
          question: 'Do I need a patch test for colour?',
          answer:
            'If you are new to colouring or sensitive, ask us for one a couple of days ahead.',
        },
        {
          question: 'What if I am not happy with it?',
          answer:
            'Tell us, in the chair or in the days after. We would rather correct it than have you wear a hat.',
        },
        {
          question: 'Can I bring a photo?',
          answer: 'Please do. We will say honestly how close your hair can get.',
        },
      ],
      captions: [
        'The first snip',
        'Colour, mixed for one person',
        'Before the blow-dry',
        'Fresh from the chair',
      ],
      closing: {
        titles: ['Time for a change?', 'Your chair is free soon', 'Shall we find a time?'],
        texts: [
          'Tell us what you have in mind and which days suit you.',
          'Message or call, whichever is easier.',
          'One message, and we suggest a time.',
        ],
      },
      contact: {
        titles: ['Book your appointment', 'Find a time', 'Say hello'],
        texts: [
          'What would you like done, and when would suit you? We reply with a time.',
          'For the same day, a call is quicker.',
          'Send a photo of your hair today if you want colour: it helps us plan.',
        ],
      },
    },
    it: {
      noun: 'un salone di parrucchieri',
      workingName: 'Parrucchieri',
      headlines: [
        'Capelli che stanno bene anche il lunedì',
        'Prima si parla, poi si taglia',
        '[{inPlace}, ]un taglio che cresce bene',
        '[{speciality}. ]Tu, in una giornata sì',
      ],
      leads: [
        'Guardiamo come cadono i tuoi capelli, quanto tempo hai al mattino e contro che cosa non hai più voglia di lottare. Poi prendiamo le forbici.',
        'Taglio, colore e cura[ {inPlace}], con uno specchio di cui fidarsi e una risposta sincera quando chiedi se ti starebbe bene.',
        'Porta una foto, o solo la voglia di cambiare. Ti diciamo che cosa possono farne i tuoi capelli.',
      ],
      actions: ['Prenota un appuntamento', 'Trova un orario', 'Prenota la tua poltrona'],
      about: {
        titles: [
          'Una poltrona e due chiacchiere',
          'Un taglio per le mattine vere',
          'Come guardiamo i capelli',
        ],
        texts: [
          'Un buon taglio comincia dalle domande. Come li porti quando non fai niente? Che cosa non andava nell’ultimo? Le risposte decidono più di qualsiasi fotografia.',
          'Domani li sistemi tu, e noi tagliamo per quello. Prima che tu esca ti mostriamo il gesto, il prodotto e la quantità giusta, poi provi tu.',
          'Il colore è chimica con conseguenze. Ti diciamo quanta manutenzione chiede una tinta prima di prepararla, e se secondo noi è meglio di no, lo diciamo.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: ['Taglio, colore, cura', 'Che cosa facciamo', 'In poltrona'],
        intros: [
          'Lunghezza e quantità fanno la differenza: chiedi il prezzo prima di cominciare.',
          'Non sai di che cosa hai bisogno? Prenota prima una consulenza.',
          'Tutto comincia guardando i tuoi capelli e facendo qualche domanda.',
        ],
        items: [
          {
            name: 'Taglio e piega',
            text: 'Consulenza, lavaggio, taglio e una piega che sai rifare a casa.',
          },
          {
            name: 'Colore',
            text: 'Ricrescita, tinta completa o un ripensamento, con la manutenzione spiegata.',
          },
          {
            name: 'Schiariture e balayage',
            text: 'Luce messa a mano, dove la metterebbe il sole.',
          },
          { name: 'Piega', text: 'Per una sera, un colloquio o un martedì qualunque.' },
          {
            name: 'Trattamenti',
            text: 'Per capelli che hanno passato un’estate, una decolorazione o tutte e due.',
          },
          { name: 'Barba', text: 'Contorni, lunghezza e un panno caldo.' },
          { name: 'Acconciature', text: 'Una prova prima, la calma il giorno giusto.' },
        ],
      },
      strengths: {
        titles: ['Che cosa aspettarti', 'Il nostro modo di lavorare', 'Nella nostra poltrona'],
        items: [
          {
            name: 'Prima la consulenza',
            text: 'Niente forbici finché non siamo d’accordo sulla forma.',
          },
          { name: 'Il prezzo detto subito', text: 'Lo sai prima del lavaggio.' },
          {
            name: 'Un taglio per la tua natura',
            text: 'Con i tuoi ricci o la tua vertigine, non contro.',
          },
          {
            name: 'Una piega che rifai a casa',
            text: 'Ti mostriamo come, poi la spazzola passa a te.',
          },
        ],
      },
      steps: {
        titles: ['Il tuo appuntamento', 'Dal saluto allo specchio', 'Come funziona da noi'],
        items: [
          {
            name: 'Parliamo',
            text: 'Che cosa ti piace, che cosa ti infastidisce, come sono le tue mattine.',
          },
          { name: 'Tagliamo, coloriamo', text: 'Spiegando, oppure in silenzio se preferisci.' },
          { name: 'Impari', text: 'Due trucchi per ritrovarli così anche a casa.' },
        ],
      },
      questionTitles: [
        'Ci chiedono davanti allo specchio',
        'Prima di tagliare',
        'Domande di capelli',
      ],
      questions: [
        {
          question: 'Quanto tempo ci vuole?',
          answer:
            'Dipende dalla lunghezza e dal servizio: te lo diciamo quando prenoti, così organizzi la giornata.',
        },
        {
          question: 'Posso spostare o disdire?',
          answer: 'Sì, avvisaci appena puoi: la poltrona va a qualcun altro.',
        },
        {
          question: 'Serve un test allergico per il colore?',
          answer:
            'Se non hai mai fatto il colore o hai la pelle sensibile, chiedicelo un paio di giorni prima.',
        },
        {
          question: 'E se non mi piace?',
          answer:
            'Dillo, in poltrona o nei giorni dopo. Meglio correggerlo che vederti con il cappello.',
        },
        {
          question: 'Posso portare una foto?',
          answer: 'Certo. Ti diciamo con sincerità quanto i tuoi capelli possono avvicinarsi.',
        },
      ],
      captions: [
        'Il primo colpo di forbici',
        'Un colore per una persona sola',
        'Prima della piega',
        'Appena giù dalla poltrona',
      ],
      closing: {
        titles: ['Voglia di cambiare?', 'La tua poltrona è quasi libera', 'Troviamo un orario?'],
        texts: [
          'Dicci che cosa hai in mente e quali giorni ti vanno bene.',
          'Un messaggio o una telefonata, come ti è più comodo.',
          'Basta un messaggio: ti proponiamo un orario.',
        ],
      },
      contact: {
        titles: ['Prenota il tuo appuntamento', 'Trova un orario', 'Scrivici'],
        texts: [
          'Che cosa vorresti fare, e quando ti andrebbe bene? Ti rispondiamo con un orario.',
          'Per il giorno stesso si fa prima a chiamare.',
          'Se vuoi il colore, manda una foto dei capelli di oggi: ci aiuta a organizzarci.',
        ],
      },
    },
  },
} as const satisfies Trade;
