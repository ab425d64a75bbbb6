import type { WantedColour } from '../edit-types.ts';
import { fromLch, readColour, toLch } from '../css/colour.ts';
import { COLOURS, SHADES, type ShadeId } from '../lexicon/colours.ts';

const CODE = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/;
const SHADE_IDS = ['pale', 'light', 'dark', 'bright'] as const satisfies readonly ShadeId[];
const SHADE_WORDS = SHADE_IDS.map((id) => SHADES[id]).join('|');
const PATTERNS = COLOURS.map(([words, hex]) => ({
  hex,
  pattern: new RegExp(
    `(?<![\\w-]|(?<!\\b(?:l|un|dell|all))')(?:(?<before>${SHADE_WORDS})[ -])?(?<name>${words})(?:[ -](?:molto )?(?<after>${SHADE_WORDS}))?(?![\\w])`,
  ),
}));

/** The colour a request names, as a code or in words ("verde scuro", "light yellow"). Text must be folded. */
export function findColourWords(
  folded: string,
): (WantedColour & { start: number; end: number }) | undefined {
  const code = CODE.exec(folded);
  const hex = code && readColour(code[0]);
  if (code && hex)
    return { hex, words: code[0], start: code.index, end: code.index + code[0].length };
  const found = PATTERNS.flatMap(({ hex, pattern }) => {
    const match = pattern.exec(folded);
    return match ? [{ hex, match }] : [];
  }).sort((a, b) => a.match.index - b.match.index || b.match[0].length - a.match[0].length);
  const best = preferColour(found);
  if (!best) return undefined;
  const { before, after } = best.match.groups ?? {};
  return {
    hex: shadeOf(best.hex, before ?? after),
    words: best.match[0],
    start: best.match.index,
    end: best.match.index + best.match[0].length,
  };
}

/** "from red to blue" and "not red but blue" want the last colour, everything else the first. */
function preferColour<Found extends { match: RegExpExecArray }>(
  found: readonly Found[],
): Found | undefined {
  const [first] = found;
  if (!first) return undefined;
  const before = first.match.input.slice(0, first.match.index);
  const isOld =
    /\b(?:from|da|dal|not|non|instead of|invece d\w+|al posto del?)\s+(?:the |il )?$/.test(before);
  return isOld
    ? (found.find(({ match }) => match.index > first.match.index + first.match[0].length - 1) ??
        first)
    : first;
}

function shadeOf(hex: string, words: string | undefined): string {
  const id = SHADE_IDS.find(
    (shade) => words !== undefined && new RegExp(`^(?:${SHADES[shade]})$`).test(words),
  );
  return id ? SHADE_MIX[id](hex) : hex;
}

const SHADE_MIX: Record<ShadeId, (hex: string) => string> = {
  dark: (hex) => withLch(hex, (l) => Math.min(l * 0.6, 0.34), 0.8),
  light: (hex) => withLch(hex, () => 0.92, 0.5),
  pale: (hex) => withLch(hex, () => 0.955, 0.3),
  bright: (hex) => withLch(hex, (l) => Math.max(l, 0.6), 1.3),
};

function withLch(hex: string, lightness: (l: number) => number, chroma: number): string {
  const lch = toLch(hex);
  return fromLch({ ...lch, l: lightness(lch.l), c: lch.c * chroma });
}
