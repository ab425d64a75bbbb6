import { attributeOf, elementsIn, textOf } from '#domain/html/query.ts';
import {
  indexHtml,
  type IndexedElement,
  type SourceIndex,
  type SourceRange,
} from '#domain/html/source-index.ts';

/** What a page consists of, as far as its loss would be noticed. */
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

/** A part of a page that a changed version no longer has. */
export interface Loss {
  kind: LossKind;
  /** What it is called in the page: an id, a heading, an address; empty where it has no name. */
  name: string;
  /** Id, classes and heading: the words by which a request may name it. */
  words: string;
  /** Its id, or the one that it links to. */
  id: string;
  /** Where it stood in the page of before. */
  range: SourceRange;
}

interface Part extends Loss {
  /** Two versions of a page hold the same part when this is the same. */
  key: string;
}

const SECTIONS = new Set(['section', 'article', 'header', 'nav', 'main', 'aside', 'footer']);
const HEADINGS = /^h[1-4]$/;
const IMAGES = new Set(['img', 'svg', 'video', 'iframe', 'canvas']);
const DIALOG = /\b(?:modal|dialog|lightbox|popup|overlay)\b/i;
/** Code and text may become somewhat shorter unasked, not lose half of themselves. */
const KEPT_SHARE = 0.6;
const SMALLEST_WEIGHED = 200;
const LONGEST_NAME = 80;

/**
 * What a page loses in a changed version: parts of which there are fewer than before, ids that the new
 * version still refers to, code or text that shrank by more than two fifths. A part that was renamed or
 * replaced by another of its kind is no loss.
 */
export function findLosses(before: string, after: string): Loss[] {
  const [was, is] = [indexHtml(before), indexHtml(after)];
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

/** A block that calls itself a modal; what stands inside one belongs to it. */
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

function headingOf(element: IndexedElement): string {
  const heading = elementsIn(element).find(({ tag }) => HEADINGS.test(tag));
  return heading === undefined ? '' : textOf(heading);
}

const REFERENCES = ['href', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby'];

/** Ids that are gone while links, labels or scripts of the new version still name them. */
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

/** Characters that count: white space is left out. */
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
