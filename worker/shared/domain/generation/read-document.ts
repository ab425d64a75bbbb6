import type { DefaultTreeAdapterMap } from 'parse5';
import { NODES_AT_ONCE, parsePageSteps } from '#domain/html/parse-page.ts';
import type { Steps } from '#domain/text/steps.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What the checks need to know of an element. */
export interface PageElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The text inside, for title, style, script and headings; else empty. */
  text: string;
}

/** A page as the checks see it: one parse, plain data. */
export interface PageFacts {
  elements: PageElement[];
  /** What a visitor reads, white space collapsed. */
  visibleText: string;
  parseErrors: number;
}

const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'title', 'svg']);
const WITH_TEXT = new Set(['title', 'style', 'script', 'h1']);

/**
 * Parses a page once for all checks, in steps; nesting of any depth is walked through.
 * @throws WorkBudgetSpent for markup that grows beyond measure
 */
export function* readDocumentSteps(html: string): Steps<PageFacts> {
  let parseErrors = 0;
  const document = yield* parsePageSteps(html, {
    onParseError: () => void (parseErrors += 1),
  });
  const elements: PageElement[] = [];
  const words: string[] = [];
  let visited = 0;
  for (const { node, isVisible } of nodesOf(document)) {
    visited += 1;
    if (visited % NODES_AT_ONCE === 0) yield;
    if ('tagName' in node) elements.push(describeElement(node));
    else if ('value' in node && isVisible) words.push(node.value);
  }
  return { elements, visibleText: words.join(' ').replace(/\s+/g, ' ').trim(), parseErrors };
}

interface Visit {
  node: Node;
  isVisible: boolean;
}

/** All nodes in document order. Uses its own stack, because markup may be nested deeper than the call stack allows. */
function* nodesOf(root: Node): Generator<Visit> {
  const pending: Visit[] = [{ node: root, isVisible: true }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    yield visit;
    const { node } = visit;
    if (!('childNodes' in node)) continue;
    const isVisible = visit.isVisible && !('tagName' in node && UNREAD.has(node.tagName));
    for (const child of node.childNodes.toReversed()) pending.push({ node: child, isVisible });
  }
}

function describeElement(element: Element): PageElement {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const text = WITH_TEXT.has(element.tagName) ? textInside(element) : '';
  return { tag: element.tagName, attributes, text };
}

function textInside(node: Node): string {
  return [...nodesOf(node)]
    .map(({ node: inside }) => ('value' in inside ? inside.value : ''))
    .join('');
}
