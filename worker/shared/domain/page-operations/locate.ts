import { readSelectors, matchesSelector } from '../css/selector.ts';
import { ancestorsOf, attributeOf, childrenOf, NOT_READ, pathOf, textOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { printElements, printPage } from './fingerprint.ts';
import type {
  ElementLocator,
  HistoryStep,
  Locator,
  Refusal,
  RefusalReason,
  SelectorLocator,
  TextLocator,
} from './operation-types.ts';
import { followSteps } from './track.ts';

/** A locator for an element of this page. Plain data, good for other texts of the page too (see `find`). */
export function locate(index: SourceIndex, element: IndexedElement): ElementLocator {
  const prints = printElements(index);
  const shape = prints.shapes[element.index] ?? '';
  const content = prints.contents[element.index] ?? '';
  const id = attributeOf(element, 'id');
  const isOnly = id !== undefined && id !== '' && withId(index, id).length === 1;
  return {
    page: printPage(index),
    start: element.startTag.start,
    path: pathOf(element, index),
    ...(isOnly ? { id } : {}),
    shape,
    content,
    alike: {
      shape: prints.byShape.get(shape)?.length ?? 1,
      content: prints.byContent.get(content)?.length ?? 1,
    },
  };
}

/**
 * The element that a locator names. On the text it was made for, and on texts that `history` leads to from
 * there, the offset decides. On any other text the element has to be recognised by its id, its words or its
 * shape without doubt: what fits nothing or two things is refused.
 */
export function find(
  index: SourceIndex,
  locator: Locator,
  history: readonly HistoryStep[] = [],
): IndexedElement | Refusal {
  if ('key' in locator) return refuse('bad-locator', String(locator.key));
  if ('selector' in locator) return findBySelector(index, locator);
  if ('text' in locator) return findByText(index, locator);
  const start =
    locator.page === printPage(index)
      ? locator.start
      : followSteps(history, locator.page, locator.start);
  if (start === undefined) return recognise(index, locator);
  const found = start === null ? undefined : elementStartingAt(index, start);
  return found?.tag === tagOf(locator.path) ? found : refuse('not-found', locator.path);
}

function refuse(reason: RefusalReason, detail: string): Refusal {
  return { ok: false, reason, detail: detail.slice(0, 200) };
}

function tagOf(path: string): string {
  return path.slice(path.lastIndexOf('>') + 1, path.lastIndexOf(':'));
}

function withId(index: SourceIndex, id: string): IndexedElement[] {
  return index.elements.filter((element) => attributeOf(element, 'id') === id);
}

/** The element whose start tag begins here. Elements are in document order. */
export function elementStartingAt(index: SourceIndex, start: number): IndexedElement | undefined {
  return starts(index).get(start);
}

const knownStarts = new WeakMap<SourceIndex, ReadonlyMap<number, IndexedElement>>();

/** Markup that a parser moved elsewhere stands out of order, so that a search by halves would miss it. */
function starts(index: SourceIndex): ReadonlyMap<number, IndexedElement> {
  const known =
    knownStarts.get(index) ??
    new Map(index.elements.map((element) => [element.startTag.start, element]));
  knownStarts.set(index, known);
  return known;
}

function recognise(index: SourceIndex, locator: ElementLocator): IndexedElement | Refusal {
  const { path, alike } = locator;
  if (locator.id !== undefined) {
    const [only, ...others] = withId(index, locator.id);
    if (only && others.length === 0 && only.tag === tagOf(path)) return only;
    return refuse(only ? 'ambiguous' : 'not-found', `#${locator.id}`);
  }
  const prints = printElements(index);
  const atPath = walk(index, path);
  const same = prints.byContent.get(locator.content) ?? [];
  if (same.length > 0) {
    const [only] = same;
    // Another element of this shape stands where this one stood: either may be meant.
    const hasRival =
      atPath !== undefined && atPath !== only && prints.shapes[atPath.index] === locator.shape;
    const isSure = same.length === 1 && alike.content === 1 && !hasRival;
    return only && isSure ? only : refuse('ambiguous', path);
  }
  const shaped = prints.byShape.get(locator.shape) ?? [];
  const isOnlyOne = alike.shape === 1 && shaped.length === 1;
  return isOnlyOne && atPath && shaped[0] === atPath ? atPath : refuse('not-found', path);
}

function walk(index: SourceIndex, path: string): IndexedElement | undefined {
  let siblings = index.nodes.filter((node) => node.kind === 'element');
  let found: IndexedElement | undefined;
  for (const step of path.split('>')) {
    const [tag, position] = step.split(/:(?=\d+$)/);
    found = siblings.filter((element) => element.tag === tag)[Number(position) - 1];
    if (!found) return undefined;
    siblings = childrenOf(found);
  }
  return found;
}

function findBySelector(
  index: SourceIndex,
  { selector }: SelectorLocator,
): IndexedElement | Refusal {
  const [wanted, ...others] = readSelectors(selector);
  if (!wanted || others.length > 0 || wanted.text !== selector.trim()) {
    return refuse('bad-locator', selector);
  }
  return only(
    index.elements.filter((element) => matchesSelector(element, wanted)),
    selector,
  );
}

function only(found: readonly IndexedElement[], name: string): IndexedElement | Refusal {
  const [first, ...others] = found;
  if (!first) return refuse('not-found', name);
  return others.length === 0 ? first : refuse('ambiguous', `${name} (${found.length})`);
}

function findByText(index: SourceIndex, { text, tag }: TextLocator): IndexedElement | Refusal {
  const wanted = text.replace(/\s+/g, ' ').trim();
  if (wanted === '') return refuse('bad-locator', text);
  const lengths = wordLengths(index);
  const length = wanted.replaceAll(' ', '').length;
  const saying = index.elements.filter(
    (element) => lengths[element.index] === length && textOf(element) === wanted,
  );
  const name = `“${wanted}”`;
  if (tag === undefined) return only(innermost(saying), name);
  const isTagged = (element: IndexedElement): boolean => element.tag === tag.toLowerCase();
  const exact = innermost(saying.filter(isTagged));
  if (exact.length > 0) return only(exact, name);
  const around = innermost(saying).flatMap(
    (element) => [...ancestorsOf(element)].find(isTagged) ?? [],
  );
  return only([...new Set(around)], name);
}

/** Of elements inside one another that say the same, the innermost is meant. */
function innermost(found: readonly IndexedElement[]): IndexedElement[] {
  const holders = new Set(found.map(({ parent }) => parent));
  return found.filter((element) => !holders.has(element));
}

/** Characters that are not blank in each element's text, so that only likely elements are read in full. */
function wordLengths(index: SourceIndex): number[] {
  const lengths: number[] = [];
  for (const element of index.elements.toReversed()) {
    let length = 0;
    for (const node of NOT_READ.has(element.tag) ? [] : element.nodes) {
      if (node.kind === 'element') length += lengths[node.index] ?? 0;
      if (node.kind === 'text') length += node.value.replace(/\s+/g, '').length;
    }
    lengths[element.index] = length;
  }
  return lengths;
}
