import type { SourceIndex } from '../html/source-index.ts';
import { tokenLabel, type ThemeToken, type TokenKind } from './read-theme.ts';
import {
  COLOUR_RULES,
  FONT_RULES,
  HUE_RULES,
  RADIUS_RULES,
  SPACING_RULES,
  type NameRule,
  type TokenRole,
} from './token-roles.ts';
import { readUses } from './token-uses.ts';

/** What a token is for; `nth` counts the tokens of one role from 1. Without a role, the words of its own name. */
export type TokenName = { role: TokenRole; nth: number } | { role: 'own'; words: string };

const RULES: Record<TokenKind, readonly NameRule[]> = {
  colour: COLOUR_RULES,
  font: FONT_RULES,
  radius: RADIUS_RULES,
  spacing: SPACING_RULES,
  other: [],
};

/** The names of a page's tokens for people, by token name: from what it is called, else from where it is used. */
export function nameTokens(
  index: SourceIndex,
  tokens: readonly Pick<ThemeToken, 'name' | 'kind'>[],
): ReadonlyMap<string, TokenName> {
  const known = new Set(tokens.map(({ name }) => name));
  const uses = readUses(index);
  const counts = new Map<TokenRole, number>();
  const names = new Map<string, TokenName>();
  for (const { name, kind } of tokens) {
    if (names.has(name)) continue;
    const role = isGroundOfPair(name, known)
      ? 'tint'
      : (roleByName(name, RULES[kind]) ??
        (kind === 'colour' ? (uses.get(name) ?? roleByName(name, HUE_RULES)) : undefined));
    if (role === undefined) {
      names.set(name, { role: 'own', words: tokenLabel(name) });
      continue;
    }
    const nth = (counts.get(role) ?? 0) + 1;
    counts.set(role, nth);
    names.set(name, { role, nth });
  }
  return names;
}

/** `--muted` is a text on most pages, but a background beside `--muted-foreground`. */
function isGroundOfPair(name: string, known: ReadonlySet<string>): boolean {
  return name.endsWith('-muted') && known.has(`${name}-foreground`);
}

function roleByName(name: string, rules: readonly NameRule[]): TokenRole | undefined {
  const words = wordsOf(name);
  return rules.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Words that say nothing of what a token is for. */
const EMPTY_WORDS = new Set(
  'color colour colors colours colore colori clr col c bs wp preset theme palette token var'.split(
    ' ',
  ),
);

/** `--bs-primaryBg-2` reads "primary bg". */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .join(' ');
}
