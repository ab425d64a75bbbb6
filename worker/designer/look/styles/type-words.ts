import type { Corners, Density, FontClass, TextSize } from '#domain/page-plan/plan-types.ts';
import { isRefusedAt } from './read-styles.ts';

type Rows<Value> = readonly (readonly [Value, string])[];

const FONTS: Rows<FontClass> = [
  [
    'mono',
    'mono-?spaced?|mono font|typewriter|terminal|macchina da scrivere|monospazi\\w+|dattiloscritt\\w+',
  ],
  ['slab', 'slab(?:[- ]serif)?|wood ?type|caratteri di legno|egyptian|egizian[oi]|western type'],
  [
    'sans',
    'sans(?:[- ]serif)?|grotesk|helvetica|senza grazie|bastoni|tipografia svizzera|swiss type',
  ],
  [
    'serif',
    '(?<!sans[- ]|slab[- ])serifs?(?: letters?| type)?|con (?:le )?grazie|(?<!senza )grazie tipografiche|graziat[oi]|garamond|bodoni|bookish|roman (?:type|letters|inscription)|small elegant type',
  ],
  [
    'hand',
    'hand-?(?:written|lettered|drawn letters)(?:-looking)?|handwriting|scritt[oe] a mano|calligra(?:f|ph)\\w+|corsivo|script(?: fonts?| type)|rounded (?:friendly )?(?:lettering|letters|type|font)|(?:carattere|font|lettere) (?:tond\\w+|rotond\\w+|arrotondat\\w+)',
  ],
  [
    'display',
    '(?:big|huge|giant|chunky|fat|ugly|loud|heavy|bold)(?: \\w+)? (?:type|typeface|letters|lettering|writing|font)|font ciccion\\w+|(?:caratteri|lettere|scritte) (?:belle? |bei |molto )?(?:grossi|grosse|enormi|cubital\\w+|giganti)|numeroni',
  ],
];
const CORNERS: Rows<Corners> = [
  [
    'square',
    'no (?:rounded|round|soft) corners|sharp corners|square corners|hard edges|spigoli vivi|angoli (?:vivi|retti|squadrati)|squadrat[oa]|niente angoli (?:tondi|arrotondati)|brutalis\\w+',
  ],
  ['round', 'rounded|round corners|(?:angoli|bordi) (?:tondi|arrotondati|morbidi)|arrotondat[oi]'],
];
const DENSITIES: Rows<Density> = [
  [
    'airy',
    'airy|white ?space|(?:lots|plenty) of (?:empty |white )?space|generous space|empty space|negative space|big gaps|arios[oa]|tanto spazio|molto spazio|tanto (?:vuoto|bianco)|spazi(?:o)? (?:bianc(?:o|hi)|vuot[oi])|respir\\w+',
  ],
  ['dense', 'dense|compact|fitto|compatt[oa]|crammed|packed'],
];
const SIZES: Rows<TextSize> = [
  [
    'large',
    '(?:big|large|larger) (?:letters|print|text|font|characters)|readable (?:by|for) (?:old|elder|senior)\\w*|(?:older|elderly) (?:patients|people|customers|readers)|(?:customers|patients|people|clients) are (?:elderly|old)|(?:caratteri|lettere|testo|scritte) (?:ben |molto )?grand[ei]|leggibil\\w+ (?:per|da|anche) \\w* ?anzian\\w+|gli anziani|clienti anziani|ipovedent\\w+|low vision',
  ],
  [
    'small',
    'tiny (?:type|text|letters)|small (?:elegant )?type|caratteri piccol\\w+|testo piccol\\w+',
  ],
];

function compile<Value>(rows: Rows<Value>) {
  return rows.map(
    ([value, words]) =>
      [value, new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu')] as const,
  );
}

const PATTERNS = {
  font: compile(FONTS),
  corners: compile(CORNERS),
  density: compile(DENSITIES),
  size: compile(SIZES),
};

function pick<Value>(
  text: string,
  table: readonly (readonly [Value, RegExp])[],
): Value | undefined {
  return table.find(([, words]) => {
    const at = words.exec(text)?.index;
    return at !== undefined && !isRefusedAt(text, at);
  })?.[0];
}

/** What a text asks of type, corners and space. */
export interface TypeWords {
  font: FontClass | undefined;
  corners: Corners | undefined;
  density: Density | undefined;
  size: TextSize | undefined;
}

/** Reads words for type, corners, space and the size of text. */
export function readTypeWords(text: string): TypeWords {
  return {
    font: pick(text, PATTERNS.font),
    corners: pick(text, PATTERNS.corners),
    density: pick(text, PATTERNS.density),
    size: pick(text, PATTERNS.size),
  };
}

/** The classes of type that a text refuses: "no serif", "niente corsivo". */
export function readRefusedFonts(text: string): FontClass[] {
  return PATTERNS.font.flatMap(([font, words]) => {
    const at = words.exec(text)?.index;
    return at !== undefined && isRefusedAt(text, at) ? [font] : [];
  });
}

/** The classes of type that are named. */
export function namedFonts(text: string): FontClass[] {
  return PATTERNS.font.flatMap(([font, words]) => (words.test(text) ? [font] : []));
}
