import { useState } from 'react';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf } from '#domain/live-page/live-page.ts';
import type { EditingSession } from '../editing-types.ts';
import { preparePicture, type PictureProblem } from './prepare-picture.ts';
import { showPicture } from './show-picture.ts';

/** Shows a file in the place of a picture or drawing of the page. */
export function useTakePicture(
  session: EditingSession,
  picture: IndexedElement,
  onShown?: () => void,
) {
  const [state, setState] = useState<'idle' | 'working' | PictureProblem>('idle');
  const key = keyOf(session.page(), picture);
  async function prepare(file: File): Promise<void> {
    setState('working');
    const prepared = await preparePicture(file);
    if (!prepared.ok) return setState(prepared.problem);
    setState('idle');
    // The page may have changed while the file was read.
    const now = elementOfKey(session.page(), key);
    if (now && showPicture(session, now, prepared)) onShown?.();
  }
  const take = (file: File | undefined): void => void (file && prepare(file));
  return { state, take };
}
