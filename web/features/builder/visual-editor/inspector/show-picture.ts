import { escapeAttribute } from '#domain/html/escape.ts';
import { attributeOf, childrenOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { elementStartingAt } from '#domain/page-operations/locate.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import type { EditingSession } from '../editing-types.ts';

export interface ShownPicture {
  url: string;
  /** Of the picture itself, pixels; 0 when unknown. */
  width: number;
  height: number;
}

/** Shows another picture in the place of this picture or drawing. False when the page refuses it. */
export function showPicture(
  session: EditingSession,
  element: IndexedElement,
  picture: ShownPicture,
): boolean {
  if (element.tag === 'img') return session.run(changeSource(session, element, picture));
  const isSelected = session.store.getState().selection[0] === keyOf(session.page(), element);
  const { start } = element.range;
  return session.run(
    [
      {
        kind: 'replace',
        at: { key: keyOf(session.page(), element) },
        markup: pictureMarkup(element, picture.url),
      },
    ],
    isSelected ? { select: (page) => [elementStartingAt(page.index, start)] } : {},
  );
}

/** Everything that would go on showing the picture of before is changed with it. */
function changeSource(
  session: EditingSession,
  element: IndexedElement,
  { url, width, height }: ShownPicture,
): PageOperation[] {
  const page = session.page();
  const at = { key: keyOf(page, element) };
  const set = (name: string, value: string | null): PageOperation[] =>
    attributeOf(element, name) === undefined ? [] : [{ kind: 'set-attribute', at, name, value }];
  const around = element.parent?.tag === 'picture' ? childrenOf(element.parent) : [];
  const sources = around.filter(({ tag }) => tag === 'source');
  return [
    { kind: 'set-attribute', at, name: 'src', value: url },
    ...set('srcset', null),
    ...set('sizes', null),
    ...(width > 0 && height > 0
      ? [...set('width', String(width)), ...set('height', String(height))]
      : []),
    ...sources.map((source) => ({ kind: 'delete' as const, at: { key: keyOf(page, source) } })),
  ];
}

/** What a drawing and a picture have in common, so that the page's styles still place and size it. */
const KEPT = ['id', 'class', 'title', 'hidden', 'data-name'];

/** The picture that stands in for a drawing: as large, at the same place, with the same description. */
export function pictureMarkup(drawing: IndexedElement, url: string): string {
  const [, , boxWidth, boxHeight] = (attributeOf(drawing, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const sizeOf = (name: string, inBox: string | undefined): string | undefined => {
    const size = attributeOf(drawing, name) ?? inBox ?? '';
    const pixels = Math.round(Number.parseFloat(size));
    return /%\s*$/.test(size) ? size.trim() : pixels > 0 ? String(pixels) : undefined;
  };
  const isCut = /slice/.test(attributeOf(drawing, 'preserveAspectRatio') ?? '');
  const style = [
    (attributeOf(drawing, 'style') ?? '').replace(/;\s*$/, ''),
    'max-width: 100%',
    `object-fit: ${isCut ? 'cover' : 'contain'}`,
  ];
  const attributes: [name: string, value: string | undefined][] = [
    ...KEPT.map((name): [string, string | undefined] => [name, attributeOf(drawing, name)]),
    ['src', url],
    ['alt', descriptionOf(drawing)],
    ['width', sizeOf('width', boxWidth)],
    ['height', sizeOf('height', boxHeight)],
    ['style', style.filter((part) => part !== '').join('; ')],
  ];
  const written = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeAttribute(value)}"`],
  );
  return `<img ${written.join(' ')}>`;
}

/** What a picture or drawing shows, for those who cannot see it; empty for decoration. */
export function descriptionOf(element: IndexedElement): string {
  if (element.tag === 'img') return attributeOf(element, 'alt') ?? '';
  if (attributeOf(element, 'aria-hidden') === 'true') return '';
  const title = childrenOf(element).find(({ tag }) => tag === 'title')?.nodes[0];
  return attributeOf(element, 'aria-label') ?? (title?.kind === 'text' ? title.value.trim() : '');
}

/** Says what a picture or drawing shows; an empty text makes it decoration. */
export function planDescription(
  element: IndexedElement,
  key: number,
  description: string,
): PageOperation[] {
  const set = (name: string, value: string | null): PageOperation => ({
    kind: 'set-attribute',
    at: { key },
    name,
    value,
  });
  if (element.tag === 'img') return [set('alt', description)];
  if (description === '') return [set('aria-label', null), set('aria-hidden', 'true')];
  return [set('aria-label', description), set('role', 'img'), set('aria-hidden', null)];
}
