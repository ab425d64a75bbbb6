import { mapColours, writeColour } from '../colour/css-colour.ts';
import type { SourceIndex } from '../html/source-index.ts';
import { findPairs } from './find-pairs.ts';
import { derivePalettes, mostColourful, type Palette } from './palettes.ts';
import type { ThemeToken, TokenScheme } from './read-theme.ts';

/** Colours that mean the same on every page. */
const SIGNALS = /danger|error|alert|success|warning|invalid|valid/i;
const LEADS = /brand|primary|accent|link|main|theme/i;

const SCHEMES: readonly TokenScheme[] = ['base', 'dark'];

function isPainted({ kind, name, value }: ThemeToken): boolean {
  return kind === 'colour' && !SIGNALS.test(name) && !value.startsWith('var(');
}

/** Six palettes for a page's theme; empty where it has no colours to change. */
export function palettesOf(index: SourceIndex, tokens: readonly ThemeToken[]): Palette[] {
  const painted = tokens.filter(isPainted);
  const colours = [...new Set(painted.flatMap(({ value }) => hexesIn(value)))];
  const leads = painted.filter(({ name }) => LEADS.test(name) && !/on-/.test(name));
  const lead = mostColourful(leads.flatMap(({ value }) => hexesIn(value)));
  const pairs = SCHEMES.flatMap((scheme) => findPairs(index, tokens, scheme)).map(
    ({ text, background }) => [text.hex, background.hex] as const,
  );
  return derivePalettes({ colours, lead, pairs });
}

function hexesIn(value: string): string[] {
  const found: string[] = [];
  mapColours(value, ({ hex }) => {
    found.push(hex);
    return undefined;
  });
  return found;
}

/** The values that a palette gives to the tokens; those that stay are left out. */
export function applyPalette(
  tokens: readonly ThemeToken[],
  { colours }: Palette,
): { token: ThemeToken; value: string }[] {
  return tokens.filter(isPainted).flatMap((token) => {
    const value = mapColours(token.value, ({ hex, alpha }) => {
      const next = colours.get(hex);
      return next === undefined || next === hex ? undefined : writeColour({ hex: next, alpha });
    });
    return value === token.value ? [] : [{ token, value }];
  });
}
