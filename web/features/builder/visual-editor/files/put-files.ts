import { keyOf } from '#domain/live-page/live-page.ts';
import { elementStartingAt } from '#domain/page-operations/locate.ts';
import { bringPhotos } from '../../pictures/photo-jobs.ts';
import type { EditingSession } from '../editing-types.ts';
import { newElement } from '../insert-beside.ts';
import { preparePicture } from '../inspector/prepare-picture.ts';
import { planPictures, type MadePicture, type PicturesPlace } from './plan-pictures.ts';

/**
 * Shows files of the device on the page as soon as all are prepared, as one step of the history. Without a place they
 * take that of the selected picture, or stand behind what is selected.
 */
export async function putFiles(
  session: EditingSession,
  files: readonly File[],
  at: PicturesPlace | null,
): Promise<void> {
  const [selected] = session.store.getState().selection;
  const place =
    at ?? (selected === undefined ? undefined : { key: selected, place: 'on' as const });
  const made = new Map<File, MadePicture>();
  await bringPhotos(files, {
    async bring(file, signal) {
      const prepared = await preparePicture(file, { signal });
      if (!prepared.ok) return prepared.problem;
      made.set(file, prepared.picture);
      return null;
    },
    finish() {
      const pictures = files.flatMap((file) => made.get(file) ?? []);
      made.clear();
      if (pictures.length > 0) put(session, pictures, place);
    },
  });
}

function put(
  session: EditingSession,
  pictures: readonly MadePicture[],
  at: PicturesPlace | undefined,
): void {
  const page = session.page();
  const { operations, replaced } = planPictures(page, at, pictures);
  const known = new Set(page.index.elements.map((element) => keyOf(page, element)));
  const start = replaced?.range.start;
  const isShown = session.run(operations, {
    select: (after) => [
      start === undefined ? newElement(after, known) : elementStartingAt(after.index, start),
    ],
  });
  if (isShown) session.select(session.store.getState().selection, { scrollTo: true });
}
