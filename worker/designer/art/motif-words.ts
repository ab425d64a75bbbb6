import { MOTIFS, type MotifId } from './motifs.ts';

/**
 * The words that name each object in both languages: beginnings of words; `_` marks that the word must end there.
 * “taglio” must not match inside “dettaglio”, nor “bici” inside “forbici”. A word that only goes with an object
 * ("care" with a leaf) is not here: a drawing must be of what the words say.
 */
const MOTIF_WORDS: Readonly<Record<MotifId, string>> = {
  croissant: 'croissant|cornett|brioche|viennois|sfoglia',
  baguette: 'baguette|filon|focaccia|grissin',
  cake: 'cakes?_|gateau|tart_|tarts_|torta|torte_|crostat|dolci_|dessert|pastr(?:y|ies)|pasticc',
  loaf: 'bread|loa(?:f|ves)|pane_|pani_|panett|pagnott|sourdough|wholemeal|panific',
  pizza: 'pizz|margherita|marinara|diavola|capricciosa|calzon',
  cup: 'coffee|caff[eè]|cappuccin|teas?_|tè_|espresso|cups?_|mugs?_|tazz|cioccolata calda',
  glass: 'wine|vin[oi]_|aperitiv|spritz|cocktail|goblet|calic[ei]_|bicchier',
  bottle: 'bottle|bottigli|olio|oil_|beer|birr|gin_|flacon|amar[oi]_',
  icecream: 'ice.?cream|gelat|sorbet',
  grapes: 'grape|grappol|uva_|uve_|vineyard|vigna|vigne|vigneti|winery|cantina_',
  olive: 'oliv[eoi]|frantoi|taggiasc',
  wheat: 'wheat|grano_|spiga|spighe|oats?_|farina|flour|cereal|mulino',
  tomato: 'tomato|pomodor',
  fish: 'fish|pesc[ei]_|haddock|cod_|seafood|acciug|anchov|sardin|eel_|trota',
  pot: 'soup|zupp|rag[uù]|stew|sugo|pasta_|polenta|minestr|pentol|saucepan|curry',
  plate:
    'plates?_|piatt[oi]_|dish(?:es)?_|trattori|osteri|restaurant|ristorant|bowls?_|scodell|fondin',
  cutlery: 'cutlery|posat[ae]_|forks?_|forchett|dinner|supper|cena_|cene_|lunch|pranz',
  mortar: 'spice|spezi|pharmac|farmaci|mortar|pestle|mortaio|herbalist|erborist',
  scissors:
    'forbic|scissor|hair ?cut|taglio (?:capelli|donna|uomo)|parrucchier|hairdress|barber|secateur|tailor|sart[ao]_|sarti_|sartori|cesoi|merceri|groom',
  comb: 'beard|barba|combs?_|pettin|shave|rasatur',
  dryer: 'blow.?dr|piega|hair ?dryer|asciugacapell|styling',
  brush: 'paint|pittur|make-?up|trucc|water ?colou?r|acquerell|brush|pennell|balayage|dipint',
  tooth:
    'tooth|teeth|dente_|denti_|dentist|dental|denture|dentier|braces|apparecchi[oe]_|ortodon|whiten|sbianc',
  stethoscope: 'stethoscop|stetoscop|doctor|medic[oi]_|clinic|ambulator|vet_|vets_|veterinar',
  cross: 'first aid|pronto soccorso|croce|pharmac|farmaci',
  scales: 'law_|lawyer|solicitor|avvocat|court|legal|giudizi|tribunal|diritto|weigh|bilanc[ei]',
  column: 'columns?_|colonn|capitell|temple|tempio',
  document:
    'contract|contratt|document|report|lease|testament|invoice|fattur|letters?_|lettera|lettere|envelope|bust[ae] da lettera|accountant|bookkeep|commercialist|notarial',
  quill: 'quill|calligra|notar[yoi]|notaio|penna d.oca|manuscript|manoscritt',
  pen: 'pens?_|penne? stilo|fountain pen|stilografic|notebook|quadern|writing|scrittur|scrivania',
  tap: 'taps?_|rubinett|plumb|idraulic',
  pipe: 'pipes?_|drains?_|scarich?i|tub(?:o|i|ature)_|boiler|caldai|heating|riscald',
  wrench: 'wrench|spanner|chiave inglese|mechanic|meccanic|officin|repairs?_|riparaz',
  bolt: 'electric|elettric|lightning|fulmin',
  plug: 'plugs?_|spin[ae]_|socket|wiring|impianti elettric',
  lamp: 'lamps?_|lampad|bulbs?_|lampadin|lantern|luci_|lights?_',
  brick: 'bricks?_|matton|mason|muratur|murator|walls?_|mur[oi]_',
  trowel: 'trowel|cazzuol|builder|gardener|giardinier|allotment',
  bucket: 'bucket|secchi[oa]|pail',
  broom: 'broom|scop[ae]_|cleaning|pulizi|chimney|spazzacamin',
  camera:
    'photo|fotogra|cameras?_(?! (?:doppi|matrimon|singol|tripl|con_|da_|dei_|del|di_|in_|su|vista|d.|per_|blu|verde))|macchina fotografica|obiettiv',
  laptop: 'laptop|computer|software|developer|programm(?:ing|azion)|code_|coding|portatil',
  phone: 'smartphone|telephone|telefon[oi]_|app_|mobile phone|cellular',
  chart: 'charts?_|grafic[oi]_|statistic|data scien|budget|analytics',
  wheel: 'wheels?_|ruot[ae]_|tyre|gomm[ae]_|pneumatic',
  car: 'cars?_|auto_|automobil|carrozzer|garage',
  gear: 'gears?_|ingranag|machin|macchinar|bielle',
  rings:
    'wedding|matrimoni_|matrimonio|nozz|engagement|fidanzament|rings?_|anell[oi]_|fed[ei]_|jewell|gioiell|married|spos[iae]_|sposarsi',
  heart: 'hearts?_|cuor[ei]_|valentin',
  book: 'books?_|libr[oiae]|novel|romanz|album|readings?_|lettur[ae]_|library|bibliotec',
  bed: 'beds?_|bedroom|camer[ae] (?:doppi|matrimonial|singol|tripl)|letto|stanz[ae]_|suite|hotel|albergo|b&b|guesthouse|camere_',
  key: 'keys?_|chiav[ei]_|locks?_|locksmith|serratur|fabbro',
  suitcase: 'luggage|bagagl|suitcase|valig|trunks?_',
  bicycle: 'bike|bici|cycl[ei]',
  compass: 'compass(?:es)?_|bussol|orient|navigat|tours?_|itinerar',
  mountain:
    'mountain|montagn|alp[ie]|vett[ae]_|climb|arrampic|rifugio|hills?_|summit|ridge|fells?_|cordata|malga',
  cypress: 'cypress|cipress',
  tree: 'trees?_|alber[oi]_|oaks?_|querc|orchard|frutteto|forest|bosc|woods?_|woodland|larch|larice|maple|castagn|noc[ei]_|pin[oi]_',
  boat: 'boats?_|barc|vel[ae]_|sail|ship|ferr(?:y|ies)_|traghett|narrowboat|harbour|lifeboat|veliero|smack_',
  tower: 'towers?_|torr[ei]_|castle|castell|campanil|lighthouse|faro_',
  crane: 'cranes?_|gru_|cantier|building site',
  sign: 'signs?_|cartell[oi]_|insegn[ae]_|for sale|in vendita',
  house:
    'houses?_|homes?_|cas[ae]_|cottage|villa|ville_|immobil|estate agent|condomin|flats?_|apartment|appartament|barn_|chapel',
  window: 'windows?_|finestr[ae]|balcon[ei]|attic|mansard',
  leaf: 'lea(?:f|ves)_|fogli[ae]_|ferns?_|felc|herbs?_|erb[ae]_|plants?_|piant[ae]_|shrub|basilic|bramble|kale|salad|garden',
  flower:
    'flower|fior[ei]|bouquet|mazz[oi] di|rose_|ros[ae]_|peon|tulip|blossom|daisy|margherit[ae] |marigold|chamomile|camomill|elicris|cranesbill|catmint|yarrow',
  vase: 'vas[ei]_|vaso|ceramic|pottery|potter_|vasai',
  lotus: 'lotus|loto_|yoga|meditaz|meditat',
  dumbbell: 'dumbbell|manubr|gym_|palestr|weights_|pesi_',
  kettlebell: 'kettlebell|strength|forza_',
  paw: 'paws?_|zamp[ae]|pets?_|animali_',
  dog: 'dogs?_|can[ei]_|cagnolin|whippet|dachshund|puppy|cuccioli',
  note: 'music|songs?_|canzon|melod|band_|orchestr|quartet|jazz|folk_|concert|composer|coro_',
  microphone: 'microphon|microfon|podcast|singer|cantant|stand-up|comedian|karaoke|cabaret|radio',
  ticket: 'tickets?_|bigliett|admission|ingress[oi]_',
  bubble: 'speech|convers|chat_|language|lingu[ae]_|gaelic|welsh|dialog',
  hands: 'hands?_|man[io]_|volunt|volontar|massag|sign language',
  shirt:
    't-?shirt|shirts?_|camici[ae]|magliett|maglia_|pullover|jacket|giacca|giacche|clothes|vestit[oi]_|abit[oi]_|jeans|jumper',
  parcel:
    'parcels?_|pacch[io]|pacco|box(?:es)?_|cassett[ae]|removals|traslochi|gift|regal[oi]_|postman',
  frame: 'picture frame|cornic[ei]|paintings?_|quadr[oi]_|framer|corniciai',
  cart: 'shopping|carrello',
  bust: 'portrait|ritratt[oi]_|bust_|busti_',
};

let patterns: readonly (readonly [MotifId, RegExp])[] | undefined;

function compile(words: string): RegExp {
  return new RegExp(`(?<![a-zà-ÿ])(?:${words.replaceAll('_', '(?![a-zà-ÿ])')})`, 'i');
}

function listPatterns(): readonly (readonly [MotifId, RegExp])[] {
  patterns ??= Object.entries(MOTIF_WORDS).flatMap(([id, words]) =>
    isMotif(id) ? [[id, compile(words)] as const] : [],
  );
  return patterns;
}

/** Whether a word is the name of an object that can be drawn. */
export function isMotif(word: string): word is MotifId {
  return Object.hasOwn(MOTIFS, word);
}

/** The object for an item, by its words; undefined when none matches. */
export function findMotif(text: string): MotifId | undefined {
  return listPatterns().find(([, pattern]) => pattern.test(text))?.[0];
}

/** Whether a text has a word for the object. */
export function namesMotif(text: string, motif: MotifId): boolean {
  return listPatterns().some(([id, pattern]) => id === motif && pattern.test(text));
}

/** All objects that a text names, in the order in which it names them. */
export function listMotifs(text: string): MotifId[] {
  return listPatterns()
    .map(([motif, pattern]) => ({ motif, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ motif }) => motif);
}
