import type { Style } from './style.ts';

/** Words for sets of colours: they say nothing of how a page is set. The most telling first. */
export const COLOUR_STYLES = {
  mono: {
    inWishes:
      '(?:black and white|black & white|bianco e nero|b\\/n|monochrom\\w*|monocromatic\\w+)(?! (?:photo|foto|pict|imag))',
    directions: [],
    look: { palette: 'mono' },
  },
  primary: {
    inWishes: 'primary colou?rs|colori primari',
    directions: [],
    look: { palette: 'primary' },
  },
  rainbow: {
    inWishes:
      'rainbow|arcobaleno|all the colou?rs|tutti i colori|circus colou?rs|colori da circo|multi-?colou?red|multicolor[ei]?',
    directions: [],
    look: { palette: 'rainbow' },
  },
  pastel: {
    inWishes: 'pastel(?:s|l[oi])?|colori (?:tenui|confetto)|tinte tenui|soft colou?rs',
    inMood: 'sorbet|ice-cream colou?rs',
    directions: [],
    look: { palette: 'pastel' },
  },
  autumn: {
    inWishes: "autumn\\w* colou?rs|autunnali|d['’]autunno|colou?rs of autumn",
    inMood: 'autumn\\w*|autunn\\w+|fall colou?rs',
    directions: [],
    look: { palette: 'autumn' },
  },
  earth: {
    inWishes:
      'earth(?:y)? (?:tones|colou?rs|palette)|earthy|(?:colori|toni|tinte|tonalità|palette) (?:di |della )?terra',
    inMood: 'terros\\w+|(?<=^|, )(?:della )?terra(?=,|$)',
    directions: [],
    look: { palette: 'earth' },
  },
  wool: {
    inWishes:
      '(?:colori|toni|tinte) (?:di |della )?lana|wool(?:len|ly)? (?:tones|colou?rs)|colori naturali|natural colou?rs',
    inMood: 'undyed|natural linen',
    directions: [],
    look: { palette: 'wool' },
  },
  wood: {
    inWishes:
      '(?:smell|colou?rs?|warmth) of (?:the )?wood|wooden feel|odore (?:del|di) legno|(?:color[ei]|toni|calore) (?:del |di )?legno|legno caldo',
    directions: [],
    look: { palette: 'wood' },
  },
  sea: {
    inWishes:
      '(?:sea|ocean|seaside) (?:colou?rs|tones)|colou?rs of the sea|(?:colori|toni) (?:del mare|marini)',
    inMood: 'a bit of sea',
    directions: [],
    look: { palette: 'sea' },
  },
  jewel: {
    inWishes: 'jewel(?:led)? (?:tones?|colou?rs)|gem(?:stone)? (?:tones|colou?rs)|colori preziosi',
    inMood: 'jewel-like|pietre preziose',
    directions: [],
    look: { palette: 'jewel' },
  },
  acid: {
    inWishes: 'acid colou?rs|colori (?:acidi|sparati|fluo)|day-?glo|fluo',
    inMood: 'acid[oaie]?|fluo\\w*|hi-?vis|high[- ]vis\\w*|evidenziator[ei]|highlighter',
    directions: [],
    look: { palette: 'acid' },
  },
  night: {
    inWishes: 'night[- ]?(?:sky|colou?rs)|colori (?:della )?nott(?:e|urni)',
    inMood: 'night|notturn[oai]|cielo stellato|starry|moonlit|midnight|mezzanotte',
    directions: [],
    look: { palette: 'night', scheme: 'dark' },
  },
  smoke: {
    inMood:
      'smok(?:y|ed)|affumicat\\w+|fumos[oa]|candle-?lit|a lume di candela|by the fire|embers?|brac[ei]',
    directions: [],
    look: { palette: 'smoke', scheme: 'dark' },
  },
  ink: {
    inMood:
      'ink[- ]on[- ]paper|inchiostro (?:su|e) carta|one[- ]colou?r print(?:ed)?|single ink|un solo inchiostro',
    directions: [],
    look: { palette: 'ink' },
  },
  warm: {
    inWishes: 'warm (?:colou?rs?|tones?|palette|shades)|(?:colori|toni|tinte) cald[ie]',
    inMood: 'warm(?:th|er)?|cald[oaie]|calore|accoglient[ei]|cosy|cozy',
    directions: ['craft', 'heritage', 'wellness', 'market'],
    isGeneric: true,
    look: { palette: 'warm' },
  },
  cool: {
    inWishes: '(?:cool|cold) (?:colou?rs?|tones?|palette)|(?:colori|toni) freddi',
    inMood: 'icy|glacial[ei]',
    directions: [],
    isGeneric: true,
    look: { palette: 'cool' },
  },
} as const satisfies Record<string, Style>;
