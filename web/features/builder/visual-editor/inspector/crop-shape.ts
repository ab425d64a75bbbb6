import { parseInlineStyle } from '#domain/css/parse-css.ts';
import { isText } from '#domain/html/element-hints.ts';
import { attributeOf, classesOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { planStyle } from '../gestures.ts';

/** The shapes that a picture can be cut to, width by height; null leaves it to the page. */
const SHAPES = {
  own: null,
  square: '1 / 1',
  landscape: '4 / 3',
  portrait: '3 / 4',
  wide: '16 / 9',
} as const satisfies Record<string, string | null>;

export type Shape = keyof typeof SHAPES;

export const SHAPE_IDS = Object.keys(SHAPES) as Shape[];

/** As people write it: `4:3`; undefined for the page's own. */
export function ratioOf(shape: Shape): string | undefined {
  return SHAPES[shape]?.replace(' / ', ':');
}

/** The shape that was chosen for a picture. */
export function shapeOf(picture: IndexedElement): Shape {
  const ratio = ownStyles(cutterOf(picture)).get('aspect-ratio');
  return SHAPE_IDS.find((id) => SHAPES[id] === ratio) ?? 'own';
}

/** Cuts a picture to a shape, or takes that away again. */
export function planShape(page: LivePage, picture: IndexedElement, shape: Shape): PageOperation[] {
  const cutter = cutterOf(picture);
  const set = (element: IndexedElement, property: string, value: string | null) =>
    planStyle({ kind: 'one' }, { keys: [keyOf(page, element)], property, value });
  const ratio = SHAPES[shape];
  if (ratio !== null)
    return [
      ...set(cutter, 'aspect-ratio', ratio),
      ...set(cutter, 'height', 'auto'),
      ...set(picture, 'object-fit', 'cover'),
    ];
  const own = ownStyles(cutter);
  const names = [...own.keys()];
  // A height that stands before the shape is the page's own.
  const isOurs =
    own.get('height') === 'auto' && names.indexOf('height') > names.indexOf('aspect-ratio');
  return [...set(cutter, 'aspect-ratio', null), ...(isOurs ? set(cutter, 'height', null) : [])];
}

/** What gives a picture its shape: the box that a picture of ours fills, or else the picture itself. */
function cutterOf(picture: IndexedElement): IndexedElement {
  const { parent } = picture;
  if (parent === undefined || !classesOf(picture).includes('art')) return picture;
  const shown = parent.nodes.filter((node) => node.kind === 'element' || isText(node));
  return shown.length === 1 ? parent : picture;
}

function ownStyles(element: IndexedElement): ReadonlyMap<string, string> {
  const declared = parseInlineStyle(attributeOf(element, 'style') ?? '');
  return new Map(declared.map(({ name, value }) => [name, value]));
}
