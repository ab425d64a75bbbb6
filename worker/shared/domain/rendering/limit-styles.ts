import type { Splice } from '#domain/text/splices.ts';
import { attributeOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { RENDERING_LIMITS } from './limits.ts';
import { findRepeated, findStyleSources } from './style-sources.ts';

/**
 * If there are more than ten style blocks and stylesheet links, removes repeated ones and all beyond the tenth.
 * The block with the page's edits counts and is kept. `mark` names an attribute that is ignored.
 */
export function limitStyles(index: SourceIndex, mark?: string): Splice[] {
  const sources = findStyleSources(index);
  const blocks = sources.filter(({ tag }) => tag === 'style');
  const repeatedBlocks = findRepeated(index, blocks, mark);
  const different = sources.filter((source) => !repeatedBlocks.has(source));
  if (different.length <= RENDERING_LIMITS.styleSources) return [];
  const repeated = findRepeated(index, different, mark);
  const kept = different.filter((source) => !repeated.has(source));
  const hasEdits = kept.some(isEdits);
  const others = kept.filter((source) => !isEdits(source));
  const surplus = others.slice(RENDERING_LIMITS.styleSources - (hasEdits ? 1 : 0));
  return [...repeated, ...surplus].map(({ range }) => ({ ...range, replacement: '' }));
}

function isEdits(source: IndexedElement): boolean {
  return attributeOf(source, 'data-edits') !== undefined;
}
