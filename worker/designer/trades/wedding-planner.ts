import type { Trade } from './trade.ts';

export const weddingPlanner = {
  id: 'wedding-planner',
  schemaType: 'ProfessionalService',
  words: {
    en: [
      'wedding planner',
      'wedding planning',
      'wedding organiser',
      'wedding organizer',
      'wedding designer',
    ],
    it: [
      'wedding planner',
      'organizzazione matrimoni',
      'organizzatrice di matrimoni',
      'organizzazione di matrimoni',
      'wedding designer',
    ],
  },
  sections: ['hero', 'about', 'services', 'process', 'gallery', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['luxury', 'editorial', 'wellness', 'coastal', 'playful'],
  colours: [
    { lightness: 0.52, chroma: 0.09, hue: 10 },
    { lightness: 0.46, chroma: 0.07, hue: 150 },
    { lightness: 0.5, chroma: 0.08, hue: 75 },
  ],
  motifs: ['rings', 'flower', 'glass', 'cake', 'heart', 'vase'],
  captionMotifs: ['glass', 'rings', 'flower', 'lamp'],
  scenes: ['arch', 'still-life', 'hills', 'pattern', 'horizon'],
  copy: {
    en: {
      noun: 'a wedding planner',
      workingName: 'Wedding planner',
      headlines: [
        'You get married. We watch the clock',
        'A wedding[ {inPlace}] that looks like the two of you',
        'Every detail in its place, and you at ease',
        '[{speciality}. ]So that you can simply say yes',
      ],
      leads: [
        'We start with how you met and what you cannot stand at weddings. From there come the place, the table, the light and a calendar you can live with.',
        'From the first list to the last dance[ {inPlace}]: we find the people, compare the offers and hold it all together, so that you can enjoy the wait.',
        'It may be twelve guests under a fig tree or a hall full of cousins. We plan the day you want, not the one from the magazine.',
      ],
      actions: ['Tell us about your day', 'Ask if your date is open', 'Arrange a first talk'],
      about: {
        titles: ['First, the two of you', 'What nobody notices', 'Beauty with a budget'],
        texts: [
          'There are aunts, traditions, wishes that do not agree with each other. We listen to all of it, and remind everyone kindly whose day it is.',
          'The chair brought into the shade, the sandwich for the band, the umbrella nobody needed: a relaxed day consists of things that were thought of by someone else.',
          'We ask about money at the beginning, so that later we need not talk of it all the time. You see where it goes, and what each choice changes.',
        ],
      },
      offer: {
        label: 'Services',
        titles: [
          'How we can help',
          'From a little help to all of it',
          'What we take off your list',
        ],
        intros: [
          'Some couples give us everything, others the last weeks only.',
          'We recommend those with whom we would celebrate ourselves.',
          'Have you already chosen something? We carry on from there.',
        ],
        items: [
          { name: 'Complete planning', text: 'From the first idea until the last guest leaves.' },
          { name: 'The day itself', text: 'You planned it; we make it happen.' },
          { name: 'Place and suppliers', text: 'A choice that fits, with offers side by side.' },
          { name: 'Style and flowers', text: 'Colours, table, paper and light as one whole.' },
          { name: 'Guests', text: 'Invitations, replies, rooms, transfers, seating.' },
          { name: 'Ceremony', text: 'Civil, religious, or in your own words.' },
        ],
      },
      strengths: {
        titles: ['What you may expect', 'Our promise of calm', 'Behind the scenes'],
        items: [
          { name: 'One budget, kept in view', text: 'With every choice you see the total.' },
          { name: 'A plan for rain', text: 'And one you like as much as the first.' },
          { name: 'Your taste', text: 'We suggest. You decide.' },
          { name: 'Someone in charge', text: 'On the day, all questions come to us.' },
        ],
      },
      steps: {
        titles: ['From yes to “I do”', 'How we plan', 'The months before'],
        items: [
          { name: 'We meet', text: 'You talk, we ask, and nobody signs anything yet.' },
          { name: 'We imagine', text: 'Place, style, budget: a first picture of the day.' },
          { name: 'We organise', text: 'Suppliers, contracts, dates, and visits together.' },
          { name: 'You celebrate', text: 'We are there from the first flower to the last candle.' },
        ],
      },
      questionTitles: ['Before you say yes', 'Asked by couples', 'Lists, guests, weather'],
      questions: [
        {
          question: 'When should we get in touch?',
          answer: 'As soon as you have a season in mind. If time is short, write all the same.',
        },
        {
          question: 'What does a wedding planner cost?',
          answer:
            'It depends on how much we do. After the first talk you receive a proposal in writing.',
        },
        {
          question: 'We live abroad. Is that possible?',
          answer:
            'Yes. We plan by video and message, and are your eyes where the wedding takes place.',
        },
        {
          question: 'Can we bring our own suppliers?',
          answer: 'Of course. We put them on the calendar with everyone else.',
        },
      ],
      captions: [
        'The table before the guests',
        'Rings on linen',
        'A bouquet just tied',
        'Lights at dusk',
      ],
      closing: {
        titles: ['How did you meet?', 'Is there a date yet?', 'Let us begin with the two of you'],
        texts: [
          'That is the first thing we ask. Write to us and tell the story.',
          'A season is enough to start dreaming properly.',
          'A first talk over coffee, or over a screen.',
        ],
      },
      contact: {
        titles: ['Tell us about you', 'Ask about your date', 'Write to us, both of you'],
        texts: [
          'Names, season, place, roughly how many guests: as much as you know.',
          'Tell us also what you do not want. It helps at least as much.',
          'We reply with a few questions and a proposal for a first talk.',
        ],
      },
    },
    it: {
      noun: 'una wedding planner',
      workingName: 'Wedding planner',
      headlines: [
        'Voi vi sposate. L’orologio lo guardiamo noi',
        'Un matrimonio[ {inPlace}] che somigli a voi due',
        'Ogni dettaglio al suo posto, e voi sereni',
        '[{speciality}. ]Perché dobbiate soltanto dire sì',
      ],
      leads: [
        'Cominciamo da come vi siete conosciuti e da che cosa non sopportate dei matrimoni. Da lì nascono il luogo, la tavola, la luce e un calendario sostenibile.',
        'Dalla prima lista all’ultimo ballo[ {inPlace}]: troviamo le persone, confrontiamo le offerte e teniamo i fili, così vi godete l’attesa.',
        'Dodici invitati sotto un fico o una sala piena di cugini: organizziamo il giorno che volete voi, non quello delle riviste.',
      ],
      actions: [
        'Raccontateci il vostro giorno',
        'Chiedete se la data è libera',
        'Fissate un primo incontro',
      ],
      about: {
        titles: [
          'Prima di tutto, voi due',
          'Quello che nessuno nota',
          'La bellezza, con un budget',
        ],
        texts: [
          'Ci sono zie, tradizioni, desideri che non vanno d’accordo. Ascoltiamo tutto, e con garbo ricordiamo a tutti di chi è quel giorno.',
          'La sedia spostata all’ombra, il panino per i musicisti, l’ombrello che non è servito: una giornata serena è fatta di cose a cui ha pensato qualcun altro.',
          'Di soldi parliamo all’inizio, così dopo non serve parlarne di continuo. Vedete dove vanno, e che cosa cambia a ogni scelta.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: [
          'Come possiamo accompagnarvi',
          'Da un aiuto a tutto',
          'Che cosa vi togliamo dalla lista',
        ],
        intros: [
          'C’è chi ci affida tutto e chi solo le ultime settimane.',
          'Vi consigliamo le persone con cui festeggeremmo anche noi.',
          'Avete già scelto qualcosa? Continuiamo da lì.',
        ],
        items: [
          {
            name: 'Organizzazione completa',
            text: 'Dalla prima idea all’ultimo invitato che saluta.',
          },
          { name: 'Il giorno stesso', text: 'L’avete preparato voi, lo facciamo accadere noi.' },
          { name: 'Luogo e fornitori', text: 'Una scelta adatta, con le offerte a confronto.' },
          { name: 'Stile e fiori', text: 'Colori, tavola, carta e luci come una cosa sola.' },
          { name: 'Invitati', text: 'Partecipazioni, conferme, camere, trasporti, tavoli.' },
          { name: 'Cerimonia', text: 'Civile, religiosa o con parole vostre.' },
        ],
      },
      strengths: {
        titles: ['Che cosa potete aspettarvi', 'La calma è affar nostro', 'Dietro le quinte'],
        items: [
          { name: 'Un budget sempre in vista', text: 'A ogni scelta vedete il totale.' },
          { name: 'Un piano per la pioggia', text: 'Che vi piaccia quanto il primo.' },
          { name: 'Il vostro gusto', text: 'Noi proponiamo, voi decidete.' },
          { name: 'Qualcuno che risponde', text: 'Quel giorno le domande arrivano tutte a noi.' },
        ],
      },
      steps: {
        titles: ['Dalla proposta al sì', 'Come organizziamo', 'I mesi prima'],
        items: [
          {
            name: 'Ci conosciamo',
            text: 'Voi raccontate, noi chiediamo, e non si firma ancora niente.',
          },
          { name: 'Immaginiamo', text: 'Luogo, stile, budget: una prima idea del giorno.' },
          { name: 'Organizziamo', text: 'Fornitori, contratti, date, e sopralluoghi insieme.' },
          { name: 'Festeggiate', text: 'Noi ci siamo, dal primo fiore all’ultima candela.' },
        ],
      },
      questionTitles: ['Prima di dire sì', 'Le domande delle coppie', 'Liste, invitati, meteo'],
      questions: [
        {
          question: 'Quando conviene scrivervi?',
          answer: 'Appena avete in mente una stagione. Se il tempo è poco, scriveteci lo stesso.',
        },
        {
          question: 'Quanto costa una wedding planner?',
          answer:
            'Dipende da quanto facciamo. Dopo il primo incontro ricevete una proposta scritta.',
        },
        {
          question: 'Viviamo all’estero. Si può fare?',
          answer: 'Sì. Ci sentiamo in video e per messaggio, e sul posto siamo i vostri occhi.',
        },
        {
          question: 'Possiamo portare i nostri fornitori?',
          answer: 'Certo. Li mettiamo in calendario insieme a tutti gli altri.',
        },
      ],
      captions: [
        'La tavola prima degli invitati',
        'Gli anelli sul lino',
        'Un bouquet appena legato',
        'Le luci al tramonto',
      ],
      closing: {
        titles: ['Come vi siete conosciuti?', 'C’è già una data?', 'Cominciamo da voi due'],
        texts: [
          'È la prima cosa che chiediamo. Scriveteci e raccontatecela.',
          'Basta una stagione per cominciare a sognare sul serio.',
          'Un primo incontro davanti a un caffè, o a uno schermo.',
        ],
      },
      contact: {
        titles: ['Raccontateci di voi', 'Chiedete della vostra data', 'Scriveteci, tutti e due'],
        texts: [
          'Nomi, stagione, luogo, più o meno quanti invitati: quello che già sapete.',
          'Diteci anche che cosa non volete: aiuta almeno altrettanto.',
          'Vi rispondiamo con qualche domanda e una proposta per conoscerci.',
        ],
      },
    },
  },
} as const satisfies Trade;
