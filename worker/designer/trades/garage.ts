import type { Trade } from './trade.ts';

export const garage = {
  id: 'garage',
  schemaType: 'AutoRepair',
  words: {
    en: [
      'garage',
      'car repair',
      'mechanic',
      'auto repair',
      'body shop',
      'tyre shop',
      'car service',
      'tyre fitter',
      'car workshop',
      'auto electrician',
    ],
    it: [
      'officina',
      'meccanico',
      'meccatronic*',
      'centro revisioni',
      'riparazione auto',
      'autofficina',
      'carrozzeria',
      'gommista',
      'elettrauto',
      'autoriparazioni',
    ],
  },
  sections: ['hero', 'services', 'process', 'features', 'hours', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'call',
  directions: ['poster', 'technical', 'swiss', 'market', 'studio'],
  colours: [
    { lightness: 0.52, chroma: 0.18, hue: 28 },
    { lightness: 0.44, chroma: 0.13, hue: 255 },
    { lightness: 0.75, chroma: 0.15, hue: 85 },
  ],
  motifs: ['car', 'wheel', 'wrench', 'gear', 'bolt', 'key'],
  captionMotifs: ['car', 'wheel', 'wrench', 'key'],
  scenes: ['tiles', 'giant', 'pattern', 'blueprint', 'rays'],
  copy: {
    en: {
      noun: 'a car repair garage',
      workingName: 'Garage',
      headlines: [
        'Back on the road, and you know why',
        'That noise? Bring it to us[ {inPlace}]',
        'We repair what is broken. The rest stays as it is',
      ],
      leads: [
        'You describe the noise, we find it, show you the part and name the price. Then you decide, and only then do we start.',
        'Service, brakes, tyres and the mysteries in between[ {inPlace}], for cars that still have some life in them.',
        'An honest garage says when a repair is worth it and when it is not. We say both, before the bill.',
      ],
      actions: ['Call the garage', 'Book a service', 'Describe the noise'],
      about: {
        titles: ['Under the bonnet', 'Old parts on the bench', 'Plain talk about cars'],
        texts: [
          'We keep the old part until you have seen it. Worn brake pads explain themselves, and a customer who has understood comes back without fear.',
          'Modern cars report faults in codes. The code is where we begin looking; it is not the diagnosis, and it does not go on your bill as one.',
          'Tell us how you drive: short trips, long motorways, a trailer in summer. The same car needs different care in different hands.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['In the workshop', 'What we do', 'From oil to clutch'],
        intros: [
          'Bring the service book, or the story of the car if the book is lost.',
          'Ask for an estimate: make, model and year are enough to begin.',
          'Small things while you wait, big things with a date.',
        ],
        items: [
          { name: 'Service', text: 'Oil, filters and the checks that prevent the expensive ones.' },
          { name: 'Brakes', text: 'Measured first, replaced in pairs, tested on the road.' },
          { name: 'Tyres and wheels', text: 'Changed, balanced, stored with your name on them.' },
          { name: 'Diagnosis', text: 'Warning lights read, then verified by hand.' },
          { name: 'Air conditioning', text: 'Cooling again before summer notices.' },
          { name: 'Clutch and gearbox', text: 'When it slips, grinds or jumps.' },
          {
            name: 'Roadworthiness test',
            text: 'Checked and prepared, so that the day goes smoothly.',
          },
        ],
      },
      strengths: {
        titles: ['How we work', 'Four promises', 'Workshop rules'],
        items: [
          { name: 'Estimate first', text: 'No work without your yes.' },
          { name: 'Old parts shown', text: 'You see what you paid to replace.' },
          { name: 'A call before extras', text: 'If we find more, you decide.' },
          { name: 'Clean seats', text: 'Covered before we get in.' },
        ],
      },
      steps: {
        titles: ['From noise to silence', 'How a repair goes', 'Four stops'],
        items: [
          { name: 'Describe', text: 'When does it happen: cold, braking, in bends?' },
          { name: 'Check', text: 'On the lift and on the road.' },
          { name: 'Agree', text: 'Parts, hours, price, in that order.' },
          { name: 'Drive', text: 'Collected on the agreed day.' },
        ],
      },
      questionTitles: [
        'Asked with the bonnet up',
        'Before you leave the keys',
        'Noises and answers',
      ],
      questions: [
        {
          question: 'How long will my car be in the garage?',
          answer: 'We tell you with the estimate, and call if a part is late.',
        },
        {
          question: 'Can I drive with the warning light on?',
          answer: 'Red means stop and call. With yellow, drive gently and let us look soon.',
        },
        {
          question: 'Can I bring my own parts?',
          answer: 'Ask first. We fit them if they are right for the car, and answer for our work.',
        },
        {
          question: 'Is the repair still worth it?',
          answer:
            'We compare cost with the state of the car and tell you what we would do if it were ours.',
        },
      ],
      captions: ['On the lift', 'Brake, before and after', 'The tool wall', 'Ready to collect'],
      closing: {
        titles: ['Hear that?', 'Better today than on the hard shoulder', 'Bring it by'],
        texts: [
          'Call and describe it in one sentence.',
          'Make, model, year: we begin there.',
          'We tell you if it can wait.',
        ],
      },
      contact: {
        titles: ['Book a slot', 'Ask for an estimate', 'Write to the garage'],
        texts: [
          'Make, model, year, and what the car is doing.',
          'If it will not move, call.',
          'Tell us by when you need it.',
        ],
      },
    },
    it: {
      noun: 'un’officina',
      workingName: 'Officina',
      headlines: [
        'Di nuovo in strada, e sai anche perché',
        'Quel rumore? Portalo da noi[ {inPlace}]',
        'Ripariamo quello che è rotto. Il resto resta com’è',
      ],
      leads: [
        'Tu descrivi il rumore, noi lo troviamo, ti mostriamo il pezzo e ti diciamo il prezzo. Poi decidi, e solo allora si comincia.',
        'Tagliandi, freni, gomme e i misteri che ci stanno in mezzo[ {inPlace}], per auto che hanno ancora strada da fare.',
        'Un’officina onesta dice quando una riparazione conviene e quando no. Noi diciamo tutte e due le cose, prima del conto.',
      ],
      actions: ['Chiama l’officina', 'Prenota il tagliando', 'Descrivi il rumore'],
      about: {
        titles: ['Sotto il cofano', 'I pezzi vecchi sul banco', 'Di macchine si parla chiaro'],
        texts: [
          'Il pezzo vecchio lo teniamo finché l’hai visto. Due pastiglie consumate si spiegano da sole, e chi ha capito torna senza timori.',
          'Le auto di oggi segnalano i guasti con un codice. Il codice è il punto da cui cominciamo a cercare: non è la diagnosi, e non finisce nel conto come se lo fosse.',
          'Dicci come guidi: tragitti brevi, autostrada, il rimorchio d’estate. La stessa macchina, in mani diverse, vuole cure diverse.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: ['In officina', 'Che cosa facciamo', 'Dall’olio alla frizione'],
        intros: [
          'Porta il libretto dei tagliandi, o la storia dell’auto se il libretto non c’è più.',
          'Chiedi un preventivo: per cominciare bastano marca, modello e anno.',
          'Le cose piccole mentre aspetti, quelle grandi con una data.',
        ],
        items: [
          { name: 'Tagliando', text: 'Olio, filtri e i controlli che evitano quelli costosi.' },
          { name: 'Freni', text: 'Prima misurati, cambiati a coppie, provati su strada.' },
          { name: 'Gomme e cerchi', text: 'Montate, equilibrate, conservate con il tuo nome.' },
          { name: 'Diagnosi', text: 'Le spie lette dal computer, poi verificate a mano.' },
          { name: 'Climatizzatore', text: 'Di nuovo freddo prima che se ne accorga l’estate.' },
          { name: 'Frizione e cambio', text: 'Quando slitta, gratta o salta.' },
          { name: 'Revisione', text: 'Controllata e preparata, perché quel giorno fili liscio.' },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'Quattro impegni', 'Regole d’officina'],
        items: [
          { name: 'Prima il preventivo', text: 'Niente lavori senza il tuo sì.' },
          { name: 'Pezzi vecchi in vista', text: 'Vedi che cosa hai pagato per cambiare.' },
          { name: 'Una telefonata per gli extra', text: 'Se troviamo altro, decidi tu.' },
          { name: 'Sedili puliti', text: 'Coperti prima di salire.' },
        ],
      },
      steps: {
        titles: ['Dal rumore al silenzio', 'Come va una riparazione', 'Quattro tappe'],
        items: [
          { name: 'Racconta', text: 'Quando lo fa: a freddo, in frenata, in curva?' },
          { name: 'Controlliamo', text: 'Sul ponte e su strada.' },
          { name: 'Ci accordiamo', text: 'Pezzi, ore, prezzo, in quest’ordine.' },
          { name: 'Riparti', text: 'La ritiri il giorno stabilito.' },
        ],
      },
      questionTitles: [
        'Ci chiedono a cofano aperto',
        'Prima di lasciare le chiavi',
        'Rumori e risposte',
      ],
      questions: [
        {
          question: 'Per quanto tempo resta ferma la macchina?',
          answer: 'Te lo diciamo con il preventivo, e chiamiamo se un pezzo ritarda.',
        },
        {
          question: 'Posso guidare con la spia accesa?',
          answer:
            'Se è rossa fermati e chiama. Se è gialla vai piano e facci dare presto un’occhiata.',
        },
        {
          question: 'Posso portare i pezzi io?',
          answer:
            'Chiedi prima. Se sono giusti per l’auto li montiamo, e rispondiamo del nostro lavoro.',
        },
        {
          question: 'Vale ancora la pena ripararla?',
          answer:
            'Confrontiamo la spesa con lo stato dell’auto e ti diciamo che cosa faremmo se fosse nostra.',
        },
      ],
      captions: [
        'Sul ponte',
        'Il freno, prima e dopo',
        'La parete degli attrezzi',
        'Pronta da ritirare',
      ],
      closing: {
        titles: ['Lo senti anche tu?', 'Meglio oggi che in corsia di emergenza', 'Portala da noi'],
        texts: [
          'Chiama e descrivilo in una frase.',
          'Marca, modello, anno: si comincia da lì.',
          'Ti diciamo se può aspettare.',
        ],
      },
      contact: {
        titles: ['Prenota un posto', 'Chiedi un preventivo', 'Scrivi all’officina'],
        texts: [
          'Marca, modello, anno e che cosa fa la macchina.',
          'Se non si muove, telefona.',
          'Dicci per quando ti serve.',
        ],
      },
    },
  },
} as const satisfies Trade;
