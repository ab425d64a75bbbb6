import { attributeOf, firstInside, textOf } from '#domain/html/query.ts';
import {
  indexHtml,
  type IndexedElement,
  type SourceIndex,
  type SourceRange,
} from '#domain/html/source-index.ts';

/** The kinds of parts whose loss a user would notice. */
export type LossKind =
  | 'section'
  | 'heading'
  | 'form'
  | 'dialog'
  | 'link'
  | 'image'
  | 'script'
  | 'style'
  | 'id'
  | 'text';

/** A part of a page that is missing in the changed version. */
export interface Loss {
  kind: LossKind;
  /** Its name in the page: an id, a heading or an address; empty when it has none. */
  name: string;
  /** Its id, classes and heading: the words by which a request may refer to it. */
  words: string;
  /** Its id, or the id that it links to. */
  id: string;
  /** Its place in the page before the change. */
  range: SourceRange;
}

interface Part extends Loss {
  /** Equal keys in two versions of a page mean the same part. */
  key: string;
}

const SECTIONS = new Set(['section', 'article', 'header', 'nav', 'main', 'aside', 'footer']);
const HEADINGS = /^h[1-4]$/;
const IMAGES = new Set(['img', 'svg', 'video', 'iframe', 'canvas']);
const DIALOG = /\b(?:modal|dialog|lightbox|popup|overlay)\b/i;
/** Code and text may become somewhat shorter, but may not lose half. */
const KEPT_SHARE = 0.6;
const SMALLEST_WEIGHED = 200;
const LONGEST_NAME = 80;

/**
 * The parts that a page loses in a changed version: parts that are fewer than before, ids that are still
 * referred to, and code or text that shrank by more than two fifths. A part that was renamed or replaced by one
 * of its kind is not a loss.
 */
export function findLosses(before: string, after: string): Loss[] {
  return lossesBetween(indexHtml(before), indexHtml(after));
}

/** The same for pages that were read already. */
export function lossesBetween(was: SourceIndex, is: SourceIndex): Loss[] {
  const [oldParts, newParts] = [partsOf(was), partsOf(is)];
  const fewer = [...new Set(oldParts.map(({ kind }) => kind))].flatMap((kind) =>
    missing(ofKind(oldParts, kind), ofKind(newParts, kind)),
  );
  const losses = [...fewer, ...danglingIds(was, is), ...shrunk(was, is)];
  return losses.map(({ kind, name, words, id, range }) => ({ kind, name, words, id, range }));
}

function ofKind(parts: readonly Part[], kind: LossKind): Part[] {
  return parts.filter((part) => part.kind === kind);
}

function missing(before: readonly Part[], after: readonly Part[]): Part[] {
  if (after.length >= before.length) return [];
  const left = new Map<string, number>();
  for (const { key } of after) left.set(key, (left.get(key) ?? 0) + 1);
  return before.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

function partsOf({ elements }: SourceIndex): Part[] {
  return elements.flatMap((element) => {
    const kind = kindOf(element);
    return kind === undefined ? [] : [toPart(element, kind)];
  });
}

function kindOf(element: IndexedElement): LossKind | undefined {
  const { tag } = element;
  if (tag === 'dialog' || attributeOf(element, 'role') === 'dialog') return 'dialog';
  if (tag === 'form') return 'form';
  if (SECTIONS.has(tag)) return 'section';
  if (HEADINGS.test(tag)) return 'heading';
  if (IMAGES.has(tag)) return 'image';
  if (tag === 'a') return isInNavigation(element) ? 'link' : undefined;
  if (tag === 'script') return 'script';
  if (tag === 'style') return 'style';
  return isNamedDialog(element) ? 'dialog' : undefined;
}

/** A block whose name says that it is a modal. Elements inside it belong to it. */
function isNamedDialog(element: IndexedElement): boolean {
  const names = (of: IndexedElement) =>
    `${attributeOf(of, 'id') ?? ''} ${(attributeOf(of, 'class') ?? '').split(/\s/, 1)[0]}`;
  if (element.tag !== 'div' || !DIALOG.test(names(element))) return false;
  return element.parent === undefined || !DIALOG.test(names(element.parent));
}

function isInNavigation({ parent }: IndexedElement): boolean {
  for (let at = parent; at !== undefined; at = at.parent) {
    if (at.tag === 'nav' || at.tag === 'header') return true;
  }
  return false;
}

function toPart(element: IndexedElement, kind: LossKind): Part {
  const id = attributeOf(element, 'id') ?? '';
  const classes = attributeOf(element, 'class') ?? '';
  const heading =
    kind === 'section' || kind === 'dialog' || kind === 'form' ? headingOf(element) : '';
  const own = ownName(element, kind);
  const name = (own || id || heading || classes.split(/\s+/)[0] || '').slice(0, LONGEST_NAME);
  const address = attributeOf(element, 'href') ?? '';
  const words = `${element.tag} ${id} ${classes} ${heading} ${own} ${address}`;
  const key = id === '' ? `${element.tag} ${name}` : id;
  const target = address.startsWith('#') ? address.slice(1) : '';
  return { kind, name, words, id: id || target, range: element.range, key };
}

function ownName(element: IndexedElement, kind: LossKind): string {
  if (kind === 'heading' || kind === 'link') return textOf(element);
  if (kind !== 'image' && kind !== 'script') return '';
  const address = attributeOf(element, 'src') ?? '';
  return (attributeOf(element, 'alt') ?? '') || address.slice(0, LONGEST_NAME);
}

const headingIn = firstInside(({ tag }) => HEADINGS.test(tag));

function headingOf(element: IndexedElement): string {
  const heading = headingIn(element);
  return heading === undefined ? '' : textOf(heading);
}

const REFERENCES = ['href', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Ids that are gone although links, labels or scripts of the new version still refer to them. */
function danglingIds(was: SourceIndex, is: SourceIndex): Part[] {
  const ids = new Set(is.elements.map((element) => attributeOf(element, 'id')));
  const named = namesUsed(is);
  return was.elements.flatMap((element) => {
    const id = attributeOf(element, 'id');
    if (id === undefined || id === '' || ids.has(id) || !named.has(id)) return [];
    return [{ kind: 'id' as const, name: id, words: id, id, range: element.range, key: id }];
  });
}

function namesUsed({ elements, html }: SourceIndex): ReadonlySet<string> {
  const used = new Set<string>();
  for (const element of elements) {
    for (const name of REFERENCES) {
      const value = attributeOf(element, name) ?? '';
      if (name === 'href' && !value.startsWith('#')) continue;
      for (const id of value.replace(/^#/, '').split(/\s+/)) used.add(id);
    }
    if (element.tag !== 'script') continue;
    const code = html.slice(element.inner.start, element.inner.end);
    for (const [, id = ''] of code.matchAll(/['"`]#?([\w-]+)['"`]/g)) used.add(id);
  }
  return used;
}

function shrunk(was: SourceIndex, is: SourceIndex): Part[] {
  return (['script', 'style', 'text'] as const).flatMap((kind) => {
    const [before, after] = [weigh(was, kind), weigh(is, kind)];
    if (before < SMALLEST_WEIGHED || after >= before * KEPT_SHARE) return [];
    const range = { start: 0, end: 0 };
    return [{ kind, name: '', words: '', id: '', range, key: kind }];
  });
}

/** The number of characters without white space. */
function weigh({ html, elements, nodes }: SourceIndex, kind: 'script' | 'style' | 'text'): number {
  if (kind === 'text') {
    const roots = nodes.filter((node) => node.kind === 'element');
    return roots.reduce((sum, root) => sum + textOf(root).length, 0);
  }
  return elements
    .filter(({ tag }) => tag === kind)
    .reduce(
      (sum, { inner }) => sum + html.slice(inner.start, inner.end).replace(/\s+/g, '').length,
      0,
    );
}
