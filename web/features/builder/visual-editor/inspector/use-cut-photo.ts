import { useState } from 'react';
import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf } from '#domain/live-page/live-page.ts';
import { planCredits } from '#domain/pictures/picture-credits.ts';
import { readPicturePath } from '#domain/sites/picture-address.ts';
import { showError } from '#web/lib/show-error.ts';
import type { PhotoProblem } from '../../pictures/photo-types.ts';
import { placeOf } from '../../pictures/shown-photo.ts';
import type { EditingSession } from '../editing-types.ts';
import { planStyle } from '../gestures.ts';
import type { CropBox } from './crop-box.ts';
import { creditOf, cutPhoto } from './cut-photo.ts';
import { preparePicture } from './prepare-picture.ts';
import { planPicture } from './show-picture.ts';

/** Shows a part of a photograph in its place, as one step. The photograph stays with the site. */
export function useCutPhoto(session: EditingSession, picture: IndexedElement, onCut: () => void) {
  const [state, setState] = useState<'idle' | 'working' | PhotoProblem>('idle');
  const key = keyOf(session.page(), picture);
  async function bring(box: CropBox): Promise<void> {
    const file = await cutPhoto(picture, box);
    if (file === null) return setState('unreadable');
    const credit = await creditOf(picture);
    const prepared = await preparePicture(file, { credit });
    if (!prepared.ok) return setState(prepared.problem);
    // The page may have changed while the part was made.
    const page = session.page();
    const now = elementOfKey(page, key);
    if (now === undefined) return setState('idle');
    const shown = prepared.picture(placeOf(page.index, now));
    const name = readPicturePath(shown.attributes['src'] ?? '')?.name;
    // The point that stayed in sight was one of the whole photograph.
    const point = { keys: [key], property: 'object-position', value: null };
    const hasPoint = /object-position/.test(attributeOf(now, 'style') ?? '');
    const isShown = session.run([
      ...planPicture(page, now, shown),
      ...(hasPoint ? planStyle({ kind: 'one' }, point) : []),
      ...(name === undefined ? [] : planCredits(page, [{ name, credit }])),
    ]);
    setState('idle');
    if (isShown) onCut();
  }
  async function cut(box: CropBox): Promise<void> {
    setState('working');
    try {
      await bring(box);
    } catch (error) {
      showError(error);
      setState('idle');
    }
  }
  return { state, cut };
}
