import type { SitePicture, SitePictures } from '#contract/pictures.ts';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { api } from '#web/lib/api.ts';
import { readDataUrl } from '#web/lib/read-data-url.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useSession } from '#web/lib/session-store.ts';
import { saveShown } from '../saving/save-document.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import type { PreparedWidth } from './photo-types.ts';

/** A photograph in three widths over a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * The site that keeps the pictures of the shown page. It is saved first where the server does not have it. Null without
 * an account, for a file, and where it cannot be saved now.
 */
export async function openPictureHome(): Promise<string | null> {
  const userId = useSession.getState().user?.id ?? null;
  const before = currentDocument(useWorkspace.getState());
  if (userId === null || before?.kind !== 'site') return null;
  if (before.revision === 0) await saveShown(userId);
  const document = useWorkspace.getState().documents[before.uuid];
  return document === undefined || document.revision === 0 ? null : document.uuid;
}

export interface KeptPhoto {
  uuid: string;
  widths: readonly PreparedWidth[];
  /** Whom pages that show it have to name. */
  credit: PhotoCredit | null;
}

/** Stores a photograph with a site. The same one again changes nothing, so a broken line can be tried again. */
export async function keepPhoto(
  { uuid, widths, credit }: KeptPhoto,
  signal?: AbortSignal,
): Promise<SitePicture> {
  const variants = await Promise.all(
    widths.map(({ bytes, type }) => readDataUrl(new Blob([bytes], { type }))),
  );
  const timeout = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  const answer = await api.api.s[':uuid'].pictures.$post(
    { param: { uuid }, json: { variants, credit } },
    { init: { signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]) } },
  );
  const { picture } = await answer.json();
  void queryClient.invalidateQueries({ queryKey: picturesKey(uuid) });
  return picture;
}

export function picturesKey(uuid: string): readonly unknown[] {
  return ['site-pictures', uuid];
}

export async function listSitePictures(uuid: string): Promise<SitePictures> {
  return await (await api.api.s[':uuid'].pictures.$get({ param: { uuid } })).json();
}

export async function deleteSitePicture(uuid: string, name: string): Promise<void> {
  await api.api.s[':uuid'].pictures[':name'].$delete({ param: { uuid, name } });
}
