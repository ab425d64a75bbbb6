import type { Trade } from './trade.ts';

export const plumber = {
  id: 'plumber',
  schemaType: 'Plumber',
  words: {
    en: ['plumber', 'plumbing', 'heating engineer', 'boiler repair', 'plumbing and heating'],
    it: [
      'idraulic*',
      'idraulico',
      'termoidraulic*',
      'caldaie',
      'impianti idraulici',
      'pronto intervento idraulico',
    ],
  },
  sections: ['hero', 'services', 'process', 'features', 'faq', 'hours', 'contact'],
  offerAs: 'services',
  goal: 'call',
  directions: ['swiss', 'market', 'poster', 'technical', 'coastal'],
  colours: [
    { lightness: 0.48, chroma: 0.14, hue: 250 },
    { lightness: 0.6, chroma: 0.17, hue: 50 },
    { lightness: 0.45, chroma: 0.09, hue: 200 },
  ],
  motifs: ['tap', 'pipe', 'wrench', 'house', 'bucket', 'gear'],
  captionMotifs: ['pipe', 'wrench', 'tap', 'gear'],
  scenes: ['tiles', 'giant', 'blueprint', 'pattern', 'rays'],
  copy: {
    en: {
      noun: 'a plumbing business',
      workingName: 'Plumber',
      headlines: [
        'Water where it belongs',
        'A leak[ {inPlace}]? Turn it off, then call us',
        'Pipes, boilers, bathrooms, and a tidy floor afterwards',
        '[{speciality}. ]Fixed, tested, wiped dry',
      ],
      leads: [
        'Tell us what drips, knocks or stays cold. We say when we can come and what a visit costs before we set off.',
        'Repairs and installations[ {inPlace}] by people who explain what was broken, show you the part and clean up.',
        'From a tap that keeps you awake to a new bathroom: one call, one quotation, one person who knows your house.',
      ],
      actions: ['Call about a repair', 'Describe the problem', 'Ask for a quotation'],
      about: {
        titles: ['The part you see', 'Clean shoes, clear prices', 'Why we ask so many questions'],
        texts: [
          'Good plumbing disappears behind the wall. That is why we photograph it before we close up: next time, nobody needs to guess where the pipe runs.',
          'On the phone we ask about age, make and noise. It sounds fussy; it means the right part is already in the van.',
          'If a repair is not worth the money, we tell you before we begin, and you decide between mending and replacing.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['What we fix and fit', 'Jobs, small and large', 'What to call us for'],
        intros: [
          'Not on the list? Describe it, and we will say straight away whether it is ours.',
          'Photographs help: send one of the spot and one of the label.',
          'Repairs first; renovations by appointment.',
        ],
        items: [
          {
            name: 'Leaks and burst pipes',
            text: 'Found, stopped and repaired, with as little wall opened as possible.',
          },
          {
            name: 'Blocked drains',
            text: 'Kitchen, shower, toilet: cleared and checked for the cause.',
          },
          { name: 'Taps and toilets', text: 'Washers, cisterns, cartridges, or a new one fitted.' },
          {
            name: 'Boilers and heating',
            text: 'Service, faults, radiators that stay cold at the top.',
          },
          { name: 'Water heaters', text: 'Descaled, repaired or replaced with the right size.' },
          { name: 'Bathrooms', text: 'From the drawing to the last silicone joint.' },
          { name: 'Gas and water lines', text: 'New routes, moved connections, pressure tests.' },
        ],
      },
      strengths: {
        titles: ['How we work', 'Agreed before we start', 'In your house'],
        items: [
          {
            name: 'Price before work',
            text: 'You hear it, you say yes, then we open the toolbox.',
          },
          { name: 'A time that holds', text: 'And a call if the job before takes longer.' },
          { name: 'Old part shown', text: 'You see what was wrong.' },
          { name: 'Left clean', text: 'Dust sheets down first, floor wiped last.' },
        ],
      },
      steps: {
        titles: ['If it is leaking now', 'What to do, in order', 'From call to dry floor'],
        items: [
          { name: 'Shut it off', text: 'Close the valve by the meter or under the sink.' },
          { name: 'Call', text: 'Say what happened, where, and on which floor.' },
          { name: 'Agree', text: 'We name the time and the cost of the visit.' },
          { name: 'Done', text: 'Repaired, tested under pressure, wiped up.' },
        ],
      },
      questionTitles: [
        'While you wait for us',
        'Taps, leaks and bills',
        'Asked from under the sink',
      ],
      questions: [
        {
          question: 'What does a call-out cost?',
          answer:
            'Ask when you call: we tell you the cost of the visit before we set off, and of the repair before we begin.',
        },
        {
          question: 'Where is my main valve?',
          answer:
            'Usually beside the meter, under the kitchen sink or in the cellar. Look for it today, before you need it.',
        },
        {
          question: 'Can I buy the parts myself?',
          answer:
            'Talk to us first, so that size and connection fit. On parts you buy, we answer for the fitting only.',
        },
        {
          question: 'Do you also do small jobs?',
          answer:
            'Yes, a washer is work too. If it can wait, we combine it with other visits nearby.',
        },
        {
          question: 'How do I get a quotation for a bathroom?',
          answer:
            'Send measurements and photographs, or ask for a visit. You receive a quotation item by item.',
        },
      ],
      captions: [
        'New lines before the tiles',
        'A valve you can reach',
        'The finished bathroom',
        'Boiler, serviced',
      ],
      closing: {
        titles: ['Something dripping?', 'Call before it spreads', 'Tell us what is wrong'],
        texts: [
          'The sooner we hear, the smaller the repair.',
          'Describe it in a sentence; we ask the rest.',
          'For leaks, always call: messages wait, water does not.',
        ],
      },
      contact: {
        titles: ['Describe the problem', 'Ask for a visit', 'Get in touch'],
        texts: [
          'What happens, since when, which make? For running water, please call.',
          'Add your street and floor, so that we can plan the visit.',
          'Photographs can follow by e-mail.',
        ],
      },
    },
    it: {
      noun: 'un idraulico',
      workingName: 'Idraulico',
      headlines: [
        'L’acqua al suo posto',
        'Una perdita[ {inPlace}]? Chiudi l’acqua e chiamaci',
        'Tubi, caldaie, bagni, e alla fine il pavimento pulito',
        '[{speciality}. ]Riparato, provato, asciugato',
      ],
      leads: [
        'Dicci che cosa gocciola, batte o resta freddo. Ti diciamo quando possiamo venire e quanto costa l’uscita prima di partire.',
        'Riparazioni e impianti[ {inPlace}] fatti da chi ti spiega che cosa si era rotto, ti mostra il pezzo e pulisce.',
        'Dal rubinetto che non ti fa dormire al bagno nuovo: una telefonata, un preventivo, una persona che conosce casa tua.',
      ],
      actions: ['Chiama per una riparazione', 'Descrivi il problema', 'Chiedi un preventivo'],
      about: {
        titles: [
          'La parte che si vede',
          'Scarpe pulite, prezzi chiari',
          'Perché facciamo tante domande',
        ],
        texts: [
          'Un buon impianto sparisce dietro il muro. Per questo lo fotografiamo prima di chiudere: la prossima volta nessuno dovrà indovinare dove passa il tubo.',
          'Al telefono chiediamo età, marca e rumore. Sembra pignoleria: vuol dire che il pezzo giusto è già sul furgone.',
          'Se una riparazione non vale la spesa te lo diciamo prima di cominciare, e decidi tu se aggiustare o cambiare.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: [
          'Che cosa ripariamo e montiamo',
          'Lavori piccoli e grandi',
          'Per che cosa chiamarci',
        ],
        intros: [
          'Non è nell’elenco? Descrivilo: ti diciamo subito se è cosa nostra.',
          'Le foto aiutano: una del punto e una dell’etichetta.',
          'Prima le riparazioni; le ristrutturazioni su appuntamento.',
        ],
        items: [
          {
            name: 'Perdite e tubi rotti',
            text: 'Trovate, fermate e riparate, aprendo meno muro possibile.',
          },
          {
            name: 'Scarichi otturati',
            text: 'Cucina, doccia, water: liberati, cercando la causa.',
          },
          {
            name: 'Rubinetti e sanitari',
            text: 'Guarnizioni, cassette, cartucce, o il pezzo nuovo montato.',
          },
          {
            name: 'Caldaie e riscaldamento',
            text: 'Manutenzione, guasti, termosifoni freddi in alto.',
          },
          { name: 'Scaldabagni', text: 'Disincrostati, riparati o cambiati con la misura giusta.' },
          { name: 'Bagni', text: 'Dal disegno all’ultima riga di silicone.' },
          {
            name: 'Linee di acqua e gas',
            text: 'Nuovi passaggi, attacchi spostati, prove di pressione.',
          },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'D’accordo prima di cominciare', 'In casa tua'],
        items: [
          { name: 'Prima il prezzo', text: 'Lo senti, dici di sì, poi apriamo la cassetta.' },
          { name: 'Un orario che vale', text: 'E una telefonata se il lavoro prima si allunga.' },
          { name: 'Il pezzo vecchio in mano', text: 'Vedi che cosa non andava.' },
          { name: 'Pulito alla fine', text: 'Prima i teli, per ultimo lo straccio.' },
        ],
      },
      steps: {
        titles: [
          'Se sta perdendo adesso',
          'Che cosa fare, in ordine',
          'Dalla chiamata al pavimento asciutto',
        ],
        items: [
          { name: 'Chiudi', text: 'La valvola è vicino al contatore o sotto il lavello.' },
          { name: 'Chiama', text: 'Dicci che cosa è successo, dove, a che piano.' },
          { name: 'Accordiamoci', text: 'Ti diciamo l’orario e quanto costa l’uscita.' },
          { name: 'Fatto', text: 'Riparato, provato in pressione, asciugato.' },
        ],
      },
      questionTitles: [
        'Mentre ci aspetti',
        'Rubinetti, perdite e conti',
        'Ci chiedono sotto il lavandino',
      ],
      questions: [
        {
          question: 'Quanto costa l’uscita?',
          answer:
            'Chiedilo quando chiami: ti diciamo il costo dell’uscita prima di partire e quello della riparazione prima di cominciare.',
        },
        {
          question: 'Dov’è la valvola generale?',
          answer:
            'Di solito vicino al contatore, sotto il lavello o in cantina. Cercala oggi, prima che serva.',
        },
        {
          question: 'Posso comprare io i pezzi?',
          answer:
            'Sentiamoci prima, perché misura e attacchi siano giusti. Sui pezzi comprati da te rispondiamo del montaggio.',
        },
        {
          question: 'Fate anche lavori piccoli?',
          answer:
            'Sì, anche una guarnizione è un lavoro. Se può aspettare, lo uniamo ad altre uscite in zona.',
        },
        {
          question: 'Come ottengo il preventivo per un bagno?',
          answer:
            'Manda misure e foto, o chiedi un sopralluogo. Ricevi un preventivo voce per voce.',
        },
      ],
      captions: [
        'Le linee prima delle piastrelle',
        'Una valvola a portata di mano',
        'Il bagno finito',
        'La caldaia dopo la manutenzione',
      ],
      closing: {
        titles: ['Qualcosa gocciola?', 'Chiama prima che si allarghi', 'Dicci che cosa non va'],
        texts: [
          'Prima lo sappiamo, più piccola è la riparazione.',
          'Basta una frase, al resto pensano le nostre domande.',
          'Per le perdite telefona sempre: i messaggi aspettano, l’acqua no.',
        ],
      },
      contact: {
        titles: ['Descrivi il problema', 'Chiedi un’uscita', 'Mettiti in contatto'],
        texts: [
          'Che cosa succede, da quando, di che marca? Se l’acqua scorre, telefona.',
          'Aggiungi via e piano, così organizziamo l’uscita.',
          'Le foto puoi mandarle dopo, per e-mail.',
        ],
      },
    },
  },
} as const satisfies Trade;
