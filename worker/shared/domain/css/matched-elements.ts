import { elementAt, NOT_READ } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import type { CssRule } from './parse-css.ts';
import { keysOf, matchesSelector, readSelectors } from './selector.ts';
import { readStyleSheet } from './style-sheet.ts';

/** Elements that are compared with the selectors of one question; those behind count as not matching. */
const MOST_TESTS = 50_000;

/** States and drawn parts of an element: without them a selector names the element itself. */
const STATES =
  /::?(?:hover|focus(?:-visible|-within)?|active|visited|link|any-link|target|checked|disabled|enabled|placeholder(?:-shown)?|before|after|marker|selection|first-letter|first-line|backdrop|open)\b/gi;

/** The elements that rules with these selectors style, also in a state such as `:hover`; in document order. */
export function matchedElements(
  index: SourceIndex,
  rules: readonly Pick<CssRule, 'selector'>[],
): IndexedElement[] {
  const filed = fileElements(index);
  const found = new Set<IndexedElement>();
  const selectors = rules.flatMap(({ selector }) => readSelectors(selector.replaceAll(STATES, '')));
  let room = MOST_TESTS;
  for (const selector of selectors) {
    const candidates = (filed.get(selector.key) ?? []).slice(0, room);
    room -= candidates.length;
    for (const element of candidates) if (matchesSelector(element, selector)) found.add(element);
  }
  return inOrder(found);
}

function inOrder(found: ReadonlySet<IndexedElement>): IndexedElement[] {
  return [...found].toSorted((a, b) => a.index - b.index);
}

const knownFiles = new WeakMap<SourceIndex, ReadonlyMap<string, readonly IndexedElement[]>>();

/** The elements by what the last part of a selector may ask for. */
function fileElements(index: SourceIndex): ReadonlyMap<string, readonly IndexedElement[]> {
  const known = knownFiles.get(index);
  if (known) return known;
  const filed = new Map<string, IndexedElement[]>();
  for (const element of index.elements) {
    for (const key of keysOf(element)) {
      const alike = filed.get(key);
      if (alike) alike.push(element);
      else filed.set(key, [element]);
    }
  }
  knownFiles.set(index, filed);
  return filed;
}

/** What somebody means who has put the cursor into the source of a page. */
export type MeantBySource =
  | { kind: 'element'; element: IndexedElement }
  | { kind: 'rule'; selector: string; elements: readonly IndexedElement[] }
  | { kind: 'nothing' };

/**
 * The rule or the innermost element that an offset of the source stands in; also the element that ends there. In
 * the head and in scripts it is nothing that can be seen.
 */
export function meantAt(index: SourceIndex, offset: number): MeantBySource {
  const inside = elementAt(index, offset);
  const element = inside && startsAt(inside, offset) ? inside : (endingAt(index, offset) ?? inside);
  if (element === undefined) return { kind: 'nothing' };
  if (element.tag === 'style') return ruleAt(index, offset);
  for (let at: IndexedElement | undefined = element; at; at = at.parent)
    if (at.tag === 'head' || NOT_READ.has(at.tag)) return { kind: 'nothing' };
  return element.tag === 'html' ? { kind: 'nothing' } : { kind: 'element', element };
}

function startsAt({ range }: IndexedElement, offset: number): boolean {
  return range.start === offset;
}

function endingAt(index: SourceIndex, offset: number): IndexedElement | undefined {
  const before = offset > 0 ? elementAt(index, offset - 1) : undefined;
  return before?.range.end === offset ? before : undefined;
}

function ruleAt(index: SourceIndex, offset: number): MeantBySource {
  const rule = readStyleSheet(index).rules.find(
    ({ start, end }) => start <= offset && offset <= end,
  );
  if (rule === undefined) return { kind: 'nothing' };
  return { kind: 'rule', selector: rule.selector, elements: matchedElements(index, [rule]) };
}
