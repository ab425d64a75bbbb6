import { shownStatus } from '#domain/sites/seen-level.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { inTime, PATIENCE_MS } from '#worker/platform/patience/in-time.ts';
import { findSiteWithAssets, type SiteRow } from './site-queries.ts';
import { assetFolder, pageFolder, suspensionKey } from './site-storage.ts';

/** Where the parts of a site are stored. */
export interface SitePlaces {
  status: SiteRow['status'];
  /** Whether search engines may index it. False when only the store was asked. */
  isPublished: boolean;
  page: StoredPart;
  assets: Map<string, StoredPart>;
}

/** `size` is null when only the store was asked. */
export interface StoredPart {
  key: string;
  etag: string;
  size: number | null;
}

interface Remembered {
  places: SitePlaces;
  readAt: number;
}

/** How long pointers are cached: a save is visible at once in its own isolate and after this time in others. */
const FRESH_MS = 2_000;
const REMEMBERED_SITES = 2_000;

const remembered = new Map<string, Remembered>();

/** Removes a site from the cache after a save, deletion or suspension. */
export function forgetPlaces(uuid: string): void {
  remembered.delete(uuid);
}

/**
 * Where the parts of a site are stored, or null when there is no such site. Queries D1 at most every two
 * seconds per isolate. While D1 is down it uses the cached pointers, or else lists the store.
 */
export async function findPlaces(ctx: PublicContext, uuid: string): Promise<SitePlaces | null> {
  const known = remembered.get(uuid);
  const now = ctx.now();
  if (known !== undefined && now - known.readAt < FRESH_MS) return known.places;
  try {
    const places = await inTime(PATIENCE_MS.databaseOrStore, () => readPlaces(ctx, uuid));
    if (places !== null) remember(uuid, { places, readAt: now });
    return places;
  } catch (cause) {
    ctx.log.warn('sites.database_unreachable', { site: uuid, cause: String(cause) });
    return known === undefined
      ? await placesFromStore(ctx, uuid)
      : await placesAsKnown(ctx, uuid, known);
  }
}

/** The cached places, with a check of the store whether the site was suspended elsewhere since. */
async function placesAsKnown(
  { bucket }: PublicContext,
  uuid: string,
  { places }: Remembered,
): Promise<SitePlaces> {
  const suspension = await bucket.head(suspensionKey(uuid));
  return suspension === null ? places : { ...places, status: 'suspended' };
}

function remember(uuid: string, entry: Remembered): void {
  remembered.delete(uuid);
  remembered.set(uuid, entry);
  if (remembered.size <= REMEMBERED_SITES) return;
  const oldest = remembered.keys().next();
  if (oldest.done !== true) remembered.delete(oldest.value);
}

async function readPlaces(ctx: PublicContext, uuid: string): Promise<SitePlaces | null> {
  const found = await findSiteWithAssets(ctx.db, uuid);
  if (found === null) return null;
  const { site, assets } = found;
  const assetBytes = assets.reduce((sum, asset) => sum + asset.size, 0);
  return {
    status: shownStatus(site),
    isPublished: site.publishedAt !== null,
    page: { key: site.pageKey, etag: site.etag, size: site.size - assetBytes },
    assets: new Map(assets.map(({ path, key, etag, size }) => [path, { key, etag, size }])),
  };
}

/** The newest page and assets that the store holds of a site; null without a page. */
export async function placesFromStore(
  { bucket }: Pick<PublicContext, 'bucket'>,
  uuid: string,
): Promise<SitePlaces | null> {
  const [pages, assets, suspension] = await Promise.all([
    bucket.list({ prefix: pageFolder(uuid) }),
    bucket.list({ prefix: assetFolder(uuid) }),
    bucket.head(suspensionKey(uuid)),
  ]);
  const page = pages.objects.at(-1);
  if (page === undefined) return null;
  return {
    status: suspension === null ? 'active' : 'suspended',
    isPublished: false,
    page: { key: page.key, etag: page.etag, size: page.size },
    assets: newestOfEachPath(assets.objects, assetFolder(uuid)),
  };
}

function newestOfEachPath(objects: R2Object[], folder: string): Map<string, StoredPart> {
  const oldestFirst = objects.toSorted((a, b) => a.uploaded.getTime() - b.uploaded.getTime());
  return new Map(
    oldestFirst.map(({ key, etag, size }) => [
      key.slice(folder.length).replace(/@[^@]*$/, ''),
      { key, etag, size },
    ]),
  );
}
