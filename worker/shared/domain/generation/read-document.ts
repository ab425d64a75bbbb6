import { parse, type DefaultTreeAdapterMap } from 'parse5';

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

/** Parses a page once for all checks. */
export function readDocument(html: string): PageFacts {
  let parseErrors = 0;
  const document = parse(html, { onParseError: () => void (parseErrors += 1) });
  const elements: PageElement[] = [];
  const words: string[] = [];
  function visit(node: Node, isVisible: boolean): void {
    if (node.nodeName === '#text' && 'value' in node && isVisible) words.push(node.value);
    const isElement = 'tagName' in node;
    if (isElement) elements.push(describeElement(node));
    if (!('childNodes' in node)) return;
    const isInside = isVisible && !(isElement && UNREAD.has(node.tagName));
    for (const child of node.childNodes) visit(child, isInside);
  }
  visit(document, true);
  return { elements, visibleText: words.join(' ').replace(/\s+/g, ' ').trim(), parseErrors };
}

function describeElement(element: Element): PageElement {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  const text = WITH_TEXT.has(element.tagName) ? textInside(element) : '';
  return { tag: element.tagName, attributes, text };
}

function textInside(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textInside).join('') : '';
}
