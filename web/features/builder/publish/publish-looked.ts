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

/** Publishes a site together with what was seen of its page. Throws when that fails for another reason than the page's. */
export async function publishSeen(uuid: string, look: Look | null): Promise<Publication> {
  try {
    const seen = look === null ? {} : { seen: look.level, signs: look.signs };
    const { status } = await publishSite(uuid, seen);
    return { kind: status === 'flagged' ? 'warned' : 'published' };
  } catch (error) {
    if (isApiError(error) && error.code === 'auth.unverified') return { kind: 'unverified' };
    if (isApiError(error) && error.code === 'sites.hidden' && look?.level === 'hold')
      return { kind: 'held' };
    throw error;
  }
}

async function lookAt(uuid: string): Promise<Look | null> {
  const site = useWorkspace.getState().documents[uuid];
  if (site === undefined) return null;
  const { lookAtPage } = await import('./look-at-page.ts');
  return await lookAtPage({ uuid, html: historyText(site.history) });
}
