import { readColours, type ReadColour } from '#domain/reading/colours.ts';
import type { Found } from '#domain/reading/scan.ts';
import { readSource } from '#domain/reading/tokens.ts';

/** Words before something that the page shall not have. */
export const REFUSED_BEFORE =
  /\b(?:no|not|nor|never|without|avoid|niente|non|né|senza|nessun\w*|evita\w*|n['’]t (?:use|want)|instead of|anziché)\s(?:\p{L}{1,12}\s){0,3}$/iu;
const SIGHT = 48;
const MOST_COLOURS = 4;

const COLOUR_SPEECH =
  /colou?r|colori|tones?\b|toni\b|palette|sfondo|background|\btype\b|\b(?:warm|old|aged) paper\b|\blook\b|\bfeel\b|style|stile|accent/i;
const GROUND_BEFORE =
  /\b(?:on|onto|su|sopra|sfondo|fondo|background|bg)\s(?:an?\s|the\s|un\s|una\s)?(?:almost\s|nearly\s|plain\s|old\s|warm\s|di\s|color\s)?$/i;
const GROUND_BEHIND = /^\s(?:paper|background|bg|ground|page|backdrop)\b/i;
const TOUCH_BEFORE =
  /\b(?:one (?:bit|touch|dash|spot|hint|splash|pop)?(?: ?of)?|(?:an?|the) (?:bit|touch|dash|spot|hint|splash|pop|little|single|small) ?(?:of)?|(?:un|una) (?:po['’]?|pizzico|tocco|punta|filo|solo|sola|accento|goccia)(?: d[ia])?|(?:un|una|one)|qualche tocco d[ia])\s$/i;

/** Colours of the text and of photographs are no colours of the page. */
const OF_TEXT_BEFORE = /\b(?:text|testo|scritte|letters|lettering|photos?|foto)\s(?:in\s)?$/i;
const OF_TEXT_BEHIND =
  /^(?:\s(?:and|e)\s(?:white|bianco))?\s(?:space|text|letters|lettering|photos?|pictures|images|foto)\b/i;
/** "Salter's Green", "Val Scura". */
const IN_A_NAME = /\p{Lu}[\p{L}'’]+\s$/u;
const JOINTS =
  /\b(?:and|or|e|ed|o|with|con|a|an|un|una|the|di|da|of|in|some|wet|warm|cold|old|very|almost|dusty|faded|style|colou?rs?|colori|toni|tones?|plus|tipo|like|come|bright|muted)\b|[^\p{L}]/giu;

/** Words for whole sets of colours. */
const SETS: readonly (readonly [RegExp, WishedColours])[] = [
  [/\b(?:primary colou?rs|colori primari)\b/i, { colours: ['#d7261e', '#1d4ed8', '#f5c518'] }],
  [
    /\b(?:rainbow|arcobaleno|all the colou?rs|tutti i colori|circus colou?rs|colori da circo)\b/i,
    { colours: ['#c8257c', '#2447c9', '#f5a415'] },
  ],
  [
    /\b(?:earth(?:y)? (?:tones|colou?rs)|earthy|colori della terra|colori terra|autumn\w* colou?rs|autunnali|d['’]autunno|(?:colou?rs )of autumn)\b/i,
    { colours: ['#8a4b2a', '#6b6f2a'], ground: '#f2e9da' },
  ],
  [
    /\b(?:warm colou?rs|warm tones|colori caldi|toni caldi)\b/i,
    { colours: ['#b0522f', '#d99a2b'], ground: '#fbf4e2' },
  ],
  [
    /\b(?:(?:sea|ocean|seaside) (?:colou?rs|tones)|colou?rs of the sea|(?:colori|toni) (?:del mare|marini))\b/i,
    { colours: ['#17627a', '#5fb0a8'], ground: '#eef5f3' },
  ],
  [
    /\b(?:(?:smell|colou?rs?|warmth) of (?:the )?wood|wooden feel|odore (?:del|di) legno|(?:color[ei]|toni|calore) (?:del |di )?legno)\b/i,
    { colours: ['#8a5a32', '#4e2a1e'], ground: '#f4ebdd' },
  ],
  [
    /\b(?:cool colou?rs|cold colou?rs|colori freddi|toni freddi)\b/i,
    { colours: ['#2a6f97', '#4fb8a8'] },
  ],
  [
    /\bpastels?\b|\b(?:colori|tinte) pastello\b/i,
    { colours: ['#d98fa8', '#7fb7be'], ground: '#fdf3f0' },
  ],
  [
    /\b(?:black and white|bianco e nero|monochrom\w*|monocromatic\w+)(?! (?:photo|foto|pict|imag))\b/i,
    { colours: ['#ffffff', '#0b0b0c'] },
  ],
];

/** "Muted greens". */
const PLURALS = /\b(green|blue|red|brown|gr[ea]y|pink|orange|yellow)s\b/gi;
const SOFT_GREEN = /\b(?:muted|earthy|dusty|soft|quiet) green\b/gi;
/** "Black and one colour": which one is the designer's choice. */
const ONE_MORE =
  /\b(?:one|a single|1|un|un solo|un altro) (?:other )?colou?r[e]?\b(?! (?:page|pagina))/i;
const CHOSEN = '#1f5fbf';

interface WishedColours {
  colours: string[];
  ground?: string;
  touch?: string;
}

/** A piece that consists of colours: "ochre and ink", "pietra". */
function isAllColours(piece: string): boolean {
  const left = readColours(readSource(piece)).found.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    piece,
  );
  return left.replaceAll(JOINTS, '') === '';
}

interface Seen extends Found<ReadColour> {
  piece: string;
  /** The piece speaks of colours. */
  isOfColours: boolean;
}

/** True of a colour word that asks for a colour of the page. */
function isMeant({ value, start, end, piece, isOfColours }: Seen): boolean {
  const before = piece.slice(Math.max(0, start - SIGHT), start);
  const isNamed = IN_A_NAME.test(before) && /^\p{Lu}\p{Ll}/u.test(piece.slice(start));
  const isOfText = OF_TEXT_BEFORE.test(before) || OF_TEXT_BEHIND.test(piece.slice(end));
  if (isNamed || isOfText || REFUSED_BEFORE.test(before)) return false;
  return isOfColours || !value.isAlsoThing;
}

/** "Concrete grey", "cream paper": the second word belongs to the first. */
function isTail({ start }: Seen, before: Seen | undefined): boolean {
  return before !== undefined && before.value.isAlsoThing && start - before.end <= 1;
}

/** The colours of pieces; a piece that goes on with a list of colours speaks of colours too. */
function seeColours(pieces: readonly string[]): Seen[] {
  let wasOfColours = false;
  return pieces.flatMap((piece) => {
    const { found } = readColours(readSource(piece));
    const isOfColours: boolean =
      COLOUR_SPEECH.test(piece) ||
      found.some(({ value }) => !value.isAlsoThing || value.shade !== undefined) ||
      (wasOfColours && found[0]?.start === 0) ||
      isAllColours(piece);
    wasOfColours = isOfColours && found.length > 0;
    const seen = found.map((one) => ({ ...one, piece, isOfColours }));
    return seen.filter((one, at) => isMeant(one) && !isTail(one, seen[at - 1]));
  });
}

function placeOf({ piece, start, end }: Seen): 'ground' | 'touch' | 'colours' {
  const before = piece.slice(Math.max(0, start - SIGHT), start);
  if (GROUND_BEFORE.test(before) || GROUND_BEHIND.test(piece.slice(end))) return 'ground';
  return TOUCH_BEFORE.test(before) ? 'touch' : 'colours';
}

/** Colours that are asked for, in the order of the text, as CSS, with those that have a place of their own. */
export function readWishedColours(written: readonly string[]): WishedColours {
  const pieces = written.map((piece) =>
    piece.replaceAll(PLURALS, '$1').replaceAll(SOFT_GREEN, 'sage green').replaceAll('-', ' '),
  );
  const seen = seeColours(pieces);
  if (seen.length === 0) {
    const text = pieces.join('. ');
    return SETS.find(([words]) => words.test(text))?.[1] ?? { colours: [] };
  }
  const at = (place: string): string[] =>
    seen.filter((one) => placeOf(one) === place).map(({ value }) => value.hex);
  const colours = [...new Set(at('colours'))].slice(0, MOST_COLOURS);
  const isOneMore = colours.length === 1 && pieces.some((piece) => ONE_MORE.test(piece));
  const [[ground], [touch = isOneMore ? CHOSEN : undefined]] = [at('ground'), at('touch')];
  return { colours, ...(ground && { ground }), ...(touch && { touch }) };
}
