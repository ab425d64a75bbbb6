import { FONTS, type FontId } from '../fonts/font-families.ts';
import type { ThemeToken } from './read-theme.ts';

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

/** Faces for titles and for text that go together. */
const PAIRINGS: Readonly<Record<PairingId, { display: FontId; text: FontId }>> = {
  book: { display: 'fraunces', text: 'sourceSans' },
  gazette: { display: 'playfair', text: 'sourceSerif' },
  studio: { display: 'jost', text: 'sourceSans' },
  workshop: { display: 'bitter', text: 'openSans' },
  museum: { display: 'marcellus', text: 'nunito' },
  friendly: { display: 'fredoka', text: 'nunito' },
  engineer: { display: 'spaceGrotesk', text: 'inter' },
  plain: { display: 'inter', text: 'inter' },
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

/** At most six pairings for the page's font tokens, without the one that the page has. */
export function derivePairings(tokens: readonly ThemeToken[]): FontPairing[] {
  const own = fontsOf(tokens);
  const roles = (['display', 'text'] as const).filter((role) => own.has(role));
  return PAIRING_IDS.map((id) => ({
    id,
    display: FONTS[PAIRINGS[id].display],
    text: FONTS[PAIRINGS[id].text],
  }))
    .filter((pairing) => roles.some((role) => pairing[role] !== own.get(role)))
    .slice(0, PAIRING_COUNT);
}

function fontsOf(tokens: readonly ThemeToken[]): ReadonlyMap<FontRole, string> {
  const fonts = tokens.filter(({ kind, value }) => kind === 'font' && !value.startsWith('var('));
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
