import { parseColour, type CssColour } from '../colour/css-colour.ts';
import type { CssDeclaration } from '../css/parse-css.ts';
import { isDarkRule, readStyleSheet, type SheetRule, type StyleSheet } from '../css/style-sheet.ts';
import type { SourceIndex } from '../html/source-index.ts';
import type { PageOperation } from '../page-operations/operation-types.ts';
import { readLightDark, writeLightDark, type LightDark } from './light-dark.ts';

export type TokenKind = 'colour' | 'font' | 'radius' | 'spacing' | 'other';

/** `dark` holds on dark screens (or under a dark theme of the page), `base` everywhere else. */
export type TokenScheme = 'base' | 'dark';

/** A custom property of the page's root, as the page declares it. */
export interface ThemeToken {
  /** With its two dashes. */
  name: string;
  /** As written, without `!important`. */
  value: string;
  kind: TokenKind;
  scheme: TokenScheme;
  /** What it comes to, other tokens followed; undefined for all that is no plain colour. */
  colour: CssColour | undefined;
  /** The rule that declares it: among the rules with this selector, from 0. */
  rule: { selector: string; nth: number; isRoot: boolean };
  isImportant: boolean;
  /** Of a token that is written as `light-dark()`: both values. */
  sides?: LightDark;
}

/** Values of custom properties by name. */
export type TokenValues = ReadonlyMap<string, string>;

/** The tokens of a page in the order in which it declares them; the last declaration of a name counts. */
export function readTheme(index: SourceIndex): ThemeToken[] {
  const sheet = readStyleSheet(index);
  const found = sheet.rules.flatMap((rule) => tokensOf(rule, sheet));
  const last = new Map(found.map((token) => [`${token.scheme} ${token.name}`, token]));
  const tokens = [...last.values()];
  const values = {
    base: tokenValues(tokens, 'base'),
    dark: tokenValues(tokens, 'dark'),
  };
  return tokens.map((token) => {
    const resolved = resolveTokens(token.value, values[token.scheme]);
    const colour = parseColour(resolved);
    return { ...token, colour, kind: kindOf(token.name, resolved) };
  });
}

/** The tokens that hold in a scheme, each name once: in the dark the base counts for what the dark does not say. */
export function tokensInForce<T extends Pick<ThemeToken, 'name' | 'scheme'>>(
  tokens: readonly T[],
  scheme: TokenScheme,
): T[] {
  const base = tokens.filter((token) => token.scheme === 'base');
  const dark = scheme === 'dark' ? tokens.filter((token) => token.scheme === 'dark') : [];
  return [...new Map([...base, ...dark].map((token) => [token.name, token])).values()];
}

type FoundToken = Omit<ThemeToken, 'colour' | 'kind'>;

function tokensOf(rule: SheetRule, sheet: StyleSheet): FoundToken[] {
  const scheme = schemeOf(rule);
  if (scheme === undefined) return [];
  const same = sheet.rules.filter(({ selector }) => selector === rule.selector);
  const isRoot = scheme === 'base' && rule.conditions.length === 0 && isRootSelector(rule);
  const place = { selector: rule.selector, nth: same.indexOf(rule), isRoot };
  return rule.declarations
    .filter(({ name, value }) => name.startsWith('--') && value !== '')
    .flatMap(({ name, value, isImportant }: CssDeclaration): FoundToken[] => {
      const token = { name, value, isImportant, scheme, rule: place };
      const sides = scheme === 'base' ? readLightDark(value) : undefined;
      if (sides === undefined) return [token];
      return [
        { ...token, sides, value: sides.base },
        { ...token, sides, value: sides.dark, scheme: 'dark' },
      ];
    });
}

function isRootSelector({ selector }: SheetRule): boolean {
  return /(?:^|,)\s*(?::root|html)\s*(?:,|$)/.test(selector);
}

const DARK_ROOT =
  /^(?:(?::root|html|body)?(?:\[data-[\w-](?=[^\]]*dark)[^\]]*\]|\.(?:dark|dark-mode|theme-dark))|:root|html)$/i;

/** Undefined for rules that hold for a part of the page, or only on some screens. */
function schemeOf(rule: SheetRule): TokenScheme | undefined {
  if (isDarkRule(rule)) {
    const others = rule.conditions.filter((one) => !/prefers-color-scheme|@layer/i.test(one));
    const isForPage = rule.selector.split(',').some((one) => DARK_ROOT.test(one.trim()));
    return isForPage && others.length === 0 ? 'dark' : undefined;
  }
  const isAlways = rule.conditions.every((one) => /@layer/i.test(one));
  return isAlways && isRootSelector(rule) ? 'base' : undefined;
}

/** By name, as they hold in this scheme. */
export function tokenValues(
  tokens: readonly Pick<ThemeToken, 'name' | 'value' | 'scheme'>[],
  scheme: TokenScheme,
): TokenValues {
  return new Map(tokensInForce(tokens, scheme).map(({ name, value }) => [name, value]));
}

const MAX_STEPS = 8;
const WHOLE_VAR = /^var\(\s*(--[\w-]+)\s*(?:,([^]*))?\)$/;

/** A value that is one `var()` with what it stands for; all others as they are. */
export function resolveTokens(value: string, values: TokenValues): string {
  let resolved = value.trim();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [, name, fallback] = WHOLE_VAR.exec(resolved) ?? [];
    if (name === undefined) return resolved;
    const next = values.get(name) ?? fallback;
    if (next === undefined) return resolved;
    resolved = next.trim();
  }
  return resolved;
}

/** The token in which a chain of `var()` ends: the one to change. Undefined when the value is none. */
export function tokenBehind(value: string, values: TokenValues): string | undefined {
  let behind: string | undefined;
  let resolved = value.trim();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [, name = ''] = WHOLE_VAR.exec(resolved) ?? [];
    const next = values.get(name);
    if (next === undefined) return behind;
    behind = name;
    resolved = next.trim();
  }
  return behind;
}

const LENGTH =
  /^-?(?:\d*\.)?\d+(?:px|rem|em|%|vw|vh|ch|vmin|vmax)?(?:\s+-?[\d.]+(?:[a-z_]\w*)?)*$|^(?:clamp|calc|min|max)\(/i;
const GENERIC_FAMILY = /(?:^|,)\s*(?:serif|sans-serif|monospace|cursive|system-ui|ui-[a-z]+)\s*$/i;

function kindOf(name: string, value: string): TokenKind {
  if (parseColour(value) || /^light-dark\(/i.test(value)) return 'colour';
  if (GENERIC_FAMILY.test(value)) return 'font';
  if (/font|family|typeface/i.test(name) && /[a-z]{3}/i.test(value) && !LENGTH.test(value)) {
    return /size|weight|style|variant|feature/i.test(name) ? 'other' : 'font';
  }
  if (!LENGTH.test(value)) return 'other';
  if (/radius|rounded|corner/i.test(name)) return 'radius';
  return /spac(?:e|ing)|gap|gutter|pad|margin|section|inset/i.test(name) ? 'spacing' : 'other';
}

/** Another value for a token. */
export interface TokenChange {
  token: ThemeToken;
  value: string;
}

/** Gives tokens other values where the page declares them; `!important` stays. */
export function setThemeTokens(changes: readonly TokenChange[]): PageOperation[] {
  return joinSides(changes).map(({ token: { name, rule, isImportant }, value }) => {
    const written = isImportant ? `${value} !important` : value;
    if (rule.isRoot) return { kind: 'set-token', name, value: written };
    const scope = { kind: 'rule', selector: rule.selector, nth: rule.nth } as const;
    return { kind: 'set-style', scope, property: name, value: written };
  });
}

/** Changes of the sides of one `light-dark()` become one. */
function joinSides(changes: readonly TokenChange[]): TokenChange[] {
  const joined = new Map<object, LightDark>();
  const changed = changes.filter(({ token, value }) => {
    if (token.sides === undefined) return true;
    const isFirst = !joined.has(token.sides);
    const sides = joined.get(token.sides) ?? token.sides;
    joined.set(token.sides, { ...sides, [token.scheme]: value });
    return isFirst;
  });
  return changed.map((change) => {
    const sides = change.token.sides && joined.get(change.token.sides);
    return sides ? { ...change, value: writeLightDark(sides) } : change;
  });
}

/** `--color-on-brand` reads "On brand". */
export function tokenLabel(name: string): string {
  const words = name
    .replace(/^--/, '')
    .replace(/^(?:colou?rs?|clr|font|family|radius|spac(?:e|ing))-(?=.)/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
