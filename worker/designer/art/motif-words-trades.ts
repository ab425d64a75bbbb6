import type { GOODS_MOTIFS } from './motifs-goods.ts';
import type { LARDER_MOTIFS } from './motifs-larder.ts';
import type { WORKSHOP_MOTIFS } from './motifs-workshop.ts';

type TradeMotifId =
  | keyof typeof GOODS_MOTIFS
  | keyof typeof LARDER_MOTIFS
  | keyof typeof WORKSHOP_MOTIFS;

/** Words of what shops, workshops and farms have, written as in `motif-words.ts`. They are narrower than those there, so they come first. */
export const TRADE_MOTIF_WORDS: Readonly<Record<TradeMotifId, string>> = {
  ham: 'hams?_|prosciutt|speck_|culatell|porchett|guancial',
  salami: 'salam[ei]_|salum|salsicc|sausage|chorizo|cured meat|insaccat|nduja',
  cleaver: 'butcher|macell|steaks?_|bistecc|meats?_(?!.free)|carn[ei]_|costat[ae]_',
  crate:
    'vegetables?_(?! garden)|verdur[ae]_|ortaggi|frutta_|veg ?box|greengroc|ortofrutt|fruttivendol|fresh produce|fruit and veg',
  carrot: 'carrots?_|carot[ae]_|root veg|l.orto_|orto_|(?:kitchen|vegetable) garden',
  pasta:
    'pasta_(?! (?:frolla|sfoglia|madre|di mandorl|reale))|tortell|raviol|tagliatell|pastific|agnolott|orecchiett|lasagn',
  oil: 'olive oil|oliv[eo]_? ?oil|olio_(?! (?:motore|essenzial))|olii_|oleific|cold.pressed|spremit',
  hive: 'hives?_|beehive|arni[ae]_|alvear|apiar|beekeep|apicol',
  bee: 'bees?_|bumblebees?|(?:le|delle|alle|nostre) ap[ei]_|honeybee',
  hen: 'hens?_|gallin[ae]_|poultry|pollame|pollai|free.range eggs|fresh eggs|uov[ao]_ fresc',
  churn: 'milk churn|raw milk|fresh milk|latte (?:crudo|fresco)|latteri|mungitur|milking|yogh?urt',
  cocktail: 'cocktail|martini_|mojito|negroni|daiquiri|mixolog|barman_|bartend|mocktail',
  hop: 'hops_|luppol|ipas?_|pale ale|craft (?:beer|brew)|birr[ae] artigianal|microbrew',
  still: 'distill(?!ed water)|alambicc|grapp[ae]_|whisk(?:y|ey|ies)_|acquavit|vodka',
  barrel: 'barrels?_|casks?_|bott[ei]_|barrique|barricai|balsamic|acetai',
  kebab: 'kebab|döner|doner_|shawarma|gyros|souvlaki',
  wrap: 'piadin|wraps?_(?! (?:up|around))|burrito|tacos?_|taqueri|tortillas?_|crescion|cassoni_',
  foodtruck: 'food ?truck|street ?food|cibo di strada|burger van|food van',
  cloche:
    'catering|caterer|banquet|banchett|canapé|buffet|private chef|chef a domicilio|finger food',
  ring: 'engagement ring|diamond|diamant|gemston|solitair|goldsmith|oreficer|oraf[oa]_|pietre preziose',
  watch:
    'wrist ?watch|watches_|pocket watch|vintage watch|watch ?mak|watch repair|cronograf|orolog\\w+ da polso',
  perfume: 'perfum|profum[oi]_(?! d)|profumer|fragran(?:ce|ces|za|ze)_|eau de_',
  teddy: 'teddy|orsacchiott|toys?_(?! (?:train|poodle))|toyshop|giocattol|peluche|pupazz',
  bone: 'dog (?:bones?|food|treats?|chews?)_|pet (?:food|shop|store|supplies)_|cibo per (?:cani|gatti|animali)|crocchett\\w+ per|articoli per animali|negozio di animali',
  newspaper: 'newspaper|giornali_|edicol|newsagent|riviste_',
  pencil:
    'pencil|matit[ae]_|stationer|cartoler|cartolibr|crayon|school supplies|materiale scolastico',
  iron: 'ironing|steam iron|stirer|stiratur|da stiro_',
  washer:
    'laundr|launderette|lavander[ie]a|washing machine|lavatric|dry.?clean|lavasecco|bucato_|tintori[ae]_',
  sofa: 'sofas?_|divan[oi]_|couch(?:es)?_|chesterfield|settee',
  button: 'buttons_|bottoni_|haberdash|merceri[ae]_|zippers?_',
  mannequin:
    'mannequin|manichin|dressmak|seamstress|tailors?_(?!.?made)|tailoring|sart[aoi]_|sartori|couture|hemming',
  taxi: 'taxis?_|minicab|ncc_|con conducente|chauffeur|airport transfer|transfer aeroport',
  steering:
    'steering|al volante_|test drive|driving (?:lesson|school)|autoscuol|scuola guida|lezioni di guida',
  hammer:
    'hammers?_|martell[oi]_|hardware (?:store|shop)|ferramenta|handyman|tuttofare|hand tools|utensil[ei]_ a mano|fai da te|diy_',
  saw: 'saws_|sawmill|chainsaw|handsaw|segheri|motoseg',
  plane: 'joiner|carpent(?:er|ry)|falegnam|woodwork|ebanist|cabinet.?mak|pialla|legno su misura',
  drill: 'power tools|elettroutensil|trapan[oi]_|cordless',
  nut: 'nuts and bolts|bullon|viteri[ae]_|screws_|fixings_|minuteri[ae]_',
  roller:
    '(?<!cake )decorat(?:or|ors|ing|ore|ori)_|imbianch|tinteggi|house paint|paint roller|wallpaper|carta da parati|colorific',
  ladder: 'ladders?_|gutter|grondai|roofer|roofing|lattonier|scaffold|ponteggi',
  spade:
    'spades?_|landscap|giardinagg|(?:garden|lawn|hedge) (?:design|mainten|care|cutting|trimming)|flower ?beds?_|manutenzione (?:del )?(?:verde|giardin)|siep[ei]_',
  axe: 'axes?_|firewood|legna da (?:ardere|fuoco)|tree (?:surg|fell|work)|arborist|stump|boscaiol|(?:potatur|abbattiment)\\w+',
  chimney: 'chimney|camin[io]_|cann[ae] fumari|spazzacamin|flues?_',
  beetle:
    'pest control|beetles?_|woodworm|tarl[oi]_|disinfest|derattizz|insett[oi]_|insects?_|cockroach|scarafagg|cimic[ei]_|bed ?bugs?_|vesp[ae]_|wasps?_|zanzar|mosquito|termit',
  anvil: 'blacksmith|anvil|incudin|ferro battuto|wrought iron|fucina|hand.forged|ironwork',
  padlock:
    'padlock|lucchett|locksmith|serratur|locked out|lock (?:change|repair|opening|fitting)|cassefort',
  pane: '(?:double|triple|secondary).?glaz|glazi(?:er|ng)|vetrai|vetreri|doppi vetri|sash window|window (?:fit|install|repair)|infiss[oi]_|serrament',
  tile: 'tiles?_|tiler|tiling|piastrell|mattonell|cementin[ae]_|mosaic|maiolic',
  level:
    'spirit level|livella|plaster(?:er|ing)|cartongess|plasterboard|flooring|parquet|posa (?:di )?paviment',
  theodolite: 'theodolit|teodolit|land survey|topograf|geometr[ai]_|surveyor|riliev[oi]_',
  plan: 'floor ?plans?_|planimetri|catast|building permit|planning permission|pratic(?:a|he) edilizi|blueprint',
  chisel: 'chisel|scalpell|stone ?mason|marmist|stone ?carv|letter.?cut|marm[oi]_|marble_',
  press:
    'printing|print ?shop|letterpress|tipograf|stamperi|serigraf|screen.?print|printmak|stampa (?:digitale|offset|tipografica)',
  chip: 'circuit board|motherboard|scheda madre|computer repair|(?:riparazion|assistenz)\\w+ (?:pc|computer|telefon|cellular|smartphone)|data recovery|recupero dati',
  factory: 'factor(?:y|ies)_(?! reset)|fabbric(?:a|he)_|manufactur',
  manhole:
    'manhole|tombin[oi]_|fogn|sewer|septic|spurgh|autospurg|foss[ae] biologic|pozz[oi] ner|blocked drain|drain(?:s|age)_',
};
