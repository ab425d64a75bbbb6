import type { PublicContext } from '#worker/http/actor-context.ts';
import { deleteBelow } from '#worker/platform/storage/objects.ts';

type Store = Pick<PublicContext, 'bucket'>;

/**
 * The key of a page. Every save uses a new key, so a page in use is never overwritten. The zero-padded revision
 * comes first, so that the last key of the folder is the newest page when D1 cannot be asked.
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

/** `@` separates path and save, because it cannot occur in the path of an asset. */
export function assetKey(asset: { uuid: string; path: string; saveId: string }): string {
  return `${assetFolder(asset.uuid)}${asset.path}@${asset.saveId}`;
}

export function assetFolder(uuid: string): string {
  return `sites/${uuid}/assets/`;
}

/** Marks a suspended site in R2, so that it stays suspended while D1 is down. */
export function suspensionKey(uuid: string): string {
  return `sites/${uuid}/suspended`;
}

/** Repeats a tombstone in R2, so that a database restored from an older backup learns of it. */
export function tombstoneKey(uuid: string): string {
  return `${TOMBSTONES}${uuid}`;
}

export const TOMBSTONES = 'tombstones/';

/** The site browser's picture of the page; not part of the public site. */
export function thumbnailKey(uuid: string): string {
  return `sites/${uuid}/thumbnail`;
}

/** What the site's page was drawn from; not part of the public site. */
export function drawingKey(uuid: string): string {
  return `sites/${uuid}/drawing`;
}

/** Deletes every object of a site: pages, assets, marks. */
export async function deleteSiteObjects(store: Store, uuid: string): Promise<void> {
  await deleteBelow(store, `sites/${uuid}/`);
}
