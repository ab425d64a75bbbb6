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

/** Tells how a value of `font-family` looks: the same for two that cannot be told apart here. */
export type LooksOf = (family: string) => string;

/**
 * At most six pairings for the page's font tokens. Which faces there are depends on the device: a pairing that looks
 * like the page's own or like one before it is left out.
 */
export function derivePairings(tokens: readonly ThemeToken[], looksOf: LooksOf): FontPairing[] {
  const own = fontsOf(tokens);
  const roles = (['display', 'text'] as const).filter((role) => own.has(role));
  const looks = (fonts: { get: (role: FontRole) => string | undefined }): string =>
    roles.map((role) => looksOf(fonts.get(role) ?? '')).join('|');
  const seen = new Set([looks(own)]);
  return PAIRING_IDS.map((id) => ({
    id,
    display: FONTS[PAIRINGS[id].display],
    text: FONTS[PAIRINGS[id].text],
  }))
    .filter((pairing) => {
      const key = looks(
        new Map<FontRole, string>([
          ['display', pairing.display],
          ['text', pairing.text],
        ]),
      );
      return !seen.has(key) && seen.add(key);
    })
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
