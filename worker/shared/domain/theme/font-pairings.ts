import { FONTS, sourceOf, type FontId } from '../fonts/font-families.ts';
import { firstFamily } from '../fonts/page-fonts.ts';
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

/** One that is offered in words. */
export interface NamedPairing extends FontPairing {
  names: { display: string; text: string };
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

/** What titles and text are set in now, by the page's font tokens; undefined for a page without any. */
export function pairingNow(
  tokens: readonly ThemeToken[],
): Pick<FontPairing, 'display' | 'text'> | undefined {
  const own = fontsOf(tokens);
  const text = own.get('text') ?? own.get('display');
  return text === undefined ? undefined : { display: own.get('display') ?? text, text };
}

const SERIF = /(?<!sans-)serif|georgia|times/i;

/** Where whoever has none of our pairings begins: with faces of the kind that the page has. */
function firstPairing(display: string, kind: string | undefined): PairingId {
  if (/^(?:rounded|hand)$/.test(kind ?? '')) return 'friendly';
  return SERIF.test(display) ? 'book' : 'studio';
}

/**
 * The pairing after the page's own, with other faces for titles and for text. The playful one is for pages that are
 * so already.
 */
export function nextPairing(now: Pick<FontPairing, 'display' | 'text'>): NamedPairing {
  const [display, text] = [firstFamily(now.display), firstFamily(now.text)];
  const kind = display && sourceOf(display).kind;
  const own = PAIRING_IDS.findIndex(
    (id) => PAIRINGS[id].display === display && PAIRINGS[id].text === text,
  );
  const start = own < 0 ? PAIRING_IDS.indexOf(firstPairing(now.display, kind)) : own + 1;
  const turned = [...PAIRING_IDS.slice(start), ...PAIRING_IDS.slice(0, start)];
  const fits = (id: PairingId): boolean =>
    PAIRINGS[id].display !== display &&
    PAIRINGS[id].text !== text &&
    (id !== 'friendly' || start === PAIRING_IDS.indexOf('friendly'));
  const id = turned.find(fits) ?? 'book';
  const { display: titles, text: words } = PAIRINGS[id];
  return {
    id,
    display: FONTS[titles],
    text: FONTS[words],
    names: { display: sourceOf(titles).family, text: sourceOf(words).family },
  };
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
