import type { SourceIndex } from '#domain/html/source-index.ts';
import { ART_ROLES, type ArtColours } from '#domain/theme/art-colours.ts';
import { readTheme, type ThemeToken } from '#domain/theme/read-theme.ts';
import { nameTokens } from '#domain/theme/token-names.ts';
import type { TokenRole } from '#domain/theme/token-roles.ts';

const PLAIN = { ground: 'Canvas', ink: 'CanvasText', brand: 'currentColor' };

function mix(one: string, share: number, other: string): string {
  return `color-mix(in oklab, ${one} ${share}%, ${other})`;
}

function findToken(
  tokens: readonly ThemeToken[],
  roleOf: (name: string) => TokenRole | 'own' | undefined,
  roles: readonly TokenRole[],
): string | undefined {
  for (const role of roles) {
    const token = tokens.find(({ name, kind }) => kind === 'colour' && roleOf(name) === role);
    if (token) return `var(${token.name})`;
  }
  return undefined;
}

/** The custom properties that drawings are made with, from the page's own tokens: they follow its theme and scheme. */
export function artPalette(index: SourceIndex): string {
  const tokens = readTheme(index);
  const names = nameTokens(index, tokens);
  const find = (roles: readonly TokenRole[]) =>
    findToken(tokens, (name) => names.get(name)?.role, roles);
  const ground = find(ART_ROLES.ground) ?? PLAIN.ground;
  const ink = find(ART_ROLES.ink) ?? PLAIN.ink;
  const brand = find(ART_ROLES.brand) ?? PLAIN.brand;
  const accent = find(ART_ROLES.accent) ?? mix(brand, 45, ground);
  return paletteOf({
    ground,
    ink,
    brand,
    accent: accent === brand ? mix(brand, 45, ground) : accent,
  });
}

/** The custom properties that drawings are made with, from four colours. */
export function paletteOf({ ground, ink, brand, accent }: ArtColours): string {
  const deep = mix(brand, 30, ink);
  const colours = {
    tint: mix(brand, 14, ground),
    surface: ground,
    ground,
    ink,
    brand,
    accent,
    deep,
    'art-dark': deep,
    'deep-line': mix(deep, 75, ground),
    'deep-brand': mix(brand, 55, ground),
    'on-brand': ground,
    'on-accent': ink,
    'on-deep': ground,
  };
  return Object.entries(colours)
    .map(([name, value]) => `--color-${name}: ${value};`)
    .join(' ');
}
