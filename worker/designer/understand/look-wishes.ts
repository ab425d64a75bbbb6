import { FONT_IDS, sourceOf } from '#domain/fonts/font-families.ts';
import { findFamily } from '#domain/fonts/page-fonts.ts';
import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import { readMood } from '../brief/colours.ts';
import { readStyles } from './style-words.ts';
import { readWishedColours, REFUSED_BEFORE } from './wished-colours.ts';

const SIGHT = 48;

const FONTS: readonly (readonly [NonNullable<PlanLook['font']>, RegExp])[] = [
  [
    'mono',
    /\b(?:mono-?spaced?|mono font|typewriter|terminal|macchina da scrivere|monospazi\w+|dattiloscritt\w+)\b/i,
  ],
  ['slab', /\b(?:slab|wood ?type|caratteri di legno|egyptian|western type)\b/i],
  [
    'sans',
    /\b(?:sans(?:[- ]serif)?|grotesk|helvetica|senza grazie|bastoni|tipografia svizzera|swiss type)\b/i,
  ],
  [
    'serif',
    /\b(?:serifs?|con (?:le )?grazie|graziat[oi]|garamond|bodoni|bookish|roman (?:type|letters|inscription)|small elegant type)\b/i,
  ],
  [
    'hand',
    /\b(?:hand-?(?:written|lettered|drawn letters)(?:-looking)?|handwriting|scritt[oe] a mano|calligraf\w+|corsivo|rounded (?:friendly )?(?:lettering|letters|type|font)|(?:carattere|font|lettere) (?:tond\w+|rotond\w+|arrotondat\w+))\b/i,
  ],
  [
    'display',
    /\b(?:(?:big|huge|giant|chunky|fat|ugly|loud|heavy|bold)(?: \w+)? (?:type|letters|lettering|writing|font)|font ciccion\w+|(?:caratteri|lettere|scritte) (?:belle? |bei |molto )?(?:grossi|grosse|enormi|cubital\w+|giganti)|numeroni)\b/i,
  ],
];
const CORNERS: readonly (readonly [NonNullable<PlanLook['corners']>, RegExp])[] = [
  [
    'square',
    /\b(?:no (?:rounded|round|soft) corners|sharp corners|square corners|hard edges|spigoli vivi|angoli (?:vivi|retti|squadrati)|squadrat[oa]|niente angoli (?:tondi|arrotondati)|brutalis\w+)\b/i,
  ],
  [
    'round',
    /\b(?:rounded|round corners|(?:angoli|bordi) (?:tondi|arrotondati|morbidi)|arrotondat[oi])\b/i,
  ],
];
const DENSITIES: readonly (readonly [NonNullable<PlanLook['density']>, RegExp])[] = [
  [
    'airy',
    /\b(?:airy|white ?space|(?:lots|plenty) of (?:empty |white )?space|empty space|negative space|big gaps|arios[oa]|tanto spazio|tanto vuoto|spazi(?:o)? (?:bianc(?:o|hi)|vuot[oi])|respir\w+)\b/i,
  ],
  ['dense', /\b(?:dense|compact|fitto|compatt[oa]|crammed|packed)\b/i],
];
const SIZES: readonly (readonly [NonNullable<PlanLook['size']>, RegExp])[] = [
  [
    'large',
    /\b(?:(?:big|large|larger) (?:letters|print|text|font|characters)|readable (?:by|for) (?:old|elder|senior)\w*|(?:older|elderly) (?:patients|people|customers|readers)|(?:customers|patients|people|clients) are (?:elderly|old)|(?:caratteri|lettere|testo|scritte) (?:ben |molto )?grand[ei]|leggibil\w+ (?:per|da|anche) \w* ?anzian\w+|gli anziani|clienti anziani|ipovedent\w+|low vision)\b/i,
  ],
  [
    'small',
    /\b(?:tiny (?:type|text|letters)|small (?:elegant )?type|caratteri piccol\w+|testo piccol\w+)\b/i,
  ],
];
const DARK =
  /\b(?:dark(?! (?:wood|green|red|blue|gr[ea]y|brown|pink|purple|text|chocolate|ales?|beers?|rum|towers?|chocolates?))(?: mode| theme| background| page| site| look)?|all black|(?:lots of|mostly|very|plenty of) black(?! and white)|(?:tanto|molto|tutto) nero|black background|on (?:almost |near(?:ly)? |pure )?black|su nero|sfondo (?:nero|scuro|quasi nero)|(?<!\b(?:verde|blu|rosso|grigio|rosa|marrone|legno|val|valle|rio|lago|monte|colle) )scur[oa]|(?:tema|pagina|sito) (?:dark|ner[oa])|night[- ]?(?:time|sky)|notturn[oa])\b/iu;
const LIGHT =
  /\b(?:(?:white|light|pale) (?:background|bg|mode|theme|page|ground)|sfondo (?:bianco|chiaro)|luminos[oa]|(?<!\b(?:verde|blu|rosa|grigio|azzurro|legno|giallo) )chiar[oa](?=[\s,.;]|$)|bright and|airy)\b/i;
const NOT_DARK =
  /\b(?:not|no|non|niente|never|without|senza|nothing)\s(?:\p{L}+\s){0,2}(?:dark|scur[oa]|black|ner[oa])\b/iu;

function pick<Value>(
  text: string,
  table: readonly (readonly [Value, RegExp])[],
): Value | undefined {
  return table.find(([, words]) => {
    const at = words.exec(text)?.index;
    return at !== undefined && !REFUSED_BEFORE.test(text.slice(Math.max(0, at - SIGHT), at));
  })?.[0];
}

const PIECES = /[;:]\s|\s[–—-]\s|,\s|(?<=\p{L}{2})[.!?]+(?:\s|$)|\n|\s\(|\)\s/u;
const REFUSAL =
  /^(?:please\s)?(?:no|not|nor|never|without|avoid|niente|nessun\w*|non|né|senza|evita\w*|do(?:n['’]?t| not)|nothing)\b/i;
const MOST_NUMBERS = 2;

/** The pieces of clauses that may speak of the look: no refusals, no rows of figures. */
function lookPieces(clauses: readonly string[]): string[] {
  return clauses
    .flatMap((clause) => clause.split(PIECES))
    .map((piece) => piece.trim())
    .filter((piece) => !REFUSAL.test(piece) && (piece.match(/\d+/g) ?? []).length < MOST_NUMBERS);
}

/** Dark, light, or what a style demands where colours do not speak against it. */
function readScheme(text: string, styled: PlanLook['scheme'], colours: number): PlanLook['scheme'] {
  const isRefused = NOT_DARK.test(text);
  if (!isRefused && (DARK.test(text) || readMood(text) === 'dark')) return 'dark';
  if (LIGHT.test(text)) return 'light';
  return isRefused || colours > 1 ? undefined : styled;
}

/** Only what is said. */
function withoutGaps(look: { [Key in keyof PlanLook]: PlanLook[Key] | undefined }): PlanLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** Sentences that speak of the look although they tell something, too: "our colours are maroon and yellow". */
const SPEAKS_OF_LOOK =
  /\bcolou?rs (?:are|is)\b|\b(?:i (?:nostri )?colori|colori sociali) (?:sono|:)|\b(?:big|large|larger) (?:text|print|letters|writing)\b|\bcaratteri grandi\b|^(?:bianco|nero|rosso|verde|blu|giallo)\P{L}/iu;

/** The clauses of a brief that speak of the look, besides those that are wishes anyway. */
export function lookSentences(brief: string): string[] {
  return brief.split(/[.!?\n]+/).filter((sentence) => SPEAKS_OF_LOOK.test(sentence.trim()));
}

const FONT_NOUN = '(?:font|fonts|typeface|typography|caratter[ei]|tipografia)';
const FAMILIES = FONT_IDS.map((id) => sourceOf(id).family)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** Many families are called like other things: only beside a word for fonts a name is one. */
const TYPEFACES = new RegExp(
  `\\b${FONT_NOUN}\\b[^.;\\n]{0,24}?\\b(?<behind>${FAMILIES})\\b|\\b(?<before>${FAMILIES}) ${FONT_NOUN}\\b`,
  'i',
);

/** The name of one of our families that a brief asks for. */
function readTypeface(text: string): string | undefined {
  const found = TYPEFACES.exec(text);
  if (found === null) return undefined;
  if (REFUSED_BEFORE.test(text.slice(Math.max(0, found.index - SIGHT), found.index)))
    return undefined;
  const id = findFamily(found.groups?.behind ?? found.groups?.before ?? '');
  return id && sourceOf(id).family;
}

/** The look that a brief asks for, from the pieces that tell nothing else. What it does not say is left out. */
export function readLookWishes(clauses: readonly string[]): PlanLook {
  const text = clauses.join('. ');
  const pieces = lookPieces(clauses);
  const { colours, ground, touch } = readWishedColours(pieces);
  const styles = readStyles(pieces.join('. '));
  const said: PlanLook = Object.assign({}, ...styles.map(({ look }) => look ?? {}).toReversed());
  const named = colours.length + (ground === undefined ? 0 : 1);
  return withoutGaps({
    direction: styles.find((style) => style.direction)?.direction,
    colours: colours.length > 0 ? colours : undefined,
    ground,
    touch,
    scheme: readScheme(text, said.scheme, named),
    font: pick(text, FONTS) ?? said.font,
    typeface: readTypeface(text),
    corners: pick(text, CORNERS) ?? said.corners,
    density: pick(text, DENSITIES) ?? said.density,
    size: pick(text, SIZES),
  });
}
