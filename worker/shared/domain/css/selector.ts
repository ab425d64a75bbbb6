import { attributeOf, childrenOf, classesOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';

type SimpleTest = (element: IndexedElement) => boolean;

interface Compound {
  combinator: ' ' | '>' | '+' | '~';
  tests: readonly SimpleTest[];
}

/** One selector of a list, prepared for matching. */
export interface Selector {
  text: string;
  /** Ids × 10 000 + classes, attributes, pseudo-classes × 100 + tags. */
  specificity: number;
  compounds: readonly Compound[];
  /** What the last compound requires (`#id`, `.class`, `tag` or `*`), to skip elements quickly. */
  key: string;
}

const SIMPLE =
  /^(?:\*|([a-z][\w-]*)|#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*"?'?([^\]"']*)"?'?\s*i?)?\]|:(root|first-child|last-child|first-of-type|last-of-type)(?![\w-])|:(is|where|not|nth-child|nth-of-type)\(([^()]*(?:\([^()]*\)[^()]*)*)\))/i;

const cache = new Map<string, Selector[]>();
const LONGEST_CACHED = 300;

/**
 * Parses a selector list. Selectors for states and pseudo-elements (`:hover`, `::before`) and unreadable ones
 * are left out, because they do not describe the initial look of an element.
 */
export function readSelectors(list: string): Selector[] {
  const known = cache.get(list);
  if (known) return known;
  const selectors = splitList(list)
    .map(readSelector)
    .filter((selector) => selector !== undefined);
  if (list.length > LONGEST_CACHED) return selectors;
  if (cache.size > 2000) cache.clear();
  cache.set(list, selectors);
  return selectors;
}

function splitList(list: string): string[] {
  return (list.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []).map((part) => part.trim());
}

function readSelector(text: string): Selector | undefined {
  const compounds: Compound[] = [];
  let specificity = 0;
  let rest = text;
  while (rest !== '') {
    const lead: string = /^\s*[>+~]?\s*/.exec(rest)?.[0] ?? '';
    const combinator = (lead.trim() || ' ') as Compound['combinator'];
    rest = rest.slice(lead.length);
    const compound = readCompound(rest);
    if (!compound) return undefined;
    compounds.push({ combinator, tests: compound.tests });
    specificity += compound.specificity;
    rest = rest.slice(compound.length);
  }
  return compounds.length > 0 ? { text, specificity, compounds, key: keyOf(text) } : undefined;
}

function keyOf(text: string): string {
  const last =
    text
      .replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^[\]]*\]/g, '')
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  return (
    /#[\w-]+/.exec(last)?.[0] ??
    /\.[\w-]+/.exec(last)?.[0] ??
    /^[a-z][\w-]*/i.exec(last)?.[0]?.toLowerCase() ??
    '*'
  );
}

/** The keys of all selectors that may match the element. */
export function keysOf(element: IndexedElement): string[] {
  const id = attributeOf(element, 'id');
  return [
    '*',
    element.tag,
    ...(id ? [`#${id}`] : []),
    ...[...classSet(element)].map((name) => `.${name}`),
  ];
}

/** By the list of attributes: an element of a live page gets another list when its tag changes. */
const classSets = new WeakMap<IndexedElement['attributes'], ReadonlySet<string>>();

function classSet(element: IndexedElement): ReadonlySet<string> {
  const known = classSets.get(element.attributes);
  if (known) return known;
  const classes = new Set(classesOf(element));
  classSets.set(element.attributes, classes);
  return classes;
}

function readCompound(
  text: string,
): { tests: SimpleTest[]; specificity: number; length: number } | undefined {
  const tests: SimpleTest[] = [];
  let specificity = 0;
  let length = 0;
  while (length < text.length && !/[\s>+~]/.test(text.charAt(length))) {
    const match = SIMPLE.exec(text.slice(length));
    if (!match) return undefined;
    const simple = readSimple(match);
    tests.push(simple.test);
    specificity += simple.specificity;
    length += match[0].length;
  }
  return length > 0 ? { tests, specificity, length } : undefined;
}

function readSimple(match: RegExpExecArray): { test: SimpleTest; specificity: number } {
  const [
    ,
    tag,
    id,
    className,
    attribute,
    operator,
    value = '',
    structural,
    functional,
    inside = '',
  ] = match;
  if (tag) return { test: (element) => element.tag === tag.toLowerCase(), specificity: 1 };
  if (id) return { test: (element) => attributeOf(element, 'id') === id, specificity: 10_000 };
  if (className) return { test: (element) => classSet(element).has(className), specificity: 100 };
  if (attribute)
    return { test: testAttribute(attribute.toLowerCase(), operator, value), specificity: 100 };
  if (structural) return { test: STRUCTURAL[structural.toLowerCase()] ?? never, specificity: 100 };
  if (functional?.toLowerCase().startsWith('nth-'))
    return {
      test: testNth(inside, functional.toLowerCase() === 'nth-of-type'),
      specificity: 100,
    };
  if (functional) return readFunctional(functional.toLowerCase(), readSelectors(inside));
  return { test: () => true, specificity: 0 };
}

function never(): boolean {
  return false;
}

const STRUCTURAL: Record<string, SimpleTest> = {
  root: (element) => element.tag === 'html',
  'first-child': (element) => placeOf(element).position === 0,
  'last-child': (element) => placeOf(element).isLast,
  'first-of-type': (element) => placeOf(element).positionOfType === 0,
  'last-of-type': (element) => placeOf(element).isLastOfType,
};

/** The position of an element among its siblings, from 0. */
interface SiblingPlace {
  previous: IndexedElement | undefined;
  position: number;
  positionOfType: number;
  isLast: boolean;
  isLastOfType: boolean;
}

const ALONE: SiblingPlace = {
  previous: undefined,
  position: 0,
  positionOfType: 0,
  isLast: true,
  isLastOfType: true,
};
const knownPlaces = new WeakMap<IndexedElement, ReadonlyMap<IndexedElement, SiblingPlace>>();

/** Clears the cached positions of the children of an element that got or lost some. */
export function forgetPlaces(parent: IndexedElement): void {
  knownPlaces.delete(parent);
}

/** The positions of all children are computed once, so that a long list takes linear time. */
function placeOf(element: IndexedElement): SiblingPlace {
  const { parent } = element;
  if (!parent) return ALONE;
  const known = knownPlaces.get(parent) ?? placesIn(childrenOf(parent));
  knownPlaces.set(parent, known);
  return known.get(element) ?? ALONE;
}

function placesIn(siblings: readonly IndexedElement[]): Map<IndexedElement, SiblingPlace> {
  const counts = new Map<string, number>();
  const places = new Map<IndexedElement, SiblingPlace>();
  for (const [position, element] of siblings.entries()) {
    const positionOfType = counts.get(element.tag) ?? 0;
    counts.set(element.tag, positionOfType + 1);
    const isLast = position === siblings.length - 1;
    const previous = siblings[position - 1];
    places.set(element, { previous, position, positionOfType, isLast, isLastOfType: false });
  }
  for (const element of siblings.toReversed()) {
    const place = places.get(element);
    if (place && counts.delete(element.tag)) place.isLastOfType = true;
  }
  return places;
}

/** `An+B`, `odd`, `even` or a number; other forms never match. */
function testNth(formula: string, isOfType: boolean): SimpleTest {
  const plain = formula.replace(/\s+/g, '').replace('odd', '2n+1').replace('even', '2n');
  const [, step, offset] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(plain) ?? [];
  const size =
    step === undefined ? 0 : step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step);
  return (element) => {
    const place = placeOf(element);
    const before = isOfType ? place.positionOfType : place.position;
    const position = before + 1 - Number(offset ?? 0);
    return size === 0 ? position === 0 : position % size === 0 && position / size >= 0;
  };
}

function readFunctional(
  name: string,
  inside: readonly Selector[],
): { test: SimpleTest; specificity: number } {
  const weight =
    name === 'where' ? 0 : Math.max(0, ...inside.map(({ specificity }) => specificity));
  const matches: SimpleTest = (element) =>
    inside.some((selector) => matchesSelector(element, selector));
  return { test: name === 'not' ? (element) => !matches(element) : matches, specificity: weight };
}

function testAttribute(name: string, operator: string | undefined, wanted: string): SimpleTest {
  return (element) => {
    const value = attributeOf(element, name);
    if (value === undefined) return false;
    switch (operator) {
      case undefined:
        return true;
      case '^=':
        return value.startsWith(wanted);
      case '$=':
        return value.endsWith(wanted);
      case '*=':
        return value.includes(wanted);
      case '~=':
        return value.split(/\s+/).includes(wanted);
      default:
        return value === wanted;
    }
  };
}

export function matchesSelector(element: IndexedElement, selector: Selector): boolean {
  return matchesFrom(element, selector.compounds, selector.compounds.length - 1);
}

function matchesFrom(element: IndexedElement, compounds: readonly Compound[], at: number): boolean {
  const compound = compounds[at];
  if (!compound?.tests.every((test) => test(element))) return false;
  if (at === 0) return true;
  const go = (other: IndexedElement | undefined): boolean =>
    other !== undefined && matchesFrom(other, compounds, at - 1);
  switch (compound.combinator) {
    case '>':
      return go(element.parent);
    case '+':
      return go(placeOf(element).previous);
    case '~':
      return siblingsBefore(element).some(go);
    case ' ':
      for (let parent = element.parent; parent; parent = parent.parent) if (go(parent)) return true;
      return false;
  }
}

function siblingsBefore(element: IndexedElement): IndexedElement[] {
  const siblings = element.parent ? childrenOf(element.parent) : [];
  return siblings.slice(0, Math.max(0, siblings.indexOf(element)));
}

/** The most specific selector of the list that matches, or undefined. */
export function matchSelectors(
  element: IndexedElement,
  selectors: readonly Selector[],
): number | undefined {
  const weights = selectors
    .filter((selector) => matchesSelector(element, selector))
    .map(({ specificity }) => specificity);
  return weights.length > 0 ? Math.max(...weights) : undefined;
}
