import type { Splice } from '#domain/text/splices.ts';
import { attributeOf } from '../html/query.ts';
import type { SourceIndex } from '../html/source-index.ts';
import { renderedElements } from './rendered-elements.ts';
import { removeWritten } from './tag-attributes.ts';

const NAME = new Set(['contenteditable']);

/** Removes `contenteditable`: only the editor makes text editable. */
export function removeContentEditable(index: SourceIndex): Splice[] {
  return renderedElements(index)
    .filter((element) => attributeOf(element, 'contenteditable') !== undefined)
    .flatMap((element) => removeWritten(index, element, NAME));
}
