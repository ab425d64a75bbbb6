import { applyPalette, palettesOf } from '#domain/theme/repaint.ts';
import type { Palette } from '#domain/theme/palettes.ts';
import type { ThemeToken, TokenChange } from '#domain/theme/read-theme.ts';
import type { EditingSession } from '../editing-types.ts';

/** A palette with the values that it gives to all tokens of the page. */
export interface Look {
  palette: Palette;
  values: readonly string[];
}

/** The looks that are offered for a page as it was before one of them was chosen. */
export interface Looks {
  own: readonly string[];
  looks: readonly Look[];
}

/** What was offered when a look was chosen, so that the choice stays among the looks. */
const offered = new WeakMap<EditingSession, Looks>();

export function rememberLooks(session: EditingSession, looks: Looks): void {
  offered.set(session, looks);
}

/**
 * The looks for the page: those that one was chosen from as long as the page has its colours or those from before,
 * else new ones from the colours that it has now.
 */
export function looksFor(session: EditingSession, tokens: readonly ThemeToken[]): Looks {
  const known = offered.get(session);
  if (known !== undefined && isOneOf(known, valuesOf(tokens))) return known;
  const looks = palettesOf(session.page().index, tokens).flatMap((palette) => {
    const changes = applyPalette(tokens, palette);
    const changed = new Map(changes.map(({ token, value }) => [token, value]));
    const values = tokens.map((token) => changed.get(token) ?? token.value);
    return changes.length === 0 ? [] : [{ palette, values }];
  });
  return { own: valuesOf(tokens), looks };
}

/** What a look changes in the page as it is; nothing for the one that it has. */
export function changesTo({ values }: Look, tokens: readonly ThemeToken[]): TokenChange[] {
  return tokens.flatMap((token, at) => {
    const value = values[at] ?? token.value;
    return value === token.value ? [] : [{ token, value }];
  });
}

function isOneOf({ own, looks }: Looks, now: readonly string[]): boolean {
  return [own, ...looks.map(({ values }) => values)].some(
    (values) => values.length === now.length && values.every((value, at) => value === now[at]),
  );
}

function valuesOf(tokens: readonly ThemeToken[]): string[] {
  return tokens.map(({ value }) => value);
}
