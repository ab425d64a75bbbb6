import { type Context, Hono } from 'hono';
import editorFrame from 'virtual:editor-frame';
import { countsAsView } from '#domain/sites/view-counting.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { countView } from './count-views.ts';
import { separateAppOrigin } from './deployment-hosts.ts';
import { previewShell } from './preview-shell.ts';
import { previewHeaders } from './public-headers.ts';
import { serveSite, type SiteAnswer, type SiteRequest } from './serve-site.ts';
import { serveTemplate } from './serve-template.ts';

export const publicSiteRoutes = new Hono<AppEnv>()
  .on(['GET', 'HEAD'], '/s/*', async (c) =>
    finish(c, await serveSite(c.get('publicCtx'), readRequest(c))),
  )
  .on(['GET', 'HEAD'], '/sites/*', async (c) =>
    finish(c, await serveTemplate(c.get('publicCtx'), readRequest(c))),
  )
  .on(['GET', 'HEAD'], '/__preview', (c) => {
    const nonce = c.req.query('scripts') === 'off' ? c.get('publicCtx').newId() : undefined;
    const editor = c.req.query('edit') === '1' ? editorFrame : undefined;
    return c.body(previewShell({ nonce, editor }), 200, {
      ...previewHeaders(c.get('publicCtx'), nonce),
      'content-type': 'text/html; charset=utf-8',
    });
  });

function readRequest(c: Context<AppEnv>): SiteRequest {
  return {
    method: c.req.method === 'HEAD' ? 'HEAD' : 'GET',
    ifNoneMatch: c.req.header('if-none-match') ?? null,
    range: c.req.header('range') ?? null,
    ifRange: c.req.header('if-range') ?? null,
    destination: c.req.header('sec-fetch-dest') ?? '',
    accept: c.req.header('accept') ?? '',
  };
}

function finish(c: Context<AppEnv>, { response, view }: SiteAnswer): Response {
  if (view !== null && isCounted(c)) countView(c.get('publicCtx'), view);
  return response;
}

function isCounted(c: Context<AppEnv>): boolean {
  const ctx = c.get('publicCtx');
  const own = ctx.url.origin;
  const request = {
    method: c.req.raw.method,
    userAgent: c.req.header('user-agent') ?? '',
    fetchSite: c.req.header('sec-fetch-site') ?? '',
    fetchDestination: c.req.header('sec-fetch-dest') ?? '',
    purpose: `${c.req.header('sec-purpose') ?? ''}${c.req.header('purpose') ?? ''}`,
    referer: c.req.header('referer') ?? '',
  };
  return countsAsView(request, { sites: own, app: separateAppOrigin(ctx) ?? own });
}
