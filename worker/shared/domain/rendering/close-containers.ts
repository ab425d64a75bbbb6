import type { Splice } from '#domain/text/splices.ts';
import { findByTag } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { findUnclosable } from './open-ends.ts';
import { findContentEnd } from './page-end.ts';
import { renderedElements } from './rendered-elements.ts';

const CONTAINERS = new Set(['div', 'section']);
/** Adds missing end tags of `div` and `section` where the parser ends these elements. */
export function closeContainers(index: SourceIndex): Splice[] {
  const open = renderedElements(index).filter(
    ({ tag, endTag }) => CONTAINERS.has(tag) && endTag === undefined,
  );
  if (open.length === 0 || findByTag(index, 'frameset').length > 0) return [];
  const unclosable = findUnclosable(index);
  const end = findContentEnd(index);
  // Innermost first, because end tags at the same place must close from the inside out.
  return open
    .filter((element) => !unclosable.has(element))
    .toReversed()
    .map((element) => closing(element, end));
}

function closing({ tag, range }: IndexedElement, end: number): Splice {
  const at = Math.min(range.end, end);
  return { start: at, end: at, replacement: `</${tag}>` };
}
