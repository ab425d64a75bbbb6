import type { SitePicture, SitePictures } from '#contract/pictures.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { readPicturePath, siteFileAddress } from '#domain/sites/picture-address.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { findOwnSite } from './read-site.ts';
import { findSiteWithAssets, type AssetRow } from './site-queries.ts';

/** The pictures that lie with one of the user's own sites, newest first, and how much room they take. */
export async function listPictures({
  ctx,
  input: { uuid },
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<SitePictures> {
  await findOwnSite(ctx, uuid);
  const assets = (await findSiteWithAssets(ctx.db, uuid))?.assets ?? [];
  return {
    pictures: groupPictures(uuid, assets),
    bytes: assets.reduce((sum, { size }) => sum + size, 0),
    mostBytes: SITE_LIMITS.assetBytesPerSite,
  };
}

/** Files of a site that are widths of the same picture belong together. Newest first, widths smallest first. */
export function groupPictures(
  uuid: string,
  assets: readonly Pick<AssetRow, 'path' | 'size' | 'updatedAt' | 'credit'>[],
): SitePicture[] {
  const pictures = new Map<string, SitePicture>();
  for (const { path, size, updatedAt, credit } of assets) {
    const facts = readPicturePath(path);
    if (facts === null) continue;
    const { name, width, height } = facts;
    const known = pictures.get(name) ?? {
      name,
      variants: [],
      bytes: 0,
      addedAt: updatedAt,
      credit,
    };
    const variants = [...known.variants, { address: siteFileAddress(uuid, path), width, height }];
    pictures.set(name, {
      ...known,
      variants: variants.toSorted((a, b) => a.width - b.width),
      bytes: known.bytes + size,
    });
  }
  return [...pictures.values()].toSorted((a, b) => b.addedAt - a.addedAt);
}
