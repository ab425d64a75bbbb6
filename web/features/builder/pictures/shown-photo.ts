import {
  imageAttributes,
  type PictureRoom,
  type PictureVariant,
} from '#domain/pictures/image-attributes.ts';
import { listSlots } from '#domain/pictures/picture-slots.ts';
import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';
import type { ShownPicture } from '../visual-editor/inspector/show-picture.ts';

/** A photograph that lies with the site, as this place of the page shows it. */
export function shownPhoto(
  variants: readonly PictureVariant[],
  place: { room: PictureRoom; isFirst: boolean },
): ShownPicture {
  const largest = variants.at(-1);
  const aspect = largest === undefined ? null : largest.width / largest.height;
  return { attributes: imageAttributes({ variants, ...place }), aspect };
}

/** How a picture or drawing of the page stands there. */
export function placeOf(index: SourceIndex, element: IndexedElement) {
  const slot = listSlots(index).find((known) => known.element === element);
  return { room: slot?.room ?? 'whole', isFirst: slot?.isFirst ?? false, slot };
}
