import type { Trade } from './trade.ts';

export const florist = {
  id: 'florist',
  schemaType: 'Florist',
  words: {
    en: ['florist', 'flower shop', 'floral design', 'flowers', 'garden centre', 'nursery plants'],
    it: ['fiorist*', 'fioraio', 'fioraia', 'negozio di fiori', 'fioreria', 'vivaio', 'fiori'],
  },
  sections: ['hero', 'products', 'about', 'process', 'gallery', 'hours', 'faq', 'contact'],
  offerAs: 'products',
  goal: 'order',
  directions: ['wellness', 'playful', 'editorial', 'craft', 'poster'],
  colours: [
    { lightness: 0.52, chroma: 0.14, hue: 355 },
    { lightness: 0.45, chroma: 0.1, hue: 150 },
    { lightness: 0.6, chroma: 0.15, hue: 50 },
  ],
  motifs: ['flower', 'vase', 'leaf', 'heart', 'rings', 'parcel'],
  captionMotifs: ['bucket', 'flower', 'plate', 'parcel'],
  scenes: ['still-life', 'pattern', 'arch', 'shelf', 'tiles'],
  copy: {
    en: {
      noun: 'a flower shop',
      workingName: 'Flower shop',
      headlines: [
        'Say it, then let the stems finish the sentence',
        'Flowers[ {inPlace}] that look picked, not packed',
        'Something for the table, something for someone',
      ],
      leads: [
        'Tell us who it is for and what you cannot put into words. We choose the flowers and tie them by hand[ {inPlace}].',
        'Bouquets with the season in them, plants that are meant to stay, and wreaths for the days when words are few.',
        'Bring a vase, a colour or a mood. We begin from there.',
      ],
      actions: ['Order a bouquet', 'Ask for flowers', 'Tell us the occasion'],
      about: {
        titles: [
          'What grows this week',
          'By hand, one stem at a time',
          'Why we ask whom it is for',
        ],
        texts: [
          'We buy what is good rather than what is in every window. So our buckets look different each week, and nobody gives the same bouquet twice.',
          'A bouquet is built like a sentence: one main word, a few that support it, and a pause. We would rather leave a stem out than fill a hole.',
          'Flowers for an apology are not flowers for a birthday. The more you tell us, the less we need to guess.',
        ],
      },
      offer: {
        label: 'Flowers',
        titles: ['In the buckets', 'Flowers for every reason', 'What we tie and pot'],
        intros: [
          'Name a colour and a budget; leave the rest to us.',
          'What is in season decides. We will show you photographs on request.',
          'For dates that cannot move, order a few days ahead.',
        ],
        items: [
          { name: 'Bouquets', text: 'Hand-tied, wrapped in paper, ready for a vase.' },
          { name: 'Plants', text: 'For bright sills, dark corners and forgetful people.' },
          { name: 'Wedding flowers', text: 'From the first drawing to the last buttonhole.' },
          { name: 'Table flowers', text: 'Low enough to see each other across.' },
          {
            name: 'Funeral flowers',
            text: 'Quiet, dignified, delivered in time. We take care of it with you.',
          },
          { name: 'Dried flowers', text: 'For rooms without water and for those who travel.' },
        ],
      },
      strengths: {
        titles: ['What you can count on', 'How we tie', 'Stem by stem'],
        items: [
          { name: 'With the season', text: 'Fewer kinds, fresher stems.' },
          { name: 'Your budget', text: 'Say a sum and see what it can do.' },
          { name: 'Care explained', text: 'Cut, water, place: you leave knowing.' },
          { name: 'A card', text: 'We write it by hand, if you dictate.' },
        ],
      },
      steps: {
        titles: ['From thought to bouquet', 'Ordering is easy', 'Three questions'],
        items: [
          { name: 'For whom?', text: 'Occasion, colours they love, flowers they do not.' },
          { name: 'When?', text: 'Day, hour, pick-up or address.' },
          { name: 'How much?', text: 'You name a sum, we make the most of it.' },
        ],
      },
      questionTitles: ['How long will they last?', 'Asked among the buckets', 'Stems and answers'],
      questions: [
        {
          question: 'Do you deliver?',
          answer: 'Tell us the address and the day, and we say whether and how we can bring it.',
        },
        {
          question: 'How do I make a bouquet last?',
          answer:
            'Cut the stems at a slant, change the water every other day, keep it away from fruit and heaters.',
        },
        {
          question: 'When should I order for a wedding?',
          answer:
            'As soon as date and place are fixed. We meet, talk about colours and draw up a proposal.',
        },
        {
          question: 'Can I choose every flower?',
          answer: 'In the shop, yes. By message, tell us what must be in it and what must not.',
        },
      ],
      captions: [
        'The buckets in the morning',
        'Tying',
        'A table for twelve',
        'Wrapped and waiting',
      ],
      closing: {
        titles: [
          'Who deserves flowers today?',
          'We will tie something',
          'No reason is a reason too',
        ],
        texts: [
          'Write the occasion and the day.',
          'For today, better to call.',
          'Tell us a colour and we start.',
        ],
      },
      contact: {
        titles: ['Order flowers', 'Tell us the occasion', 'Write to the shop'],
        texts: [
          'For whom, for when, in which colours, for how much?',
          'For the same day, please call.',
          'If it is to be a surprise, say so.',
        ],
      },
    },
    it: {
      noun: 'un negozio di fiori',
      workingName: 'Fiori',
      headlines: [
        'Comincia tu la frase, i fiori la finiscono',
        'Fiori[ {inPlace}] che sembrano raccolti, non confezionati',
        'Qualcosa per la tavola, qualcosa per qualcuno',
      ],
      leads: [
        'Dicci per chi sono e che cosa non riesci a dire a parole. Scegliamo i fiori e li leghiamo a mano[ nel nostro negozio {inPlace}].',
        'Mazzi con dentro la stagione, piante fatte per restare e corone per i giorni in cui le parole sono poche.',
        'Porta un vaso, un colore o uno stato d’animo. Partiamo da lì.',
      ],
      actions: ['Ordina un mazzo', 'Chiedi dei fiori', 'Raccontaci l’occasione'],
      about: {
        titles: [
          'Che cosa fiorisce questa settimana',
          'A mano, uno stelo alla volta',
          'Perché chiediamo per chi è',
        ],
        texts: [
          'Compriamo quello che è bello, non quello che c’è in tutte le vetrine. Così i nostri secchi cambiano ogni settimana e nessuno regala due volte lo stesso mazzo.',
          'Un mazzo si costruisce come una frase: una parola principale, qualcuna che la sostiene e una pausa. Piuttosto che riempire un vuoto, togliamo uno stelo.',
          'I fiori per chiedere scusa non sono quelli di un compleanno. Più ci racconti, meno dobbiamo indovinare.',
        ],
      },
      offer: {
        label: 'I fiori',
        titles: ['Nei secchi', 'Fiori per ogni motivo', 'Che cosa leghiamo e invasiamo'],
        intros: [
          'Dicci un colore e una cifra; al resto pensiamo noi.',
          'Decide la stagione. Se vuoi, ti mandiamo una foto.',
          'Per le date che non si spostano, ordina qualche giorno prima.',
        ],
        items: [
          { name: 'Mazzi', text: 'Legati a mano, avvolti nella carta, pronti per il vaso.' },
          { name: 'Piante', text: 'Per davanzali luminosi, angoli bui e persone distratte.' },
          { name: 'Fiori per matrimoni', text: 'Dal primo disegno all’ultima bottoniera.' },
          { name: 'Fiori per la tavola', text: 'Bassi quanto basta per guardarsi negli occhi.' },
          {
            name: 'Fiori per l’ultimo saluto',
            text: 'Sobri, curati, consegnati in tempo. Ce ne occupiamo insieme a te.',
          },
          { name: 'Fiori secchi', text: 'Per stanze senza acqua e per chi viaggia.' },
        ],
      },
      strengths: {
        titles: ['Su che cosa puoi contare', 'Come leghiamo', 'Stelo per stelo'],
        items: [
          { name: 'Con la stagione', text: 'Meno varietà, steli più freschi.' },
          { name: 'La tua cifra', text: 'Dilla, e guarda che cosa può fare.' },
          { name: 'La cura, spiegata', text: 'Taglio, acqua, posizione: esci sapendo come.' },
          { name: 'Il biglietto', text: 'Se lo detti, lo scriviamo a mano.' },
        ],
      },
      steps: {
        titles: ['Dal pensiero al mazzo', 'Ordinare è semplice', 'Tre domande'],
        items: [
          { name: 'Per chi?', text: 'L’occasione, i colori che ama, i fiori che non sopporta.' },
          { name: 'Quando?', text: 'Giorno, ora, ritiro o indirizzo.' },
          { name: 'Quanto?', text: 'Tu dici una cifra, noi ne tiriamo fuori il meglio.' },
        ],
      },
      questionTitles: ['Quanto durano?', 'Ci chiedono tra i secchi', 'Steli e risposte'],
      questions: [
        {
          question: 'Consegnate?',
          answer: 'Dicci indirizzo e giorno: ti rispondiamo se e come possiamo portarli.',
        },
        {
          question: 'Come si fa durare un mazzo?',
          answer:
            'Taglia gli steli in obliquo, cambia l’acqua ogni due giorni, tienilo lontano da frutta e termosifoni.',
        },
        {
          question: 'Quando si ordina per un matrimonio?',
          answer:
            'Appena data e luogo sono decisi. Ci incontriamo, parliamo di colori e prepariamo una proposta.',
        },
        {
          question: 'Posso scegliere ogni fiore?',
          answer: 'In negozio sì. Per messaggio, dicci che cosa deve esserci e che cosa no.',
        },
      ],
      captions: [
        'I secchi al mattino',
        'Mentre si lega',
        'Una tavola per dodici',
        'Incartato, in attesa',
      ],
      closing: {
        titles: [
          'Chi merita dei fiori oggi?',
          'Te li leghiamo noi',
          'Va bene anche senza un motivo',
        ],
        texts: [
          'Scrivi l’occasione e il giorno.',
          'Per oggi, meglio telefonare.',
          'Dicci un colore e cominciamo.',
        ],
      },
      contact: {
        titles: ['Ordina i fiori', 'Raccontaci l’occasione', 'Scrivi al negozio'],
        texts: [
          'Per chi, per quando, in che colori, per quale cifra?',
          'Per il giorno stesso, telefona.',
          'Se è una sorpresa, avvisaci.',
        ],
      },
    },
  },
} as const satisfies Trade;
