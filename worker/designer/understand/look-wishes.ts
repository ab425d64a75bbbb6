import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { readMood } from '../brief/colours.ts';
import { readTones, toDirections } from '../brief/tones.ts';

const REFUSED_BEFORE =
  /\b(?:no|not|never|without|avoid|niente|non|senza|nessun\w*|evita\w*|n['’]t (?:use|want)|instead of)\s(?:\p{L}{1,12}\s){0,2}$/iu;
const SIGHT = 48;
const MOST_COLOURS = 3;

const FONTS: readonly (readonly [NonNullable<PlanLook['font']>, RegExp])[] = [
  ['mono', /\b(?:mono-?spaced?|mono font|typewriter|terminal|macchina da scrivere|monospazio)\b/i],
  ['slab', /\bslab\b/i],
  ['sans', /\b(?:sans(?:[- ]serif)?|grotesk|helvetica|senza grazie|bastoni)\b/i],
  ['serif', /\b(?:serifs?|con (?:le )?grazie|graziat[oi]|garamond|bodoni)\b/i],
  ['hand', /\b(?:hand-?written|handwriting|scritt[oa] a mano|corsivo)\b/i],
];
const CORNERS: readonly (readonly [NonNullable<PlanLook['corners']>, RegExp])[] = [
  [
    'square',
    /\b(?:no (?:rounded|round|soft) corners|sharp corners|square corners|hard edges|spigoli vivi|angoli (?:vivi|retti|squadrati)|squadrat[oa]|brutalis\w+)\b/i,
  ],
  ['round', /\b(?:rounded|round corners|angoli (?:tondi|arrotondati|morbidi)|arrotondat[oi])\b/i],
];
const DENSITIES: readonly (readonly [NonNullable<PlanLook['density']>, RegExp])[] = [
  [
    'airy',
    /\b(?:airy|white ?space|lots of space|negative space|arios[oa]|tanto spazio|spazi(?:o)? bianc(?:o|hi))\b/i,
  ],
  ['dense', /\b(?:dense|compact|fitto|compatt[oa])\b/i],
];
const DARK =
  /\b(?:dark(?! (?:wood|green|red|blue|grey|chocolate|ales?|beers?|rum))(?: mode| theme| background| page| site| look)?|all black|black background|sfondo (?:nero|scuro)|scur[oa]|(?:tema|pagina|sito) (?:dark|ner[oa]))\b/i;
const LIGHT =
  /\b(?:white background|light (?:mode|theme|background|page)|sfondo (?:bianco|chiaro)|luminos[oa])\b/i;
const NOT_DARK =
  /\b(?:not|no|non|niente|never|without|senza)\s(?:\p{L}+\s){0,2}(?:dark|scur[oa]|black|ner[oa])\b/iu;

function pick<Value>(
  text: string,
  table: readonly (readonly [Value, RegExp])[],
): Value | undefined {
  return table.find(([, words]) => words.test(text))?.[0];
}

const COLOUR_SPEECH = /colou?r|colori|tones?|toni|palette|sfondo|background|type|carta|paper/i;

/** Colours that are asked for, in the order of the text, as CSS. A word that is also a thing needs a colour beside it. */
function readWishedColours(clauses: readonly string[]): string[] {
  const wished = clauses.flatMap((clause) => {
    const { found } = readColours(readSource(clause));
    const isOfColours = COLOUR_SPEECH.test(clause) || found.some(({ value }) => !value.isAlsoThing);
    return found.filter(({ value, start }) => {
      const before = clause.slice(Math.max(0, start - SIGHT), start);
      return (
        !REFUSED_BEFORE.test(before) && (!value.isAlsoThing || isOfColours || found.length > 1)
      );
    });
  });
  return [...new Set(wished.map(({ value }) => value.hex))].slice(0, MOST_COLOURS);
}

/** The look that a brief asks for, from the pieces that tell nothing else. What it does not say is left out. */
export function readLookWishes(clauses: readonly string[]): PlanLook {
  const text = clauses.join('. ');
  const colours = readWishedColours(clauses);
  const [direction] = toDirections(readTones(text));
  const font = pick(text, FONTS);
  const corners = pick(text, CORNERS);
  const density = pick(text, DENSITIES);
  const isDark = (DARK.test(text) || readMood(text) === 'dark') && !NOT_DARK.test(text);
  const isLight = LIGHT.test(text) && !isDark;
  return {
    ...(direction && { direction }),
    ...(colours.length > 0 && { colours }),
    ...(isDark && { scheme: 'dark' as const }),
    ...(isLight && { scheme: 'light' as const }),
    ...(font && { font }),
    ...(corners && { corners }),
    ...(density && { density }),
  };
}
