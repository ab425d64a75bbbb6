import { assetContentType, isHtmlType, kindOfFile, PAGE_PATH } from '#domain/sites/asset-path.ts';
import { allowsRange, matchesEtag, readRange } from '#domain/sites/conditional-request.ts';
import { isPicturePath, siteFileAddress } from '#domain/sites/picture-address.ts';
import { isSharingPath } from '#domain/sites/sharing/sharing-picture.ts';
import { parseSiteAddress, sitePagePath } from '#domain/sites/site-address.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { isSitesOrigin } from './deployment-hosts.ts';
import { dressPage, servedEtag, type Sharing } from './dress-page.ts';
import { CACHEABLE_PAGE_BYTES, keepPage, recallPage } from './page-cache.ts';
import { FLAGGED_VARY, siteHeaders } from './public-headers.ts';
import { refusePage } from './public-pages.ts';
import { dressOf, stripAround, warningStrip } from './warning-strip.ts';
import { findPlaces, forgetPlaces, type SitePlaces, type StoredPart } from './site-pointers.ts';

/** What is asked of a public address. */
export interface SiteRequest {
  method: 'GET' | 'HEAD';
  ifNoneMatch: string | null;
  range: string | null;
  ifRange: string | null;
  /** `Sec-Fetch-Dest`: what the answer is for; empty from browsers that do not send it. */
  destination: string;
  accept: string;
}

/** `view` is the site to count a view for. */
export interface SiteAnswer {
  response: Response;
  view: string | null;
}

interface Part {
  stored: StoredPart;
  contentType: string;
  isFlagged: boolean;
  isPublished: boolean;
  sharing: Sharing | null;
}

/** Answers GET and HEAD of `/s/<uuid>/…`: the page, an asset, a redirect to the page, or why not. */
export async function serveSite(ctx: PublicContext, request: SiteRequest): Promise<SiteAnswer> {
  const address = parseSiteAddress(ctx.url.pathname);
  if (address === null) return { response: refusePage(ctx, 'missing'), view: null };
  if (address.path === null) {
    const location = `${sitePagePath(address.uuid)}${ctx.url.search}`;
    const headers = { ...siteHeaders(ctx), location };
    return { response: new Response(null, { status: 308, headers }), view: null };
  }
  try {
    const response = await servePath(ctx, request, { uuid: address.uuid, path: address.path });
    const isShown = response.status === 200 || response.status === 304;
    return { response, view: isShown && address.path === PAGE_PATH ? address.uuid : null };
  } catch (error) {
    ctx.log.error('sites.serve_failed', { site: address.uuid, ...describeError(error) });
    return { response: refusePage(ctx, 'unavailable'), view: null };
  }
}

type SitePath = { uuid: string; path: string };

async function servePath(
  ctx: PublicContext,
  request: SiteRequest,
  { uuid, path }: SitePath,
): Promise<Response> {
  const first = await servePlaces(ctx, request, {
    places: await findPlaces(ctx, uuid),
    uuid,
    path,
  });
  if (first !== 'moved') return first;
  // After the pointer was read, a save may have replaced and deleted this page, or a picture was added.
  forgetPlaces(uuid);
  const second = await servePlaces(ctx, request, {
    places: await findPlaces(ctx, uuid),
    uuid,
    path,
  });
  return second === 'moved' ? refusePage(ctx, 'missing') : second;
}

async function servePlaces(
  ctx: PublicContext,
  request: SiteRequest,
  { places, uuid, path }: SitePath & { places: SitePlaces | null },
): Promise<Response | 'moved'> {
  if (places === null) return refusePage(ctx, 'missing');
  if (places.status === 'suspended') return refusePage(ctx, 'suspended');
  if (places.status === 'held' || places.status === 'review') {
    return refusePage(ctx, places.status);
  }
  const stored = path === PAGE_PATH ? places.page : places.assets.get(path);
  const contentType = assetContentType(path);
  // A picture may be newer than this isolate's cached pointers.
  if (stored === undefined && comesBesideSaves(path)) return 'moved';
  if (stored === undefined || contentType === null) return refusePage(ctx, 'missing');
  const { isPublished } = places;
  const isFlagged = places.status === 'flagged';
  const sharing = sharingOf(ctx, uuid, places);
  const part = { stored, contentType, isFlagged, isPublished, sharing };
  if (!isFlagged) return await servePart(ctx, request, part);
  const { destination, accept } = request;
  const asked = { destination, accept, kind: kindOfFile(path), isHtml: isHtmlType(contentType) };
  switch (dressOf(asked)) {
    case 'page':
      return await servePart(ctx, request, part);
    case 'strip':
      return warningStrip(ctx, uuid);
    case 'strip-around': {
      const whole = { ...request, method: 'GET' as const, ifNoneMatch: null, range: null };
      const page = await servePart(ctx, whole, part);
      return page === 'moved' ? page : await stripAround(ctx, uuid, page);
    }
  }
}

/** Whether a file may be added without a save. */
function comesBesideSaves(path: string): boolean {
  return isPicturePath(path) || isSharingPath(path);
}

/** Nothing for a flagged page: a link to it must not look like one to a site that can be trusted. */
function sharingOf(
  ctx: PublicContext,
  uuid: string,
  { assets, isPublished, status }: SitePlaces,
): Sharing | null {
  if (!isPublished || status === 'flagged') return null;
  const path = [...assets.keys()].find(isSharingPath);
  const picture = path === undefined ? null : `${ctx.url.origin}${siteFileAddress(uuid, path)}`;
  return { picture };
}

async function servePart(
  ctx: PublicContext,
  request: SiteRequest,
  part: Part,
): Promise<Response | 'moved'> {
  return isHtmlType(part.contentType)
    ? await serveHtml(ctx, request, part)
    : await serveFile(ctx, request, part);
}

async function serveHtml(
  ctx: PublicContext,
  request: SiteRequest,
  part: Part,
): Promise<Response | 'moved'> {
  const dress = { runsScripts: isSitesOrigin(ctx), sharing: part.sharing };
  const etag = servedEtag(part.stored.etag, dress);
  const headers = partHeaders(ctx, part, etag);
  if (matchesEtag(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return await headOf(ctx, part, headers);
  const isCacheable = (part.stored.size ?? Infinity) <= CACHEABLE_PAGE_BYTES;
  const cacheKey = `${part.stored.key} ${etag} ${ctx.url.origin}`;
  const kept = isCacheable ? recallPage(cacheKey) : undefined;
  if (kept !== undefined) return new Response(kept, { headers });
  const object = await ctx.bucket.get(part.stored.key);
  if (object === null) return 'moved';
  const page = await dressPage(new Response(object.body, { headers }), dress);
  if (!isCacheable) return page;
  const bytes = await page.arrayBuffer();
  keepPage(cacheKey, bytes);
  return new Response(bytes, { headers });
}

async function serveFile(
  ctx: PublicContext,
  request: SiteRequest,
  part: Part,
): Promise<Response | 'moved'> {
  const etag = `"${part.stored.etag.slice(0, 32)}"`;
  const headers = { ...partHeaders(ctx, part, etag), 'accept-ranges': 'bytes' };
  if (matchesEtag(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return await headOf(ctx, part, withLength(headers, part.stored));
  const { size } = part.stored;
  const isRangeAllowed = size !== null && allowsRange(request.ifRange, etag);
  const range = isRangeAllowed ? readRange(request.range, size) : null;
  if (range?.kind === 'unsatisfiable') {
    const refusal = { ...headers, 'content-range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: refusal });
  }
  if (range?.kind !== 'part') {
    const object = await ctx.bucket.get(part.stored.key);
    return object === null ? 'moved' : new Response(object.body, { headers });
  }
  const { first, last } = range;
  const object = await ctx.bucket.get(part.stored.key, {
    range: { offset: first, length: last - first + 1 },
  });
  if (object === null) return 'moved';
  const partial = { ...headers, 'content-range': `bytes ${first}-${last}/${size}` };
  return new Response(object.body, { status: 206, headers: partial });
}

/** Files are sent as stored, so their length is known. Pages are not: serving adds to them. */
function withLength(headers: Record<string, string>, { size }: StoredPart): Record<string, string> {
  return size === null ? headers : { ...headers, 'content-length': String(size) };
}

async function headOf(
  ctx: PublicContext,
  part: Part,
  headers: Record<string, string>,
): Promise<Response | 'moved'> {
  const object = await ctx.bucket.head(part.stored.key);
  return object === null ? 'moved' : new Response(null, { headers });
}

function partHeaders(ctx: PublicContext, part: Part, etag: string): Record<string, string> {
  return {
    ...siteHeaders(ctx),
    'content-type': part.contentType,
    etag,
    ...(part.isFlagged || !part.isPublished ? { 'x-robots-tag': 'noindex' } : {}),
    ...(part.isFlagged ? { vary: FLAGGED_VARY } : {}),
  };
}
