import { fromHex, toHex, type Oklch } from '#domain/colour/oklch.ts';
import { COLOUR_NAMES, SHADE_WORDS, type ColourName, type ShadeId } from './colour-names.ts';
import type { ReadingLanguage } from './language.ts';
import { matchPhrase, toPhrases } from './phrases.ts';
import { scan, type Look, type Match, type Reading } from './scan.ts';
import { isTogether, type Source } from './tokens.ts';

/** A colour that a text names. */
export interface ReadColour {
  /** `#rrggbb`, with the shade applied. */
  hex: string;
  /** The name to show in each language; undefined for a code. */
  names: Readonly<Record<ReadingLanguage, string>> | undefined;
  /** "dark", "chiaro" beside a name that has no entry of its own with it. */
  shade: ShadeId | undefined;
  /** The word also names a thing ("crema", "mint"): it means the colour only where the text speaks of colours. */
  isAlsoThing: boolean;
}

const NAMES = toPhrases(
  COLOUR_NAMES.flatMap((colour) =>
    [...colour.en, ...colour.it].map((name) => [name, { colour, name }] as const),
  ),
);
const SHADES = toPhrases(
  (Object.keys(SHADE_WORDS) as ShadeId[]).flatMap((id) =>
    SHADE_WORDS[id].map((word) => [word, id] as const),
  ),
);

/**
 * The colours of a text: names in English and Italian with their shades ("light yellow", "verde molto chiaro"),
 * `#rgb`, `#rrggbb` and `rgb(…)`.
 */
export function readColours(source: Source): Reading<ReadColour> {
  return scan(source, (look, at) => {
    const before = look(at - 1);
    const isHanging = before?.text === '-' && isTogether(before, look(at));
    return isHanging ? undefined : readColourAt(look, at);
  });
}

/** A colour that begins at a token. */
export function readColourAt(look: Look, at: number): Match<ReadColour> | undefined {
  return readHexCode(look, at) ?? readRgb(look, at) ?? readColourName(look, at);
}

function readColourName(look: Look, at: number): Match<ReadColour> | undefined {
  const plain = matchPhrase(NAMES, look, at);
  const before = plain ? undefined : matchPhrase(SHADES, look, at);
  const joint = before && look(before.next)?.text === '-' ? 1 : 0;
  const found = plain ?? (before && matchPhrase(NAMES, look, before.next + joint));
  if (!found) return undefined;
  const behind = before ? undefined : readShadeBehind(look, found.next);
  const shade = before?.value ?? behind?.value;
  const value = toColour(found.value, shade);
  return { value, next: behind?.next ?? found.next };
}

/** "Pink light" is a lamp: of the words behind a name only Italian ones change it. */
function readShadeBehind(look: Look, at: number): Match<ShadeId> | undefined {
  return isItalianShade(look, at) ? matchPhrase(SHADES, look, at) : undefined;
}

const ENGLISH_SHADES =
  /^(?:dark|darker|deep|light|lighter|soft|very|pale|pastel|bright|vivid|vibrant)$/;

function isItalianShade(look: Look, at: number): boolean {
  return !ENGLISH_SHADES.test(look(at)?.text ?? '');
}

interface NamedColour {
  colour: ColourName;
  name: string;
}

function toColour({ colour, name }: NamedColour, shade: ShadeId | undefined): ReadColour {
  const { hex, en, it, things = [] } = colour;
  return {
    hex: shade ? shadeOf(hex, shade) : hex,
    names: { en: en[0] ?? name, it: it[0] ?? name },
    shade,
    isAlsoThing: things.includes(name),
  };
}

const SHADES_OF: Readonly<Record<ShadeId, (colour: Oklch) => Oklch>> = {
  dark: ({ lightness, chroma, hue }) => ({
    lightness: Math.min(lightness * 0.6, 0.34),
    chroma: chroma * 0.8,
    hue,
  }),
  light: ({ chroma, hue }) => ({ lightness: 0.92, chroma: chroma * 0.5, hue }),
  pale: ({ chroma, hue }) => ({ lightness: 0.955, chroma: chroma * 0.3, hue }),
  bright: ({ lightness, chroma, hue }) => ({
    lightness: Math.max(lightness, 0.6),
    chroma: chroma * 1.3,
    hue,
  }),
};

/** A shade of `#rrggbb`; the chroma is lowered where the screen cannot show it. */
export function shadeOf(hex: string, shade: ShadeId): string {
  return toHex(SHADES_OF[shade](fromHex(hex)));
}

const IS_HEX = /^(?:[\da-f]{3}|[\da-f]{6})$/;
/** "1b2f63" is cut into five tokens at most six. */
const MOST_HEX_TOKENS = 6;

function readHexCode(look: Look, at: number): Match<ReadColour> | undefined {
  if (look(at)?.text !== '#') return undefined;
  let code = '';
  let next = at + 1;
  while (next <= at + MOST_HEX_TOKENS && isHexPart(look, next)) {
    code += look(next)?.text ?? '';
    next += 1;
  }
  if (!IS_HEX.test(code)) return undefined;
  const long = code.length === 3 ? code.replaceAll(/./g, '$&$&') : code;
  return { value: toCode(`#${long}`), next };
}

function isHexPart(look: Look, at: number): boolean {
  const token = look(at);
  const isPart = token?.kind === 'word' || token?.kind === 'number';
  return isPart && isTogether(look(at - 1), token);
}

/** "rgb(12, 34, 56)", "rgb(12 34 56)". */
function readRgb(look: Look, at: number): Match<ReadColour> | undefined {
  if (look(at)?.text !== 'rgb' || look(at + 1)?.text !== '(') return undefined;
  const channels: number[] = [];
  let next = at + 2;
  while (channels.length < 3 && look(next)?.kind === 'number') {
    channels.push(Number(look(next)?.text));
    next += look(next + 1)?.text === ',' ? 2 : 1;
  }
  const isWhole = channels.length === 3 && look(next)?.text === ')';
  if (!isWhole || channels.some((channel) => channel > 255)) return undefined;
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { value: toCode(`#${hex}`), next: next + 1 };
}

function toCode(hex: string): ReadColour {
  return { hex, names: undefined, shade: undefined, isAlsoThing: false };
}
