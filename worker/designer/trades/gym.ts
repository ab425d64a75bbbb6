import type { Trade } from './trade.ts';

export const gym = {
  id: 'gym',
  schemaType: 'ExerciseGym',
  words: {
    en: [
      'gym',
      'fitness',
      'personal trainer',
      'crossfit',
      'fitness studio',
      'boxing club',
      'climbing gym',
    ],
    it: [
      'palestra',
      'fitness',
      'personal trainer',
      'crossfit',
      'centro sportivo',
      'pugilato',
      'allenatore',
    ],
  },
  sections: ['hero', 'services', 'process', 'features', 'pricing', 'hours', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['poster', 'swiss', 'technical', 'playful', 'studio'],
  colours: [
    { lightness: 0.58, chroma: 0.2, hue: 35 },
    { lightness: 0.45, chroma: 0.18, hue: 265 },
    { lightness: 0.55, chroma: 0.14, hue: 145 },
  ],
  motifs: ['dumbbell', 'kettlebell', 'heart', 'bolt', 'mountain', 'bicycle'],
  captionMotifs: ['kettlebell', 'heart', 'dumbbell', 'bolt'],
  scenes: ['rays', 'giant', 'tiles', 'pattern'],
  copy: {
    en: {
      noun: 'a gym',
      workingName: 'Gym',
      headlines: [
        'Start weak. That is the point',
        'Come as you are, leave out of breath',
        'Stronger than last month. That is all we measure',
      ],
      leads: [
        'Training for people with jobs, knees and a life. Someone shows you how, watches you do it, and notices when you are ready for more.',
        'Weights, movement, sweat and a plan that fits your week[ {inPlace}]. Nobody here was born able to do a pull-up.',
        'The hardest exercise is the door. Behind it, somebody expects you and knows your name.',
      ],
      actions: ['Book a first session', 'Try a session', 'Come and train'],
      about: {
        titles: ['No mirrors needed', 'How we train people', 'A plan beats a promise'],
        texts: [
          'Motivation comes and goes; habits stay. So we start with sessions you can keep up in a bad week, and add load only once the movement is clean.',
          'A trainer’s job is to look. We correct early, praise seldom and mean it, and change the exercise before your back complains.',
          'Progress is dull to watch and wonderful to have. We write it down, so that on a slow day you can read how far you have come.',
        ],
      },
      offer: {
        label: 'Training',
        titles: ['Ways to train', 'Pick your hour', 'What we do here'],
        intros: [
          'Not sure? The first session is for finding out.',
          'Every exercise has an easier and a harder version.',
          'Tell us about injuries before you start: we plan around them.',
        ],
        items: [
          {
            name: 'Personal training',
            text: 'One trainer, one plan, one pair of eyes on your form.',
          },
          {
            name: 'Strength',
            text: 'Squat, press, pull: the basics, done well and a little heavier each time.',
          },
          {
            name: 'Small groups',
            text: 'Company that pulls you along, few enough to be corrected.',
          },
          { name: 'Mobility', text: 'For hips that sit all day and shoulders that type.' },
          { name: 'Conditioning', text: 'Short, sharp, over before you find an excuse.' },
          { name: 'Open floor', text: 'Train by yourself, with somebody near to ask.' },
        ],
      },
      strengths: {
        titles: ['What you can expect', 'House rules', 'How it feels here'],
        items: [
          { name: 'Technique first', text: 'Then weight. Never the other way round.' },
          { name: 'A written plan', text: 'You know what today is for.' },
          { name: 'Beginners welcome', text: 'Everybody remembers the first day.' },
          { name: 'Weights go back', text: 'Ours is a tidy floor.' },
        ],
      },
      steps: {
        titles: ['Your first month', 'How to begin', 'Four weeks'],
        items: [
          { name: 'Talk', text: 'Aims, injuries, hours you really have.' },
          { name: 'Learn', text: 'The main movements, light and slow.' },
          { name: 'Train', text: 'A plan on paper, adjusted every week.' },
          { name: 'Look back', text: 'What changed, and what comes next.' },
        ],
      },
      questionTitles: [
        'Before your first session',
        'Asked between two sets',
        'Sweat and small print',
      ],
      questions: [
        {
          question: 'I have not done sport for years. Is this for me?',
          answer:
            'Then you are our favourite beginner. Say so, and the first weeks are planned accordingly.',
        },
        {
          question: 'What should I bring?',
          answer: 'Clean shoes, a towel, water. Everything else is here.',
        },
        {
          question: 'I have an injury. Can I train?',
          answer:
            'Ask your doctor first, then tell us everything. We choose exercises that respect it.',
        },
        {
          question: 'How often should I come?',
          answer:
            'As often as you can keep up for months. Two good sessions beat five planned ones.',
        },
      ],
      captions: ['Chalk and iron', 'The early group', 'A first deadlift', 'After the last round'],
      closing: {
        titles: [
          'The door is the heavy part',
          'See you on the floor',
          'Monday is overrated. Come today',
        ],
        texts: [
          'Write to us and we find an hour.',
          'Tell us where you stand; we begin there.',
          'One session is enough to know.',
        ],
      },
      contact: {
        titles: ['Book a session', 'Come and try', 'Ask a trainer'],
        texts: [
          'What would you like to achieve, and when do you have time?',
          'Mention injuries, so that we can prepare.',
          'A trainer answers.',
        ],
      },
    },
    it: {
      noun: 'una palestra',
      workingName: 'Palestra',
      headlines: [
        'Comincia debole. È proprio questo il punto',
        'Vieni come sei, esci senza fiato',
        'Più forte del mese scorso. Non misuriamo altro',
      ],
      leads: [
        'Allenamento per chi ha un lavoro, due ginocchia e una vita. Qualcuno ti mostra come si fa, ti guarda mentre lo fai e si accorge quando sei pronto per di più.',
        'Pesi, movimento, sudore e un programma che sta nella tua settimana[ {inPlace}]. Nessuno qui è nato capace di fare una trazione.',
        'L’esercizio più difficile è la porta. Dietro c’è qualcuno che ti aspetta e sa come ti chiami.',
      ],
      actions: ['Prenota la prima seduta', 'Prova un allenamento', 'Vieni ad allenarti'],
      about: {
        titles: [
          'Gli specchi non servono',
          'Come alleniamo',
          'Meglio un programma di una promessa',
        ],
        texts: [
          'La motivazione va e viene, le abitudini restano. Per questo partiamo da sedute che reggi anche in una brutta settimana, e aggiungiamo carico solo quando il movimento è pulito.',
          'Il lavoro di chi allena è guardare. Correggiamo presto, lodiamo poco e sul serio, e cambiamo esercizio prima che la schiena si lamenti.',
          'I progressi sono noiosi da guardare e bellissimi da avere. Li scriviamo, così in una giornata storta puoi rileggere quanta strada hai fatto.',
        ],
      },
      offer: {
        label: 'Allenamenti',
        titles: ['Come ci si allena', 'Scegli la tua ora', 'Che cosa si fa qui'],
        intros: [
          'Non sai da dove partire? La prima seduta serve a capirlo.',
          'Ogni esercizio ha un fratello più facile e uno più duro.',
          'Parlaci degli infortuni prima di cominciare: il programma ne tiene conto.',
        ],
        items: [
          {
            name: 'Personal training',
            text: 'Una persona, un programma, due occhi sulla tua tecnica.',
          },
          {
            name: 'Forza',
            text: 'Squat, spinte, trazioni: le basi, fatte bene e ogni volta un po’ più pesanti.',
          },
          {
            name: 'Piccoli gruppi',
            text: 'Compagnia che ti trascina, in pochi: così chi allena corregge tutti.',
          },
          {
            name: 'Mobilità',
            text: 'Per anche che stanno sedute tutto il giorno e spalle che scrivono.',
          },
          { name: 'Condizionamento', text: 'Breve, intenso, finito prima di trovare una scusa.' },
          { name: 'Sala libera', text: 'Ti alleni da solo, con qualcuno vicino a cui chiedere.' },
        ],
      },
      strengths: {
        titles: ['Che cosa aspettarti', 'Regole della casa', 'Che aria tira'],
        items: [
          { name: 'Prima la tecnica', text: 'Poi il peso. Mai il contrario.' },
          { name: 'Un programma scritto', text: 'Sai a che cosa serve oggi.' },
          { name: 'Chi comincia è benvenuto', text: 'Il primo giorno se lo ricordano tutti.' },
          { name: 'I pesi si rimettono a posto', text: 'Da noi il pavimento è libero.' },
        ],
      },
      steps: {
        titles: ['Il tuo primo mese', 'Come si comincia', 'Quattro settimane'],
        items: [
          { name: 'Parliamo', text: 'Obiettivi, infortuni, le ore che hai davvero.' },
          { name: 'Impari', text: 'I movimenti principali, leggeri e lenti.' },
          { name: 'Ti alleni', text: 'Un programma su carta, corretto ogni settimana.' },
          { name: 'Guardiamo indietro', text: 'Che cosa è cambiato e che cosa viene dopo.' },
        ],
      },
      questionTitles: [
        'Prima del primo allenamento',
        'Ci chiedono tra due serie',
        'Sudore e dettagli',
      ],
      questions: [
        {
          question: 'Non faccio sport da anni. Va bene lo stesso?',
          answer:
            'Sei il nostro principiante preferito. Diccelo, e le prime settimane saranno pensate di conseguenza.',
        },
        {
          question: 'Che cosa devo portare?',
          answer: 'Scarpe pulite, asciugamano, acqua. Il resto è qui.',
        },
        {
          question: 'Ho avuto un infortunio. Posso allenarmi?',
          answer:
            'Prima senti il medico, poi raccontaci tutto. Scegliamo esercizi che ne tengano conto.',
        },
        {
          question: 'Quante volte a settimana?',
          answer:
            'Quante riesci a mantenere per mesi. Due sedute fatte bene valgono più di cinque programmate.',
        },
      ],
      captions: [
        'Magnesio e ferro',
        'Il gruppo del mattino',
        'Il primo stacco',
        'Dopo l’ultimo giro',
      ],
      closing: {
        titles: [
          'La parte pesante è la porta',
          'Ci vediamo in sala',
          'Il lunedì è sopravvalutato. Vieni oggi',
        ],
        texts: [
          'Scrivici e troviamo un’ora.',
          'Dicci a che punto sei: cominciamo da lì.',
          'Per capirlo basta una seduta.',
        ],
      },
      contact: {
        titles: ['Prenota una seduta', 'Vieni a provare', 'Chiedi a chi allena'],
        texts: [
          'Che cosa vorresti ottenere, e quando hai tempo?',
          'Segnala gli infortuni, così ci prepariamo.',
          'Ti risponde chi ti allenerà.',
        ],
      },
    },
  },
} as const satisfies Trade;
