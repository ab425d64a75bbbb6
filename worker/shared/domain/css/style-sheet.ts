import { attributeOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import {
  moveDeclaration,
  parseCss,
  parseInlineStyle,
  type CssDeclaration,
  type CssRule,
} from './parse-css.ts';
import { keysOf, matchSelectors, readSelectors, type Selector } from './selector.ts';

export interface SheetRule extends CssRule {
  selectors: readonly Selector[];
  /** Index among the rules of the page, from 0. */
  position: number;
}

type RuleFile = ReadonlyMap<string, readonly SheetRule[]>;

/** The rules of a page's own `<style>` elements. Linked style sheets are not read. */
export interface StyleSheet {
  rules: readonly SheetRule[];
  /** Rules by the key of their selectors. */
  filed: RuleFile;
  /** Rules whose selectors depend on an element's siblings. */
  filedBySiblings: RuleFile;
  /** The attributes that selectors refer to. */
  attributes: ReadonlySet<string>;
  /** The page links style sheets that this reader cannot see. */
  hasLinkedSheets: boolean;
  /** Some rules only apply in dark mode or under a theme attribute. */
  hasDarkRules: boolean;
}

export function readStyleSheet(index: SourceIndex): StyleSheet {
  const rules = index.elements
    .filter(
      (element) => element.tag === 'style' && !/print/i.test(attributeOf(element, 'media') ?? ''),
    )
    .flatMap(({ inner }) => rulesAt(index.html.slice(inner.start, inner.end), inner.start))
    .map((rule, position) => ({ ...rule, position }));
  const filed = once(() => fileRules(rules.filter((rule) => !looksAtSiblings(rule))));
  const filedBySiblings = once(() => fileRules(rules.filter(looksAtSiblings)));
  const attributes = once(() => attributesIn(rules));
  const hasLinkedSheets = once(() => linksSheets(index));
  const hasDarkRules = once(() => rules.some(isDarkRule));
  return {
    rules,
    get filed() {
      return filed();
    },
    get filedBySiblings() {
      return filedBySiblings();
    },
    get attributes() {
      return attributes();
    },
    get hasLinkedSheets() {
      return hasLinkedSheets();
    },
    get hasDarkRules() {
      return hasDarkRules();
    },
  };
}

/** Computes a value on first use and keeps it. */
function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: read() }).value;
}

function linksSheets({ elements }: SourceIndex): boolean {
  return elements.some(
    (element) =>
      (element.tag === 'link' && /stylesheet/i.test(attributeOf(element, 'rel') ?? '')) ||
      (element.tag === 'script' && /tailwindcss/i.test(attributeOf(element, 'src') ?? '')),
  );
}

type PlacedRule = Omit<SheetRule, 'position'>;

/** An edit reads the style sheets before and after it, and the next edit reads the latter again. */
const RECENT = 8;
const recent = new Map<string, readonly PlacedRule[]>();

/** The rules of a style element that are not only for print, with offsets moved by `offset`. */
function rulesAt(css: string, offset: number): PlacedRule[] {
  const known = recent.get(css) ?? readRules(css);
  recent.delete(css);
  recent.set(css, known);
  for (const oldest of recent.keys()) {
    if (recent.size <= RECENT) break;
    recent.delete(oldest);
  }
  return known.map((rule) => moveRule(rule, offset));
}

function readRules(css: string): PlacedRule[] {
  return parseCss(css)
    .filter((rule) => !rule.conditions.some((condition) => /@media\s+print/i.test(condition)))
    .map((rule) => ({ ...rule, selectors: readSelectors(rule.selector) }));
}

function moveRule(rule: PlacedRule, by: number): PlacedRule {
  return {
    ...rule,
    start: rule.start + by,
    bodyEnd: rule.bodyEnd + by,
    end: rule.end + by,
    declarations: rule.declarations.map((declaration) => moveDeclaration(declaration, by)),
  };
}

function attributesIn(rules: readonly SheetRule[]): Set<string> {
  const names = rules.flatMap(({ selector }) => [...selector.matchAll(/\[\s*([\w-]+)/g)]);
  return new Set(['id', 'class', ...names.map(([, name = '']) => name.toLowerCase())]);
}

function looksAtSiblings({ selector }: CssRule): boolean {
  return /[+~]|-child|-of-type|:has\(/.test(selector);
}

function fileRules(rules: readonly SheetRule[]): RuleFile {
  const filed = new Map<string, SheetRule[]>();
  for (const rule of rules) {
    for (const key of new Set(rule.selectors.map((selector) => selector.key))) {
      const found = filed.get(key) ?? [];
      found.push(rule);
      filed.set(key, found);
    }
  }
  return filed;
}

export function isDarkRule(rule: CssRule): boolean {
  return (
    rule.conditions.some((condition) => /prefers-color-scheme:\s*dark/i.test(condition)) ||
    /\[data-(?:bs-)?(?:theme|color-scheme)[^[\]]*dark|\.(?:dark|dark-mode|theme-dark)\b/i.test(
      rule.selector,
    )
  );
}

/** A declaration that applies to an element, with its weight in the cascade. */
export interface Claim {
  declaration: CssDeclaration;
  rule: SheetRule | undefined;
  weight: number;
}

const INLINE_WEIGHT = 1_000_000;
const IMPORTANT_WEIGHT = 10_000_000;

/**
 * The declarations of these properties that apply to the element when it is not hovered or focused, weakest
 * first.
 */
export function claimsOn(
  sheet: StyleSheet,
  element: IndexedElement,
  names: readonly string[],
): readonly Claim[] {
  const claims = allClaims(sheet, element);
  const known = namedClaims.get(claims) ?? new Map<string, readonly Claim[]>();
  namedClaims.set(claims, known);
  const key = names.join(' ');
  const named =
    known.get(key) ?? claims.filter(({ declaration }) => names.includes(declaration.name));
  known.set(key, named);
  return named;
}

const namedClaims = new WeakMap<readonly Claim[], Map<string, readonly Claim[]>>();

interface KnownClaims {
  byElement: Map<IndexedElement, Claim[]>;
  /** From rules that ignore siblings, by the shape of the element. */
  byShape: Map<number, Claim[]>;
  shapes: Map<IndexedElement, number>;
  numbers: Map<string, number>;
}

const knownClaims = new WeakMap<StyleSheet, KnownClaims>();

function knownFor(sheet: StyleSheet): KnownClaims {
  const known = knownClaims.get(sheet) ?? {
    byElement: new Map(),
    byShape: new Map(),
    shapes: new Map(),
    numbers: new Map(),
  };
  knownClaims.set(sheet, known);
  return known;
}

function allClaims(sheet: StyleSheet, element: IndexedElement): Claim[] {
  const { byElement } = knownFor(sheet);
  const known = byElement.get(element);
  if (known) return known;
  const shared = sharedClaims(sheet, element);
  const own = [...ruleClaims(sheet.filedBySiblings, element), ...inlineClaims(element)];
  const claims = own.length > 0 ? byWeight([...shared, ...own]) : shared;
  byElement.set(element, claims);
  return claims;
}

function byWeight(claims: Claim[]): Claim[] {
  return claims.sort((a, b) => a.weight - b.weight || positionOf(a) - positionOf(b));
}

function positionOf({ rule }: Claim): number {
  return rule?.position ?? Number.MAX_SAFE_INTEGER;
}

/** Elements that these rules cannot distinguish share their claims, such as the cards of a list. */
function sharedClaims(sheet: StyleSheet, element: IndexedElement): Claim[] {
  const { byShape } = knownFor(sheet);
  const shape = shapeOf(sheet, element);
  const claims = byShape.get(shape) ?? byWeight(ruleClaims(sheet.filed, element));
  byShape.set(shape, claims);
  return claims;
}

/**
 * Equal for elements whose tags and attributes are the same from the root down, as far as selectors refer to
 * them.
 */
function shapeOf(sheet: StyleSheet, element: IndexedElement): number {
  const { shapes, numbers } = knownFor(sheet);
  const known = shapes.get(element);
  if (known !== undefined) return known;
  const seen = element.attributes
    .filter(({ name }) => sheet.attributes.has(name))
    .map(({ name, value }) => `${name}=${value}`);
  const parent = element.parent ? shapeOf(sheet, element.parent) : -1;
  const description = JSON.stringify([parent, element.tag, ...seen]);
  const shape = numbers.get(description) ?? numbers.size;
  numbers.set(description, shape);
  shapes.set(element, shape);
  return shape;
}

function ruleClaims(filed: RuleFile, element: IndexedElement): Claim[] {
  if (filed.size === 0) return [];
  const rules = new Set(keysOf(element).flatMap((key) => filed.get(key) ?? []));
  return [...rules].flatMap((rule) => {
    const specificity = matchSelectors(element, rule.selectors);
    if (specificity === undefined) return [];
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

/**
 * True for rules that apply on every screen. Rules under a condition are ignored for the page's initial look.
 */
export function isUnconditional({ rule }: Claim): boolean {
  return (
    !rule || (rule.conditions.every((condition) => /@layer/i.test(condition)) && !isDarkRule(rule))
  );
}

/** The declaration that wins, ignoring conditional rules. */
export function winnerOf(
  sheet: StyleSheet,
  element: IndexedElement,
  names: readonly string[],
): Claim | undefined {
  return claimsOn(sheet, element, names).findLast(isUnconditional);
}
