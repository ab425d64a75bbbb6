import { readStyleSheet, winnerOf } from '#domain/css/style-sheet.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { isHidden } from './layer-rows.ts';

/** `display: flex` of the page is stronger than what browsers say of hidden elements. */
const HIDING_RULE = '<style>[hidden] { display: none !important; }</style>';

/**
 * Hides an element by its `hidden` attribute, or shows it again. Where the page's own rules would show it all the
 * same, the page gets the one rule that makes the attribute count.
 */
export function planHide(page: LivePage, element: IndexedElement): PageOperation[] {
  const at = { key: keyOf(page, element) };
  if (isHidden(element)) return [{ kind: 'set-attribute', at, name: 'hidden', value: null }];
  const hide: PageOperation = { kind: 'set-attribute', at, name: 'hidden', value: '' };
  const sheet = readStyleSheet(page.index);
  const display = winnerOf(sheet, element, ['display'])?.declaration.value;
  const isKnown = sheet.rules.some(
    ({ selector, declarations }) =>
      selector.startsWith('[hidden]') &&
      declarations.some(({ name, isImportant }) => name === 'display' && isImportant),
  );
  const head = page.index.elements.find(({ tag }) => tag === 'head');
  if (display === undefined || isKnown || head === undefined) return [hide];
  const to = { key: keyOf(page, head) };
  return [{ kind: 'insert', at: to, place: 'end', markup: HIDING_RULE }, hide];
}
