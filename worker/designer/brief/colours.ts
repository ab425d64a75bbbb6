import { fromHex, type Oklch } from '#domain/colour/oklch.ts';
import type { Language } from './brief.ts';

export type ColourMood = 'warm' | 'cool' | 'dark' | 'light' | 'pastel' | 'grey';

interface ColourWord {
  names: Record<Language, string>;
  pattern: RegExp;
  colour: Oklch;
}

const COLOUR_WORDS: readonly ColourWord[] = [
  {
    names: { en: 'navy', it: 'blu notte' },
    pattern: /\b(?:navy|dark blue|blu (?:scuro|notte|navy))\b/i,
    colour: { lightness: 0.34, chroma: 0.11, hue: 262 },
  },
  {
    names: { en: 'light blue', it: 'azzurro' },
    pattern: /\b(?:light blue|sky blue|azzurr[oaie]|celeste|cyan)\b/i,
    colour: { lightness: 0.62, chroma: 0.12, hue: 232 },
  },
  {
    names: { en: 'dark green', it: 'verde scuro' },
    pattern: /\b(?:dark green|forest|bottle green|verde (?:scuro|bottiglia|bosco))\b/i,
    colour: { lightness: 0.38, chroma: 0.08, hue: 155 },
  },
  {
    names: { en: 'sage green', it: 'verde salvia' },
    pattern: /\b(?:sage|(?:verde )?salvia)\b/i,
    colour: { lightness: 0.58, chroma: 0.06, hue: 145 },
  },
  {
    names: { en: 'olive green', it: 'verde oliva' },
    pattern: /\b(?:olive|(?:verde )?oliva)\b/i,
    colour: { lightness: 0.5, chroma: 0.09, hue: 115 },
  },
  {
    names: { en: 'teal', it: 'ottanio' },
    pattern:
      /\b(?:teal|(?:verde |blu )?(?:petrolio|ottanio)|turquoise|(?:verde )?turchese|aqua)\b/i,
    colour: { lightness: 0.54, chroma: 0.1, hue: 195 },
  },
  {
    names: { en: 'burgundy', it: 'bordeaux' },
    pattern:
      /\b(?:burgundy|bordeaux|wine[- ]red|maroon|amaranto|rosso (?:scuro|vino|rubino|bordeaux)|dark red)\b/i,
    colour: { lightness: 0.38, chroma: 0.13, hue: 15 },
  },
  {
    names: { en: 'terracotta', it: 'terracotta' },
    pattern: /\b(?:terracotta|cotto|brick(?: red)?|rust|(?:rosso )?(?:ruggine|mattone))\b/i,
    colour: { lightness: 0.53, chroma: 0.13, hue: 40 },
  },
  {
    names: { en: 'coral', it: 'corallo' },
    pattern: /\b(?:coral|corallo|salmon|salmone)\b/i,
    colour: { lightness: 0.65, chroma: 0.16, hue: 30 },
  },
  {
    names: { en: 'mustard', it: 'senape' },
    pattern: /\b(?:mustard(?: yellow)?|(?:giallo )?(?:senape|ocra)|ochre)\b/i,
    colour: { lightness: 0.68, chroma: 0.13, hue: 85 },
  },
  {
    names: { en: 'gold', it: 'oro' },
    pattern: /\b(?:gold(?:en)?|oro|dorat[oaie])\b/i,
    colour: { lightness: 0.64, chroma: 0.11, hue: 85 },
  },
  {
    names: { en: 'lilac', it: 'lilla' },
    pattern: /\b(?:lilac|lilla|lavender|lavanda)\b/i,
    colour: { lightness: 0.6, chroma: 0.11, hue: 305 },
  },
  {
    names: { en: 'purple', it: 'viola' },
    pattern: /\b(?:purple|violet|viola|porpora)\b/i,
    colour: { lightness: 0.46, chroma: 0.16, hue: 305 },
  },
  {
    names: { en: 'fuchsia', it: 'fucsia' },
    pattern: /\b(?:fuchsia|fucsia|magenta)\b/i,
    colour: { lightness: 0.55, chroma: 0.22, hue: 350 },
  },
  {
    names: { en: 'pink', it: 'rosa' },
    pattern: /\b(?:pink|rosa)\b/i,
    colour: { lightness: 0.65, chroma: 0.14, hue: 0 },
  },
  {
    names: { en: 'red', it: 'rosso' },
    pattern: /\b(?:red|ross[oaie])\b/i,
    colour: { lightness: 0.53, chroma: 0.19, hue: 27 },
  },
  {
    names: { en: 'orange', it: 'arancione' },
    pattern: /\b(?:orange|arancio(?:ne)?)\b/i,
    colour: { lightness: 0.67, chroma: 0.17, hue: 55 },
  },
  {
    names: { en: 'yellow', it: 'giallo' },
    pattern: /\b(?:yellow|giall[oaie])\b/i,
    colour: { lightness: 0.82, chroma: 0.16, hue: 95 },
  },
  {
    names: { en: 'green', it: 'verde' },
    pattern: /\b(?:green|verd[ei])\b/i,
    colour: { lightness: 0.5, chroma: 0.13, hue: 148 },
  },
  {
    names: { en: 'blue', it: 'blu' },
    pattern: /\b(?:blue|blu)\b/i,
    colour: { lightness: 0.5, chroma: 0.16, hue: 256 },
  },
  {
    names: { en: 'brown', it: 'marrone' },
    pattern: /\b(?:brown|marron[ei]|coffee colou?r|chocolate|cioccolato)\b/i,
    colour: { lightness: 0.42, chroma: 0.07, hue: 50 },
  },
  {
    names: { en: 'beige', it: 'beige' },
    pattern:
      /\b(?:beige|sand|sabbia|cream|crema|ivory|avorio)\b(?=[^.]{0,24}(?:colou?r|tone|tint|palette|toni|colori)|$)/i,
    colour: { lightness: 0.5, chroma: 0.06, hue: 70 },
  },
];
const IN_COLOUR_SPEECH =
  /\b(?:colou?rs?|colored|coloured|palette|tones?|tints?|colore|colori|color[ei]|toni|tonalità|tinte|sfondo|background|style|stile)\b/i;

const REFUSED = /\b(?:no|not|never|without|niente|non|senza|nessun)\s(?:\p{L}{1,10}\s)?$/iu;

const NEUTRAL = '(?:black|white|gr[ea]y|ner[oaie]|bianc(?:o|a|hi|he)|grigi[oae]?)';
/** What stands between two colours that belong together: "blue and orange", "blu con dettagli arancioni". */
const BETWEEN_TWO =
  /^\s?(?:,|and|e|ed|with|con|\+|&|\/)\s?(?:(?:a|some|un|touch of|touches of|tocchi di|dettagli|accents? of)\s)?(?:dark |light )?$/i;
const NEUTRAL_BEFORE = new RegExp(`\\b${NEUTRAL}\\s?(?:,|and|e|&|/)\\s?$`, 'i');
const NEUTRAL_BEHIND = new RegExp(`^\\s?(?:,|and|e|&|/|with|con)\\s?${NEUTRAL}\\b`, 'i');

export interface NamedColour {
  colour: Oklch;
  /** Of the colour named beside it; the colour's own hue beside black, white or grey. */
  secondHue?: number;
  /** In the page's language, or the hex value as it was given. */
  name: string;
}

/** The first colour the user asks for: a hex value, else a colour word where the text speaks of colours or lists it. */
export function readColour(text: string, language: Language): NamedColour | undefined {
  const hex = /#(?:[\da-f]{6}|[\da-f]{3})\b/i.exec(text)?.[0].toLowerCase();
  if (hex)
    return {
      colour: fromHex(hex.length > 4 ? hex : hex.replaceAll(/[\da-f]/g, '$&$&')),
      name: hex,
    };
  const [first, second] = COLOUR_WORDS.flatMap((word) => {
    const match = word.pattern.exec(text);
    return match === null || REFUSED.test(text.slice(0, match.index))
      ? []
      : [{ at: match.index, end: match.index + match[0].length, word }];
  })
    .sort((one, other) => one.at - other.at || other.end - one.end)
    .filter(({ at }, index, all) => all.slice(0, index).every(({ end }) => end <= at));
  if (!first) return undefined;
  const around = text.slice(Math.max(0, first.at - 60), first.at + 60);
  const isListed = /(?:^|[,;.]|\b(?:in|with|con|and|e|di)\b)\s*\p{L}{0,12}\s?$/iu.test(
    text.slice(0, first.at),
  );
  if (!IN_COLOUR_SPEECH.test(around) && !isListed) return undefined;
  const { colour } = first.word;
  const name = first.word.names[language];
  if (second !== undefined && BETWEEN_TWO.test(text.slice(first.end, second.at)))
    return { colour, name, secondHue: second.word.colour.hue };
  const isBesideNeutral =
    NEUTRAL_BEFORE.test(text.slice(0, first.at)) || NEUTRAL_BEHIND.test(text.slice(first.end));
  return { colour, name, ...(isBesideNeutral && { secondHue: colour.hue }) };
}

export function namesColour(text: string): boolean {
  return COLOUR_WORDS.some(({ pattern }) => pattern.test(text));
}

const MOODS: readonly (readonly [ColourMood, RegExp])[] = [
  [
    'dark',
    /\b(?:dark (?:mode|theme|background|colou?rs?|page|style)|black background|sfondo (?:nero|scuro)|tema scuro|colori scuri|toni scuri)\b|(?:^|[,;.]\s)(?:dark|scur[oa])(?=[,;.]|\s(?:and|e)\s|$)/i,
  ],
  ['pastel', /\b(?:pastel(?:s|l[oi])?|soft colou?rs|colori tenui|tinte tenui)\b/i],
  [
    'grey',
    /\b(?:black and white|black & white|monochrome|grayscale|bianco e nero|monocromatic[oa])\b/i,
  ],
  [
    'warm',
    /\b(?:warm (?:colou?rs?|tones?|palette|shades|light)|earthy|earth tones|colori caldi|toni caldi|tinte calde|colori della terra|warm)\b|\b(?:stile|tono|toni|atmosfera|ambiente)\b[^.;]{0,30}\bcald[oaie]\b|(?:^|[,;.]\s|\se\s)cald[oa](?=[,;.]|\se\s|$)/i,
  ],
  ['cool', /\b(?:cool (?:colou?rs?|tones?|palette)|cold colou?rs?|colori freddi|toni freddi)\b/i],
  [
    'light',
    /\b(?:bright (?:and|colou?rs?)|light colou?rs?|airy|luminos[oa]|colori chiari|toni chiari)\b/i,
  ],
];

export function readMood(text: string): ColourMood | undefined {
  return MOODS.find(([, pattern]) => pattern.test(text))?.[0];
}
