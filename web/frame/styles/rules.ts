import {
  bound,
  documentElement,
  elementMatches,
  getter,
  indexOf,
  listLength,
  mapGet,
  mapSet,
  push,
  queryAll,
  replaceText,
  typed,
} from '../natives.ts';
import { specificityOf, splitSelectors } from './specificity.ts';

/** A rule that applies in this window now, whichever element it is for. */
export interface ActiveRule {
  selector: string;
  style: CSSStyleDeclaration;
  /** Position of its cascade layer; rules without one stand above all layers. */
  layer: number;
  order: number;
}

const UNLAYERED = 1_000_000;
const MOST_RULES = 30_000;
const STYLE_RULE = 1;
const IMPORT_RULE = 3;
const MEDIA_RULE = 4;
const SUPPORTS_RULE = 12;

const styleSheets = getter(Document.prototype, 'styleSheets');
const adoptedSheets = getter(Document.prototype, 'adoptedStyleSheets');
const sheetCount = getter(StyleSheetList.prototype, 'length');
const isDisabled = getter(StyleSheet.prototype, 'disabled');
const sheetMedia = getter(StyleSheet.prototype, 'media');
const sheetRules = getter(CSSStyleSheet.prototype, 'cssRules');
const ruleCount = getter(CSSRuleList.prototype, 'length');
const ruleType = getter(CSSRule.prototype, 'type');
const groupRules = getter(CSSGroupingRule.prototype, 'cssRules');
const mediaOf = getter(CSSMediaRule.prototype, 'media');
const conditionOf = getter(CSSConditionRule.prototype, 'conditionText');
const mediaText = getter(MediaList.prototype, 'mediaText');
const selectorText = getter(CSSStyleRule.prototype, 'selectorText');
const ruleStyle = typed<(rule: CSSStyleRule) => CSSStyleDeclaration>(
  getter(CSSStyleRule.prototype, 'style'),
);
const innerRules = typed<(rule: CSSStyleRule) => CSSRuleList>(
  // In this browser a rule may hold rules; the DOM library does not say so.
  getter<object, never>(CSSStyleRule.prototype, 'cssRules' as never),
);
const importedSheet = getter(CSSImportRule.prototype, 'styleSheet');
const layerName = optionalGetter('CSSLayerBlockRule', 'name');
const layerNames = optionalGetter('CSSLayerStatementRule', 'nameList');
const matchMedia = bound(window, 'matchMedia');
const mediaMatches = getter(MediaQueryList.prototype, 'matches');
const supports = typed<(condition: string) => boolean>(bound(CSS, 'supports'));

/** Null in a browser that does not know this kind of rule. */
function optionalGetter(name: string, property: string): ((rule: CSSRule) => unknown) | null {
  const constructor = Reflect.get(window, name) as { prototype: CSSRule } | undefined;
  return constructor === undefined
    ? null
    : (getter(constructor.prototype, property as keyof CSSRule) as (rule: CSSRule) => unknown);
}

interface Walk {
  rules: ActiveRule[];
  layers: Map<string, number>;
}

/** The rules of every style sheet that can be read and whose conditions hold. */
export function listActiveRules(): ActiveRule[] {
  const walk: Walk = { rules: [], layers: new Map() };
  const sheets = styleSheets(document);
  for (let at = 0; at < sheetCount(sheets); at += 1) addSheet(sheets[at] as CSSStyleSheet, walk);
  const adopted = adoptedSheets(document);
  for (let at = 0; at < adopted.length; at += 1) addSheet(adopted[at] as CSSStyleSheet, walk);
  return walk.rules;
}

function addSheet(sheet: CSSStyleSheet, walk: Walk): void {
  if (isDisabled(sheet) || !isMediaOn(mediaText(sheetMedia(sheet)))) return;
  let rules: CSSRuleList;
  try {
    rules = sheetRules(sheet);
  } catch {
    // Of another origin: the browser lets nobody read it.
    return;
  }
  addRules(rules, { walk, layer: '', parent: null });
}

interface Within {
  walk: Walk;
  layer: string;
  parent: string | null;
}

function isMediaOn(text: string): boolean {
  return text === '' || mediaMatches(matchMedia(text));
}

function addRules(rules: CSSRuleList, within: Within): void {
  const count = ruleCount(rules);
  for (let at = 0; at < count && within.walk.rules.length < MOST_RULES; at += 1)
    addRule(rules[at] as CSSRule, within);
}

function addRule(rule: CSSRule, within: Within): void {
  switch (ruleType(rule)) {
    case STYLE_RULE:
      return addStyleRule(rule as CSSStyleRule, within);
    case IMPORT_RULE: {
      const sheet = importedSheet(rule as CSSImportRule);
      return sheet === null ? undefined : addSheet(sheet, within.walk);
    }
    case MEDIA_RULE:
      if (isMediaOn(mediaText(mediaOf(rule as CSSMediaRule)))) addGroup(rule, within);
      return;
    case SUPPORTS_RULE:
      if (supports(conditionOf(rule as CSSConditionRule))) addGroup(rule, within);
      return;
    case 0:
      return addLayer(rule, within);
    default:
  }
}

function addGroup(rule: CSSRule, within: Within): void {
  addRules(groupRules(rule as CSSGroupingRule), within);
}

/** Layers, and groups whose condition only the browser knows (containers, scopes), which count as holding. */
function addLayer(rule: CSSRule, within: Within): void {
  const names = read(layerNames, rule);
  if (names !== null) {
    const list = names as readonly string[];
    for (let at = 0; at < list.length; at += 1) layerOrder(within, list[at] as string);
    return;
  }
  const name = read(layerName, rule);
  if (read(groupRules as (rule: CSSRule) => unknown, rule) === null) return;
  if (name === null) return addGroup(rule, within);
  const own = name === '' ? `anonymous ${within.walk.rules.length}` : (name as string);
  layerOrder(within, own);
  addGroup(rule, { ...within, layer: within.layer === '' ? own : `${within.layer}.${own}` });
}

function read(get: ((rule: CSSRule) => unknown) | null, rule: CSSRule): unknown {
  try {
    return get === null ? null : get(rule);
  } catch {
    return null;
  }
}

function layerOrder({ walk, layer }: Within, name: string): number {
  const full = layer === '' ? name : `${layer}.${name}`;
  const known = mapGet(walk.layers, full);
  if (known !== undefined) return known;
  const order = layerCount(walk.layers);
  mapSet(walk.layers, full, order);
  return order;
}

const layerCount = getter(Map.prototype, 'size') as (map: Map<string, number>) => number;

function addStyleRule(rule: CSSStyleRule, within: Within): void {
  const { walk, layer, parent } = within;
  const own = selectorText(rule);
  const selector = parent === null ? own : nest(own, parent);
  const position = layer === '' ? UNLAYERED : (mapGet(walk.layers, layer) ?? 0);
  push(walk.rules, { selector, style: ruleStyle(rule), layer: position, order: walk.rules.length });
  const inner = read(innerRules as (rule: CSSRule) => unknown, rule) as CSSRuleList | null;
  if (inner !== null && ruleCount(inner) > 0) addRules(inner, { ...within, parent: selector });
}

/** A nested selector as it would be written outside of its rule. */
function nest(own: string, parent: string): string {
  const outer = `:is(${parent})`;
  return indexOf(own, '&') < 0 ? `${outer} :is(${own})` : replaceText(own, '&', outer);
}

/** The weight of the strongest part of the selector that fits the element; null when none does. */
export function weightFor(element: Element, selector: string): number | null {
  if (!fits(element, selector)) return null;
  const parts = splitSelectors(selector);
  let highest = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as string;
    if (parts.length > 1 && !fits(element, part)) continue;
    const weight = specificityOf(part);
    if (weight > highest) highest = weight;
  }
  return highest;
}

function fits(element: Element, selector: string): boolean {
  try {
    return elementMatches(element, selector);
  } catch {
    return false;
  }
}

/** How many elements of the page a selector styles. */
export function countMatches(selector: string): number {
  const html = documentElement(document);
  if (html === null) return 0;
  try {
    return listLength(queryAll(html, selector)) + (elementMatches(html, selector) ? 1 : 0);
  } catch {
    return 0;
  }
}
