import type { Splice } from '#domain/text/splices.ts';
import type { SourceIndex } from '../html/source-index.ts';
import { findRepeated, findStyleSources } from './style-sources.ts';

/** Removes `<style>` blocks that are repeated later in the page. `mark` names an attribute that is ignored. */
export function removeDuplicateStyles(index: SourceIndex, mark?: string): Splice[] {
  const blocks = findStyleSources(index).filter(({ tag }) => tag === 'style');
  return [...findRepeated(index, blocks, mark)].map(({ range }) => ({ ...range, replacement: '' }));
}
