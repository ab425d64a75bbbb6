import { kindOf } from '#domain/html/element-kind.ts';
import type { ElementKind } from '#domain/html/element-kinds.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';

const WORDLESS: ReadonlySet<ElementKind> = new Set([
  'picture',
  'icon',
  'shape',
  'video',
  'audio',
  'map',
  'embed',
  'divider',
  'lineBreak',
]);

/** Pictures and the like: there is nothing to write in them and no look of words. */
export function isWordless(element: IndexedElement): boolean {
  return element.tag !== 'figure' && WORDLESS.has(kindOf(element));
}
