import type { SourceIndex } from '../html/source-index.ts';
import { readTheme } from './read-theme.ts';
import { nameTokens } from './token-names.ts';
import type { TokenRole } from './token-roles.ts';

/** Roles of a page's colours that can play a part in a drawing, best first. */
export const ART_ROLES = {
  ground: ['background', 'surface', 'tint'],
  ink: ['text', 'headings', 'deep'],
  brand: ['main', 'buttons', 'links', 'accent'],
  accent: ['accent', 'secondary'],
} as const satisfies Record<string, readonly TokenRole[]>;

/** The colours that all others of a drawing are mixed from; CSS. */
export type ArtColours = Record<keyof typeof ART_ROLES, string>;

/** The page's colours for a drawing that stands alone, as `#rrggbb`; undefined where the page does not name all. */
export function artColours(index: SourceIndex): ArtColours | undefined {
  const tokens = readTheme(index);
  const names = nameTokens(index, tokens);
  const find = (roles: readonly TokenRole[]): string | undefined => {
    const found = roles.flatMap((role) =>
      tokens.filter(({ name, scheme }) => scheme === 'base' && names.get(name)?.role === role),
    );
    return found.find(({ colour }) => colour !== undefined)?.colour?.hex;
  };
  const { ground, ink, brand, accent } = ART_ROLES;
  const colours = {
    ground: find(ground),
    ink: find(ink),
    brand: find(brand),
    accent: find(accent),
  };
  if (!colours.ground || !colours.ink || !colours.brand) return undefined;
  const { ground: field, ink: lines, brand: main } = colours;
  return { ground: field, ink: lines, brand: main, accent: colours.accent ?? main };
}
