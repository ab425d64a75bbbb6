import { isApiError } from '#web/lib/api-error.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { publishSite } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { Look, Publication } from './publication.ts';

/** Looks at a saved page as visitors see it, and publishes it unless something speaks against that. */
export async function publishLooked(uuid: string): Promise<Publication> {
  const look = await lookAt(uuid);
  if (look !== null && look.level !== 'none') return { kind: 'doubtful', look };
  return await publishSeen(uuid, look);
}

/**
 * Publishes a site together with what was seen of its page; then links to it get a picture. Throws when publishing fails
 * for another reason than the page's.
 */
export async function publishSeen(uuid: string, look: Look | null): Promise<Publication> {
  try {
    const seen = look === null ? {} : { seen: look.level, signs: look.signs };
    const { status } = await publishSite(uuid, seen);
    if (status === 'flagged') return { kind: 'warned' };
    void illustrate(uuid);
    return { kind: 'published' };
  } catch (error) {
    if (isApiError(error) && error.code === 'auth.unverified') return { kind: 'unverified' };
    if (isApiError(error) && error.code === 'sites.hidden' && look?.level === 'hold')
      return { kind: 'held' };
    throw error;
  }
}

async function lookAt(uuid: string): Promise<Look | null> {
  const html = pageOf(uuid);
  if (html === null) return null;
  const { lookAtPage } = await import('./look-at-page.ts');
  return await lookAtPage({ uuid, html });
}

async function illustrate(uuid: string): Promise<void> {
  const html = pageOf(uuid);
  if (html === null) return;
  const { keepSharingPicture } = await import('./keep-sharing-picture.ts');
  await keepSharingPicture({ uuid, html });
}

function pageOf(uuid: string): string | null {
  const site = useWorkspace.getState().documents[uuid];
  return site === undefined ? null : historyText(site.history);
}
