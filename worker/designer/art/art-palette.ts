import type { SourceIndex } from '#domain/html/source-index.ts';
import { readTheme, type ThemeToken } from '#domain/theme/read-theme.ts';
import { nameTokens } from '#domain/theme/token-names.ts';
import type { TokenRole } from '#domain/theme/token-roles.ts';

/** Roles of a page's colours that can play a part in a drawing, best first. */
const SOURCES = {
  ground: ['background', 'surface', 'tint'],
  ink: ['text', 'headings', 'deep'],
  brand: ['main', 'buttons', 'links', 'accent'],
  accent: ['accent', 'secondary'],
} as const satisfies Record<string, readonly TokenRole[]>;

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
  const ground = find(SOURCES.ground) ?? PLAIN.ground;
  const ink = find(SOURCES.ink) ?? PLAIN.ink;
  const brand = find(SOURCES.brand) ?? PLAIN.brand;
  const accent = find(SOURCES.accent) ?? mix(brand, 45, ground);
  const deep = mix(brand, 30, ink);
  const colours = {
    tint: mix(brand, 14, ground),
    surface: ground,
    ground,
    ink,
    brand,
    accent: accent === brand ? mix(brand, 45, ground) : accent,
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
