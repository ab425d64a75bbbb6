import type { PublicContext } from '#worker/http/actor-context.ts';
import { deleteBelow } from '#worker/platform/storage/objects.ts';

type Store = Pick<PublicContext, 'bucket'>;

/**
 * Every save writes to a key of its own, so a page in use is never overwritten. The revision leads, zero
 * padded: where the database cannot be asked, the last key of the folder is the newest page.
 */
export function pageKey(page: { uuid: string; revision: number; saveId: string }): string {
  return `${pageFolder(page.uuid)}${String(page.revision).padStart(10, '0')}-${page.saveId}.html`;
}

/** The revision that a page's key leads with. */
export function pageRevision(key: string): number {
  return Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
}

export function pageFolder(uuid: string): string {
  return `sites/${uuid}/pages/`;
}

/** `@` cannot occur in an asset's path, so no path's versions hide behind another's. */
export function assetKey(asset: { uuid: string; path: string; saveId: string }): string {
  return `${assetFolder(asset.uuid)}${asset.path}@${asset.saveId}`;
}

export function assetFolder(uuid: string): string {
  return `sites/${uuid}/assets/`;
}

/** Present in R2 while a site is suspended, so that the refusal survives a database outage. */
export function suspensionKey(uuid: string): string {
  return `sites/${uuid}/suspended`;
}

/** The site browser's picture of the page; not part of the public site. */
export function thumbnailKey(uuid: string): string {
  return `sites/${uuid}/thumbnail`;
}

/** Deletes every object of a site: pages, assets, marks. */
export async function deleteSiteObjects(store: Store, uuid: string): Promise<void> {
  await deleteBelow(store, `sites/${uuid}/`);
}
