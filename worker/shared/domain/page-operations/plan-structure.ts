import { escapeAttribute } from '../html/escape.ts';
import { attributeOf, elementsIn, isInside, isPageRoot } from '../html/query.ts';
import { indexHtml, type IndexedElement } from '../html/source-index.ts';
import {
  deleteLines,
  insertMarkup,
  removeAttribute,
  setAttribute,
  wholeLines,
} from '../html/splice.ts';
import { sortSplices, type Splice } from '../text/splices.ts';
import { copyWithFreshIds } from './copy-ids.ts';
import { checkAttribute, checkMarkup, refusal } from './guards.ts';
import type {
  DeleteElement,
  DuplicateElement,
  InsertMarkup,
  MovedPiece,
  MoveElement,
  Place,
  Refusal,
  ReplaceElement,
  SetAttribute,
  WrapElement,
} from './operation-types.ts';
import {
  collapse,
  findElement,
  findPart,
  holdsMarkup,
  nameElement,
  type ChangedPage,
  type Planned,
  type PlanPage,
} from './plan.ts';

export function planAttribute(page: PlanPage, { at, name, value }: SetAttribute): Planned {
  const element = findElement(page, at);
  if ('ok' in element) return element;
  const refused = checkAttribute(name, value);
  if (refused) return refused;
  const from = attributeOf(element, name) ?? null;
  const written = from === null ? name.toLowerCase() : name;
  const known = from ?? attributeOf(element, written) ?? null;
  const { start } = element.startTag;
  return {
    ok: true,
    splices:
      value === null
        ? removeAttribute(page.html, element, written)
        : setAttribute(element, written, value),
    change: {
      key: 'attribute',
      element: nameElement(element),
      name: written,
      from: known,
      to: value,
    },
    holds: (changed) => {
      const after = changed.at(start);
      return after !== undefined && (attributeOf(after, written) ?? null) === value;
    },
  };
}

export function planDelete(page: PlanPage, { at }: DeleteElement): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  const inside = elementsIn(element).length + 1;
  return {
    ok: true,
    splices: deleteLines(page.html, element.range),
    change: { key: 'delete', element: nameElement(element) },
    holds: ({ index }) => index.elements.length === page.index.elements.length - inside,
  };
}

export function planDuplicate(page: PlanPage, { at }: DuplicateElement): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  const { markup, renamedIds } = copyWithFreshIds(page.index, element);
  const splices = insertMarkup(page.html, { element, place: 'after' }, markup);
  const inside = elementsIn(element).length + 1;
  return {
    ok: true,
    splices,
    change: { key: 'duplicate', element: nameElement(element), renamedIds },
    holds: ({ index }) => index.elements.length === page.index.elements.length + inside,
  };
}

/** Where markup can go: not around the elements that make the page, not into what holds none. */
function checkPlace(element: IndexedElement, place: Place): Refusal | undefined {
  const isInner = place === 'start' || place === 'end';
  if (isInner)
    return holdsMarkup(element) && element.tag !== 'html'
      ? undefined
      : refusal('no-content', `<${element.tag}>`);
  return isPageRoot(element) ? refusal('page-root', `<${element.tag}>`) : undefined;
}

export function planMove(page: PlanPage, { at, to, place }: MoveElement): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  const target = findElement(page, to);
  if ('ok' in target) return target;
  if (target === element || isInside(target, element)) {
    return refusal('into-itself', `<${element.tag}>`);
  }
  const refused = checkPlace(target, place);
  if (refused) return refused;
  const { splices, moved } = moveSplices(page.html, element, { element: target, place });
  const { start } = target.startTag;
  return {
    ok: true,
    splices,
    moved,
    change: { key: 'move', element: nameElement(element) },
    holds: (changed) => isPlaced(changed, { moved, target: start, place }),
  };
}

interface MoveTarget {
  element: IndexedElement;
  place: Place;
}

/** With its lines where they do not touch the target, else character by character. */
function moveSplices(
  html: string,
  { range }: IndexedElement,
  target: MoveTarget,
): { splices: Splice[]; moved: MovedPiece } {
  const markup = html.slice(range.start, range.end);
  const inserted = insertMarkup(html, target, markup);
  const lines = wholeLines(html, range);
  const touches = inserted.some(({ start }) => start > lines.start && start < lines.end);
  const taken = { ...(touches ? range : lines), replacement: '' };
  const sorted = sortSplices([taken, ...inserted]);
  let shift = 0;
  let to = 0;
  for (const { start, end, replacement } of sorted) {
    if (replacement !== '') to = start + shift + replacement.indexOf(markup);
    shift += replacement.length - (end - start);
  }
  return { splices: sorted, moved: { start: range.start, end: range.end, to } };
}

function isPlaced(
  { index, at }: ChangedPage,
  { moved, target, place }: { moved: MovedPiece; target: number; place: Place },
): boolean {
  const element = at(moved.start);
  const beside = at(target);
  if (!element || !beside) return false;
  const isInner = place === 'start' || place === 'end';
  const parent = isInner ? beside : beside.parent;
  if (element.parent !== parent) return false;
  const siblings = (parent?.nodes ?? index.nodes).filter(({ kind }) => kind === 'element');
  const position = siblings.indexOf(element);
  if (place === 'start') return position === 0;
  if (place === 'end') return position === siblings.length - 1;
  return siblings.indexOf(beside) - position === (place === 'before' ? 1 : -1);
}

export function planInsert(page: PlanPage, { at, place, markup }: InsertMarkup): Planned {
  const element = findElement(page, at);
  if ('ok' in element) return element;
  const refused = checkPlace(element, place) ?? checkMarkup(markup);
  if (refused) return refused;
  const isInner = place === 'start' || place === 'end';
  const fragment = readFragment(markup);
  const { start } = element.startTag;
  const count = page.index.elements.length + fragment.count;
  return {
    ok: true,
    splices: insertMarkup(page.html, { element, place }, markup),
    change: { key: 'insert', element: fragment.named ?? nameElement(element) },
    holds: ({ index, at }) => {
      const after = at(start);
      const parent = isInner ? after : after?.parent;
      const isCounted = index.elements.length === count;
      return after !== undefined && isCounted && (!parent || says(parent, fragment.words));
    },
  };
}

/** True when one of the texts right inside the element has these words. */
function says({ nodes }: IndexedElement, words: string): boolean {
  return (
    words === '' ||
    nodes.some((node) => node.kind === 'text' && collapse(node.value).includes(words))
  );
}

/** What markup holds when nothing around it disturbs the parser. */
function readFragment(markup: string) {
  const [holder, ...elements] = indexHtml(`<!doctype html><template>${markup}</template>`).elements;
  const [first] = elements;
  const texts = holder?.nodes.find((node) => node.kind === 'text' && node.value.trim() !== '');
  return {
    count: elements.length,
    named: first && nameElement(first),
    /** One of the texts that stand in no element of their own. */
    words: texts?.kind === 'text' ? collapse(texts.value) : '',
  };
}

export function planReplace(page: PlanPage, { at, markup }: ReplaceElement): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  const refused = checkMarkup(markup);
  if (refused) return refused;
  const gone = elementsIn(element).length + 1;
  const fragment = readFragment(markup);
  const start = element.parent?.startTag.start;
  return {
    ok: true,
    splices: [{ ...element.range, replacement: markup }],
    change: {
      key: 'replace',
      element: nameElement(element),
      by: fragment.named ?? { tag: '', words: fragment.words },
    },
    holds: ({ index, at }) => {
      const after = start === undefined ? undefined : at(start);
      const isCounted =
        index.elements.length === page.index.elements.length - gone + fragment.count;
      return isCounted && (!after || says(after, fragment.words));
    },
  };
}

export function planWrap(page: PlanPage, { at, tag, attributes = {} }: WrapElement): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  const name = tag.toLowerCase();
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return refusal('bad-name', tag);
  for (const [attribute, value] of Object.entries(attributes)) {
    const refused = checkAttribute(attribute, value);
    if (refused) return refused;
  }
  const written = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`)
    .join('');
  const { start, end } = element.range;
  const refused = checkMarkup(`<${name}${written}></${name}>`);
  if (refused) return refused;
  return {
    ok: true,
    splices: [
      { start, end: start, replacement: `<${name}${written}>` },
      { start: end, end, replacement: `</${name}>` },
    ],
    wrapped: start,
    change: { key: 'wrap', element: nameElement(element), tag: name },
    holds: (changed) => {
      const parent = changed.at(start)?.parent;
      return parent?.tag === name && parent.endTag !== undefined;
    },
  };
}
