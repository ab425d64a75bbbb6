import { escapeAttribute } from '#domain/html/escape.ts';
import { attributeOf, childrenOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import { proposeDescription } from '#domain/pictures/describe-picture.ts';
import { placeholderOf } from '#domain/pictures/picture-slots.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import type { EditingSession } from '../editing-types.ts';

export interface ShownPicture {
  /** Of the `<img>`, by name; null for one that it must not have. `src` is among them. */
  attributes: Readonly<Record<string, string | null>>;
  /** Width by height of the picture itself; null when unknown. */
  aspect: number | null;
}

/** A picture at an address of which nothing else is known. */
export function pictureAt(url: string, aspect: number | null = null): ShownPicture {
  const attributes = { src: url, srcset: null, sizes: null, fetchpriority: null };
  return { attributes, aspect };
}

/** Shows another picture in the place of this picture or drawing. False when the page refuses it. */
export function showPicture(
  session: EditingSession,
  element: IndexedElement,
  picture: ShownPicture,
): boolean {
  const operations = planPicture(session.page(), element, picture);
  if (element.tag === 'img') return session.run(operations);
  const page = session.page();
  const isSelected = session.store.getState().selection[0] === keyOf(page, element);
  if (!isSelected || element.parent === undefined) return session.run(operations);
  // It is a new element at the same place; what stands before it may have become shorter.
  const key = keyOf(page, element.parent);
  const at = childrenOf(element.parent).indexOf(element);
  function select(now: LivePage) {
    const around = elementOfKey(now, key);
    return around === undefined ? [] : [childrenOf(around)[at]];
  }
  return session.run(operations, { select });
}

/**
 * What shows a picture in the place of a picture or drawing: with what it probably shows where nobody has said it, and
 * without the mark that a photograph is missing there.
 */
export function planPicture(
  page: LivePage,
  element: IndexedElement,
  picture: ShownPicture,
): PageOperation[] {
  const described = { ...picture, attributes: describe(element, picture.attributes) };
  const at = { key: keyOf(page, element) };
  const gap = placeholderOf(element);
  return [
    ...(element.tag === 'img'
      ? changeSource(page, element, described)
      : [{ kind: 'replace' as const, at, markup: pictureMarkup(element, described) }]),
    ...(gap === undefined
      ? []
      : [
          {
            kind: 'set-attribute' as const,
            at: { key: keyOf(page, gap) },
            name: 'data-placeholder',
            value: null,
          },
        ]),
  ];
}

/** How drawings that hold the place of a photograph begin to describe themselves. */
const STAND_IN = /^(?:illustration|illustrazione|photo|foto)(?::|$)/i;

/** What the person said of the picture before is kept. */
function describe(
  element: IndexedElement,
  attributes: ShownPicture['attributes'],
): ShownPicture['attributes'] {
  const said = descriptionOf(element);
  const isSaid = said !== '' && !STAND_IN.test(said);
  const proposed = isSaid ? '' : proposeDescription(element);
  return proposed === '' ? attributes : { ...attributes, alt: proposed };
}

/** Everything that would go on showing the picture of before is changed with it. */
function changeSource(
  page: LivePage,
  element: IndexedElement,
  { attributes, aspect }: ShownPicture,
): PageOperation[] {
  const at = { key: keyOf(page, element) };
  const { width: _width, height: _height, ...shown } = attributes;
  // What a page gives as width is the room that it has for a picture.
  const width = Number(attributeOf(element, 'width'));
  const hasSize = aspect !== null && width > 0 && attributeOf(element, 'height') !== undefined;
  const wanted = hasSize ? { ...shown, height: String(Math.round(width / aspect)) } : shown;
  const around = element.parent?.tag === 'picture' ? childrenOf(element.parent) : [];
  const sources = around.filter(({ tag }) => tag === 'source');
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => value !== null || attributeOf(element, name) !== undefined)
      .map(([name, value]) => ({ kind: 'set-attribute' as const, at, name, value })),
    ...sources.map((source) => ({ kind: 'delete' as const, at: { key: keyOf(page, source) } })),
  ];
}

/** What a drawing and a picture have in common, so that the page's styles still place and size it. */
const KEPT = ['id', 'class', 'title', 'hidden', 'data-name'];

/** The picture that stands in for a drawing: as large, at the same place, with the same description. */
export function pictureMarkup(
  drawing: IndexedElement,
  { attributes: shown, aspect }: ShownPicture,
): string {
  const [, , boxWidth, boxHeight] = (attributeOf(drawing, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const sizeOf = (name: string, inBox: string | undefined): string | undefined => {
    const size = attributeOf(drawing, name) ?? inBox ?? '';
    const pixels = Math.round(Number.parseFloat(size));
    return /%\s*$/.test(size) ? size.trim() : pixels > 0 ? String(pixels) : undefined;
  };
  const [width, height] = [sizeOf('width', boxWidth), sizeOf('height', boxHeight)];
  // The drawing's shape is kept where the page leaves it to the picture.
  const shape = Number(width) > 0 && Number(height) > 0 && aspect !== null;
  const isCut = aspect !== null || /slice/.test(attributeOf(drawing, 'preserveAspectRatio') ?? '');
  const style = [
    (attributeOf(drawing, 'style') ?? '').replace(/;\s*$/, ''),
    'max-width: 100%',
    shape ? `aspect-ratio: ${width} / ${height}` : '',
    `object-fit: ${isCut ? 'cover' : 'contain'}`,
  ];
  const { width: _width, height: _height, alt = descriptionOf(drawing), ...others } = shown;
  const attributes: [name: string, value: string | null | undefined][] = [
    ...KEPT.map((name): [string, string | undefined] => [name, attributeOf(drawing, name)]),
    ...Object.entries(others),
    ['alt', alt],
    ['width', width],
    ['height', height],
    ['style', style.filter((part) => part !== '').join('; ')],
  ];
  const written = attributes.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}="${escapeAttribute(value)}"`],
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
