import { blend, parseColour } from '../colour/css-colour.ts';
import { contrastRatio } from '../colour/oklch.ts';
import { isDarkRule, readStyleSheet, type SheetRule } from '../css/style-sheet.ts';
import type { SourceIndex } from '../html/source-index.ts';
import {
  resolveTokens,
  tokenBehind,
  tokenValues,
  type ThemeToken,
  type TokenScheme,
  type TokenValues,
} from './read-theme.ts';

export interface PairSide {
  /** The token that holds the colour; null where a rule says it itself. */
  token: string | null;
  /** As one sees it, `#rrggbb`. */
  hex: string;
}

/** A text colour and the background on which the page shows it. */
export interface ColourPair {
  text: PairSide;
  background: PairSide;
  /** WCAG 2, 1–21. */
  ratio: number;
}

/** Pairs of one scheme, the least readable first: those that names of tokens tell, and those of single rules. */
export function findPairs(
  index: SourceIndex,
  tokens: readonly ThemeToken[],
  scheme: TokenScheme,
): ColourPair[] {
  const values = tokenValues(tokens, scheme);
  const sides = [...namedPairs(values), ...rulePairs(index, scheme)];
  const pairs = new Map<string, ColourPair>();
  for (const [text, background] of sides) {
    const pair = measure(text, background, values);
    if (!pair || (pair.text.token === null && pair.background.token === null)) continue;
    const key = [pair.text, pair.background].map(({ token, hex }) => token ?? hex).join(' ');
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  return [...pairs.values()].sort((one, other) => one.ratio - other.ratio);
}

/** CSS values of a text and of what is behind it. */
type WrittenPair = readonly [text: string, background: string];

function measure(text: string, background: string, values: TokenValues): ColourPair | undefined {
  const [above, below] = [text, background].map((value) =>
    parseColour(resolveTokens(value, values)),
  );
  if (!above || !below || below.alpha < 1 || above.alpha === 0) return undefined;
  const hex = blend(above, below.hex);
  return {
    text: { token: tokenBehind(text, values) ?? null, hex },
    background: { token: tokenBehind(background, values) ?? null, hex: below.hex },
    ratio: contrastRatio(hex, below.hex),
  };
}

const PREFIX = /^--(?:colou?rs?-|clr-|c-)?/i;
const TEXT_NAMES =
  /^(?:text|ink|fg|foreground|body|copy|heading|muted|text-(?:color|primary|secondary|muted|body|main))$/i;
const GROUND_NAMES =
  /^(?:bg|background|ground|paper|surface|page|canvas|card|(?:bg|background)-(?:color|primary|body|main))$/i;

/** `on-brand` stands on `brand`, `card-foreground` on `card`, and `ink` on every ground. */
function namedPairs(values: TokenValues): WrittenPair[] {
  const byName = new Map([...values.keys()].map((token) => [token.replace(PREFIX, ''), token]));
  const use = (token: string): string => `var(${token})`;
  return [...byName].flatMap(([name, token]): WrittenPair[] => {
    const [, below = name.replace(/-(?:foreground|fg|contrast)$/i, '')] =
      /^on-(.+)$/i.exec(name) ?? [];
    const ground = below === name ? undefined : (byName.get(below) ?? byName.get(`${below}-bg`));
    if (ground !== undefined) return [[use(token), use(ground)]];
    if (!TEXT_NAMES.test(name) || byName.has(`${name}-foreground`)) return [];
    return [...byName]
      .filter(([other]) => GROUND_NAMES.test(other))
      .map(([, other]) => [use(token), use(other)] as const);
  });
}

function rulePairs(index: SourceIndex, scheme: TokenScheme): WrittenPair[] {
  const rules = readStyleSheet(index).rules.filter((rule) => isRuleOf(rule, scheme));
  return rules.flatMap((rule): WrittenPair[] => {
    const text = lastValue(rule, /^color$/);
    const background = lastValue(rule, /^background(?:-color)?$/);
    const isLocal = rule.declarations.some(({ name }) => name.startsWith('--'));
    return text === undefined || background === undefined || (isLocal && !isPage(rule))
      ? []
      : [[text, background]];
  });
}

function isRuleOf(rule: SheetRule, scheme: TokenScheme): boolean {
  if (isDarkRule(rule)) return scheme === 'dark';
  return rule.conditions.every((one) => /@layer/i.test(one));
}

/** Rules that give their own part of the page other values say nothing of the root's, apart from the whole page. */
function isPage({ selector }: SheetRule): boolean {
  return /(?:^|,)\s*(?:body|html|:root)\s*(?:,|$)/.test(selector);
}

function lastValue(rule: SheetRule, name: RegExp): string | undefined {
  return rule.declarations.findLast((declaration) => name.test(declaration.name))?.value;
}
