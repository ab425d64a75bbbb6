import { NEUTRAL_WORDS } from './neutral-words.ts';
import type { Trade } from './trade.ts';

/** For every business that no profile knows: speaks through the user's own nouns and claims nothing else. */
export const neutral = {
  id: 'neutral',
  schemaType: 'LocalBusiness',
  words: NEUTRAL_WORDS,
  sections: ['hero', 'services', 'about', 'process', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['swiss', 'editorial', 'studio', 'coastal', 'craft', 'poster'],
  colours: [
    { lightness: 0.46, chroma: 0.13, hue: 256 },
    { lightness: 0.45, chroma: 0.09, hue: 165 },
    { lightness: 0.55, chroma: 0.15, hue: 38 },
    { lightness: 0.42, chroma: 0.12, hue: 320 },
  ],
  motifs: ['bubble', 'compass', 'leaf', 'lamp', 'hands', 'book'],
  captionMotifs: ['hands', 'compass', 'leaf', 'lamp'],
  scenes: ['tiles', 'rays', 'pattern', 'arch'],
  copy: {
    en: {
      noun: 'a business',
      workingName: 'Your business',
      headlines: [
        '{speciality}[, {inPlace}]',
        '{speciality}: talk to the people who do it',
        'Here is what we do, and how to reach us',
      ],
      leads: [
        'This page says in plain words what you can get from us[ {inPlace}] and what happens when you ask.',
        'Tell us what you have in mind. You will speak with someone who knows the work, and get a straight answer.',
        'You know what you need; we know how it is done. A short message is enough to begin.',
      ],
      actions: ['Tell us what you need', 'Ask a question', 'Start a conversation'],
      about: {
        titles: ['In a few words', 'Who you will be talking to', 'The thinking behind it'],
        texts: [
          'We would rather explain than impress. Ask how something is done, why it takes the time it takes, or whether you need it at all.',
          'Every request is different, so we begin by listening. Only then do we suggest a way, a date and a price, in writing.',
          'What we promise, we note down; what we cannot do, we say. That makes working together easy for both sides.',
        ],
      },
      offer: {
        label: 'What we do',
        titles: ['What we do', 'Where we can help', 'What you can ask us for'],
        intros: [
          'These are the usual ways in. If yours is not among them, ask all the same.',
          'Start from the point nearest to your case.',
          'Big or small, the first step is the same: a description in your own words.',
        ],
        items: [
          {
            name: 'First conversation',
            text: 'You describe, we ask questions, and both know whether it fits.',
          },
          {
            name: 'A proposal in writing',
            text: 'What will be done, by when and for how much, before anything starts.',
          },
          { name: 'The work itself', text: 'Done with care and with news along the way.' },
          {
            name: 'Made to measure',
            text: 'Unusual wishes are welcome; we look at what is possible.',
          },
          { name: 'Advice', text: 'Sometimes an honest opinion is all you need.' },
          { name: 'Afterwards', text: 'Questions that come up later find the same ears.' },
        ],
      },
      strengths: {
        titles: ['How we work', 'What you can expect', 'A few principles'],
        items: [
          { name: 'Clear words', text: 'No jargon where a plain sentence will do.' },
          { name: 'One contact', text: 'You always know whom to write to.' },
          { name: 'Agreed first', text: 'Scope and price are settled before work begins.' },
          { name: 'Care', text: 'We treat the small job like the large one.' },
        ],
      },
      steps: {
        titles: ['From first word to result', 'How it goes', 'Three steps, no surprises'],
        items: [
          { name: 'You write', text: 'A few lines are enough: what, for whom, by when.' },
          { name: 'We propose', text: 'You receive a way forward that you can say yes or no to.' },
          { name: 'It gets done', text: 'And you hear from us before you have to ask.' },
        ],
      },
      questionTitles: ['Good to know', 'Before you get in touch', 'Asked and answered'],
      questions: [
        {
          question: 'How do I start?',
          answer:
            'Write two or three sentences about what you need. We come back with questions or with a proposal.',
        },
        {
          question: 'What does it cost?',
          answer:
            'That depends on the job, so we look at it first and name a price before anything begins.',
        },
        {
          question: 'How long does it take?',
          answer:
            'We give you a date together with the proposal, and tell you early if something changes it.',
        },
        {
          question: 'Can I change my mind?',
          answer: 'Talk to us as soon as you can. The earlier we know, the easier it is to adjust.',
        },
      ],
      captions: ['Work in progress', 'A detail', 'The finished piece', 'Where it happens'],
      closing: {
        titles: ['Shall we talk about it?', 'Your turn', 'One message is a good start'],
        texts: [
          'Describe it in your own words.',
          'Ask before you decide: that is what we are here for.',
          'You will hear back from a person.',
        ],
      },
      contact: {
        titles: ['Write to us', 'Tell us about it', 'Let’s talk'],
        texts: [
          'What do you need, and by when? Leave a way to answer you.',
          'Every message is read by a person.',
          'The more you tell us, the better the first answer will be.',
        ],
      },
    },
    it: {
      noun: 'un’attività',
      workingName: 'La tua attività',
      headlines: [
        '{speciality}[, {inPlace}]',
        '{speciality}: parla con chi lo fa davvero',
        'Ecco che cosa facciamo e come trovarci',
      ],
      leads: [
        'Questa pagina dice con parole semplici che cosa puoi chiederci[ {inPlace}] e che cosa succede quando lo fai.',
        'Raccontaci che cosa hai in mente. Parlerai con una persona che conosce il lavoro e avrai una risposta chiara.',
        'Tu sai di che cosa hai bisogno, noi sappiamo come si fa. Per cominciare basta un messaggio.',
      ],
      actions: ['Dicci che cosa ti serve', 'Fai una domanda', 'Parliamone'],
      about: {
        titles: ['In poche parole', 'Con chi parlerai', 'Il nostro modo di lavorare'],
        texts: [
          'Preferiamo spiegare che impressionare. Chiedici come si fa una cosa, perché richiede quel tempo, o se ti serve davvero.',
          'Ogni richiesta è diversa, perciò cominciamo ascoltando. Solo dopo proponiamo una strada, una data e un prezzo, per iscritto.',
          'Quello che promettiamo lo scriviamo; quello che non possiamo fare lo diciamo. Così lavorare insieme è semplice per tutti.',
        ],
      },
      offer: {
        label: 'Che cosa facciamo',
        titles: ['Che cosa facciamo', 'Dove possiamo aiutarti', 'Che cosa puoi chiederci'],
        intros: [
          'Queste sono le richieste più comuni. Se la tua non c’è, chiedi lo stesso.',
          'Parti dal punto più vicino al tuo caso.',
          'Grande o piccolo, il primo passo è uguale: raccontarlo con parole tue.',
        ],
        items: [
          {
            name: 'Un primo colloquio',
            text: 'Tu racconti, noi facciamo domande, e insieme capiamo se fa per te.',
          },
          {
            name: 'Una proposta scritta',
            text: 'Che cosa, entro quando e a quanto, prima di cominciare.',
          },
          { name: 'Il lavoro', text: 'Fatto con cura, con notizie lungo la strada.' },
          {
            name: 'Su misura',
            text: 'Le richieste insolite sono benvenute: vediamo che cosa si può fare.',
          },
          { name: 'Un consiglio', text: 'A volte basta un parere sincero.' },
          { name: 'Dopo', text: 'Se più avanti nasce una domanda, ci trovi qui.' },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'Che cosa puoi aspettarti', 'Qualche principio'],
        items: [
          { name: 'Parole chiare', text: 'Niente gergo quando basta una frase semplice.' },
          { name: 'Un solo referente', text: 'Sai sempre a chi scrivere.' },
          { name: 'Prima l’accordo', text: 'Lavoro e prezzo si stabiliscono prima di cominciare.' },
          { name: 'Cura', text: 'Il lavoro piccolo vale quanto quello grande.' },
        ],
      },
      steps: {
        titles: [
          'Dalla prima parola al risultato',
          'Come si procede',
          'Tre passi, nessuna sorpresa',
        ],
        items: [
          { name: 'Ci scrivi', text: 'Bastano poche righe: che cosa, per chi, entro quando.' },
          { name: 'Ti proponiamo', text: 'Ricevi una strada a cui puoi dire sì o no.' },
          { name: 'Si fa', text: 'E hai nostre notizie prima di doverle chiedere.' },
        ],
      },
      questionTitles: ['Buono a sapersi', 'Prima di scriverci', 'Domande e risposte'],
      questions: [
        {
          question: 'Come si comincia?',
          answer:
            'Scrivi due o tre frasi su quello che ti serve. Ti rispondiamo con qualche domanda o con una proposta.',
        },
        {
          question: 'Quanto costa?',
          answer:
            'Dipende dal lavoro: prima lo guardiamo, poi diciamo un prezzo, e solo dopo si comincia.',
        },
        {
          question: 'Quanto tempo ci vuole?',
          answer:
            'Insieme alla proposta ti diamo una data, e ti avvisiamo presto se qualcosa la sposta.',
        },
        {
          question: 'Posso cambiare idea?',
          answer: 'Parlane con noi appena puoi: prima lo sappiamo, più è facile rimediare.',
        },
      ],
      captions: ['Un lavoro in corso', 'Un dettaglio', 'Il lavoro finito', 'Dove nasce'],
      closing: {
        titles: ['Ne parliamo?', 'Tocca a te', 'Un messaggio è un buon inizio'],
        texts: [
          'Raccontalo con parole tue.',
          'Chiedi prima di decidere: siamo qui per questo.',
          'Ti risponde una persona.',
        ],
      },
      contact: {
        titles: ['Scrivici', 'Raccontaci', 'Parliamone'],
        texts: [
          'Che cosa ti serve, e per quando? Lasciaci un modo per risponderti.',
          'Ogni messaggio viene letto da una persona.',
          'Più ci racconti, migliore sarà la prima risposta.',
        ],
      },
    },
  },
} as const satisfies Trade;
