import type { Trade } from './trade.ts';

export const builder = {
  id: 'builder',
  schemaType: 'GeneralContractor',
  words: {
    en: [
      'building company',
      'construction company',
      'renovation company',
      'building contractor',
      'builders',
      'bricklayer',
      'roofer',
      '^renovation',
    ],
    it: [
      'impresa edile',
      'impresa di ristrutturazion*',
      'impresa di costruzioni',
      'ristrutturazioni edili',
      'ditta edile',
      'muratore',
      'muratori',
      'costruzioni edili',
      'lattoniere',
      '^ristrutturazioni',
    ],
  },
  sections: ['hero', 'services', 'portfolio', 'process', 'features', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'call',
  directions: ['poster', 'market', 'technical', 'swiss', 'craft'],
  colours: [
    { lightness: 0.58, chroma: 0.15, hue: 50 },
    { lightness: 0.42, chroma: 0.06, hue: 240 },
    { lightness: 0.5, chroma: 0.12, hue: 32 },
  ],
  motifs: ['brick', 'trowel', 'house', 'crane', 'bucket', 'window'],
  captionMotifs: ['brick', 'trowel', 'crane', 'key'],
  scenes: ['blueprint', 'tiles', 'giant', 'pattern'],
  copy: {
    en: {
      noun: 'a building company',
      workingName: 'Building company',
      headlines: [
        'Walls up, dust down, keys back',
        'We build[ {inPlace}] as if we had to live there',
        'Renovation with a plan behind the plaster',
        '[{speciality}. ]Built straight, left swept',
      ],
      leads: [
        'We come and look, measure, and write an estimate you can read. Then one site manager answers your calls until the last skirting board.',
        'New bathrooms, moved walls, sound roofs[ {inPlace}]: the trades work in the right order, because someone puts them in it.',
        'Old houses hold surprises. We look for them before we begin, and when one turns up all the same, we stop and talk to you first.',
      ],
      actions: ['Call about your project', 'Ask for a site visit', 'Describe the work'],
      about: {
        titles: ['One site, one voice', 'What nobody sees later', 'Living next to a building site'],
        texts: [
          'Bricklayer, plumber, electrician, tiler: each is good alone, and late together unless someone holds the calendar. You speak to one person, who speaks to all of them.',
          'What makes a wall good lies inside it. We take pictures of pipes, insulation and joints before they are covered, and hand them over with the keys.',
          'Dust and noise cannot be avoided, but they can be announced. You know in the evening what happens next morning, and where you can still make coffee.',
        ],
      },
      offer: {
        label: 'What we do',
        titles: ['What we build', 'From roof to floor', 'Jobs, large and small'],
        intros: [
          'One room or the whole house: the first visit shows what is sensible.',
          'We coordinate the other trades, or fit in with yours.',
          'Send a few pictures and a rough sketch: that is enough to start talking.',
        ],
        items: [
          { name: 'Whole-house renovation', text: 'From stripping out to the last coat of paint.' },
          { name: 'Bathrooms and kitchens', text: 'Pipes, tiles and walls in a single calendar.' },
          { name: 'Roofs', text: 'Repaired, insulated, laid again.' },
          { name: 'Façades', text: 'Plaster, insulation, scaffolding and colour.' },
          { name: 'Walls and ceilings', text: 'Taken down, put up, made quiet.' },
          { name: 'Floors', text: 'Levelled, tiled or laid in wood.' },
          { name: 'Extensions', text: 'One more room, from the papers to the roof.' },
        ],
      },
      strengths: {
        titles: ['How we run a site', 'Things we insist on', 'Order in the rubble'],
        items: [
          {
            name: 'An itemised estimate',
            text: 'You see what each thing costs and can leave it out.',
          },
          {
            name: 'No extras by surprise',
            text: 'Changes are priced and signed before they are built.',
          },
          {
            name: 'A calendar on the wall',
            text: 'Who comes when, and what must be chosen by then.',
          },
          { name: 'Swept every evening', text: 'Tools tidy, rubble out, doors closed.' },
        ],
      },
      steps: {
        titles: ['From sketch to keys', 'How the work proceeds', 'Your site, in four stages'],
        items: [
          { name: 'Site visit', text: 'We look, measure, knock on walls, ask questions.' },
          { name: 'Estimate', text: 'Item by item, with times and alternatives.' },
          { name: 'Works', text: 'In order, with one person to call.' },
          { name: 'Handover', text: 'We walk round together and put right what you notice.' },
        ],
      },
      questionTitles: ['Before the first wall', 'Asked before we start', 'Dust, dates and keys'],
      questions: [
        {
          question: 'Can we live in the house meanwhile?',
          answer: 'Often yes, room by room. At the visit we tell you which days will be hard.',
        },
        {
          question: 'Do I need a permit?',
          answer:
            'It depends on the work. We say so at the visit and whom to involve for the papers.',
        },
        {
          question: 'How long will it take?',
          answer:
            'The estimate comes with a calendar. If something moves, you hear it the same day.',
        },
        {
          question: 'May I buy tiles and taps myself?',
          answer: 'Yes. We give you quantities and the date by which they must be on site.',
        },
      ],
      captions: [
        'Walls before the plaster',
        'Laying the first row',
        'The scaffolding goes up',
        'The room, handed over',
      ],
      closing: {
        titles: [
          'Which wall is in the way?',
          'Start with a site visit',
          'Tell us what you have in mind',
        ],
        texts: [
          'We will tell you whether it can go, and what it holds up.',
          'Bring the plan, if there is one, and all your doubts.',
          'A sketch on the back of an envelope will do.',
        ],
      },
      contact: {
        titles: ['Describe the work', 'Ask for an estimate', 'Call or write'],
        texts: [
          'What is to be done, where, and when would you like to begin?',
          'Add the floor, the age of the house and whether someone lives there.',
          'Pictures and plans can follow by e-mail.',
        ],
      },
    },
    it: {
      noun: 'un’impresa edile',
      workingName: 'Impresa edile',
      headlines: [
        'Su i muri, giù la polvere, ecco le chiavi',
        'Costruiamo[ {inPlace}] come se dovessimo abitarci noi',
        'Ristrutturare con un progetto, non a occhio',
        '[{speciality}. ]Muri dritti, cantiere pulito',
      ],
      leads: [
        'Veniamo a vedere, misuriamo e scriviamo un preventivo che si legge. Poi un solo capocantiere risponde alle tue chiamate, fino all’ultimo battiscopa.',
        'Bagni nuovi, muri spostati, tetti a posto[ {inPlace}]: gli artigiani lavorano nell’ordine giusto, perché qualcuno ce li mette.',
        'Le case vecchie nascondono sorprese. Le cerchiamo prima di cominciare e, se ne salta fuori una, ci fermiamo e ne parliamo con te.',
      ],
      actions: ['Chiama per il tuo progetto', 'Chiedi un sopralluogo', 'Descrivi i lavori'],
      about: {
        titles: [
          'Un cantiere, una voce',
          'Quello che poi non si vede',
          'Vivere accanto a un cantiere',
        ],
        texts: [
          'Muratore, idraulico, elettricista, piastrellista: bravi da soli, in ritardo insieme se nessuno tiene il calendario. Tu parli con una persona, lei parla con tutti.',
          'Un buon muro è buono dentro. Fotografiamo tubi, isolanti e giunti prima di coprirli, e le foto te le diamo insieme alle chiavi.',
          'Polvere e rumore non si evitano, ma si annunciano. La sera sai che cosa succede la mattina dopo, e dove puoi ancora farti il caffè.',
        ],
      },
      offer: {
        label: 'Che cosa facciamo',
        titles: ['Che cosa costruiamo', 'Dal tetto al pavimento', 'Lavori grandi e piccoli'],
        intros: [
          'Una stanza o la casa intera: al primo sopralluogo si capisce che cosa conviene.',
          'Coordiniamo gli altri artigiani o ci affianchiamo ai tuoi.',
          'Manda qualche foto e uno schizzo: per cominciare a parlarne basta.',
        ],
        items: [
          {
            name: 'Ristrutturazioni complete',
            text: 'Dalle demolizioni all’ultima mano di pittura.',
          },
          { name: 'Bagni e cucine', text: 'Tubi, piastrelle e muri in un solo calendario.' },
          { name: 'Tetti', text: 'Riparati, isolati, rifatti.' },
          { name: 'Facciate', text: 'Intonaco, cappotto, ponteggio e colore.' },
          { name: 'Pareti e controsoffitti', text: 'Si tolgono, si alzano, si insonorizzano.' },
          { name: 'Pavimenti', text: 'Livellati, piastrellati o posati in legno.' },
          { name: 'Ampliamenti', text: 'Una stanza in più, dalle pratiche al tetto.' },
        ],
      },
      strengths: {
        titles: ['Come teniamo un cantiere', 'Le cose a cui teniamo', 'Ordine tra i calcinacci'],
        items: [
          {
            name: 'Preventivo voce per voce',
            text: 'Vedi quanto costa ogni cosa e puoi toglierla.',
          },
          { name: 'Niente extra a sorpresa', text: 'Le varianti si firmano prima di costruirle.' },
          {
            name: 'Il calendario appeso',
            text: 'Chi viene quando, e che cosa va scelto entro allora.',
          },
          { name: 'Si spazza ogni sera', text: 'Attrezzi in ordine, macerie via, porte chiuse.' },
        ],
      },
      steps: {
        titles: [
          'Dallo schizzo alle chiavi',
          'Come procedono i lavori',
          'Il cantiere, in quattro tappe',
        ],
        items: [
          { name: 'Sopralluogo', text: 'Guardiamo, misuriamo, bussiamo ai muri, chiediamo.' },
          { name: 'Preventivo', text: 'Voce per voce, con tempi e alternative.' },
          { name: 'Lavori', text: 'In ordine, con una sola persona da chiamare.' },
          { name: 'Consegna', text: 'Facciamo il giro insieme e sistemiamo quello che noti.' },
        ],
      },
      questionTitles: [
        'Prima del primo muro',
        'Ci chiedono prima dei lavori',
        'Polvere, tempi e chiavi',
      ],
      questions: [
        {
          question: 'Possiamo restare in casa durante i lavori?',
          answer:
            'Spesso sì, una stanza alla volta. Al sopralluogo ti diciamo quali giorni saranno duri.',
        },
        {
          question: 'Servono permessi?',
          answer:
            'Dipende dall’intervento. Te lo diciamo al sopralluogo, con il nome del tecnico che serve.',
        },
        {
          question: 'Quanto durano i lavori?',
          answer:
            'Il preventivo arriva con un calendario. Se qualcosa si sposta, lo sai in giornata.',
        },
        {
          question: 'Piastrelle e rubinetti posso comprarli io?',
          answer: 'Certo. Ti diamo le quantità e il giorno in cui devono essere in cantiere.',
        },
      ],
      captions: [
        'I muri prima dell’intonaco',
        'Si posa la prima fila',
        'Il ponteggio sale',
        'La stanza consegnata',
      ],
      closing: {
        titles: ['Quale muro è di troppo?', 'Si parte dal sopralluogo', 'Raccontaci la tua idea'],
        texts: [
          'Ti diciamo se si può togliere, e che cosa sta reggendo.',
          'Porta la pianta, se c’è, e tutti i tuoi dubbi.',
          'Va bene anche uno schizzo sul retro di una busta.',
        ],
      },
      contact: {
        titles: ['Descrivi i lavori', 'Chiedi un preventivo', 'Chiama o scrivi'],
        texts: [
          'Che cosa c’è da fare, dove, e quando vorresti cominciare?',
          'Aggiungi il piano, l’età della casa e se qualcuno ci abita.',
          'Foto e piante puoi mandarle dopo, via e-mail.',
        ],
      },
    },
  },
} as const satisfies Trade;
