import { matchesEtag } from '#domain/sites/conditional-request.ts';
import { drawWireframe } from '#domain/sites/wireframe.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { findOwnSite } from './read-site.ts';
import type { SiteRow } from './site-queries.ts';
import { thumbnailKey } from './site-storage.ts';

export type Thumbnail =
  | { kind: 'unchanged'; etag: string }
  | { kind: 'picture'; etag: string; type: string; body: ReadableStream | string };

/** The picture of one of the user's own sites; until there is one, a drawing of the stored page. */
export async function readThumbnail({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string; ifNoneMatch: string | undefined };
}): Promise<Thumbnail> {
  const site = await findOwnSite(ctx, input.uuid);
  const { ifNoneMatch } = input;
  const picture = await ctx.bucket.get(thumbnailKey(site.uuid));
  if (picture === null) return await drawSite(ctx, site, ifNoneMatch);
  if (matchesEtag(ifNoneMatch, picture.httpEtag)) {
    await picture.body.cancel();
    return { kind: 'unchanged', etag: picture.httpEtag };
  }
  return { kind: 'picture', etag: picture.httpEtag, type: 'image/webp', body: picture.body };
}

export interface SitePicture {
  type: string;
  body: ReadableStream | string;
}

/** The picture of a site whoever owns it, for an operator. */
export async function readPicture(
  ctx: Pick<ActorContext, 'bucket'>,
  site: SiteRow,
): Promise<SitePicture> {
  const picture = await ctx.bucket.get(thumbnailKey(site.uuid));
  if (picture !== null) return { type: 'image/webp', body: picture.body };
  const page = await ctx.bucket.get(site.pageKey);
  return { type: 'image/svg+xml', body: drawWireframe((await page?.text()) ?? '') };
}

async function drawSite(
  ctx: ActorContext,
  site: SiteRow,
  ifNoneMatch: string | undefined,
): Promise<Thumbnail> {
  const etag = `"drawn-${site.etag}"`;
  if (matchesEtag(ifNoneMatch, etag)) return { kind: 'unchanged', etag };
  const page = await ctx.bucket.get(site.pageKey);
  const body = drawWireframe((await page?.text()) ?? '');
  return { kind: 'picture', etag, type: 'image/svg+xml', body };
}
