import { fromHex } from '#domain/colour/oklch.ts';
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

/** "L'oro poco", "gold sparingly". */
const TOUCH_BEHIND =
  /^\s(?:(?:ma|but)\s)?(?:poco|poca|pochissim[oa]|appena|sparingly|very little|only a (?:little|touch)|in piccole dosi|con parsimonia)\b/iu;
/** "Red and white no, please". */
const REFUSED_BEHIND =
  /(?:^|\s)(?:anche )?no(?:,? (?:per favore|grazie|please|thanks|thank you|eh))?[.!]*$/iu;

/** Colours of the text and of photographs are no colours of the page. */
const OF_TEXT_BEFORE = /\b(?:text|testo|scritte|letters|lettering|photos?|foto)\s(?:in\s)?$/i;
const OF_TEXT_BEHIND =
  /^(?:\s(?:and|e)\s(?:white|bianco))?\s(?:space|text|letters|lettering|photos?|pictures|images|foto)\b/i;
/** "Salter's Green", "Val Scura". */
const IN_A_NAME = /\p{Lu}[\p{L}'’]+\s$/u;
const JOINTS =
  /\b(?:and|or|e|ed|o|with|con|a|an|un|una|the|di|da|of|in|some|wet|warm|cold|old|very|almost|dusty|faded|style|colou?rs?|colori|toni|tones?|plus|tipo|like|come|bright|muted)\b|[^\p{L}]/giu;

/** "Muted greens". */
const PLURALS = /\b(green|blue|red|brown|gr[ea]y|pink|orange|yellow)s\b/gi;
const SOFT_GREEN = /\b(?:muted|earthy|dusty|soft|quiet) green\b/gi;
/** "Black and one colour": which one is the designer's choice. */
const ONE_MORE =
  /\b(?:one|a single|1|un|un solo|un unico|un altro) (?:(?:other|strong|bold|bright|loud|vivid|solid|accent|solo|unico|altro|forte) )?colou?r[e]?\b(?! (?:page|pagina))/i;
const CHOSEN = '#1f5fbf';
const LEAST_CHROMA = 0.015;

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
  if (isNamed || isOfText || REFUSED_BEFORE.test(before) || REFUSED_BEHIND.test(piece))
    return false;
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
  const isTouch = TOUCH_BEFORE.test(before) || TOUCH_BEHIND.test(piece.slice(end));
  return isTouch ? 'touch' : 'colours';
}

/** One colour, or black and white: room for one more. */
function isUncoloured(colours: readonly string[]): boolean {
  return (
    colours.length === 1 ||
    (colours.length > 1 && colours.every((colour) => fromHex(colour).chroma < LEAST_CHROMA))
  );
}

/** Colours that are asked for, in the order of the text, as CSS, with those that have a place of their own. */
export function readWishedColours(written: readonly string[]): WishedColours {
  const pieces = written.map((piece) =>
    piece.replaceAll(PLURALS, '$1').replaceAll(SOFT_GREEN, 'sage green').replaceAll('-', ' '),
  );
  const seen = seeColours(pieces);
  const at = (place: string): string[] =>
    seen.filter((one) => placeOf(one) === place).map(({ value }) => value.hex);
  const touches = at('touch');
  const listed = at('colours').filter((colour) => !touches.includes(colour));
  const colours = [...new Set(listed)].slice(0, MOST_COLOURS);
  const isOneMore = isUncoloured(colours) && pieces.some((piece) => ONE_MORE.test(piece));
  const [[ground], [touch = isOneMore ? CHOSEN : undefined]] = [at('ground'), touches];
  return { colours, ...(ground && { ground }), ...(touch && { touch }) };
}
