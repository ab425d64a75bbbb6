import { create } from 'zustand';
import { api } from '#web/lib/api.ts';
import { carryFonts } from '../carry-fonts.ts';
import { carryPictures } from '../carry-pictures.ts';

interface PictureState {
  /** How often each site's thumbnail was renewed in this tab. */
  versions: Readonly<Record<string, number>>;
}

/** Which thumbnails changed since the page was loaded, so that the browser requests them again. */
export const usePictures = create<PictureState>(() => ({ versions: {} }));

/** The address of a site's thumbnail. It contains the revision and changes with each new thumbnail. */
export function pictureUrl(site: { uuid: string; revision: number }, version = 0): string {
  return `/api/s/${site.uuid}/thumbnail?v=${site.revision}.${version}`;
}

/** Makes and stores the thumbnail of a saved page. If that fails, the next save tries again. */
export async function keepPicture(uuid: string, html: string): Promise<void> {
  const { takePicture } = await import('./page-picture.ts');
  const image = await takePicture(await carryFonts(await carryPictures(html)));
  if (image === null) return;
  try {
    await api.api.s[':uuid'].thumbnail.$put({ param: { uuid }, json: { image } });
  } catch {
    return;
  }
  usePictures.setState(({ versions }) => ({
    versions: { ...versions, [uuid]: (versions[uuid] ?? 0) + 1 },
  }));
}
