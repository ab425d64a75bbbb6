import { takeKeys } from './keys.ts';
import {
  attributeAt,
  attributesOf,
  createElementNs,
  firstChild,
  indexOf,
  localName,
  match,
  matches,
  namespaceOf,
  replaceText,
  setInnerHtml,
  templateContent,
} from './natives.ts';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** The elements of HTML within which a parser reads otherwise than within a `div`. */
const CONTEXTS =
  /^(?:table|caption|colgroup|tbody|thead|tfoot|tr|td|th|select|optgroup|template|head|frameset|title|textarea|style|xmp|iframe|noembed|noframes|script|noscript|plaintext)$/;

/** Without a window: nothing in it loads, and no custom element is made before it stands in the page. */
const inert = document.implementation.createHTMLDocument('');

/** A detached element that a parser takes for the given one. */
function contextFor(element: Element, owner: Document): Element {
  const namespace = namespaceOf(element);
  const name = localName(element);
  const isPlain = namespace === HTML && !matches(CONTEXTS, name);
  return createElementNs(owner, namespace, isPlain ? 'div' : name);
}

/**
 * What a parser makes of markup within an element, in a container of its own. Keys are taken off and known;
 * scripts in it never run.
 */
export function parseWithin(element: Element, markup: string): Node {
  // Only a document with a window reads `noscript` as visitors' browsers do.
  const owner = matches(/<noscript/i, markup) ? document : inert;
  const context = contextFor(element, owner);
  setInnerHtml(context, markup);
  const container = localName(context) === 'template' ? templateOf(context) : context;
  takeKeys(container as Element | DocumentFragment);
  return container;
}

function templateOf(element: Element): Node {
  return templateContent(element as HTMLTemplateElement);
}

/** An attribute as the parser reads it on such an element; null for a name that no source can hold. */
export function parseAttribute(element: Element, name: string, value: string): Attr | null {
  if (name === '' || match(/[\s"'<>/=\0]/, name) !== null) return null;
  const namespace = namespaceOf(element);
  const context = createElementNs(
    inert,
    namespace,
    namespace === HTML ? 'div' : localName(element),
  );
  const tag = namespace === HTML ? 'b' : namespace === SVG ? 'g' : 'mi';
  const escaped = indexOf(value, '&') < 0 ? value : replaceText(value, '&', '&amp;');
  setInnerHtml(context, `<${tag} ${name}="${replaceText(escaped, '"', '&quot;')}"></${tag}>`);
  const made = firstChild(context) as Element | null;
  return made === null ? null : attributeAt(attributesOf(made), 0);
}
