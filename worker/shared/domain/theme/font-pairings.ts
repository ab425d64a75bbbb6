import { FONTS } from './font-stacks.ts';
import type { ThemeToken } from './read-theme.ts';

type FontId = keyof typeof FONTS;

export const PAIRING_IDS = [
  'book',
  'gazette',
  'studio',
  'workshop',
  'museum',
  'friendly',
  'engineer',
  'plain',
] as const;
export type PairingId = (typeof PAIRING_IDS)[number];

/** Faces for titles and for text that go together; all ship with operating systems. */
const PAIRINGS: Readonly<Record<PairingId, { display: FontId; text: FontId }>> = {
  book: { display: 'oldStyle', text: 'humanist' },
  gazette: { display: 'didone', text: 'transitional' },
  studio: { display: 'geometric', text: 'grotesque' },
  workshop: { display: 'slab', text: 'system' },
  museum: { display: 'antique', text: 'classical' },
  friendly: { display: 'rounded', text: 'humanist' },
  engineer: { display: 'mono', text: 'system' },
  plain: { display: 'grotesque', text: 'system' },
};

export const PAIRING_COUNT = 6;

export interface FontPairing {
  id: PairingId;
  /** Values of `font-family`. */
  display: string;
  text: string;
}

type FontRole = 'display' | 'text' | 'mono';

/** What a font token is for, by its name; a single token is for all text. */
export function fontRole(name: string): FontRole {
  if (/mono|code/i.test(name)) return 'mono';
  return /display|head|title|brand|serif(?!.*sans)/i.test(name) && !/sans-serif|sans/i.test(name)
    ? 'display'
    : 'text';
}

/** Six pairings; the one that the page has now is left out. */
export function derivePairings(tokens: readonly ThemeToken[]): FontPairing[] {
  const own = fontsOf(tokens);
  return PAIRING_IDS.map((id) => ({
    id,
    display: FONTS[PAIRINGS[id].display],
    text: FONTS[PAIRINGS[id].text],
  }))
    .filter(({ display, text }) => display !== own.get('display') || text !== own.get('text'))
    .slice(0, PAIRING_COUNT);
}

function fontsOf(tokens: readonly ThemeToken[]): ReadonlyMap<FontRole, string> {
  const fonts = tokens.filter(({ kind }) => kind === 'font');
  return new Map(fonts.map(({ name, value }) => [fontRole(name), value]));
}

/** The values that a pairing gives the page's font tokens; those for code stay, and those that follow others. */
export function applyPairing(
  tokens: readonly ThemeToken[],
  pairing: FontPairing,
): { token: ThemeToken; value: string }[] {
  return tokens
    .filter(({ kind, value }) => kind === 'font' && !value.startsWith('var('))
    .flatMap((token) => {
      const role = fontRole(token.name);
      return role === 'mono' ? [] : [{ token, value: pairing[role] }];
    });
}
