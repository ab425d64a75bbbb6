import { create } from 'zustand';
import { api } from '#web/lib/api.ts';
import { carryPictures } from '../carry-pictures.ts';

interface PictureState {
  /** How often each site's picture was made anew in this tab. */
  versions: Readonly<Record<string, number>>;
}

/** Which pictures changed since the page was loaded, so that the browser asks for them again. */
export const usePictures = create<PictureState>(() => ({ versions: {} }));

/** The address of a site's picture; a new one of its revision has a new address. */
export function pictureUrl(site: { uuid: string; revision: number }, version = 0): string {
  return `/api/s/${site.uuid}/thumbnail?v=${site.revision}.${version}`;
}

/** Makes and keeps a picture of a saved page. What fails is tried again after the next save. */
export async function keepPicture(uuid: string, html: string): Promise<void> {
  const { takePicture } = await import('./page-picture.ts');
  const image = await takePicture(await carryPictures(html));
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
