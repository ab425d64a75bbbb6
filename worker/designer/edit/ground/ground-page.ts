import {
  ancestorsOf,
  attributeOf,
  childrenOf,
  firstInside,
  textOf,
  textsIn,
} from '#domain/html/query.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { shapeOf } from '../page/item-groups.ts';
import { sumOf } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { readValues, type Value } from './values.ts';
import { stemsOf } from './words.ts';

/** A value that the page shows, with the words around it from the nearest to the farthest. */
export interface Site {
  text: IndexedText;
  value: Value;
  /** One end of a span: "11 to 4". */
  isSpan: boolean;
  entry: Entry;
  /** Words of its own part of a sentence. */
  near: ReadonlySet<string>;
}

/** What stands side by side with others of its kind. */
export interface Entry {
  element: IndexedElement;
  /** What it is called; empty where it has no name. */
  name: string;
  named: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** What the parts that it stands in are called. */
  around: ReadonlySet<string>;
}

const known = new WeakMap<PageModel['index'], readonly Site[]>();

/** Every value of the page, read once. */
export function sitesOf(page: PageModel): readonly Site[] {
  const earlier = known.get(page.index);
  if (earlier) return earlier;
  const entryOf = entryReader(page);
  const root = page.limit ?? page.body;
  const texts = root ? textsIn(root) : [];
  const sites = texts.flatMap((text) => sitesIn(text, entryOf));
  known.set(page.index, sites);
  return sites;
}

const SPAN = /^\s*(?:[–—-]|to|till|until|al|alle|ai|a|and|e)\s*$/i;

function sitesIn(text: IndexedText, entryOf: (text: IndexedText) => Entry | undefined): Site[] {
  const values = readValues(text.value).filter((value) => !isCutOff(text.value, value));
  const entry = values.length > 0 ? entryOf(text) : undefined;
  if (!entry) return [];
  const sum = sumOf(text);
  const isBeside = (one: Value | undefined, other: Value | undefined): boolean =>
    one !== undefined && other !== undefined && SPAN.test(text.value.slice(one.end, other.start));
  return values.map((value, at) => ({
    text,
    entry,
    near: stemsOf(partAround(text.value, value)),
    value: value.kind === 'number' && value.text === sum ? { ...value, kind: 'money' } : value,
    isSpan: isBeside(values[at - 1], value) || isBeside(value, values[at + 1]),
  }));
}

/** "Twelve" of "a hundred and twelve". */
function isCutOff(text: string, { kind, start, end }: Value): boolean {
  return (
    kind === 'number' &&
    (/(?:hundred|thousand|cento|mille|mila)[\s-]+(?:(?:and|e)\s+)?$/i.test(text.slice(0, start)) ||
      /^[\s-]+(?:hundred|thousand|million|dozen|mila|milioni)\b/i.test(text.slice(end)))
  );
}

const MARK = /[;,.!?](?=\s|$)/;

/** The words between the marks around a value. */
export function partAround(text: string, { start, end }: Value): string {
  const before = text.slice(0, start).split(MARK).at(-1) ?? '';
  const [behind = ''] = text.slice(end).split(MARK);
  return before + text.slice(start, end) + behind;
}

const HEADING = /^(?:h[1-6]|dt|summary|legend|caption)$/;
const HOLDERS = new Set(['li', 'article', 'details', 'div', 'p', 'tr', 'figure', 'section']);
const findHeading = firstInside(
  (element) =>
    HEADING.test(element.tag) ||
    (element.tag === 'th' && attributeOf(element, 'scope') === 'row') ||
    (attributeOf(element, 'class') ?? '').split(' ').includes('name'),
);

/** Longest text that is a name where nothing marks it as one. */
const LONGEST_NAME = 60;

/** What an entry is called: its heading, else the first of its texts that tells more than a value. */
export function entryName(element: IndexedElement): string {
  const heading = findHeading(element);
  if (heading) return textOf(heading);
  const texts = textsIn(element)
    .map(({ value }) => value.trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '');
  const [name = ''] = isValue(texts[0] ?? '') ? texts.slice(1) : texts;
  const isName = texts.length > 1 && name.length <= LONGEST_NAME && readValues(name).length === 0;
  return isName ? name : '';
}

/** "20.30" stands before the name of what begins then. */
function isValue(text: string): boolean {
  return readValues(text).some((value) => value.text === text);
}

function entryReader(page: PageModel): (text: IndexedText) => Entry | undefined {
  const sections = new Set(page.sections.map(({ element }) => element));
  const entries = new Map<IndexedElement, Entry>();
  const shapes = new Map<IndexedElement, Map<string, number>>();
  const isEntry = (element: IndexedElement): boolean => {
    const { parent, tag } = element;
    if (!parent || !HOLDERS.has(tag)) return false;
    let counts = shapes.get(parent);
    if (!counts) {
      counts = new Map();
      for (const child of childrenOf(parent))
        counts.set(shapeOf(child), (counts.get(shapeOf(child)) ?? 0) + 1);
      shapes.set(parent, counts);
    }
    return tag === 'li' || tag === 'tr' || (counts.get(shapeOf(element)) ?? 0) > 1;
  };
  return (text) => {
    const above = [...ancestorsOf(text)];
    // Opening hours are told by the week, in attributes too.
    if (above.some((one) => attributeOf(one, 'data-times') !== undefined || one.tag === 'form'))
      return undefined;
    const element = above.find(isEntry) ?? text.parent;
    if (!element) return undefined;
    const earlier = entries.get(element);
    if (earlier) return earlier;
    const outer = above.slice(above.indexOf(element) + 1);
    const end = outer.findIndex((one) => sections.has(one));
    const chain = end < 0 ? outer.slice(0, 0) : outer.slice(0, end + 1);
    const name = entryName(element);
    const heads = [element, ...chain].flatMap((one) => [
      ...groupHeading(one),
      ...(one !== element && (sections.has(one) || isEntry(one))
        ? [findHeading(one)].flatMap((head) => head ?? [])
        : []),
    ]);
    const entry: Entry = {
      element,
      name,
      named: stemsOf(name),
      words: stemsOf(
        textsIn(element)
          .map(({ value }) => value)
          .join(' '),
      ),
      around: stemsOf(heads.map(textOf).join(' ')),
    };
    entries.set(element, entry);
    return entry;
  };
}

/** The heading right before a list names what stands in it. */
function groupHeading({ parent, range }: IndexedElement): IndexedElement[] {
  const before = parent
    ? childrenOf(parent).findLast((one) => one.range.end <= range.start)
    : undefined;
  return before && /^h[2-6]$/.test(before.tag) ? [before] : [];
}
