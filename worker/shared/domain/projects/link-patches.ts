import type { FramePatch } from '../../contract/page-editing.ts';
import { attributeOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { dataUrls, type LinkedFiles } from './link-files.ts';
import {
  rewriteAttribute,
  rewriteCssReferences,
  rewriteReferences,
  type ReplaceReference,
} from './page-references.ts';

type Values = Extract<FramePatch, { t: 'attributes' }>['values'];

/**
 * A patch of a page for a frame that shows the project's files in it (`inlineFiles`): what the patch brings is
 * shown in the same way. `elementOf` finds the elements of the changed page by their keys.
 */
export function inlineIntoPatch(
  patch: FramePatch,
  linked: LinkedFiles,
  elementOf: (key: number) => IndexedElement | undefined,
): FramePatch {
  if (patch.t === 'move') return patch;
  const replace = dataUrls(linked);
  const element = elementOf(patch.t === 'attributes' ? patch.key : patch.parent);
  if (element === undefined) return patch;
  return patch.t === 'attributes'
    ? { ...patch, values: rewriteValues(element, patch.values, replace) }
    : { ...patch, markup: rewriteMarkup(element, patch.markup, replace) };
}

function rewriteValues(element: IndexedElement, values: Values, replace: ReplaceReference): Values {
  // Whether a link fetches anything is said by another attribute of it.
  const href = element.tag === 'link' && 'rel' in values ? attributeOf(element, 'href') : undefined;
  const changed: Values = href === undefined ? values : { href, ...values };
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [
      name,
      value === null ? null : (rewriteAttribute(element, { name, value, replace }) ?? value),
    ]),
  );
}

const RAW = /^(?:script|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext)$/;

function rewriteMarkup(parent: IndexedElement, markup: string, replace: ReplaceReference): string {
  if (parent.tag === 'style') return rewriteCssReferences(markup, replace);
  if (RAW.test(parent.tag) || !markup.includes('<')) return markup;
  const around = surroundings(parent);
  return rewriteReferences(around + markup, replace).slice(around.length);
}

/** Tags in front of the markup, for a parser that would not read some of its elements elsewhere. */
function surroundings(parent: IndexedElement): string {
  if (/^(?:table|tbody|thead|tfoot|tr|colgroup)$/.test(parent.tag)) return '<table>';
  if (/^(?:select|optgroup)$/.test(parent.tag)) return '<select>';
  for (let at: IndexedElement | undefined = parent; at; at = at.parent) {
    if (at.tag === 'svg' || at.tag === 'math') return `<${at.tag}>`;
    if (/^(?:foreignobject|desc|annotation-xml)$/i.test(at.tag)) return '';
  }
  return '';
}
