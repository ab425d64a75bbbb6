import { isApiError } from '#web/lib/api-error.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { mapAtMost } from '#domain/projects/map-at-most.ts';
import { PAGE_PATH } from '#domain/sites/asset-path.ts';
import { gravestLook, type Look } from '#domain/sites/gravest-look.ts';
import { publishSite } from '../builder-api.ts';
import { useWorkspace } from '../workspace-store.ts';
import type { Publication, Publishing, SitePage } from './publication.ts';

const LOOKS_AT_ONCE = 3;

/** Looks at every saved page as visitors see it, and publishes the site unless something speaks against that. */
export async function publishLooked(site: Publishing): Promise<Publication> {
  const look = await lookAt(site);
  if (look !== null && look.level !== 'none') return { kind: 'doubtful', look };
  return await publishSeen(site, look);
}

/**
 * Publishes a site together with what was seen of its pages; then links to it get a picture. Throws when publishing
 * fails for another reason than the pages'.
 */
export async function publishSeen(site: Publishing, look: Look | null): Promise<Publication> {
  try {
    const seen = look === null ? {} : { seen: look.level, signs: look.signs };
    const { status } = await publishSite(site.uuid, seen);
    if (status === 'flagged') return { kind: 'warned' };
    void illustrate(site);
    return { kind: 'published' };
  } catch (error) {
    if (isApiError(error) && error.code === 'auth.unverified') return { kind: 'unverified' };
    if (isApiError(error) && error.code === 'sites.hidden' && look?.level === 'hold')
      return { kind: 'held' };
    throw error;
  }
}

/** What speaks against the pages together; null when none answers. */
async function lookAt(site: Publishing): Promise<Look | null> {
  const pages = pagesOf(site);
  if (pages.length === 0) return null;
  const { lookAtPage } = await import('./look-at-page.ts');
  const { uuid } = site;
  const looks = await mapAtMost(LOOKS_AT_ONCE, pages, (page) => lookAtPage({ uuid, ...page }));
  return gravestLook(looks.filter((look) => look !== null));
}

async function illustrate(site: Publishing): Promise<void> {
  const [home] = pagesOf(site);
  if (home === undefined) return;
  const { keepSharingPicture } = await import('./keep-sharing-picture.ts');
  await keepSharingPicture({ uuid: site.uuid, html: home.html });
}

function pagesOf({ uuid, pages }: Publishing): readonly SitePage[] {
  if (pages !== undefined) return pages;
  const site = useWorkspace.getState().documents[uuid];
  return site === undefined ? [] : [{ path: PAGE_PATH, html: historyText(site.history) }];
}
