import { useState } from 'react';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf } from '#domain/live-page/live-page.ts';
import { showError } from '#web/lib/show-error.ts';
import type { PhotoProblem } from '../../pictures/photo-types.ts';
import { placeOf } from '../../pictures/shown-photo.ts';
import type { EditingSession } from '../editing-types.ts';
import { preparePicture } from './prepare-picture.ts';
import { showPicture } from './show-picture.ts';

/** Shows a file in the place of a picture or drawing of the page. */
export function useTakePicture(
  session: EditingSession,
  picture: IndexedElement,
  onShown?: () => void,
) {
  const [state, setState] = useState<'idle' | 'working' | PhotoProblem>('idle');
  const key = keyOf(session.page(), picture);
  async function prepare(file: File): Promise<void> {
    setState('working');
    try {
      const prepared = await preparePicture(file);
      if (!prepared.ok) return setState(prepared.problem);
      // The page may have changed while the file was read.
      const page = session.page();
      const now = elementOfKey(page, key);
      const shown = now && prepared.picture(placeOf(page.index, now));
      if (now && shown && showPicture(session, now, shown)) onShown?.();
    } catch (error) {
      showError(error);
    }
    setState('idle');
  }
  const take = (file: File | undefined): void => void (file && prepare(file));
  return { state, take };
}
