import { templateDrawing, type TemplateDrawing } from '#contract/templates.ts';
import { assetContentType, isHtmlType, PAGE_PATH } from '#domain/sites/asset-path.ts';
import { parseSiteAddress } from '#domain/sites/site-address.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { isSitesOrigin } from './deployment-hosts.ts';
import { dressPage } from './dress-page.ts';
import { siteHeaders } from './public-headers.ts';
import { serveSite, type SiteAnswer, type SiteRequest } from './serve-site.ts';

/**
 * Answers GET and HEAD of `/sites/<uuid>/…`: a gallery template from the build's static files, else the
 * saved site with this id.
 */
export async function serveTemplate(ctx: PublicContext, request: SiteRequest): Promise<SiteAnswer> {
  const address = parseSiteAddress(ctx.url.pathname);
  if (address === null) return await serveSite(ctx, request);
  if (address.path === null) {
    const location = `/sites/${address.uuid}/${PAGE_PATH}${ctx.url.search}`;
    const headers = { ...siteHeaders(ctx), location };
    return { response: new Response(null, { status: 308, headers }), view: null };
  }
  const template = await fetchTemplate(ctx, { request, uuid: address.uuid, path: address.path });
  if (template !== null) return { response: template, view: null };
  return await serveSite(ctx, request);
}

/** True when the gallery has a template with this id: nobody may save a site under it. */
export async function isTemplate(
  ctx: Pick<PublicContext, 'assets'>,
  uuid: string,
): Promise<boolean> {
  return (await probeStatic(ctx, `/sites/${uuid}/${PAGE_PATH}`)) !== null;
}

/** What a template of the gallery is drawn from; null when there is none with this id. */
export async function readTemplateDrawing(
  ctx: Pick<PublicContext, 'assets'>,
  uuid: string,
): Promise<TemplateDrawing | null> {
  const found = await probeStatic(ctx, `/sites/${uuid}/plan.json`);
  return found === null ? null : templateDrawing.parse(await found.json());
}

type TemplatePart = { request: SiteRequest; uuid: string; path: string };

async function fetchTemplate(
  ctx: PublicContext,
  { request, uuid, path }: TemplatePart,
): Promise<Response | null> {
  const contentType = assetContentType(path);
  const found = await probeStatic(ctx, `/sites/${uuid}/${path}`, request.ifNoneMatch);
  if (found === null || contentType === null) return null;
  const headers = {
    ...siteHeaders(ctx),
    'content-type': contentType,
    vary: 'sec-fetch-dest',
    ...entityTag(found),
  };
  if (found.status === 304) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const page = new Response(found.body, { headers });
  const isShown = isHtmlType(contentType) && request.destination !== 'empty';
  return isShown ? await dressPage(page, { runsScripts: isSitesOrigin(ctx), sharing: null }) : page;
}

function entityTag(found: Response): Record<string, string> {
  const etag = found.headers.get('etag');
  return etag === null ? {} : { etag };
}

/**
 * A static file, or null. The asset server answers an unknown address with the app's own page, and the
 * address of an existing `…/index.html` with a redirect to its folder; only the redirect proves the file.
 */
async function probeStatic(
  { assets }: Pick<PublicContext, 'assets'>,
  path: string,
  ifNoneMatch: string | null = null,
): Promise<Response | null> {
  const headers: HeadersInit = ifNoneMatch === null ? {} : { 'if-none-match': ifNoneMatch };
  const found = await assets.fetch(`https://assets.local${path}`, { headers, redirect: 'manual' });
  if (path.endsWith(`/${PAGE_PATH}`)) {
    const folder = path.slice(0, -PAGE_PATH.length);
    if (!isRedirectTo(found, folder)) return null;
    return await assets.fetch(`https://assets.local${folder}`, { headers, redirect: 'manual' });
  }
  const isApp = found.headers.get('content-type')?.startsWith('text/html') === true;
  return found.status === 304 || (found.ok && !isApp) ? found : null;
}

function isRedirectTo(found: Response, folder: string): boolean {
  if (found.status < 300 || found.status > 399) return false;
  return found.headers.get('location')?.endsWith(folder) === true;
}
