import type { Trade } from './trade.ts';

export const dentist = {
  id: 'dentist',
  schemaType: 'Dentist',
  words: {
    en: ['dentist', 'dental practice', 'dental clinic', 'dental', 'orthodontist', 'dental surgery'],
    it: [
      'dentista',
      'studio dentistico',
      'odontoiatr*',
      'ortodonzia',
      'ortodontista',
      'igienista dentale',
    ],
  },
  sections: ['hero', 'services', 'process', 'about', 'hours', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['wellness', 'swiss', 'coastal', 'studio', 'editorial'],
  colours: [
    { lightness: 0.52, chroma: 0.09, hue: 195 },
    { lightness: 0.48, chroma: 0.11, hue: 240 },
    { lightness: 0.5, chroma: 0.09, hue: 160 },
  ],
  motifs: ['tooth', 'leaf', 'bubble', 'cup', 'flower', 'hands'],
  captionMotifs: ['flower', 'tooth', 'bubble', 'heart'],
  scenes: ['arch', 'tiles', 'giant', 'window'],
  copy: {
    en: {
      noun: 'a dental practice',
      workingName: 'Dental practice',
      headlines: [
        'A dentist who explains before touching',
        'Look after your teeth without holding your breath',
        'Calm dentistry[ {inPlace}]',
        '[{speciality}, ]explained in plain words',
      ],
      leads: [
        'You see what we see, you hear what it means, and you decide with a written plan in your hand. No treatment starts before that.',
        'Check-ups, hygiene and treatment[ {inPlace}], in a practice where you may stop us at any time by raising a hand.',
        'If it has been a while, you are in good company. Come and let us have a look, without lectures.',
      ],
      actions: ['Book a check-up', 'Request an appointment', 'Arrange a visit'],
      about: {
        titles: ['How we treat people', 'Teeth belong to somebody', 'Unhurried on purpose'],
        texts: [
          'Most people are not afraid of teeth; they are afraid of surprises. So we describe each step before we take it, and agree on a sign for a pause.',
          'A tooth is part of a person with plans, a budget and perhaps a long memory of bad appointments. We plan treatment with all of that on the table.',
          'We would rather prevent than repair. A good part of our work is showing you what to do at home so that you need us less.',
        ],
      },
      offer: {
        label: 'Treatments',
        titles: ['Treatments', 'What we can do for you', 'From check-up to repair'],
        intros: [
          'Not sure which one you need? That is what the first visit is for.',
          'Every treatment comes with a plan and a quotation in writing.',
          'The right order: look first, prevent second, repair third.',
        ],
        items: [
          {
            name: 'Check-up',
            text: 'A thorough look, pictures if they are needed, and an explanation you can take home.',
          },
          {
            name: 'Hygiene',
            text: 'Professional cleaning and the two minutes of advice that matter most.',
          },
          {
            name: 'Fillings',
            text: 'Repairs in the colour of the tooth, kept as small as possible.',
          },
          { name: 'Root canal treatment', text: 'To keep a tooth that would otherwise be lost.' },
          {
            name: 'Crowns and bridges',
            text: 'To give a damaged tooth its shape and its bite back.',
          },
          {
            name: 'Implants',
            text: 'Assessed case by case, with alternatives laid out beside it.',
          },
          {
            name: 'Orthodontics',
            text: 'Straightening for children and adults, with time and upkeep explained.',
          },
          {
            name: 'Children’s dentistry',
            text: 'First visits at a child’s pace, so that the second is easy.',
          },
        ],
      },
      strengths: {
        titles: ['What you can expect', 'How a visit feels', 'Our habits'],
        items: [
          { name: 'Nothing unannounced', text: 'Each step is described before it happens.' },
          { name: 'A plan in writing', text: 'Options, order, cost: to read at home.' },
          { name: 'A sign to stop', text: 'Raise a hand and we pause.' },
          { name: 'Prevention first', text: 'The best treatment is the one you will not need.' },
        ],
      },
      steps: {
        titles: ['Your first visit', 'What happens, in order', 'Step by step'],
        items: [
          {
            name: 'We listen',
            text: 'What brings you here, what worries you, which medicines you take.',
          },
          { name: 'We look', text: 'Teeth, gums and bite, with pictures where they help.' },
          { name: 'We explain', text: 'What is urgent, what can wait, what needs nothing at all.' },
          { name: 'You decide', text: 'With a written plan and all the time you want.' },
        ],
      },
      questionTitles: ['Asked in the waiting room', 'Before you sit down', 'Teeth, in plain words'],
      questions: [
        {
          question: 'What should I bring to the first visit?',
          answer:
            'The list of medicines you take and, if you have them, earlier X-rays or reports.',
        },
        {
          question: 'I am anxious about dentists. What can you do?',
          answer:
            'Tell us when you book. We allow more time, explain every step and stop whenever you ask.',
        },
        {
          question: 'How often should I come?',
          answer:
            'It depends on your mouth. After the first visit we suggest an interval and tell you why.',
        },
        {
          question: 'Will I know the cost beforehand?',
          answer: 'Yes: you receive a quotation in writing before any treatment begins.',
        },
        {
          question: 'I have a toothache now. What do I do?',
          answer:
            'Call rather than write. We tell you how soon we can see you and what to do in the meantime.',
        },
      ],
      captions: [
        'The reception',
        'A treatment room',
        'Explaining with pictures',
        'The children’s corner',
      ],
      closing: {
        titles: ['Has it been a while?', 'A visit is a good start', 'Let us have a look'],
        texts: [
          'Write or call, and we suggest a time.',
          'No lectures, we promise that much.',
          'Tell us if you are in pain: those calls come first.',
        ],
      },
      contact: {
        titles: ['Request an appointment', 'Arrange your visit', 'Contact the practice'],
        texts: [
          'Leave a number and the times that suit you. Please do not send medical details by e-mail.',
          'If you are in pain, please call.',
          'Tell us whether it is your first visit, so that we can plan enough time.',
        ],
      },
    },
    it: {
      noun: 'uno studio dentistico',
      workingName: 'Studio dentistico',
      headlines: [
        'Un dentista che prima spiega, poi cura',
        'Prendersi cura dei denti senza trattenere il respiro',
        'Odontoiatria con calma[ {inPlace}]',
        '[{speciality}, ]con parole semplici',
      ],
      leads: [
        'Lei vede quello che vediamo noi, sente che cosa significa e decide con un piano scritto in mano. Prima di allora non si comincia.',
        'Visite, igiene e cure[ {inPlace}], in uno studio dove può fermarci in qualsiasi momento alzando una mano.',
        'Se è passato un po’ di tempo, è in buona compagnia. Venga a farsi vedere, senza prediche.',
      ],
      actions: ['Prenoti una visita', 'Richieda un appuntamento', 'Fissi un controllo'],
      about: {
        titles: [
          'Come trattiamo le persone',
          'Dietro i denti c’è qualcuno',
          'Senza fretta, apposta',
        ],
        texts: [
          'Quasi nessuno ha paura dei denti: si ha paura delle sorprese. Perciò descriviamo ogni passaggio prima di farlo e ci accordiamo su un segno per fermarci.',
          'Un dente appartiene a una persona con i suoi impegni, il suo budget e magari il ricordo di qualche brutto appuntamento. Il piano di cura tiene conto di tutto questo.',
          'Preferiamo prevenire che riparare. Buona parte del nostro lavoro è mostrarle che cosa fare a casa per avere meno bisogno di noi.',
        ],
      },
      offer: {
        label: 'Cure',
        titles: ['Le cure', 'Che cosa possiamo fare per lei', 'Dal controllo alla riparazione'],
        intros: [
          'Non sa di che cosa ha bisogno? La prima visita serve a questo.',
          'Ogni cura comincia con un piano e un preventivo scritti.',
          'L’ordine giusto: prima guardare, poi prevenire, infine riparare.',
        ],
        items: [
          {
            name: 'Visita di controllo',
            text: 'Un esame accurato, immagini se servono e una spiegazione da portare a casa.',
          },
          {
            name: 'Igiene',
            text: 'Pulizia professionale e i due minuti di consigli che contano di più.',
          },
          {
            name: 'Otturazioni',
            text: 'Riparazioni del colore del dente, piccole il più possibile.',
          },
          { name: 'Cure canalari', text: 'Per conservare un dente che altrimenti andrebbe perso.' },
          {
            name: 'Corone e ponti',
            text: 'Per restituire a un dente rovinato la forma e la funzione.',
          },
          { name: 'Impianti', text: 'Valutati caso per caso, con le alternative messe accanto.' },
          { name: 'Ortodonzia', text: 'Per ragazzi e adulti, spiegando prima tempi e impegno.' },
          {
            name: 'Odontoiatria per bambini',
            text: 'La prima visita al ritmo del bambino, perché la seconda sia facile.',
          },
        ],
      },
      strengths: {
        titles: ['Che cosa può aspettarsi', 'Come ci si sente da noi', 'Le nostre abitudini'],
        items: [
          { name: 'Niente senza preavviso', text: 'Ogni passaggio viene descritto prima.' },
          { name: 'Un piano scritto', text: 'Possibilità, ordine, costi: da leggere a casa.' },
          { name: 'Un segno per fermarsi', text: 'Alza la mano e ci fermiamo.' },
          { name: 'Prima la prevenzione', text: 'La cura migliore è quella che non le servirà.' },
        ],
      },
      steps: {
        titles: ['La prima visita', 'Che cosa succede, in ordine', 'Un passo alla volta'],
        items: [
          {
            name: 'Ascoltiamo',
            text: 'Perché viene, che cosa la preoccupa, quali medicine prende.',
          },
          { name: 'Guardiamo', text: 'Denti, gengive e masticazione, con immagini dove aiutano.' },
          {
            name: 'Spieghiamo',
            text: 'Che cosa è urgente, che cosa può aspettare, che cosa va bene così.',
          },
          { name: 'Decide lei', text: 'Con un piano scritto e tutto il tempo che desidera.' },
        ],
      },
      questionTitles: [
        'In sala d’attesa ci chiedono',
        'Prima di sedersi',
        'Denti, in parole semplici',
      ],
      questions: [
        {
          question: 'Che cosa porto alla prima visita?',
          answer:
            'L’elenco delle medicine che prende e, se li ha, radiografie o referti precedenti.',
        },
        {
          question: 'Ho paura del dentista. Che cosa potete fare?',
          answer:
            'Ce lo dica quando prenota: prevediamo più tempo, spieghiamo ogni passaggio e ci fermiamo quando vuole.',
        },
        {
          question: 'Ogni quanto conviene venire?',
          answer:
            'Dipende dalla sua bocca. Dopo la prima visita le proponiamo un intervallo e le diciamo perché.',
        },
        {
          question: 'Conoscerò il costo in anticipo?',
          answer: 'Sì: riceve un preventivo scritto prima che inizi qualsiasi cura.',
        },
        {
          question: 'Ho mal di denti adesso. Che cosa faccio?',
          answer:
            'Telefoni, non scriva. Le diciamo quando possiamo vederla e che cosa fare nel frattempo.',
        },
      ],
      captions: [
        'L’accoglienza',
        'Una sala di cura',
        'Spiegare con le immagini',
        'L’angolo dei bambini',
      ],
      closing: {
        titles: [
          'È passato un po’ di tempo?',
          'Una visita è un buon inizio',
          'Venga a farsi vedere',
        ],
        texts: [
          'Ci scriva o ci chiami: le proponiamo un orario.',
          'Niente prediche, questo possiamo prometterlo.',
          'Se ha dolore ce lo dica: quelle telefonate vengono prima.',
        ],
      },
      contact: {
        titles: ['Richieda un appuntamento', 'Fissi la sua visita', 'Contatti lo studio'],
        texts: [
          'Lasci un numero e gli orari che preferisce. Non invii dati clinici per e-mail.',
          'Se ha dolore, la preghiamo di telefonare.',
          'Ci dica se è la prima visita, così prevediamo il tempo giusto.',
        ],
      },
    },
  },
} as const satisfies Trade;
