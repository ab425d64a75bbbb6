import { BRICK, HONEY, LEAF, OCHRE, OLIVE, ORANGE, PINE, SEA, SLATE } from './trade-colours.ts';
import type { Trade } from './trade.ts';

/** Somebody who comes with a van. */
const WITH_A_VAN = {
  pages: ['business'],
  schemaType: 'LocalBusiness',
  goal: 'call',
  sections: ['services', 'gallery'],
  offer: ['Services', 'Servizi'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

const gardener = {
  ...WITH_A_VAN,
  id: 'gardener',
  words: {
    en: `
      gardener, gardening, landscap*, garden design*, garden maintenance, lawn care,
      garden fencing, paving`,
    it: `
      giardinier*, giardinaggio, manutenzione giardini, manutenzione del verde,
      progettazione giardini, paesaggista, recinzioni`,
  },
  goal: 'write',
  directions: ['craft', 'editorial', 'market', 'wellness', 'studio'],
  colours: [LEAF, OLIVE, OCHRE],
  motifs: ['spade', 'wateringcan', 'leaf', 'flower', 'tree', 'butterfly'],
  noun: ['a gardener', 'un giardiniere'],
  name: ['Gardener', 'Giardiniere'],
  lead: [
    'Send a photo of the garden as it is, and say what you would like to see from the kitchen.',
    'Manda una foto del giardino com’è, e di’ che cosa vorresti vedere dalla cucina.',
  ],
  action: ['Show your garden', 'Mostra il giardino'],
  asks: [
    ['What do you plant and build?', 'Che cosa pianti e costruisci?'],
    ['What do you look after?', 'Di che cosa ti prendi cura?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['flower', 'A border in June', 'Una bordura a giugno'],
    ['spade', 'The first day', 'Il primo giorno'],
    ['tree', 'The same corner, later', 'Lo stesso angolo, dopo'],
    ['wateringcan', 'In the shade', 'All’ombra'],
  ],
  contact: [
    ['Tell us about the garden', 'Racconta il giardino'],
    [
      'How large, sun or shade, and what should happen there?',
      'Quanto è grande, al sole o all’ombra, e che cosa ne vorresti fare?',
    ],
  ],
} as const satisfies Trade;

const treeSurgeon = {
  ...WITH_A_VAN,
  id: 'tree-surgeon',
  words: {
    en: `
      tree surgeon, tree surgery, arborist, tree care, tree felling, stump grinding, firewood,
      hedge cutting`,
    it: `
      tree climber, potatura alberi, abbattimento alberi, arboricoltore, boscaiolo,
      legna da ardere, potature, taglio alberi, pellet e legna`,
  },
  directions: ['poster', 'craft', 'technical', 'market', 'brutalist'],
  colours: [PINE, ORANGE, LEAF],
  motifs: ['tree', 'axe', 'ladder', 'leaf', 'saw'],
  noun: ['a tree surgeon', 'un arboricoltore'],
  name: ['Tree surgeon', 'Cura degli alberi'],
  lead: [
    'Say which tree, how tall against the house, and what worries you about it.',
    'Di’ che albero è, quanto è alto rispetto alla casa, e che cosa ti preoccupa.',
  ],
  action: ['Ask about a tree', 'Chiedi per un albero'],
  asks: [
    ['What do you prune, fell or plant?', 'Che cosa poti, abbatti o pianti?'],
    ['What happens to the wood?', 'Che cosa fai del legname?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['tree', 'Up in the crown', 'Su nella chioma'],
    ['axe', 'The tools', 'Gli attrezzi'],
    ['saw', 'Rings, counted', 'Gli anelli'],
    ['leaf', 'The year after', 'L’anno dopo'],
  ],
  contact: [
    ['Describe the tree', 'Descrivi l’albero'],
    [
      'Which tree, where does it stand, can a van get close? A photo helps.',
      'Che albero è, dove si trova, ci arriva un furgone? Una foto aiuta.',
    ],
  ],
} as const satisfies Trade;

const chimneySweep = {
  ...WITH_A_VAN,
  id: 'chimney-sweep',
  words: {
    en: `
      chimney sweep, chimney sweeping, chimney repair*, stove installer, stove shop,
      wood burners, fireplaces, flue installer`,
    it: `
      spazzacamino, canne fumarie, stufe e camini, fumista, stufe a pellet, pulizia camini,
      caminetti`,
  },
  schemaType: 'HomeAndConstructionBusiness',
  directions: ['heritage', 'poster', 'craft', 'retro', 'swiss'],
  colours: [SLATE, BRICK, ORANGE],
  motifs: ['chimney', 'fire', 'broom', 'ladder', 'house', 'brick'],
  noun: ['a chimney sweep', 'uno spazzacamino'],
  name: ['Chimney sweep', 'Spazzacamino'],
  lead: [
    'Say what you burn, when it was last swept, and how one gets onto the roof.',
    'Di’ che cosa bruci, quando è stata l’ultima pulizia, e come si sale sul tetto.',
  ],
  action: ['Call before winter', 'Chiama prima dell’inverno'],
  asks: [
    ['What do you sweep, fit or repair?', 'Che cosa pulisci, monti o ripari?'],
    ['Which papers do you issue?', 'Quali certificati rilasci?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['chimney', 'On the roof', 'Sul tetto'],
    ['broom', 'Brushes and rods', 'Scovoli e aste'],
    ['fire', 'Lit again', 'Di nuovo acceso'],
    ['house', 'From the street', 'Dalla strada'],
  ],
  contact: [
    ['Ask for a date', 'Chiedi una data'],
    [
      'Stove or fireplace, which fuel, how many floors?',
      'Stufa o camino, che combustibile, quanti piani?',
    ],
  ],
} as const satisfies Trade;

const pestControl = {
  ...WITH_A_VAN,
  id: 'pest-control',
  words: {
    en: `
      pest control, exterminator, wasp removal, rat catcher, bed bug treatment,
      woodworm treatment, bird proofing, fumigation`,
    it: `
      disinfestazion*, derattizzazione, disinfestatore, allontanamento volatili,
      trattamento antitarlo, sanificazione, disinfezione`,
  },
  emoji: '🪳🐜',
  directions: ['swiss', 'poster', 'market', 'technical', 'retro'],
  colours: [LEAF, HONEY, SLATE],
  motifs: ['beetle', 'house', 'bucket', 'leaf'],
  noun: ['a pest control business', 'un’impresa di disinfestazione'],
  name: ['Pest control', 'Disinfestazioni'],
  lead: [
    'Say what you saw, where and at what time of day, and touch nothing until then.',
    'Di’ che cosa hai visto, dove e a che ora, e intanto non toccare nulla.',
  ],
  action: ['Describe what you saw', 'Racconta che cosa hai visto'],
  asks: [
    ['What do you treat?', 'Contro che cosa intervieni?'],
    ['For homes, shops, farms?', 'Per case, negozi, aziende?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['beetle', 'Under the lens', 'Sotto la lente'],
    ['house', 'Sealing a gap', 'Un varco sigillato'],
    ['bucket', 'The equipment', 'L’attrezzatura'],
    ['leaf', 'In the garden', 'In giardino'],
  ],
  contact: [
    ['Describe the problem', 'Descrivi il problema'],
    [
      'Which animal, in which room, since when? Children or pets at home?',
      'Che animale, in che stanza, da quando? Bambini o animali in casa?',
    ],
  ],
} as const satisfies Trade;

const drains = {
  ...WITH_A_VAN,
  id: 'drains',
  words: {
    en: `
      drain cleaning, drainage, septic tank*, drain unblocking, blocked drains`,
    it: `
      spurghi, autospurgo, spurgo fognature, pozzi neri, videoispezioni, fognature`,
  },
  directions: ['poster', 'swiss', 'market', 'technical', 'brutalist'],
  colours: [SEA, HONEY, SLATE],
  motifs: ['manhole', 'pipe', 'van', 'bucket', 'tap'],
  noun: ['a drain service', 'un servizio di autospurgo'],
  name: ['Drain service', 'Autospurgo'],
  lead: [
    'Say which drain, how fast the water rises, and where the cover is.',
    'Di’ quale scarico, quanto in fretta sale l’acqua, e dov’è il pozzetto.',
  ],
  action: ['Call for a drain', 'Chiama per uno scarico'],
  asks: [
    ['What do you empty, clear or inspect?', 'Che cosa svuoti, sturi o ispezioni?'],
    ['For homes, blocks, businesses?', 'Per case, condomini, aziende?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['van', 'The tanker', 'L’autobotte'],
    ['manhole', 'The cover, lifted', 'Il chiusino aperto'],
    ['pipe', 'Inside the pipe', 'Dentro il tubo'],
    ['tap', 'Running clear', 'Di nuovo libero'],
  ],
  contact: [
    ['Describe the drain', 'Descrivi lo scarico'],
    [
      'What is blocked, since when, can a lorry get close? If it overflows, call.',
      'Che cosa è intasato, da quando, ci arriva un camion? Se trabocca, telefona.',
    ],
  ],
} as const satisfies Trade;

export const OUTDOOR_SERVICES = [
  gardener,
  treeSurgeon,
  chimneySweep,
  pestControl,
  drains,
] as const satisfies readonly Trade[];
