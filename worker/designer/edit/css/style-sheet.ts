import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';
import { parseCss, parseInlineStyle, type CssDeclaration, type CssRule } from './parse-css.ts';
import { keysOf, matchSelectors, readSelectors, type Selector } from './selector.ts';

export interface SheetRule extends CssRule {
  selectors: readonly Selector[];
}

/** What a page's own `<style>` elements say. Linked sheets are not read. */
export interface StyleSheet {
  rules: readonly SheetRule[];
  /** Positions of rules by the key of their selectors. */
  filed: ReadonlyMap<string, readonly number[]>;
  /** The page links style sheets that this reader cannot see. */
  hasLinkedSheets: boolean;
  /** Some rules hold only in dark mode or under a theme attribute. */
  hasDarkRules: boolean;
}

export function readStyleSheet(index: SourceIndex): StyleSheet {
  const rules = index.elements
    .filter(
      (element) => element.tag === 'style' && !/print/i.test(attributeOf(element, 'media') ?? ''),
    )
    .flatMap((element) =>
      parseCss(index.html.slice(element.inner.start, element.inner.end), element.inner.start),
    )
    .filter((rule) => !rule.conditions.some((condition) => /@media\s+print/i.test(condition)))
    .map((rule) => ({ ...rule, selectors: readSelectors(rule.selector) }));
  const hasLinkedSheets =
    index.elements.some(
      (element) => element.tag === 'link' && /stylesheet/i.test(attributeOf(element, 'rel') ?? ''),
    ) ||
    index.elements.some(
      (element) =>
        element.tag === 'script' && /tailwindcss/i.test(attributeOf(element, 'src') ?? ''),
    );
  return { rules, filed: fileRules(rules), hasLinkedSheets, hasDarkRules: rules.some(isDarkRule) };
}

function fileRules(rules: readonly SheetRule[]): Map<string, number[]> {
  const filed = new Map<string, number[]>();
  for (const [position, rule] of rules.entries()) {
    for (const { key } of rule.selectors) filed.set(key, [...(filed.get(key) ?? []), position]);
  }
  return filed;
}

export function isDarkRule(rule: CssRule): boolean {
  return (
    rule.conditions.some((condition) => /prefers-color-scheme:\s*dark/i.test(condition)) ||
    /\[data-(?:bs-)?(?:theme|color-scheme)[^\]]*dark|\.(?:dark|dark-mode|theme-dark)\b/i.test(
      rule.selector,
    )
  );
}

/** A declaration that reaches an element, with its weight in the cascade. */
export interface Claim {
  declaration: CssDeclaration;
  rule: SheetRule | undefined;
  weight: number;
}

const INLINE_WEIGHT = 1_000_000;
const IMPORTANT_WEIGHT = 10_000_000;

/** Declarations of these properties that hold for the element at rest, weakest first. */
export function claimsOn(
  sheet: StyleSheet,
  element: IndexedElement,
  names: readonly string[],
): Claim[] {
  return allClaims(sheet, element).filter(({ declaration }) => names.includes(declaration.name));
}

const claimCache = new WeakMap<StyleSheet, Map<IndexedElement, Claim[]>>();

function allClaims(sheet: StyleSheet, element: IndexedElement): Claim[] {
  const cache = claimCache.get(sheet) ?? new Map<IndexedElement, Claim[]>();
  claimCache.set(sheet, cache);
  const known = cache.get(element);
  if (known) return known;
  const claims = [...ruleClaims(sheet, element), ...inlineClaims(element)].sort(
    (a, b) => a.weight - b.weight,
  );
  cache.set(element, claims);
  return claims;
}

function ruleClaims(sheet: StyleSheet, element: IndexedElement): Claim[] {
  const positions = new Set(keysOf(element).flatMap((key) => sheet.filed.get(key) ?? []));
  return [...positions]
    .sort((a, b) => a - b)
    .flatMap((position) => {
      const rule = sheet.rules[position];
      const specificity = rule && matchSelectors(element, rule.selectors);
      if (!rule || specificity === undefined) return [];
      return rule.declarations.map((declaration) => ({
        declaration,
        rule,
        weight: weigh(specificity, declaration),
      }));
    });
}

function inlineClaims(element: IndexedElement): Claim[] {
  const style = attributeOf(element, 'style');
  if (!style) return [];
  return parseInlineStyle(style).map((declaration) => ({
    declaration,
    rule: undefined,
    weight: weigh(INLINE_WEIGHT, declaration),
  }));
}

function weigh(specificity: number, declaration: CssDeclaration): number {
  return specificity + (declaration.isImportant ? IMPORTANT_WEIGHT : 0);
}

/** True for rules that hold on every screen: those under a condition are not what the page shows at first. */
export function isUnconditional({ rule }: Claim): boolean {
  return (
    !rule || (rule.conditions.every((condition) => /@layer/i.test(condition)) && !isDarkRule(rule))
  );
}

/** The declaration that wins, conditional rules aside. */
export function winnerOf(
  sheet: StyleSheet,
  element: IndexedElement,
  names: readonly string[],
): Claim | undefined {
  return claimsOn(sheet, element, names).findLast(isUnconditional);
}
