import type { Advice } from './trade.ts';

/** For those who serve food and drink, bake or farm. */
export const ADVICE_SERVED = {
  'wine-bar': {
    title: ['For a good glass', 'Per un buon calice'],
    points: [
      [
        ['Say what you like', 'Di’ che cosa ti piace'],
        [
          'Dry, round or with bubbles is enough. No names needed.',
          'Secco, morbido o con le bollicine: basta questo, senza nomi.',
        ],
      ],
      [
        ['Say what you cook', 'Di’ che cosa cucini'],
        [
          'For a bottle to take home, the dish chooses.',
          'Per una bottiglia da portare a casa sceglie il piatto.',
        ],
      ],
      [
        ['Eat something', 'Mangia qualcosa'],
        ['And decide who drives.', 'E decidete chi guida.'],
      ],
    ],
  },
  'cocktail-bar': {
    title: ['At the bar', 'Al banco'],
    points: [
      [
        ['Name a taste', 'Di’ un gusto'],
        [
          'Bitter, sour, dry or smoky says more than a name.',
          'Amaro, acido, secco o affumicato dice più di un nome.',
        ],
      ],
      [
        ['Without alcohol, too', 'Anche senza alcol'],
        ['Say so, and nobody will ask why.', 'Basta dirlo, e nessuno chiede perché.'],
      ],
      [
        ['More of you?', 'Siete in tanti?'],
        ['A message beforehand keeps seats together.', 'Un messaggio prima tiene vicini i posti.'],
      ],
    ],
  },
  pub: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['With a crowd', 'In compagnia'],
        [
          'Send a message first, and the tables are moved together.',
          'Manda prima un messaggio, così si uniscono i tavoli.',
        ],
      ],
      [
        ['Allergies', 'Allergie'],
        [
          'Say what you must not eat before you order.',
          'Di’ che cosa non puoi mangiare prima di ordinare.',
        ],
      ],
      [
        ['Get home well', 'Torna bene a casa'],
        ['Leave the car. Ask about the last bus.', 'Lascia l’auto. Chiedi dell’ultimo autobus.'],
      ],
    ],
  },
  'street-food': {
    title: ['Before you order', 'Prima di ordinare'],
    points: [
      [
        ['Say how hot', 'Di’ quanto piccante'],
        [
          'Mild is no shame, and sauce can go on the side.',
          'Poco non è una vergogna, e la salsa può stare a parte.',
        ],
      ],
      [
        ['Mention allergies', 'Segnala le allergie'],
        [
          'Sesame, nuts, milk and gluten: ask before the first bite.',
          'Sesamo, frutta secca, latte e glutine: chiedi prima del primo morso.',
        ],
      ],
      [
        ['Order for many', 'Ordini in tanti?'],
        [
          'Send the list ahead, so that all eat it hot.',
          'Manda prima la lista, così mangiate tutti caldo.',
        ],
      ],
    ],
  },
  caterer: {
    title: ['Before you ask', 'Prima di chiedere'],
    points: [
      [
        ['Count with a margin', 'Conta con margine'],
        [
          'A rough number now, the exact one a week before.',
          'Un numero a spanne adesso, quello esatto una settimana prima.',
        ],
      ],
      [
        ['Describe the kitchen', 'Descrivi la cucina'],
        [
          'Oven, sockets, water, and how far from the tables.',
          'Forno, prese, acqua, e quanto è lontana dai tavoli.',
        ],
      ],
      [
        ['Collect allergies', 'Raccogli le allergie'],
        ['Ask the guests with the invitation.', 'Chiedile agli ospiti con l’invito.'],
      ],
    ],
  },
  farm: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Sturdy shoes', 'Scarpe robuste'],
        [
          'Yards are wet in winter and dusty in summer.',
          'L’aia è bagnata d’inverno e polverosa d’estate.',
        ],
      ],
      [
        ['Ask what is ripe', 'Chiedi che cosa è maturo'],
        [
          'Fields keep no timetable. A message saves the journey.',
          'I campi non hanno orari. Un messaggio evita un viaggio a vuoto.',
        ],
      ],
      [
        ['Dogs on the lead', 'Cani al guinzaglio'],
        ['And gates as you found them.', 'E i cancelli come li hai trovati.'],
      ],
    ],
  },
  beekeeper: {
    title: ['About honey', 'Sul miele'],
    points: [
      [
        ['When it sets', 'Se cristallizza'],
        [
          'That is a good sign. Warm the jar gently in water to make it run.',
          'È un buon segno. Scalda piano il vasetto in acqua per scioglierlo.',
        ],
      ],
      [
        ['Not for babies', 'Non ai neonati'],
        [
          'Children under one year must not eat honey.',
          'I bambini sotto l’anno non devono mangiarne.',
        ],
      ],
      [
        ['Keep it dark', 'Tienilo al buio'],
        [
          'Closed, cool and dry, but not in the fridge.',
          'Chiuso, fresco e asciutto, ma non in frigo.',
        ],
      ],
    ],
  },
  bakery: {
    title: ['At home', 'A casa'],
    points: [
      [
        ['Let it cool', 'Lascialo raffreddare'],
        ['Warm bread cuts badly. Give it an hour.', 'Il pane caldo si taglia male. Dagli un’ora.'],
      ],
      [
        ['In paper or cloth', 'In carta o in un panno'],
        ['Not in the fridge, where it goes stale sooner.', 'Non in frigo, dove invecchia prima.'],
      ],
      [
        ['Freeze it in slices', 'Congelalo a fette'],
        ['And toast them as they are.', 'E tostale così come sono.'],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
