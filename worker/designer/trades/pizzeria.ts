import type { Trade } from './trade.ts';

export const pizzeria = {
  id: 'pizzeria',
  schemaType: 'Restaurant',
  words: {
    en: ['pizzeria', 'pizza place', 'pizza shop', 'pizza restaurant', 'pizza', 'pizza takeaway'],
    it: [
      'pizzeria',
      'pizza al taglio',
      'pizzaiolo',
      'pizza',
      'pizzeria d’asporto',
      'pizzeria napoletana',
    ],
  },
  sections: ['hero', 'menu', 'about', 'process', 'hours', 'faq', 'map', 'contact'],
  offerAs: 'menu',
  goal: 'book',
  directions: ['poster', 'market', 'playful', 'craft', 'heritage'],
  colours: [
    { lightness: 0.52, chroma: 0.19, hue: 29 },
    { lightness: 0.43, chroma: 0.1, hue: 145 },
    { lightness: 0.6, chroma: 0.16, hue: 48 },
  ],
  motifs: ['pizza', 'tomato', 'olive', 'bottle', 'glass', 'plate'],
  captionMotifs: ['plate', 'wheat', 'pizza', 'glass'],
  scenes: ['rays', 'tiles', 'pattern', 'giant', 'still-life'],
  copy: {
    en: {
      noun: 'a pizzeria',
      workingName: 'Pizzeria',
      headlines: [
        'Hot stone, thin middle, proud crust',
        'Pizza tonight[ {inPlace}]. That was easy',
        '[{speciality}: ]first slice with your hands, please',
        'Two minutes in the oven, all day in the dough',
      ],
      leads: [
        'Dough that has rested, tomato that tastes of tomato, and an oven that does the rest. Eat in or take it home[ {inPlace}].',
        'Order your usual or let the pizzaiolo choose. Either way, eat it while the rim still crackles.',
        'Round, blistered, folded at the edge: the way a pizza looks when nobody has measured it.',
      ],
      actions: ['Reserve a table', 'Book for tonight', 'Order or reserve'],
      about: {
        titles: ['It all starts with the dough', 'At the oven', 'Round, never perfect'],
        texts: [
          'Flour, water, salt, yeast, and hours of doing nothing. The doing nothing is the secret: the dough grows light, and you get up from the table still able to walk.',
          'The oven is the first thing you notice and the last thing you forget. Whoever stands in front of it knows which corner burns hotter and turns every pizza accordingly.',
          'We do not stretch by machine. One is a little longer, another has a bigger bubble; that is how you know that hands were involved.',
        ],
      },
      offer: {
        label: 'Pizzas',
        titles: ['The pizzas', 'Red ones, white ones', 'What will it be?'],
        intros: [
          'Any topping can be left out; most can be added. Just say.',
          'Tell us about allergies before we start stretching.',
          'When in doubt: Margherita. It hides nothing.',
        ],
        items: [
          { name: 'Margherita', text: 'Tomato, mozzarella, basil, oil.' },
          { name: 'Marinara', text: 'Tomato, garlic, oregano, oil. No cheese, no regrets.' },
          { name: 'Diavola', text: 'Tomato, mozzarella, spicy salami.' },
          { name: 'Capricciosa', text: 'Tomato, mozzarella, ham, mushrooms, artichokes, olives.' },
          { name: 'Four cheeses', text: 'White, rich, best shared.' },
          { name: 'Garden', text: 'Mozzarella and grilled vegetables of the season.' },
          {
            name: 'Filled calzone',
            text: 'Folded, sealed, opened at the table in a cloud of steam.',
          },
          { name: 'Pizza of the week', text: 'Ask: it changes as soon as we get bored.' },
        ],
      },
      strengths: {
        titles: ['Why it tastes like this', 'What matters to us', 'Three things and an oven'],
        items: [
          { name: 'Rested dough', text: 'Light, fragrant, easy to digest.' },
          { name: 'Short lists', text: 'Few toppings that get along.' },
          { name: 'Straight from the oven', text: 'Nothing waits under a lamp.' },
          { name: 'Boxes that breathe', text: 'Takeaway stays crisp on the way home.' },
        ],
      },
      steps: {
        titles: ['A pizza’s short life', 'From ball to plate', 'What happens to your order'],
        items: [
          { name: 'Rest', text: 'The dough rises slowly until it can be opened with two fingers.' },
          { name: 'Stretch', text: 'From the middle outwards, by hand, leaving air in the rim.' },
          { name: 'Top', text: 'Little and good; too much and nothing cooks.' },
          { name: 'Fire', text: 'A fierce oven, a quick turn, and straight to you.' },
        ],
      },
      questionTitles: [
        'Asked before the oven',
        'Dough, tables, takeaway',
        'Questions by the slice',
      ],
      questions: [
        {
          question: 'Can I order to take away?',
          answer: 'Call ahead with your order and we tell you when it comes out of the oven.',
        },
        {
          question: 'Do you have gluten-free pizza?',
          answer:
            'Ask us before ordering: we tell you what we can prepare and whether traces are possible.',
        },
        {
          question: 'Can we come as a big group?',
          answer:
            'Gladly: write with the day and the number of people so that we keep the tables together.',
        },
        {
          question: 'Can I change the toppings?',
          answer:
            'Take off whatever you like and add what we have. We only draw the line where the dough does.',
        },
      ],
      captions: [
        'The mouth of the oven',
        'Stretching by hand',
        'Margherita, just out',
        'A table on a Friday',
      ],
      closing: {
        titles: ['Hungry already?', 'Put us down for tonight', 'The oven is waiting for you'],
        texts: [
          'Call and tell us how many you are.',
          'A table or a box: your choice.',
          'For Fridays and Saturdays it pays to reserve.',
        ],
      },
      contact: {
        titles: ['Tables and takeaway', 'Reserve', 'Tell us when'],
        texts: [
          'Day, hour, how many. For tonight, a phone call is quicker.',
          'Write for tables in the coming days; call for takeaway.',
          'We confirm every reservation.',
        ],
      },
    },
    it: {
      noun: 'una pizzeria',
      workingName: 'Pizzeria',
      headlines: [
        'Forno caldo, centro sottile, cornicione fiero',
        'Pizza[ {inPlace}], stasera. Deciso',
        '[{speciality}: ]la prima fetta con le mani, per favore',
        'Due minuti di forno, un giorno di impasto',
      ],
      leads: [
        'Un impasto che ha riposato, un pomodoro che sa di pomodoro e un forno che fa il resto. Al tavolo o a casa tua[, {inPlace}].',
        'Prendi la solita o fatti consigliare dal pizzaiolo. In ogni caso, mangiala finché il bordo scrocchia.',
        'Tonda, con le sue bolle, piegata sul bordo: com’è una pizza quando nessuno l’ha misurata.',
      ],
      actions: ['Prenota un tavolo', 'Prenota per stasera', 'Ordina o prenota'],
      about: {
        titles: ['Tutto comincia dall’impasto', 'Davanti al forno', 'Tonda, mai perfetta'],
        texts: [
          'Farina, acqua, sale, lievito e ore a non fare niente. Il segreto è proprio il non fare niente: l’impasto diventa leggero e da tavola ci si alza ancora in piedi.',
          'Il forno è la prima cosa che si nota e l’ultima che si dimentica. Chi ci sta davanti sa quale angolo scotta di più e gira ogni pizza di conseguenza.',
          'Non stendiamo a macchina. Una viene un po’ più lunga, un’altra ha la bolla più grande: così si capisce che ci sono passate le mani.',
        ],
      },
      offer: {
        label: 'Le pizze',
        titles: ['Le pizze', 'Rosse e bianche', 'Quale ti va?'],
        intros: [
          'Ogni ingrediente si può togliere, quasi tutti si possono aggiungere. Basta dirlo.',
          'Se hai allergie, diccelo prima che cominciamo a stendere.',
          'Nel dubbio: Margherita. Non ha niente da nascondere.',
        ],
        items: [
          { name: 'Margherita', text: 'Pomodoro, mozzarella, basilico, olio.' },
          {
            name: 'Marinara',
            text: 'Pomodoro, aglio, origano, olio. Senza formaggio e senza rimpianti.',
          },
          { name: 'Diavola', text: 'Pomodoro, mozzarella, salame piccante.' },
          {
            name: 'Capricciosa',
            text: 'Pomodoro, mozzarella, prosciutto, funghi, carciofi, olive.',
          },
          { name: 'Quattro formaggi', text: 'Bianca, ricca, da dividere.' },
          { name: 'Ortolana', text: 'Mozzarella e verdure di stagione grigliate.' },
          { name: 'Calzone', text: 'Chiuso bene, si apre al tavolo in una nuvola di vapore.' },
          { name: 'Pizza della settimana', text: 'Chiedi qual è: cambia appena ci annoiamo.' },
        ],
      },
      strengths: {
        titles: ['Perché è così buona', 'A che cosa teniamo', 'Tre cose e un forno'],
        items: [
          { name: 'Impasto riposato', text: 'Leggero, profumato, facile da digerire.' },
          { name: 'Pochi ingredienti', text: 'Quelli che vanno d’accordo.' },
          { name: 'Dal forno al tavolo', text: 'Niente aspetta sotto una lampada.' },
          { name: 'Scatole che respirano', text: 'L’asporto arriva a casa croccante.' },
        ],
      },
      steps: {
        titles: [
          'La breve vita di una pizza',
          'Dal panetto al piatto',
          'Che cosa succede quando ordini',
        ],
        items: [
          { name: 'Riposo', text: 'L’impasto cresce piano, finché si apre con due dita.' },
          {
            name: 'Stesura',
            text: 'Dal centro verso il bordo, a mano, lasciando l’aria nel cornicione.',
          },
          { name: 'Condimento', text: 'Poco e buono: se è troppo, non cuoce.' },
          { name: 'Fuoco', text: 'Forno forte, un giro veloce e arriva da te.' },
        ],
      },
      questionTitles: [
        'Ci chiedono davanti al forno',
        'Impasto, tavoli, asporto',
        'Domande a spicchi',
      ],
      questions: [
        {
          question: 'Fate asporto?',
          answer: 'Chiama con l’ordine e ti diciamo a che ora esce dal forno.',
        },
        {
          question: 'Avete la pizza senza glutine?',
          answer:
            'Chiedi prima di ordinare: ti diciamo che cosa possiamo preparare e se sono possibili tracce.',
        },
        {
          question: 'Possiamo venire in tanti?',
          answer: 'Volentieri: scrivi il giorno e quanti siete, così teniamo i tavoli vicini.',
        },
        {
          question: 'Posso cambiare gli ingredienti?',
          answer:
            'Togli quello che vuoi e aggiungi quello che c’è. Il limite lo mette solo l’impasto.',
        },
      ],
      captions: [
        'La bocca del forno',
        'La stesura a mano',
        'Margherita, appena uscita',
        'Un tavolo di venerdì',
      ],
      closing: {
        titles: ['Già fame?', 'Ci vediamo stasera', 'Il forno ti aspetta'],
        texts: [
          'Chiama e dicci quanti siete.',
          'Al tavolo o nella scatola: scegli tu.',
          'Venerdì e sabato conviene prenotare.',
        ],
      },
      contact: {
        titles: ['Tavoli e asporto', 'Prenota', 'Dicci quando'],
        texts: [
          'Giorno, ora, quanti siete. Per stasera si fa prima a telefonare.',
          'Scrivi per i prossimi giorni, chiama per l’asporto.',
          'Confermiamo ogni prenotazione.',
        ],
      },
    },
  },
} as const satisfies Trade;
