import type { MotifId } from './motifs.ts';

const MOTIF_WORDS: readonly (readonly [MotifId, RegExp])[] = [
  ['croissant', /croissant|cornett|brioche|viennois|sfoglia/i],
  ['baguette', /baguette|filon|focaccia|stick|grissin/i],
  ['cake', /cake|tart|torta|torte|crostat|dolc|dessert|sweet|pastr|past(?:a|e) frolla|celebrat/i],
  ['loaf', /bread|loaf|pane\b|pagnott|sourdough|wholemeal|tin\b|panin|rolls?\b/i],
  ['pizza', /pizz|margherita|marinara|diavola|capricciosa|calzon/i],
  ['cup', /coffee|caff[eè]|cappuccino|tea\b|tè\b|breakfast|colazion|espresso/i],
  ['glass', /wine|vin[oi]\b|aperitiv|spritz|cocktail|drink|tasting|degustaz/i],
  ['bottle', /bottle|bottigli|olio|\boil\b|beer|birr/i],
  ['fish', /fish|pesce|mare\b|seafood/i],
  ['tomato', /tomato|pomodor|salad|insalat|verdur|vegetable/i],
  ['pot', /soup|zupp|rag[uù]|stew|first course|primi|pasta\b/i],
  ['scissors', /cut\b|haircut|taglio|trim\b|fringe|frangia/i],
  ['brush', /colou?r|colore|tint|balayage|schiaritur|paint|pittur|make-?up|trucco/i],
  ['dryer', /blow|piega|dry|styling|acconciatur/i],
  ['comb', /beard|barba|comb|shave|rasatur/i],
  ['leaf', /treatment|trattament|natural|care\b|cura\b|massag|hygien|igiene/i],
  ['tooth', /tooth|teeth|dent|implant|crown|braces|apparecch|ortodon|whiten|sbianc/i],
  [
    'document',
    /contract|contratt|document|pratic|report|lease|will\b|testament|invoice|fattur|dichiar/i,
  ],
  ['scales', /law|court|dispute|legal|giudizi|tribunal|diritto|controvers/i],
  ['house', /house|home|casa\b|propert|immobil|condomin|apartment|appartament|family|famigli/i],
  ['hands', /separation|mediat|support|accord|child|figli|volunt/i],
  ['tap', /tap|leak|perdit|rubinett|bathroom|bagno|water|acqua/i],
  ['pipe', /pipe|drain|scaric|tub(?:o|i|ature)|boiler|caldai|heating|riscald/i],
  ['wrench', /repair|riparaz|maintenance|manutenz|fix|service\b|tagliand/i],
  ['camera', /photo|foto|portrait|ritratt|shoot|reportage/i],
  ['rings', /wedding|matrimon(?!iale)|nozz|engagement/i],
  ['heart', /couple|coppi|love|amore|newborn|neonat/i],
  ['book', /album|book|libr|course|corso|lesson|lezion/i],
  ['bed', /room|camer[ae]|bed|suite|letto|sleep|stay|soggiorn/i],
  ['suitcase', /luggage|bagagl|transfer|arriv|parking|parchegg/i],
  ['bicycle', /bike|bici|cycl/i],
  ['compass', /tour|walk|passeggiat|excurs|escursion|local tips|consigli/i],
];

/** The object that an item's own words name; undefined when they name none. */
export function findMotif(text: string): MotifId | undefined {
  return MOTIF_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
}
