/**
 * The words that name what a plate shows, in both languages: beginnings of words; `_` marks that the word must end
 * there. The first word of a text wins, and of those at the
 * same place the earlier entry: a “wedding dress” is no dress of another sort.
 */
export type PlateWords = readonly (readonly [plate: string, words: string])[];

/** Goods that have one usual shape: what they are sold in, or what they are. */
export const GOODS_WORDS: PlateWords = [
  ['card', 'gift (?:card|voucher)|vouchers?_|buon[oi] regal|greeting|postcard|cartolin[ae]_'],
  [
    'box',
    'gift (?:box|set)|hampers?_|box(?:es)?_|kits?_|cassett[ae]_|scatol|cofanett|board ?game|giochi? da tavol|puzzle',
  ],
  [
    'jar',
    'jams?_|marmalade|jelly_|jellies_|honey(?!moon)|chutney|relish_|preserves?_|pickle|kimchi|pesto_|tahini|marmellat|confettur|miele_|mieli_|compost[ae]_|conserv[ae]_|sott.?oli|sott.?acet|mostard|giardiniera|passata_|vasett|barattol|jars?_',
  ],
  ['soap', 'soaps?_|sapon(?!ificat)'],
  ['candle', 'candle|candel[ae]_|tealight'],
  [
    'pint',
    'ales?_|lagers?_|stouts?_|porters?_|ipas?_|pils(?:ner)?_|saison|birr[ae]_|beers?_|bitters?_|weizen',
  ],
  [
    'bottle',
    'wines?_|vin[oi]_|spumant|prosecc|franciacort|chianti|barol[oi]_|barber[ae]_|nebbiolo|sangiovese|vermentino|lambrusco|gins?_|vodka|whisk|rums?_|grapp[ae]_|amar[oi]_|liquor[ei]_|liqueur|vermouth|limoncell|oils?_|oli[oi]_|vinegar|acet[oi]_|syrup|sciropp|cordials?_|juices?_|succ(?:o|hi)_|kombucha|ciders?_|sidr[oi]_|perfume|profum[oi]_|cologne|shampoo|lotion|tincture|bottles?_(?! green)|bottigli',
  ],
  ['bar', '(?<!hot )chocolate|cioccolat[oi]_|gianduia|torron[ei]_|nougat|fudge|tavolett'],
  [
    'cheese',
    'chees(?!ecake)|formagg|pecorin[oi]_|ricott|caciott|robiol|tom[ae]_|stracchin|gorgonzol|cheddar|caprin[oi]_|mozzarell|burrat|parmigian',
  ],
  ['pasta tagliatelle', 'tagliatell|fettuccin|pappardell|tagliolin'],
  ['pasta ravioli', 'raviol|agnolott|anolin'],
  ['pasta cappelletti', 'cappellett|tortellin'],
  ['pasta tortelli', 'tortell'],
  ['pasta garganelli', 'gargan|maccheron'],
  ['pasta strozzapreti', 'strozzapret|trofie|cavatell'],
  ['skein', 'yarns?_|wools?_|lana_|lane_|merino|gomitol|matass|skeins?_|filat[oi]_|4-?ply|dk_'],
  [
    'heap',
    'coffee|caff[eè]_|loose (?:leaf )?tea|teas?_|t[eè]_|tisan|infusion|spices?_|spezi[ae]_|pepper(?:corns)?_|pepe_|turmeric|curcum|paprik|saffron|zafferan|flours?_|farin[ae]_|rice_|ris[oi]_|lentil|lenticch|chickpea|ceci_|legum[ie]_|oats?_|salts?_|sale_|sugar|zuccher|seeds?_|sement|granola|muesli',
  ],
  ['bouquet tulip', 'tulip'],
  [
    'bouquet round star',
    'bouquet|pos(?:y|ies)_|bunch(?:es)?_|mazz[oi]_|flowers?_|fiori_|roses?_|rose_|peon|dahlia|dali[ae]_|ranuncol|anemon|wreath|ghirland',
  ],
  ['garment bridal', 'wedding (?:dress|gown)|bridal|abit[oi] da spos'],
  ['garment costume', 'costum[ei]_|costumes?_'],
  ['garment dress', 'dress(?:es)?_(?! (?:code|rehearsal|up))|abit[oi]_|vestit[oi]_'],
  ['garment shirt', 'shirts?_|t-shirts?_|blouse|camici[ae]_|magliett'],
  ['garment trousers', 'trouser|jeans_|corduroys?_|chinos_|pantalon|dungaree|salopette'],
  ['garment skirt', 'skirts?_|gonn[ae]_|kilts?_'],
  ['garment knit', 'jumpers?_|sweaters?_|cardigan|knitwear|maglion[ei]_|gansey'],
  ['garment coat', 'coats?_|jackets?_|giacc(?:a|he)_|cappott[oi]_|blazer'],
  ['fiddle violin', 'violin'],
  ['fiddle viola', 'violas?_|viole?_'],
  ['fiddle cello', 'cell[oi]_|cellos_|violoncell'],
  ['wire rings', 'rings?_|anell[oi]_|fed[ei]_'],
  [
    'wire',
    'earring|orecchin|necklace|collan[ae]_|bracelet|braccial|brooch|spill[ae]_|pendant|ciondol',
  ],
  [
    'sleeve',
    'albums?_|lps?_|eps?_|vinyl|vinil[ei]_|cds?_|cassettes?_|disc(?:o|hi)_(?! (?:orario|di freno))|45 giri',
  ],
  [
    'poster',
    'posters?_|(?:art )?prints?_|stamp[ae]_(?! 3d)|manifest[oi]_|locandin|screen-?print|linocut|serigraf|litograf|lithograph',
  ],
  [
    'book',
    'books?_|novels?_|romanz[oi]_|libr[oi]_|poems?_|poesi[ae]_|zines?_|memoir|fumett[oi]_|comics?_|notebook|quadern[oi]_|paperback|hardback|cookbook|ricettari',
  ],
];

/** What is baked, for shops that bake and those that cook. */
export const BAKED_WORDS: PlateWords = [
  ['dish gelato', 'ice.?cream|gelat[oi]_|sorbet|granit[ae]_'],
  [
    'dish cake',
    'cakes?_|cheesecake|brownie|sponge|millefogli|tiramis|pann[ae] cott|profiterol|puddings?_|budin[oi]_|semifredd|mousse',
  ],
  ['dish tart', 'tarts?_|crostat[ae]_|pies?_|quiche|tort[ae]_|strudel|crumble'],
  ['still croissant', 'croissant|cornett[oi]_|brioche|pain au'],
  ['dish slice', 'al taglio|by the slice|pizza bianca|schiacciat'],
  ['dish pizza', 'pizz|margherita_|marinara_|diavola_|capricciosa_|calzon'],
  [
    'dish bread',
    'bread|loa(?:f|ves)_|sourdough|pan[ei]_|pagnott|focacci|baguette|ciabatt|filon[ei]_|rye_',
  ],
];

/** Dishes and drinks of those who cook. */
export const DISH_WORDS: PlateWords = [
  [
    'dish fried',
    'fish and chips|fritt[oi]_|frittur|suppl[iì]|arancin|croquett|crocchett|fries_|chips_|tempura|pakora|samosa|falafel|olive ascolan|zeppol|panelle|nuggets?_|patatin',
  ],
  ['dish skewer', 'skewer|spiedin|arrosticin|yakitori|satay|shish|souvlaki'],
  [
    'dish wrap',
    'kebab|kebap|wraps?_|burrito|tacos?_|piadin|d[oö]ner|shawarma|gyros|quesadill|crep[eê]|rotis?_',
  ],
  [
    'dish bun',
    'burger|panin[oi]_|sandwich|baps?_|rolls?_|toasties?_|baos?_|hot ?dogs?_|tramezzin|bagel',
  ],
  [
    'dish soup',
    'soups?_|zupp|minestr|brod[oi]_|broth|ramen|phos?_|chowder|ribollit|vellutat|stews?_|laksa|cacciucc|dals?_|goulash',
  ],
  [
    'dish ravioli',
    'raviol|tortell|agnolott|cappellett|dumpling|gyoza|pierogi|gnocch|culurgion|momos?_|anolin',
  ],
  [
    'dish pasta',
    'pasta_|spaghett|linguin|tagliatell|bigol[io]_|pappardell|bucatin|rigaton|carbonar|amatrician|cacio e pepe|pici_|penne_|trofie|fettuccin|tagliolin|noodle|paccher|orecchiett|lasagn|maccheron|strozzapret',
  ],
  [
    'dish rice',
    'risott|curr(?:y|ies)_|pilaf|pilau|biryani|paella|rice_|riso_|thali|katsu|tikka|korma|poke_',
  ],
  [
    'dish platter',
    'taglier|salum[ei]_|prosciutt|antipast|charcuter|affettat|mezze|meze_|crostin|bruschett|culatell|mortadell|platter|(?:cheese|sharing) board',
  ],
  [
    'dish fish',
    'fish_|pesc[ei]_|haddock|cod_|trout|trot[ae]_|salmon|bream|orat[ae]_|branzin|sard[ei]_|sardin|anchov|acciug|mackerel|sgombr|baccal|tuna_|tonn[oi]_|polp[oi]_|octopus|squid|calamar|merluzz|stoccafiss',
  ],
  [
    'dish roast',
    'roast|arrost|steak|bistecc|tagliat[ae]_|beef|manz[oi]_|lamb_|agnell|pork_|maial|anatr|duck_|chicken|poll[oi]_|brasat|stracott|ossobuc|cotolett|conigli|venison|cinghial|porchett|grigliat|guanci|spezzatin|vitell|salsicc|sausage|ribs_',
  ],
  ['dish salad', 'salads?_|insalat|panzanell|slaw|caprese|contorn|verdur'],
  ['dish egg', 'eggs?_|uov[ao]_|omelette|frittat|breakfast|colazion|shakshuk|brunch'],
  ['pint', 'beers?_|birr[ae]_|ales?_|lagers?_|ciders?_|stouts?_'],
  ['bottle', 'wines?_|vin[oi]_|prosecc|spumant|amar[oi]_|grapp[ae]_|spritz'],
  [
    'dish coffee',
    'coffees?_|caff[eè]_|cappuccin|espress|latte_|flat white|macchiat|teas?_|t[eè]_|chai_',
  ],
  ['dish cake', 'dessert|dolc[ei]_|sweets?_'],
];

/** Works that are known by their name, by what their maker does: told by the words around them. */
export const WORK_WORDS: PlateWords = [
  ['stone slab', 'letter.?cut|stone.?carv|lapid[ei]_|headstone|scalpellin'],
  ['script', 'calligraph|calligraf|sign.?writ|sign.?paint|lettering'],
  [
    'plot',
    'garden design|landscape (?:design|architect)|progettista di giardin|architett[oa] del paesaggio|paesaggist',
  ],
  [
    'rooms',
    'interior (?:design|architect|decorat)|arredator|progett[oi] d.interni|architett[oa] d.interni',
  ],
  [
    'sleeve',
    'record label|etichetta discografic|music producer|produttore musical|composer|compositor',
  ],
  [
    'card',
    'filmmak|film (?:direct|edit|maker)|documentar|playwright|drammaturg|theatre company|compagnia teatral|screenwrit|sceneggiator',
  ],
  [
    'book',
    'novelist|translator|traduttor|traduttric|writer_|scrittor|scrittric|author_|autrice_|autore_',
  ],
  ['poster', 'graphic design|type design|poster|grafic[oa]_|type foundry|art director'],
];

/** The sky of a view, what lies below it and what stands there, where words name them. */
export const SKY_WORDS: PlateWords = [
  [
    'night moon stars',
    'nights?_|nott[ei]_|notturn|stars?_|stell[ae]_|moon|luna_|midnight|mezzanotte',
  ],
  ['dusk low', 'dusk|sunset|tramont|evening|ser[ae]_|autumn|autunn|october|ottobre'],
  ['dawn sun', 'dawn_|alba_|sunrise|early morning|mattin[oa]_'],
  ['day cloud', 'snow|neve_|winter|inverno|glacier|ghiacciai'],
];
export const GROUND_WORDS: PlateWords = [
  ['beach', 'beach|spiaggi|dunes?_|surf|bay_|bai[ae]_|shingle|seaside|riva_'],
  [
    'sea gulls',
    'sea_|seas_|mare_|coast_|costa_|harbour|porto_|island|isol[ae]_|lagoon|lagun|laghi_|lago_|lakes?_|loch_|lough_|estuary|cliffs?_',
  ],
  [
    'peaks',
    'mountain|montagn|peaks?_|vett[ae]_|alps?_|alpi_|dolomit|ferrat[ae]_|rifugi|glacier|ghiacciai|climbing',
  ],
  [
    'field',
    'vineyard|vign[ae]_|vigneti|farm_|farms_|fattoria|campagn|harvest|vendemmi|lavender|orchard|fields?_|camp[oi]_(?! (?:da|di) )',
  ],
  [
    'hills',
    'hills?_|collin[ae]|valley|vall[ei]_|fells?_|moors?_|dales?_|woods?_|woodland|forest|bosc(?:o|hi)_|trail|sentier|meadow|prat[oi]_|countryside|hillside|pascol',
  ],
];
export const THING_WORDS: PlateWords = [
  ['lighthouse', 'lighthouse|far[oi]_'],
  ['tent', 'tents?_|tend[ae]_|camping|campsite|campegg|glamping|yurt'],
  ['hut', 'huts?_|cabins?_|sauna|baita|baite|capann|shed_'],
  ['longhouse', 'farmhouse|cascin|masseri|agriturism|longhouse|cottage'],
  ['boat', 'boats?_|barc(?:a|he)_|sail|vel[ae]_|kayak|canoe|gommon|rowing'],
  ['barn', 'barns?_|fienil|stall[ae]_'],
  ['hives', 'hives?_|bees?_|beekeep|arni[ae]_|ap[ie]_|apicolt|apicult'],
  ['goat', 'goats?_|capr[ae]_|caprin'],
  ['bicycle', 'bikes?_|bicycl|bici_|biciclett|cycl(?:ing|e)'],
  ['van', 'campervan|camper_|van_'],
  ['bus', 'coach(?:es)?_ t|minibus|pullman|bus_'],
  ['tree', 'trees?_|alber[oi]_|olive grove|uliveto'],
  ['runner', 'running|runners?_|cors[ae]_ (?:in|di|campestr)|trail run'],
];

/** Colours of what lies in a jar or a heap, where a word tells it. */
export const TINT_WORDS: PlateWords = [
  [
    '#a3223a',
    'strawberr|raspberr|cherr(?:y|ies)|tomato|redcurrant|rhubarb|fragol|lampon|cilieg|pomodor|chill?i|peperoncin|paprik|rosehip|red_|ross[oaie]_',
  ],
  [
    '#d07a26',
    'apricot|orange|carrot|pumpkin|peach|mango|albicocc|aranc|zucc[ah]|clementin|pesch[ei]_|cinnamon|cannell',
  ],
  [
    '#d6a129',
    'lemon|honey|mustard|turmeric|saffron|quince|acacia|limon|miel[ei]_|senap|curcum|zafferan|cotogn|ginger|zenzer|corn_|mais_|yellow|giall[oaie]_',
  ],
  [
    '#66833a',
    'pesto|basil|pistachi|mint_|lime_|green|gooseberr|nettle|pistacch|menta_|verd[ei]_|ortic|matcha|mate_|alpine|erbe_',
  ],
  [
    '#4d2650',
    'blackberr|blueberr|blackcurrant|bramble|fig_|figs_|plum|damson|beet|sloe|mor[ae]_|mirtill|fich[io]_|prugn|susin|uva_|sambuc|elder',
  ],
  [
    '#4a2e1c',
    'coffee|espresso|chocolate|cocoa|cacao|chestnut|walnut|hazelnut|caff|castagn|noc[ei]_|nocciol|malt|black_|dark_|ner[oaie]_|roast',
  ],
  [
    '#e6dcc6',
    'salt_|flour|rice_|sugar|coconut|vanill|sale_|farin|ris[oi]_|zuccher|oats?_|natural|natur|white|bianc[ohae]',
  ],
  ['#4f7391', 'blue_|sea_|sky_|indigo|azzurr|blu_|celest|petrol'],
];
