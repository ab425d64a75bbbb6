import type { Advice } from './trade.ts';

/** For those who buy food to take home. */
export const ADVICE_FOOD_SHOPS = {
  butcher: {
    title: ['Before you order', 'Prima di ordinare'],
    points: [
      [
        ['Say how you cook it', 'Di’ come la cuoci'],
        [
          'Grill, oven or a slow braise: the dish decides the cut.',
          'Griglia, forno o brasatura lenta: è il piatto che decide il taglio.',
        ],
      ],
      [
        ['Out of the fridge early', 'Fuori dal frigo prima'],
        [
          'A steak cooks more evenly when it has lost its chill for half an hour.',
          'Una bistecca cuoce meglio se resta mezz’ora a temperatura ambiente.',
        ],
      ],
      [
        ['Feast days', 'Per le feste'],
        [
          'Roasts and poultry are ordered a week ahead, with the number of guests.',
          'Arrosti e capponi si ordinano una settimana prima, dicendo in quanti siete.',
        ],
      ],
    ],
  },
  fishmonger: {
    title: ['For good fish', 'Per un buon pesce'],
    points: [
      [
        ['Ask what came in', 'Chiedi che cosa è arrivato'],
        [
          'The sea decides the day. Choose the fish first and the recipe after.',
          'È il mare che decide. Scegli prima il pesce, poi la ricetta.',
        ],
      ],
      [
        ['Say how you cook it', 'Di’ come lo cucini'],
        [
          'Whole for the oven, filleted for the pan, cleaned for the freezer.',
          'Intero per il forno, a filetti per la padella, pulito per il congelatore.',
        ],
      ],
      [
        ['Keep it cold', 'Tienilo al freddo'],
        [
          'Bring a cool bag, and eat it within a day.',
          'Porta una borsa termica, e mangialo entro un giorno.',
        ],
      ],
    ],
  },
  greengrocer: {
    title: ['At home', 'A casa'],
    points: [
      [
        ['Buy for the week', 'Compra per la settimana'],
        [
          'Leaves first, then tomatoes, then roots: eat what does not keep.',
          'Prima le foglie, poi i pomodori, poi le radici: si comincia da quello che non dura.',
        ],
      ],
      [
        ['Not all in the fridge', 'Non tutto in frigo'],
        [
          'Tomatoes, bananas and potatoes are happier outside, and out of the sun.',
          'Pomodori, banane e patate stanno meglio fuori, lontano dal sole.',
        ],
      ],
      [
        ['Say when you eat it', 'Di’ quando la mangi'],
        [
          'A melon for today is not the melon for Sunday.',
          'Il melone di oggi non è quello di domenica.',
        ],
      ],
    ],
  },
  delicatessen: {
    title: ['At home', 'A casa'],
    points: [
      [
        ['Slice it late', 'Affettato all’ultimo'],
        [
          'Buy little and often: slices dry out within a day.',
          'Poco e spesso: le fette si asciugano in un giorno.',
        ],
      ],
      [
        ['Take it out in time', 'Fuori dal frigo'],
        [
          'Ham and cheese taste of more at room temperature.',
          'Salumi e formaggi sanno di più a temperatura ambiente.',
        ],
      ],
      [
        ['Mention allergies', 'Segnala le allergie'],
        [
          'Milk, gluten and nuts hide in many fillings. Ask before you buy.',
          'Latte, glutine e frutta secca si nascondono in molti ripieni. Chiedi prima.',
        ],
      ],
    ],
  },
  cheesemaker: {
    title: ['At home', 'A casa'],
    points: [
      [
        ['Let it breathe', 'Fallo respirare'],
        [
          'Wrap it in paper, not in film, in the least cold part of the fridge.',
          'Avvolgilo nella carta, non nella pellicola, nella parte meno fredda del frigo.',
        ],
      ],
      [
        ['An hour before', 'Un’ora prima'],
        [
          'Cold cheese keeps its scent to itself. Unwrap it early.',
          'Il formaggio freddo tiene per sé il profumo. Scartalo prima.',
        ],
      ],
      [
        ['From mild to strong', 'Dal dolce al forte'],
        [
          'Taste in that order, with bread and something sour in between.',
          'Assaggia in quest’ordine, con pane e qualcosa di acido in mezzo.',
        ],
      ],
    ],
  },
  'pasta-shop': {
    title: ['In the kitchen', 'In cucina'],
    points: [
      [
        ['Plenty of water', 'Tanta acqua'],
        [
          'A large pot, salt when it boils, and no oil.',
          'Pentola grande, sale quando bolle, niente olio.',
        ],
      ],
      [
        ['Taste it early', 'Assaggiala presto'],
        [
          'Fresh pasta is done within a few minutes of coming to the top.',
          'La pasta fresca è pronta pochi minuti dopo che è salita a galla.',
        ],
      ],
      [
        ['If it has to wait', 'Se deve aspettare'],
        [
          'Freeze filled pasta on a tray, and cook it from frozen.',
          'Congela i ripieni su un vassoio, e cuocili senza scongelarli.',
        ],
      ],
    ],
  },
  chocolatier: {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Say who it is for', 'Di’ per chi è'],
        [
          'Dark, milk or filled, with alcohol or without.',
          'Fondente, al latte o ripieno, con o senza liquore.',
        ],
      ],
      [
        ['Mention allergies', 'Segnala le allergie'],
        [
          'Nuts, milk and soya are common in chocolate.',
          'Frutta secca, latte e soia sono comuni nel cioccolato.',
        ],
      ],
      [
        ['Not in the fridge', 'Non in frigo'],
        [
          'Cool, dry and dark keeps the shine. Cold makes it grey.',
          'Fresco, asciutto e buio lo tengono lucido. Il freddo lo ingrigisce.',
        ],
      ],
    ],
  },
  'olive-mill': {
    title: ['To keep it well', 'Per conservarlo bene'],
    points: [
      [
        ['Away from light', 'Lontano dalla luce'],
        [
          'A tin or dark glass, closed, and not beside the stove.',
          'Latta o vetro scuro, chiusi, e non vicino ai fornelli.',
        ],
      ],
      [
        ['Bitter is good', 'L’amaro è un pregio'],
        ['A sting in the throat belongs to fresh oil.', 'Il pizzico in gola è dell’olio fresco.'],
      ],
      [
        ['Use it', 'Usalo'],
        [
          'Oil does not improve with age. Open it, and finish it within months.',
          'L’olio non migliora col tempo. Aprilo, e finiscilo in pochi mesi.',
        ],
      ],
    ],
  },
  brewery: {
    title: ['For a good glass', 'Per un buon bicchiere'],
    points: [
      [
        ['Cool, not icy', 'Fresca, non gelata'],
        ['Too cold, and the hops go quiet.', 'Troppo fredda, e il luppolo tace.'],
      ],
      [
        ['Store it upright', 'In piedi'],
        [
          'Dark and cool, so that the yeast stays at the bottom.',
          'Al buio e al fresco, così il lievito resta sul fondo.',
        ],
      ],
      [
        ['Begin with the light ones', 'Prima le leggere'],
        [
          'Then amber, then dark, and water in between.',
          'Poi le ambrate, poi le scure, e acqua in mezzo.',
        ],
      ],
    ],
  },
  'coffee-roaster': {
    title: ['At home', 'A casa'],
    points: [
      [
        ['Grind it late', 'Macinalo all’ultimo'],
        [
          'Ground coffee loses its scent within days, beans within weeks.',
          'Il macinato perde l’aroma in pochi giorni, i grani in qualche settimana.',
        ],
      ],
      [
        ['Water off the boil', 'Acqua non bollente'],
        [
          'Half a minute of rest after boiling is enough.',
          'Basta mezzo minuto di riposo dopo il bollore.',
        ],
      ],
      [
        ['Keep it closed', 'Tienilo chiuso'],
        [
          'In its bag, without air, and not in the fridge.',
          'Nel suo sacchetto, senz’aria, e non in frigo.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
