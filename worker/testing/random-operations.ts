import { attributeOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';
import { locate } from '#domain/page-operations/locate.ts';
import type { PageOperation, Place } from '#domain/page-operations/operation-types.ts';

const PLACES: readonly Place[] = ['before', 'after', 'start', 'end'];
const TEXTS = ['Café & bar', 'a < b', '9 → 11 €', 'x', 'Due\u00a0parole, "virgolette"', ''];
const MARKUPS = [
  '<p>New <b>words</b></p>',
  '<section id="fresh"><h2>Title</h2><img src="a.png" alt="x"></section>',
  '<li>Entry</li>',
  '<tr><td>1</td></tr>',
  'plain words',
  '<span title="&quot;">x</span>',
];

type Maker = (index: SourceIndex, pick: Pick) => PageOperation;

interface Pick {
  of: <Item>(items: readonly Item[]) => Item;
  element: () => IndexedElement;
  number: (below: number) => number;
}

const MAKERS: readonly Maker[] = [
  (index, pick) => ({ kind: 'set-text', at: locate(index, pick.element()), text: pick.of(TEXTS) }),
  (index, pick) => {
    const element = pick.element();
    const run = pick.number(Math.max(1, textsIn(element).length));
    return { kind: 'set-text', at: locate(index, element), text: pick.of(TEXTS), run };
  },
  (index, pick) => ({
    kind: 'set-attribute',
    at: locate(index, pick.element()),
    name: pick.of(['class', 'title', 'href', 'hidden', 'data-x']),
    value: pick.of(['', 'a b', '"quoted" & more', null]),
  }),
  (index, pick) => ({
    kind: 'set-style',
    scope: { kind: 'element', at: locate(index, pick.element()) },
    property: pick.of(['color', 'margin-top', '--own']),
    value: pick.of(['red', '2px', 'var(--x, "a;b")', null]),
  }),
  (index, pick) => ({
    kind: 'set-style',
    scope: { kind: 'width', at: locate(index, pick.element()), maxWidthPx: pick.of([480, 640]) },
    property: pick.of(['color', 'padding']),
    value: pick.of(['blue', '0', null]),
  }),
  (_index, pick) => ({
    kind: 'set-token',
    name: pick.of(['--brand', '--ink']),
    value: pick.of(['#123', '#456', null]),
  }),
  (_index, pick) => ({
    kind: 'set-head',
    field: pick.of(['title', 'description', 'language', 'icon', 'picture'] as const),
    value: pick.of(['it', 'en-GB']),
  }),
  (index, pick) => ({ kind: 'delete', at: locate(index, pick.element()) }),
  (index, pick) => ({ kind: 'duplicate', at: locate(index, pick.element()) }),
  (index, pick) => ({
    kind: 'move',
    at: locate(index, pick.element()),
    to: locate(index, pick.element()),
    place: pick.of(PLACES),
  }),
  (index, pick) => ({
    kind: 'insert',
    at: locate(index, pick.element()),
    place: pick.of(PLACES),
    markup: pick.of(MARKUPS),
  }),
  (index, pick) => ({
    kind: 'wrap',
    at: locate(index, pick.element()),
    tag: pick.of(['div', 'section', 'span']),
    attributes: pick.of<Record<string, string>>([{}, { class: 'wrapped "x"' }]),
  }),
  (index, pick) => ({
    kind: 'replace',
    at: locate(index, pick.element()),
    markup: pick.of(MARKUPS),
  }),
  (_index, pick) => ({
    kind: 'replace-everywhere',
    from: pick.of(['the', 'Lorem', 'New']),
    to: pick.of(['THE', 'new & old']),
  }),
];

/** How many kinds there are to ask `randomOperation` for by number. */
export const OPERATION_KINDS = MAKERS.length;

/** An operation on the page, small elements more often than those that hold the whole page. */
export function randomOperation(
  index: SourceIndex,
  random: () => number,
  kind = Math.floor(random() * MAKERS.length),
): PageOperation {
  const number = (below: number): number => Math.floor(random() * below);
  const of = <Item>(items: readonly Item[]): Item => {
    const item = items[number(items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
  const element = (): IndexedElement => {
    const found = of(index.elements);
    return found.range.end - found.range.start > index.html.length / 3 ? of(index.elements) : found;
  };
  const maker = MAKERS[kind % MAKERS.length];
  if (!maker) throw new Error('No such kind of operation.');
  return maker(index, { of, element, number });
}

/** The value of the mark that tests put on elements to know them again. */
export function markOf(element: IndexedElement): string | undefined {
  return attributeOf(element, 'data-mark');
}
