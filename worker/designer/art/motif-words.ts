import { LIFE_MOTIF_WORDS } from './motif-words-life.ts';
import { TRADE_MOTIF_WORDS } from './motif-words-trades.ts';
import { MOTIFS, type MotifId } from './motifs.ts';

/**
 * The words that name each object in both languages: beginnings of words; `_` marks that the word must end there.
 * “taglio” must not match inside “dettaglio”, nor “bici” inside “forbici”. A word that only goes with an object
 * ("care" with a leaf) is not here: a drawing must be of what the words say.
 */
const MOTIF_WORDS: Readonly<Record<MotifId, string>> = {
  ...LIFE_MOTIF_WORDS,
  ...TRADE_MOTIF_WORDS,
  headstone: 'headstone|gravestone|tombstone|lapid[ei]_|memorial stone',
  violin:
    'violin|cellos?_|violoncell|contrabbass|luthier|liutai|liuteri|string quartet|quartetto d.archi|viola d',
  guitar: 'guitar|chitarr|ukulele|banjo',
  piano:
    'pianoforte|pianist|pianos_|(?:grand|upright) piano|piano (?:lesson|teach|tun|trio|recital)|lezioni di piano_',
  trumpet:
    'trumpet|tromb[ae]_(?! (?:d.aria|delle scale))|tuba_|trombon|brass band|saxophon|sassofon',
  record:
    'vinyl|vinil[ei]_|record (?:shop|store|label|player)|lps?_|eps?_|cds?_|turntable|giradischi|negozio di dischi|disc(?:o|hi)_ e video',
  bell: 'bells?_|campan(?:a|e|accio|acci|ella|ello|elli)_|sonagli',
  meeple: 'board ?games?|giochi? (?:da tavolo|di societ)|meeple|tabletop game',
  dice: 'dice_|dad[oi]_',
  chess: 'chess_|scacch[io]|rook_',
  stage:
    '(?<!operating )theat(?:re|er)|teatr|stage curtain|sipario|playhouse|set designer|scenograf',
  film: 'films?_(?! (?:camera|photo|process|scan))|cinema|movie|film(?:maker|ico)|stop-motion|animator_',
  telescope: 'telescop|astronom|planetari|stargaz',
  moon: 'moons?_|moon(?:light|lit|rise)|luna_(?! (?:park|di miele))|night sky|cielo stellato|stars from',
  whale: 'whale|balen[ae]_',
  lighthouse: 'lighthouse|faro_',
  train:
    'by train|(?:the|night|steam|toy|wooden|last|first) train_|train (?:station|journey|ride|driver|times|line|set)|railway|railcar|tren[oi]_|ferrov|locomotiv|littorin',
  tram: 'trams?_|tramway|tranvi',
  bus: 'bus_|buses_|autobus|corriera_',
  van: 'vans_|(?:delivery|camper|removal|our|transit) ?van_|lorr(?:y|ies)_|furgon|camion_',
  tent: 'tents?_|camping|campsite|campegg|glamping|summer camp',
  anchor: 'anchors?_|ormegg|mooring',
  cover:
    'paperback|hardback|libreria per bambini|libri per bambini|picture books?|alb[io] illustrat|bookplate|copertina rigida|second-hand books|a novel_|novels_|romanz[io]_',
  pram: 'prams?_|pushchair|passeggin[oi]_',
  clock: "(?<![’'])(?<!round the )clocks?_(?! (?:in|off|out)_)|orolog|watchmak",
  door: '(?:front|wooden|panelled|old|stable|barn) doors?_|doors_(?! (?:open|at|close))|doorstep|doorway|porton[ei]_|porticin[ae]_|porte che|port[ae]_ (?:blindat|murat|intern|in legno|d.ingresso|scorrevol|antich)',
  armchair:
    'armchair|(?:wing|easy|nursing) chair|chaise|poltron[ae]_|upholster|tappezzier|sofas?_|divan[oi]_|chesterfield|footstool',
  chair: 'chairs?_(?! (?:of|yoga))|dining seats?|sedi[ae]_|stools?_|sgabell',
  cabinet:
    'cabinets?_|map chest|wardrobe|armadi[o]?_|cassettier|chest of drawers|credenz[ae]_|sideboard',
  table:
    'furniture|mobili_ (?:su|antich|in_)|falegnam|joiner|cabinet-?mak|carpenter|(?:kitchen|dining|coffee|oak) table|tavol[oi]_ (?:in_|da pranzo|antic|allungabil)|writing desk|a desk_',
  candle: 'candle|candel[ae]_|wick trimmer',
  telephone: 'telephone exchange|telephones_|old telephone|switchboard|centralin[oi]_|cornetta',
  fire: 'camp ?fire|bonfire|falò|caminett|fireplace|log fire|wood.?(?:burn|stove|fire)|open fire|(?:all|dall|sull|nell)a brace_|la brace_|stuf[ae]_',
  umbrella: 'umbrella|ombrell[oi]_',
  cheese:
    'chees(?!ecake)|formagg|pecorin[oi]_|ricott|caciott|casei|mozzarell|stracchin|parmigian|burrata|provola|dairy_',
  jar: 'jars?_|honey(?!moon)|miele_|jams?_(?! session)|marmalade|marmellat|confettur|chutney|barattol|vasett|preserves_|pesto_',
  soap: 'soaps?_|sapon',
  chocolate: '(?<!hot )(?<!drinking )chocolat|cioccolat[oi]_|cioccolatin|cacao|pralin',
  teapot: 'teapot|teier|loose tea|gaiwan|tea merchant|oolong',
  jug: 'jugs?_|brocc[ah]|pitcher',
  moka: 'moka|caffettier|coffee ?pot',
  bean: 'coffee (?:beans|roast)|roaster(?:y|s)?_|torrefaz|chicchi di caff',
  sandwich: 'sandwich|panin|hot ?dogs?_|tramezzin|burger',
  pint: 'pints?_|ales?_|cider|sidro|brewery|brewpub|birreri|birrific|pubs?_|lager',
  wateringcan: 'watering can|annaffiatoi|innaffiatoi',
  bag: 'handbag|leather bag|tote_|satchel|borsett|bors[ae]_(?! (?:di studio|valori|della spesa))',
  boot: 'boots_|boot_(?! (?:sale|camp|fair))|wellington|stival|scarpon',
  shoe: 'shoes?_|scarp[ae]_|calzol|cobbler|calzatur|sneaker|tacc(?:o|hi)_|heels_|suol[ae]_|risuol|sopratacc',
  coat: 'coats?_(?! of)|overcoat|cappott|jackets?_(?! potato)|giacc(?:a|he)_|blazer|waistcoat|tailleur',
  trousers: 'trouser|pantalon|jeans|dungaree',
  dress:
    'dresses_|dress_(?! (?:code|rehearsal|circle|for|up))|gonn[ae]_|skirts?_|gowns?_|abit[oi]_ da s|stilist|fashion design',
  hat: 'hats?_|cappell[oi]_|berrett|beanie|bonnet',
  mitten: 'mitten|gloves?_|guant[oi]_|muffol',
  yarn: 'yarn|knit|crochet|wool_|lana_|filat[oi]_|gomitol|uncinett|skein',
  spool:
    'needlework|needle and thread|sewing|embroider|ricam[io]_|cucito_|rammend|darning|haberdash|rocchett[oi]_',
  spectacles: 'spectacle|eye ?glasses|sunglasses|occhiali|optician|optometr|ottic[oa]_',
  backpack: 'backpack|rucksack|zain[oi]_',
  cat: 'cats?_|gatt[oi]_|gattin|kittens?_',
  sheep: 'sheep(?!dog|skin)|pecor[ae]_|gregge_',
  cow: 'cows?_|mucc(?:a|he)_|vacc(?:a|he)_|cattle|calves_',
  snail: 'snail|lumac(?:a|he)_|chiocciol',
  bird: '(?<!early )birds?_|birdwatch|birdsong|uccell|songbird|blackbird|pigeons?_|piccion[ei]_|gabbian|seagull|sparrow|swallows_|rondin[ei]_',
  butterfly: 'butterfl|farfall[ae]_|moths?_|hawkmoth|falen[ae]_|macaone',
  lemon: 'lemon|limon[ei]_|limonai|limoncell|agrum|citrus',
  pear: 'pears?_|per[ae]_|quince|cotogn',
  apple: 'apples?_(?! (?:pay|music|podcast|watch|store|wallet))|mel[ae]_',
  pumpkin: 'pumpkin|zucc(?:a|he)_',
  mushroom: 'mushroom|fung(?:o|hi)_|porcin|finferl|chanterelle',
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
  wheat: 'wheat|grano_|spiga|spighe|oats?_|oatcake|farina|flour|cereal|mulino',
  tomato: 'tomato|pomodor',
  fish: 'fish|pesc[ei]_|haddock|cod_|seafood|acciug|anchov|sardin|eel_|trota',
  pot: 'soup|zupp|rag[uù]|stew|sugo|polenta|minestr|pentol|saucepan|curry',
  plate:
    'plates?_|piatt[oi]_|dish(?:es)?_|trattori|osteri|restaurant|ristorant|bowls?_|scodell|fondin',
  cutlery: 'cutlery|posat[ae]_|forks?_|forchett|dinner|supper|cena_|cene_|lunch|pranz',
  mortar: 'spice|spezi|pharmac|farmaci|mortar|pestle|mortaio|herbalist|erborist',
  scissors:
    'forbic|scissor|hair ?cut|taglio (?:capelli|donna|uomo)|parrucchier|hairdress|barber|secateur|tailors?_(?!.?made)|tailoring|sart[ao]_|sarti_|sartori|cesoi|merceri|groom',
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
    'contract|contratt|document(?!ar)|report|lease|testament|invoice|fattur|letters?_|lettera|lettere|envelope|bust[ae] da lettera|accountant|bookkeep|commercialist|notarial',
  quill: 'quill|calligra|notar[yoi]|notaio|penna d.oca|manuscript|manoscritt',
  pen: 'pens?_|penne? stilo|fountain pen|stilografic|notebook|quadern|writing|scrittur|scrivania',
  tap: 'taps?_|rubinett|plumb|idraulic',
  pipe: 'pipes?_|drains?_|scarich?i|tub(?:o|i|ature)_|boiler|caldai|heating|riscald',
  wrench: 'wrench|spanner|chiave inglese|mechanic|meccanic|officin|repairs?_|riparaz',
  bolt: 'electric|elettric|lightning|fulmin',
  plug: 'plugs?_|spin[ae]_ (?:elettric|della? )|socket|wiring|impianti elettric',
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
    'wedding|matrimoni_|matrimonio|nozz|engagement|fidanzament|ring_|(?<!(?:it|he|she|bell|phone) )rings_|anell[oi]_|fed[ei]_|jewell|gioiell|married|spos[iae]_|sposarsi',
  heart: 'hearts?_|cuor[ei]_|valentin',
  book: 'books?_|book-?bind|legatori[ae]_|rilegat|libr[oiae]|novel|romanz|album|readings?_|lettur[ae]_|library|bibliotec',
  bed: 'beds?_|bedroom|camer[ae] (?:doppi|matrimonial|singol|tripl)|letto|stanz[ae]_|suite|(?<!(?:dog|cat|pet) )hotel(?! per (?:can|gatt|anim))|albergo|b&b|guesthouse|camere_',
  key: 'keys?_|chiav[ei]_|locks?_|locksmith|serratur|fabbro',
  suitcase: 'luggage|bagagl|suitcase|valig|trunks?_',
  bicycle: 'bike|bicycl|bici|cycl[ei]',
  compass: 'compass(?:es)?_|bussol|orient|navigat|tours?_|itinerar',
  mountain:
    'mountain|montagn|alp[ie]|vett[ae]_|climb|arrampic|rifugio|hills?_|summit|ridge|fells?_|cordata|malga',
  cypress: 'cypress|cipress',
  tree: 'trees?_|alber[oi]_|oaks?_|querc|orchard|frutteto|forest|bosc|woods?_|woodland|larch|larice|maple|castagn|noc[ei]_|pin[oi]_',
  boat: 'boats?_|oatcake|barc|vel[ae]_|sail|ship|ferr(?:y|ies)_|traghett|narrowboat|harbour|lifeboat|veliero|smack_',
  tower: 'towers?_|torr[ei]_|castle|castell|campanil|lighthouse|faro_',
  crane: 'cranes?_|gru_|cantier|building site',
  sign: 'signs?_|cartell[oi]_|insegn[ae]_|for sale|in vendita',
  house:
    'houses?_|homes?_|cas[ae]_|cottage|villa|ville_|immobil|estate agent|condomin|flats?_(?! white)|apartment|appartament|barn_|chapel',
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

/** Beginnings of words in any letters; `_` marks that the word must end there. */
export function compileWords(words: string): RegExp {
  return new RegExp(`(?<![a-zà-ÿ])(?:${words.replaceAll('_', '(?![a-zà-ÿ])')})`, 'i');
}

function listPatterns(): readonly (readonly [MotifId, RegExp])[] {
  patterns ??= Object.entries(MOTIF_WORDS).flatMap(([id, words]) =>
    isMotif(id) ? [[id, compileWords(words)] as const] : [],
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
