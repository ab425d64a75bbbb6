import type { Corners, FontClass, PlanLook, Scheme } from '#domain/page-plan/plan-types.ts';
import { fromHex } from '#domain/colour/oklch.ts';
import { readColours } from '#domain/reading/colours.ts';
import { foldWord } from '#domain/reading/fold.ts';
import { readSource } from '#domain/reading/tokens.ts';

/** A request that changes the plan of a page without a model. */
export type FollowUp =
  | { kind: 'version' }
  | { kind: 'look'; look: PlanLook }
  /** `text` is the owner's own, behind the words that ask for it. */
  | { kind: 'facts'; text: string };

const COURTESY = '(?:please |pls |can you |could you |puoi |potresti |mi |per favore )*';
const LATER = '(?: please| per favore| grazie| thanks)*';
const VERSIONS = [
  '(?:(?:make|show|give|try|do|draw|i want|i would like)(?: me)? )?(?:another|a different|a new|one more) (?:version|design|look|style|layout)(?: of (?:it|the page|the site|this page|this))?',
  'try (?:again|something else|something different)',
  'redesign (?:it|the page|the site|this page)',
  '(?:(?:fai|fa|fammi|mostra|mostrami|dammi|prova|voglio|vorrei)(?: con)? )?(?:un altra|un altro|una nuova|una diversa|un nuovo) (?:versione|grafica|stile|aspetto|design|veste)(?: della pagina| del sito)?',
  '(?:rifalla|rifallo|rifai la pagina|ridisegnala|ridisegna la pagina|cambia (?:stile|grafica|aspetto|design)(?: alla pagina)?)',
];
const VERSION = new RegExp(`^${COURTESY}(?:${VERSIONS.join('|')})${LATER}$`);

const THINGS =
  'price list|prices|price|opening hours|opening times|hours|contacts|contact details|menu|services|listino|prezzi|prezzo|orari di apertura|orari|contatti|servizi|piatti|dishes';
const FACTS = new RegExp(
  `^\\s*(?:please\\s+)?(?:add|put in|insert|include|aggiungi|inserisci|metti)\\s+(?:the|these|our|my|this|i|gli|le|il|questi|i nostri|i miei)?\\s*(?:new |nuovi )?(?:${THINGS})\\s*[:\\n]\\s*(\\S[^]*)$`,
  'iu',
);

const SCHEMES: Readonly<Record<string, Scheme>> = {
  dark: 'dark',
  darker: 'dark',
  scura: 'dark',
  scuro: 'dark',
  scuri: 'dark',
  light: 'light',
  lighter: 'light',
  bright: 'light',
  brighter: 'light',
  chiara: 'light',
  chiaro: 'light',
  chiari: 'light',
};
const CLASSES: Readonly<Record<string, FontClass>> = {
  serif: 'serif',
  serifs: 'serif',
  grazie: 'serif',
  graziato: 'serif',
  sans: 'sans',
  mono: 'mono',
  monospace: 'mono',
  monospaced: 'mono',
  typewriter: 'mono',
  monospaziato: 'mono',
  slab: 'slab',
};
const CORNER_WORDS: Readonly<Record<string, Corners>> = {
  rounded: 'round',
  round: 'round',
  arrotondati: 'round',
  tondi: 'round',
  square: 'square',
  sharp: 'square',
  vivi: 'square',
  squadrati: 'square',
};
/** Backgrounds that are a scheme: nearly black, nearly white. */
const DARK_BELOW = 0.3;
const LIGHT_ABOVE = 0.95;
/** Words that may stand beside a wish for a look of the whole page. None of them denies, limits or names a part. */
const BESIDE = new Set(
  (
    'make turn set use try give i we want would like it the a an to in with of and page site website whole entire everything design look looks style ' +
    'theme mode version background colour color colours colors palette font fonts typeface corners main bit little more much please just more thanks ' +
    'rendi rendila rendilo fai falla fallo metti usa prova vorrei voglio mi piacerebbe la il lo le i un una di con e tutta tutto pagina sito tema ' +
    'sfondo colore colori tinte carattere caratteri angoli piu un po molto principale versione aspetto stile per favore grazie modalita'
  ).split(' '),
);
const MOST_WORDS = 16;
const MOST_COLOURS = 4;

/** Reads a request of which every word is known; anything else is for the grammar of edits or a model. Linear. */
export function readFollowUp(prompt: string): FollowUp | undefined {
  const facts = FACTS.exec(prompt)?.[1];
  if (facts !== undefined) return { kind: 'facts', text: facts.trim() };
  const words = foldWord(prompt).match(/[\p{L}\d#]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  if (VERSION.test(words.join(' '))) return { kind: 'version' };
  const look = readLook(prompt);
  return look && { kind: 'look', look };
}

function readLook(prompt: string): PlanLook | undefined {
  if (prompt.includes('?')) return undefined;
  const { found } = readColours(readSource(prompt));
  const bare = found.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    prompt,
  );
  const words = foldWord(bare).match(/[\p{L}\d#]+/gu) ?? [];
  const colours = found.map(({ value }) => value.hex.toLowerCase());
  const [named, painted] = [readNamed(words), readPainted(words, colours)];
  if (named === undefined || painted === undefined) return undefined;
  const look = { ...painted, ...named };
  return Object.keys(look).length > 0 ? look : undefined;
}

/** Scheme, font and corners by name; undefined when a word is not known or two contradict each other. */
function readNamed(words: readonly string[]): PlanLook | undefined {
  const isFont = words.some((word) => /^(?:font|fonts|typeface|caratter[ei])$/.test(word));
  const isCorners = words.some((word) => /^(?:corners|angoli)$/.test(word));
  const schemes = valuesOf(SCHEMES, words);
  const fonts = isFont ? valuesOf(CLASSES, words) : [];
  const corners = isCorners ? valuesOf(CORNER_WORDS, words) : [];
  const tables = [SCHEMES, ...(isFont ? [CLASSES] : []), ...(isCorners ? [CORNER_WORDS] : [])];
  const isKnown = words.every(
    (word) => BESIDE.has(word) || tables.some((table) => Object.hasOwn(table, word)),
  );
  if (!isKnown || schemes.length > 1 || fonts.length > 1 || corners.length > 1) return undefined;
  return {
    ...(schemes[0] && { scheme: schemes[0] }),
    ...(fonts[0] && { font: fonts[0] }),
    ...(corners[0] && { corners: corners[0] }),
  };
}

/** Named colours are those of the page; black or white behind it is a scheme, and another background no plan's. */
function readPainted(words: readonly string[], colours: readonly string[]): PlanLook | undefined {
  if (!words.some((word) => /^(?:background|sfondo)$/.test(word))) {
    return colours.length > 0 ? { colours: colours.slice(0, MOST_COLOURS) } : {};
  }
  const [first, ...others] = colours;
  if (first === undefined) return {};
  const [scheme] = others.length > 0 ? [] : groundOf(first);
  return scheme && { scheme };
}

function groundOf(hex: string): Scheme[] {
  const { lightness } = fromHex(hex);
  if (lightness < DARK_BELOW) return ['dark'];
  return lightness > LIGHT_ABOVE ? ['light'] : [];
}

function valuesOf<Value>(
  table: Readonly<Record<string, Value>>,
  words: readonly string[],
): Value[] {
  const values = words.flatMap((word) => (Object.hasOwn(table, word) ? [table[word]] : []));
  return [...new Set(values)].filter((value) => value !== undefined);
}
