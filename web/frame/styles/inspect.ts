import type { StyleFacts } from '../channel.ts';
import {
  computedStyle,
  cut,
  lastIndexOf,
  matches,
  parentElement,
  push,
  put,
  stylePriority,
  styleValue,
} from '../natives.ts';
import { countMatches, listActiveRules, weightFor, type ActiveRule } from './rules.ts';
import { styleOf } from './try-style.ts';

type Fact = StyleFacts[string];

const INHERITED =
  /^(?:color|cursor|direction|font(?:-\w+)*|letter-spacing|line-height|list-style(?:-\w+)*|text-(?:align|align-last|indent|transform|shadow|wrap)|visibility|white-space|word-spacing|word-break|overflow-wrap|hyphens|quotes|caret-color|accent-color|--.*)$/;
const LONGEST = 500;

interface Declared {
  rule: ActiveRule;
  weight: number;
  isImportant: boolean;
}

/** The computed values of an element and where each of them comes from. */
export function inspect(element: Element, properties: readonly string[]): StyleFacts {
  const facts: StyleFacts = {};
  const computed = computedStyle(element);
  const rules = listActiveRules();
  const own = fitting(element, rules);
  const ancestors: Fitting[] = [];
  for (let at = 0; at < properties.length; at += 1) {
    const property = properties[at] as string;
    const value = cut(styleValue(computed, property), 0, LONGEST);
    const origin =
      findOwn(element, own, property) ??
      (matches(INHERITED, property) && isInherited(element, { property, rules, ancestors })
        ? { ...NOWHERE, origin: 'inherited' as const }
        : NOWHERE);
    put(facts, property, { value, ...origin });
  }
  return facts;
}

const NOWHERE: Omit<Fact, 'value'> = {
  written: null,
  origin: 'default',
  selector: null,
  count: 0,
};

interface Fitting {
  element: Element;
  rules: { rule: ActiveRule; weight: number }[];
}

function fitting(element: Element, rules: readonly ActiveRule[]): Fitting {
  const found: Fitting = { element, rules: [] };
  for (let at = 0; at < rules.length; at += 1) {
    const rule = rules[at] as ActiveRule;
    const weight = weightFor(element, rule.selector);
    if (weight !== null) push(found.rules, { rule, weight });
  }
  return found;
}

function findOwn(
  element: Element,
  { rules }: Fitting,
  property: string,
): Omit<Fact, 'value'> | null {
  let winner: Declared | null = null;
  for (let at = 0; at < rules.length; at += 1) {
    const { rule, weight } = rules[at] as Fitting['rules'][number];
    const name = declaredAs(rule.style, property);
    if (name === null) continue;
    const declared = { rule, weight, isImportant: stylePriority(rule.style, name) !== '' };
    if (winner === null || isStronger(declared, winner)) winner = declared;
  }
  const inline = styleOf(element);
  const inlineName = declaredAs(inline, property);
  const isInlineStronger =
    inlineName !== null &&
    (winner?.isImportant !== true || stylePriority(inline, inlineName) !== '');
  if (isInlineStronger)
    return { ...NOWHERE, origin: 'inline', written: writtenIn(inline, property) };
  if (winner === null) return null;
  const { selector, style } = winner.rule;
  return {
    written: writtenIn(style, property),
    origin: 'rule',
    selector: cut(selector, 0, LONGEST),
    count: countMatches(selector),
  };
}

/** Important declarations win in the reverse order of their layers (CSS Cascade 5, section 6.4). */
function isStronger(a: Declared, b: Declared): boolean {
  if (a.isImportant !== b.isImportant) return a.isImportant;
  if (a.rule.layer !== b.rule.layer) return a.rule.layer > b.rule.layer !== a.isImportant;
  if (a.weight !== b.weight) return a.weight > b.weight;
  return a.rule.order > b.rule.order;
}

/** Null for what only a shorthand with a variable in it says. */
function writtenIn(style: CSSStyleDeclaration, property: string): string | null {
  const value = styleValue(style, property);
  return value === '' ? null : cut(value, 0, LONGEST);
}

/** The name under which a block declares a property: its own, or a shorthand with a variable in it. */
function declaredAs(style: CSSStyleDeclaration, property: string): string | null {
  if (styleValue(style, property) !== '') return property;
  let name = shorthandOf(property);
  while (name !== '') {
    if (styleValue(style, name) !== '') return name;
    name = shorthandOf(name);
  }
  return null;
}

function shorthandOf(property: string): string {
  if (cut(property, 0, 2) === '--') return '';
  if (matches(/^border-\w+-\w+-radius$/, property)) return 'border-radius';
  if (matches(/^(?:row|column)-gap$/, property)) return 'gap';
  const end = lastIndexOf(property, '-');
  return end <= 0 ? '' : cut(property, 0, end);
}

interface Search {
  property: string;
  rules: readonly ActiveRule[];
  /** Those around the element that were looked at already, from the inside out. */
  ancestors: Fitting[];
}

function isInherited(element: Element, { property, rules, ancestors }: Search): boolean {
  let at = 0;
  for (let around = parentElement(element); around !== null; around = parentElement(around)) {
    if (ancestors.length === at) push(ancestors, fitting(around, rules));
    if (findOwn(around, ancestors[at] as Fitting, property) !== null) return true;
    at += 1;
  }
  return false;
}
