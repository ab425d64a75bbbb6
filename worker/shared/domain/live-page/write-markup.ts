import { html, type DefaultTreeAdapterTypes } from 'parse5';
import { escapeAttribute, escapeText } from '../html/escape.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

const VERBATIM = new Set('script style xmp iframe noembed noframes noscript plaintext'.split(' '));
const DROPS_FIRST_BREAK = new Set(['pre', 'textarea', 'listing']);
const VOID = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);

/** Markup that a parser reads as these nodes; `mark` writes more into a start tag. */
export function writeMarkup(
  nodes: readonly ParsedNode[],
  mark: (element: ParsedElement) => string,
): string {
  let markup = '';
  for (const node of nodes) {
    if ('tagName' in node) markup += writeElement(node, mark);
    else if ('data' in node) markup += `<!--${node.data}-->`;
    else if ('value' in node) markup += writeText(node.value);
  }
  return markup;
}

export function writeText(text: string): string {
  return escapeText(text).replaceAll('\r', '&#13;');
}

function writeElement(element: ParsedElement, mark: (element: ParsedElement) => string): string {
  const { tagName, attrs } = element;
  const written = attrs
    .map(({ prefix, name, value }) => {
      const escaped = escapeAttribute(value).replaceAll('\r', '&#13;');
      return ` ${prefix ? `${prefix}:` : ''}${name}="${escaped}"`;
    })
    .join('');
  const opening = `<${tagName}${mark(element)}${written}>`;
  const isVoid = element.namespaceURI === html.NS.HTML && VOID.has(tagName);
  return isVoid ? opening : `${opening}${writeContent(element, mark)}</${tagName}>`;
}

/** What stands between the tags. */
export function writeContent(
  element: ParsedElement,
  mark: (element: ParsedElement) => string,
): string {
  const nodes =
    'content' in element
      ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
      : element.childNodes;
  const [first] = nodes;
  if (element.namespaceURI !== html.NS.HTML) return writeMarkup(nodes, mark);
  if (VERBATIM.has(element.tagName))
    return nodes.map((node) => ('value' in node ? node.value : '')).join('');
  const isDropped =
    DROPS_FIRST_BREAK.has(element.tagName) &&
    first &&
    'value' in first &&
    first.value.startsWith('\n');
  return (isDropped ? '\n' : '') + writeMarkup(nodes, mark);
}
