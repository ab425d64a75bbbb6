import { attributeOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import type { Locator, PageOperation } from '../page-operations/operation-types.ts';

/** What editors leave behind in markup. */
const EDITING_ATTRIBUTES =
  /^(?:contenteditable|spellcheck|data-(?:gramm|bw|gjs|mce|editor)[\w-]*|data-lt-[\w-]+)$/;
const EDITING_CLASSES = /^(?:gjs-[\w-]+|is-selected|editing|selected-element)$/;

/**
 * "Ottimizza": in the element and everything inside, each class stands once and what editors left behind goes.
 * Empty when there is nothing to do. `locate` gives the locator of an element.
 */
export function planOptimise(
  element: IndexedElement,
  locate: (element: IndexedElement) => Locator,
): PageOperation[] {
  const operations: PageOperation[] = [];
  const open: IndexedElement[] = [element];
  for (let next = open.pop(); next; next = open.pop()) {
    operations.push(...tidied(next, locate(next)));
    for (const node of next.nodes) if (node.kind === 'element') open.push(node);
  }
  return operations;
}

function tidied(element: IndexedElement, at: Locator): PageOperation[] {
  const operations = element.attributes
    .filter(({ name }) => EDITING_ATTRIBUTES.test(name))
    .map(({ name }): PageOperation => ({ kind: 'set-attribute', at, name, value: null }));
  const written = attributeOf(element, 'class');
  if (written === undefined) return operations;
  const all = written.split(/\s+/).filter(Boolean);
  const kept = [...new Set(all)].filter((name) => !EDITING_CLASSES.test(name));
  if (kept.length === all.length) return operations;
  const value = kept.length === 0 ? null : kept.join(' ');
  return [...operations, { kind: 'set-attribute', at, name: 'class', value }];
}
