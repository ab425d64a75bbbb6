import type { Trade } from './trade.ts';

export const tourGuide = {
  id: 'tour-guide',
  schemaType: 'TravelAgency',
  words: {
    en: [
      'tour guide',
      'walking tour',
      'city tour',
      'mountain guide',
      'hiking guide',
      '^guided tour',
      '^local guide',
      'tour operator',
    ],
    it: [
      'guida turistica',
      'guide turistiche',
      'guida escursionistica',
      'guida alpina',
      'accompagnatore turistico',
      'passeggiate guidate',
      '^visite guidate',
      '^tour guidati',
      'guida ambientale',
    ],
  },
  sections: ['hero', 'services', 'about', 'process', 'gallery', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['poster', 'coastal', 'craft', 'editorial', 'playful'],
  colours: [
    { lightness: 0.56, chroma: 0.15, hue: 40 },
    { lightness: 0.48, chroma: 0.11, hue: 215 },
    { lightness: 0.46, chroma: 0.1, hue: 140 },
  ],
  motifs: ['compass', 'tower', 'mountain', 'sign', 'camera', 'tree'],
  captionMotifs: ['compass', 'tower', 'tree', 'mountain'],
  scenes: ['hills', 'horizon', 'arch', 'rays', 'tiles'],
  copy: {
    en: {
      noun: 'a tour guide',
      workingName: 'Guided tours',
      headlines: [
        'Look up. The best part has no sign',
        'Walk[ {inPlace}] with someone who knows the side streets',
        'A place tells more when you ask it',
        '[{speciality}. ]On foot, with stories',
      ],
      leads: [
        'We walk slowly, stop often and go in by the other door. You bring shoes and questions; you may forget the dates again.',
        'Tours for those who have one morning and for those who have seen it all before[ {inPlace}]. Tell us what you like, and we choose the way.',
        'Why does that window have no glass? Who paid for the tower? A walk answers the questions that a screen does not ask.',
      ],
      actions: ['Ask for a date', 'Choose a walk', 'Plan a tour with us'],
      about: {
        titles: ['How we guide', 'Between the sights', 'Small group, long glances'],
        texts: [
          'A good tour leaves things out. We tell a few stories well, show where they happened and leave you time to stand there.',
          'We like the place on an ordinary day: the baker who knows the answer, the courtyard behind the gate, the view that only opens in winter.',
          'No two groups are alike. Children ask other questions than architects, and both are right. So the route is fixed only as far as the first corner.',
        ],
      },
      offer: {
        label: 'Tours',
        titles: ['Walks to choose from', 'Where shall we go?', 'Tours, short and long'],
        intros: [
          'Routes can be combined, shortened and adapted to legs and weather.',
          'You have a subject of your own? Tell us, and we draw a tour around it.',
          'Say how much you like to walk.',
        ],
        items: [
          { name: 'First encounter', text: 'The essentials, in the right light and order.' },
          { name: 'Off the main street', text: 'Courtyards, workshops, shortcuts.' },
          { name: 'With children', text: 'Riddles, animals in stone, a break in time.' },
          { name: 'Food and markets', text: 'Tasting, asking, hearing where it comes from.' },
          { name: 'In the evening', text: 'When the day visitors have left.' },
          { name: 'Out in nature', text: 'Paths, plants and views, at an easy pace.' },
          { name: 'Made to measure', text: 'For families, classes, companies, or just two.' },
        ],
      },
      strengths: {
        titles: ['What makes the walk', 'Good company', 'Things we look after'],
        items: [
          { name: 'Your pace', text: 'With benches, shade and time for pictures.' },
          { name: 'Stories with a source', text: 'If it is a legend, we say so.' },
          { name: 'Questions welcome', text: 'They make the route better.' },
          { name: 'Tips for afterwards', text: 'Where to eat, what to see, what to skip.' },
        ],
      },
      steps: {
        titles: ['How to book', 'From message to meeting point', 'Before we set off'],
        items: [
          { name: 'Write', text: 'Date, how many you are, what interests you.' },
          { name: 'Agree', text: 'You receive a route, a price and a meeting point.' },
          { name: 'Walk', text: 'Comfortable shoes, water, curiosity.' },
        ],
      },
      questionTitles: ['Before we set off', 'Shoes, rain, children', 'Asked at the meeting point'],
      questions: [
        {
          question: 'What happens if it rains?',
          answer: 'Light rain suits old stones. If it pours, we find another route or another day.',
        },
        {
          question: 'In which languages do you guide?',
          answer: 'Ask for yours when you write, and we tell you whether we can offer it.',
        },
        {
          question: 'Is the tour suitable for pushchairs and wheelchairs?',
          answer: 'Tell us beforehand: we choose a route without steps wherever the place allows.',
        },
        {
          question: 'Are entrance tickets included?',
          answer:
            'It depends on the tour. The proposal you receive says what is included and what is not.',
        },
      ],
      captions: [
        'The meeting point',
        'A door that opens',
        'Listening in the shade',
        'The view at the end',
      ],
      closing: {
        titles: [
          'How much time do you have?',
          'Let us take the other street',
          'See it with your feet',
        ],
        texts: [
          'An hour or a day: we tell you what is worth it.',
          'Send us a date, and we send you a route.',
          'The next story begins round the corner.',
        ],
      },
      contact: {
        titles: ['Ask for a tour', 'Tell us about your day', 'Where shall we meet?'],
        texts: [
          'When are you here, how many of you, and what do you like?',
          'For groups and classes, add ages and how long you would like to walk.',
          'We reply with a proposal that you can still change.',
        ],
      },
    },
    it: {
      noun: 'una guida turistica',
      workingName: 'Visite guidate',
      headlines: [
        'Alza gli occhi: il meglio non ha cartelli',
        'Cammina[ {inPlace}] con chi conosce le vie laterali',
        'Un luogo racconta di più se gli fai domande',
        '[{speciality}. ]A piedi, con le sue storie',
      ],
      leads: [
        'Camminiamo piano, ci fermiamo spesso ed entriamo dall’altra porta. Tu porta scarpe e domande; le date puoi anche dimenticarle.',
        'Itinerari per chi ha una mattina sola e per chi ha già visto tutto[ {inPlace}]. Dicci che cosa ti piace e scegliamo la strada.',
        'Perché quella finestra è murata? Chi ha pagato la torre? Una passeggiata risponde alle domande che uno schermo non fa.',
      ],
      actions: ['Chiedi una data', 'Scegli una passeggiata', 'Prepariamo la tua visita'],
      about: {
        titles: [
          'Come accompagniamo',
          'Tra un monumento e l’altro',
          'Gruppo piccolo, sguardi lunghi',
        ],
        texts: [
          'Una buona visita sa che cosa tralasciare. Raccontiamo poche storie per bene, mostriamo dove sono successe e ti lasciamo il tempo di restare lì.',
          'Ci piace il luogo nei giorni qualunque: il fornaio che sa la risposta, il cortile dietro il portone, la vista che si apre solo d’inverno.',
          'Ogni gruppo è diverso. I bambini fanno domande che gli architetti non fanno, e hanno ragione tutti. Perciò il percorso è deciso soltanto fino al primo angolo.',
        ],
      },
      offer: {
        label: 'Itinerari',
        titles: ['Passeggiate tra cui scegliere', 'Dove andiamo?', 'Visite brevi e lunghe'],
        intros: [
          'I percorsi si uniscono, si accorciano e si adattano a gambe e tempo.',
          'Hai un tema tuo? Diccelo e ci costruiamo intorno un itinerario.',
          'Facci sapere quanto ti piace camminare.',
        ],
        items: [
          { name: 'Primo incontro', text: 'L’essenziale, con la luce e l’ordine giusti.' },
          { name: 'Lontano dal corso', text: 'Cortili, botteghe, scorciatoie.' },
          {
            name: 'Con i bambini',
            text: 'Indovinelli, animali di pietra, una pausa al momento giusto.',
          },
          { name: 'Sapori e mercati', text: 'Si assaggia, si chiede, si scopre da dove viene.' },
          { name: 'La sera', text: 'Quando i visitatori di giornata sono andati via.' },
          { name: 'Nella natura', text: 'Sentieri, piante e panorami, senza fretta.' },
          { name: 'Su misura', text: 'Per famiglie, classi, aziende, o solo in due.' },
        ],
      },
      strengths: {
        titles: ['Il bello di camminare insieme', 'In buona compagnia', 'Le nostre attenzioni'],
        items: [
          { name: 'Il tuo passo', text: 'Con panchine, ombra e tempo per le foto.' },
          { name: 'Storie con una fonte', text: 'Se è una leggenda, lo diciamo.' },
          { name: 'Domande benvenute', text: 'Migliorano il percorso.' },
          { name: 'Consigli per dopo', text: 'Dove mangiare, che cosa vedere, che cosa saltare.' },
        ],
      },
      steps: {
        titles: ['Come si prenota', 'Dal messaggio al ritrovo', 'Prima di partire'],
        items: [
          { name: 'Scrivi', text: 'Data, quanti siete, che cosa vi interessa.' },
          { name: 'Ci accordiamo', text: 'Ricevi percorso, prezzo e punto di ritrovo.' },
          { name: 'Si cammina', text: 'Scarpe comode, acqua, curiosità.' },
        ],
      },
      questionTitles: [
        'Prima di partire',
        'Scarpe, pioggia, bambini',
        'Ci chiedono al punto d’incontro',
      ],
      questions: [
        {
          question: 'E se piove?',
          answer:
            'Una pioggia leggera dona alle pietre antiche. Se diluvia, cambiamo percorso o giorno.',
        },
        {
          question: 'In quali lingue accompagnate?',
          answer: 'Chiedi la tua quando scrivi e ti diciamo se possiamo offrirla.',
        },
        {
          question: 'Si può venire con il passeggino o in carrozzina?',
          answer: 'Avvisaci prima: dove il luogo lo permette scegliamo un percorso senza gradini.',
        },
        {
          question: 'I biglietti d’ingresso sono compresi?',
          answer:
            'Dipende dalla visita. Nella proposta trovi scritto che cosa è compreso e che cosa no.',
        },
      ],
      captions: [
        'Il punto di ritrovo',
        'Un portone che si apre',
        'Ad ascoltare, all’ombra',
        'Il panorama alla fine',
      ],
      closing: {
        titles: ['Quanto tempo hai?', 'Prendiamo l’altra strada', 'Si vede meglio a piedi'],
        texts: [
          'Un’ora o un giorno: ti diciamo che cosa merita.',
          'Mandaci una data e ti mandiamo un percorso.',
          'La prossima storia comincia dietro l’angolo.',
        ],
      },
      contact: {
        titles: ['Chiedi una visita guidata', 'Raccontaci la tua giornata', 'Dove ci troviamo?'],
        texts: [
          'Quando arrivi, in quanti siete, che cosa vi piace?',
          'Per gruppi e classi aggiungi le età e quanto volete camminare.',
          'Ti rispondiamo con una proposta che puoi ancora cambiare.',
        ],
      },
    },
  },
} as const satisfies Trade;
