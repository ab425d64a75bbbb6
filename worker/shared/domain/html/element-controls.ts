import { INLINE } from './content-rules.ts';
import { isText, nearNodes } from './element-hints.ts';
import { isInDrawing } from './element-kind.ts';
import { attributeOf } from './query.ts';
import type { IndexedElement } from './source-index.ts';

/** Which ways to change an element do something that a visitor sees. */
export interface ElementControls {
  /** It shows words: font, size, alignment and colour of text. */
  text: boolean;
  /** Its own words can be typed on the page. */
  typing: boolean;
  /** Other elements stand in it and can be arranged. */
  layout: boolean;
  /** A picture or film is fitted into its box. */
  fit: boolean;
  /** It has a box with a background, a border and space around it; a shape in a drawing has none. */
  box: boolean;
}

const WORDLESS =
  /^(?:img|picture|svg|video|audio|canvas|iframe|object|embed|hr|br|wbr|progress|meter|source|track|map|area)$/;
const WORDLESS_FIELDS = /^(?:checkbox|radio|range|color|image|hidden)$/i;
const FIELDS = /^(?:input|select|textarea)$/;
const PICTURE = /^(?:img|svg)$/;
const FITTED = /^(?:img|video|canvas)$/;
const NEVER_TYPED = /^(?:html|body|pre|option|optgroup)$/;
/** Most nodes that are looked at. */
const MOST_NODES = 400;

/** The controls that do something for an element of this kind. Looks at a bounded part of the page. */
export function controlsOf(element: IndexedElement): ElementControls {
  const isShape = isInDrawing(element);
  const isField = FIELDS.test(element.tag);
  const text = !isShape && !isWordless(element) && pictureIn(element) === undefined;
  return {
    text,
    typing: text && !isField && !NEVER_TYPED.test(element.tag) && holdsWordsOnly(element),
    layout: !isShape && !isField && !isWordless(element),
    fit: FITTED.test(element.tag),
    box: !isShape && !/^w?br$/.test(element.tag),
  };
}

function isWordless(element: IndexedElement): boolean {
  const isField = element.tag === 'input';
  return isField
    ? WORDLESS_FIELDS.test(attributeOf(element, 'type') ?? '')
    : WORDLESS.test(element.tag);
}

/** Words, formatting and icons, but no boxes; or an empty element that could take words. */
function holdsWordsOnly(element: IndexedElement): boolean {
  const pending = [...element.nodes];
  let hasWords = element.nodes.length === 0;
  for (let seen = 0; seen < MOST_NODES; seen += 1) {
    const node = pending.pop();
    if (node === undefined) return hasWords;
    if (node.kind === 'text') hasWords ||= node.value.trim() !== '';
    if (node.kind !== 'element' || isWordless(node) || FIELDS.test(node.tag)) continue;
    if (!INLINE.test(node.tag)) return false;
    pending.push(...node.nodes);
  }
  return hasWords;
}

/**
 * The picture or drawing that somebody means who chose the element: itself, or the only one in a figure, link or
 * other frame that says nothing else. A caption of a figure does not count as its words.
 */
export function pictureIn(element: IndexedElement): IndexedElement | undefined {
  if (PICTURE.test(element.tag)) return element;
  if (isOtherMedia(element)) return undefined;
  let found: IndexedElement | undefined;
  for (const node of nearNodes(element)) {
    if (isText(node) && node.parent?.tag !== 'figcaption') return undefined;
    if (node.kind !== 'element' || node.tag === 'source') continue;
    if (PICTURE.test(node.tag)) {
      if (found) return undefined;
      found = node;
    } else if (isOtherMedia(node)) return undefined;
  }
  return found;
}

function isOtherMedia(element: IndexedElement): boolean {
  return element.tag !== 'picture' && isWordless(element);
}
