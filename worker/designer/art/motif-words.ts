import type { MotifId } from './motifs.ts';

/**
 * Beginnings of words; `_` marks that the word must end there. “taglio” must not match inside “dettaglio”, nor
 * “bici” inside “forbici”.
 */
const MOTIF_WORDS: readonly (readonly [MotifId, string])[] = [
  ['croissant', 'croissant|cornett|brioche|viennois|sfoglia'],
  ['baguette', 'baguette|filon|focaccia|stick|grissin'],
  ['cake', 'cake|tart|torta|torte|crostat|dolc|dessert|sweet|pastr|past(?:a|e) frolla|celebrat'],
  ['loaf', 'bread|loaf|pane_|pagnott|sourdough|wholemeal|tin_|panin|rolls?_'],
  ['pizza', 'pizz|margherita|marinara|diavola|capricciosa|calzon'],
  ['cup', 'coffee|caff[eè]|cappuccino|tea_|tè_|breakfast|colazion|espresso'],
  ['glass', 'wine|vin[oi]_|aperitiv|spritz|cocktail|drink|tasting|degustaz'],
  ['bottle', 'bottle|bottigli|olio|oil_|beer|birr'],
  ['fish', 'fish|pesce|mare_|seafood'],
  ['tomato', 'tomato|pomodor|salad|insalat|verdur|vegetable'],
  ['pot', 'soup|zupp|rag[uù]|stew|first course|primi_|pasta_'],
  ['scissors', 'forbic|cut_|haircut|taglio|trim_|fringe|frangia'],
  ['brush', 'colou?r|colore|tint|balayage|schiaritur|paint|pittur|make-?up|trucco'],
  ['dryer', 'blow|piega|dry|styling|acconciatur'],
  ['comb', 'beard|barba|comb|shave|rasatur'],
  ['leaf', 'treatment|trattament|natural|care_|cura_|massag|hygien|igiene'],
  ['tooth', 'tooth|teeth|dente|denti|dental|implant|crown|braces|apparecch|ortodon|whiten|sbianc'],
  [
    'document',
    'contract|contratt|document|pratic|report|lease|will_|testament|invoice|fattur|dichiar',
  ],
  ['scales', 'law|court|dispute|legal|giudizi|tribunal|diritto|controvers'],
  ['house', 'house|home|casa_|propert|immobil|condomin|apartment|appartament|family|famigli'],
  ['hands', 'separation|mediat|support|accord|child|figli|volunt'],
  ['tap', 'taps?_|leak|perdit|rubinett|bathroom|bagno|water|acqua'],
  ['pipe', 'pipe|drain|scaric|tub(?:o|i|ature)|boiler|caldai|heating|riscald'],
  ['wrench', 'repair|riparaz|maintenance|manutenz|fix|service_|tagliand'],
  ['camera', 'photo|foto|portrait|ritratt|shoot|reportage'],
  ['rings', 'wedding|matrimoni_|matrimonio|nozz|engagement'],
  ['heart', 'couple|coppi|love|amore|newborn|neonat'],
  ['book', 'album|book|libr|course|corso|lesson|lezion'],
  ['bed', 'rooms?_|camer[ae]|bed|suite|letto|sleep|stay|soggiorn'],
  ['suitcase', 'luggage|bagagl|transfer|arriv|parking|parchegg'],
  ['bicycle', 'bike|bici|cycl'],
  ['compass', 'tour|walk|passeggiat|excurs|escursion|local tips|consigli'],
];

let patterns: readonly (readonly [MotifId, RegExp])[] | undefined;

function compile(words: string): RegExp {
  return new RegExp(`(?<![a-zà-ÿ])(?:${words.replaceAll('_', '(?![a-zà-ÿ])')})`, 'i');
}

/** The object for an item, by its words; undefined when none matches. */
export function findMotif(text: string): MotifId | undefined {
  patterns ??= MOTIF_WORDS.map(([motif, words]) => [motif, compile(words)]);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
