import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement, IndexedNode } from '#domain/html/source-index.ts';

/** Carries the name that somebody gave an element in the list of layers; visitors never meet it. */
export const NAME_ATTRIBUTE = 'data-name';

/** Nodes that are looked at inside an element to find a name for it. */
const MOST_NODES = 80;
const MOST_CHARACTERS = 60;

/**
 * What the list calls an element: its given name, its label for screen readers, the heading inside it, its id, else
 * the words that stand in it or the description of its picture. Undefined where only its tag is left.
 */
export function layerName(element: IndexedElement): string | undefined {
  return (
    said(attributeOf(element, NAME_ATTRIBUTE)) ??
    said(attributeOf(element, 'aria-label')) ??
    said(headingIn(element)) ??
    said(attributeOf(element, 'id')) ??
    said(ownWords(element)) ??
    said(attributeOf(element, 'alt') ?? attributeOf(element, 'placeholder'))
  );
}

function said(text: string | undefined): string | undefined {
  const plain = text?.replace(/\s+/g, ' ').trim();
  if (!plain) return undefined;
  return plain.length > MOST_CHARACTERS
    ? `${plain.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`
    : plain;
}

const HEADING = /^h[1-6]$/;

function headingIn(element: IndexedElement): string | undefined {
  for (const node of nearNodes(element)) {
    if (node.kind === 'element' && HEADING.test(node.tag)) return wordsIn(node);
  }
  return undefined;
}

/** Words of an element that holds text itself. */
function ownWords(element: IndexedElement): string | undefined {
  const holdsText = element.nodes.some((node) => node.kind === 'text' && node.value.trim() !== '');
  return holdsText ? wordsIn(element) : undefined;
}

function wordsIn(element: IndexedElement): string {
  let words = '';
  for (const node of nearNodes(element)) {
    if (node.kind === 'text') words += node.value;
    if (words.length > MOST_CHARACTERS * 4) break;
  }
  return words;
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** The first nodes inside an element, in document order. */
function* nearNodes(element: IndexedElement): Generator<IndexedNode> {
  const pending: IndexedNode[] = element.nodes.slice(0, MOST_NODES).toReversed();
  for (let seen = 0; seen < MOST_NODES; seen += 1) {
    const node = pending.pop();
    if (node === undefined) return;
    yield node;
    if (node.kind !== 'element' || SILENT.has(node.tag)) continue;
    pending.push(...node.nodes.slice(0, MOST_NODES).toReversed());
  }
}
