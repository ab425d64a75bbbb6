import { childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';

const INLINE = new Set(['b', 'strong', 'em', 'i', 'span', 'small', 'mark', 'u']);
const FRAMES = new Set(['html', 'body', 'main', 'section', 'header', 'footer', 'nav', 'aside']);
const PICTURES = new Set(['img', 'picture', 'svg', 'video', 'iframe', 'form', 'input']);

/**
 * The smallest block that these words are the subject of, with holders that it alone fills. Undefined where the words
 * are a fragment of a sentence.
 */
export function subjectBlock(element: IndexedElement): IndexedElement | undefined {
  let block = element;
  for (let { parent } = block; INLINE.has(block.tag) && isSentence(parent); { parent } = block) {
    if (!parent || FRAMES.has(parent.tag) || !textOf(parent).startsWith(textOf(block)))
      return undefined;
    block = parent;
  }
  if (block === element) return element;
  for (let { parent } = block; parent && isFilledBy(parent, block); { parent } = block)
    block = parent;
  return block;
}

/** Holds words of its own beside its elements. */
function isSentence(parent: IndexedElement | undefined): boolean {
  return (
    parent !== undefined &&
    textsIn(parent).some((text) => text.parent === parent && /\p{L}/u.test(text.value))
  );
}

function isFilledBy(holder: IndexedElement, block: IndexedElement): boolean {
  return (
    !FRAMES.has(holder.tag) &&
    childrenOf(holder).length === 1 &&
    textOf(holder) === textOf(block) &&
    !elementsIn(holder).some(({ tag }) => PICTURES.has(tag))
  );
}
