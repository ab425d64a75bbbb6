import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';
import { parseCss, parseInlineStyle, type CssDeclaration, type CssRule } from './parse-css.ts';
import { matchSelectors, readSelectors, type Selector } from './selector.ts';

export interface SheetRule extends CssRule {
  selectors: readonly Selector[];
}

/** What a page's own `<style>` elements say. Linked sheets are not read. */
export interface StyleSheet {
  rules: readonly SheetRule[];
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
  return { rules, hasLinkedSheets, hasDarkRules: rules.some(isDarkRule) };
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
  const claims: Claim[] = [];
  for (const rule of sheet.rules) {
    const declared = rule.declarations.filter(({ name }) => names.includes(name));
    if (declared.length === 0) continue;
    const specificity = matchSelectors(element, rule.selectors);
    if (specificity === undefined) continue;
    for (const declaration of declared)
      claims.push({ declaration, rule, weight: weigh(specificity, declaration) });
  }
  for (const declaration of parseInlineStyle(attributeOf(element, 'style') ?? '')) {
    if (!names.includes(declaration.name)) continue;
    claims.push({ declaration, rule: undefined, weight: weigh(INLINE_WEIGHT, declaration) });
  }
  return claims.sort((a, b) => a.weight - b.weight);
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
