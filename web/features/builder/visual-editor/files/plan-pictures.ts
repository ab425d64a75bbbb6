import { escapeAttribute } from '#domain/html/escape.ts';
import { pictureIn } from '#domain/html/element-controls.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { placeMarkup } from '#domain/page-operations/place-markup.ts';
import { proposeDescription } from '#domain/pictures/describe-picture.ts';
import { placeOf } from '../../pictures/shown-photo.ts';
import type { PhotoPlace } from '../inspector/prepare-picture.ts';
import { planPicture, type ShownPicture } from '../inspector/show-picture.ts';

/** Where pictures go: in the place of an element, or beside or into it. */
export interface PicturesPlace {
  key: number;
  place: 'on' | 'before' | 'after' | 'end';
}

export type MadePicture = (place: PhotoPlace) => ShownPicture;

interface PlannedPictures {
  operations: PageOperation[];
  /** The picture that is replaced; undefined where all are new. */
  replaced: IndexedElement | undefined;
}

/**
 * What shows pictures at a place: the first in the place of a picture, all others behind it. A place that the page no
 * longer has gives way to its end.
 */
export function planPictures(
  page: LivePage,
  at: PicturesPlace | undefined,
  pictures: readonly MadePicture[],
): PlannedPictures {
  const target = at && elementOfKey(page, at.key);
  const replaced = target && at.place === 'on' ? pictureIn(target) : undefined;
  const [first, ...rest] = pictures;
  if (replaced === undefined || first === undefined)
    return { operations: planNew(page, target && { target, place: at.place }, pictures), replaced };
  const shown = planPicture(page, replaced, first(placeOf(page.index, replaced)));
  return {
    operations: [...planNew(page, { target: replaced, place: 'on' }, rest), ...shown],
    replaced,
  };
}

interface Beside {
  target: IndexedElement;
  /** `on`: behind it, wherever pictures may stand there. */
  place: PicturesPlace['place'];
}

function planNew(
  page: LivePage,
  beside: Beside | undefined,
  pictures: readonly MadePicture[],
): PageOperation[] {
  if (pictures.length === 0) return [];
  const alt = beside === undefined ? '' : proposeDescription(beside.target);
  const markup = pictures.map((made) => newPicture(made(NEW_PLACE), alt)).join('\n');
  const placed =
    beside === undefined || beside.place === 'on'
      ? placeMarkup(page.index, beside?.target, { markup })
      : { target: beside.target, place: beside.place, markup };
  if (placed === undefined) return [];
  const { target, place } = placed;
  return [{ kind: 'insert', at: { key: keyOf(page, target) }, place, markup: placed.markup }];
}

const NEW_PLACE: PhotoPlace = { room: 'whole', isFirst: false };
/** No picture is higher than the window. */
const HIGHEST_VH = 85;

/** A picture where none was: in the middle, no wider than there is room. */
function newPicture({ attributes, aspect }: ShownPicture, alt: string): string {
  const width = aspect === null ? '100%' : `min(100%, ${Math.round(HIGHEST_VH * aspect)}vh)`;
  const style = 'display: block; max-width: 100%; height: auto';
  const written = Object.entries({ alt, ...attributes, style }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}="${escapeAttribute(value)}"`],
  );
  return `<figure style="max-width: ${width}; margin: 1.5rem auto"><img ${written.join(' ')}></figure>`;
}
