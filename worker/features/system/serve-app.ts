import type { Context } from 'hono';
import { sitesSource } from '#domain/sites/sites-host.ts';
import { deploymentHosts } from '#worker/features/sites/deployment-hosts.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { LOCAL_ORIGIN, readConfig } from '#worker/platform/config.ts';

/** What the Worker alone answers, never the static files. */
const WORKER_PATHS = /^\/(?:api|auth|s|sites|__preview|report|\.well-known)(?:\/|$)/;
const FILE_PATH = /\.[^/.]*$|^\/assets\//;

/** Whether a request that no route answers asks for a page or a file of the app. */
export function isForApp(c: Context<AppEnv>): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return isRead && !WORKER_PATHS.test(c.req.path);
}

/**
 * A page or file of the app from the build. An unknown address gets the app's first page with status 404, from where
 * the app leads home; an unknown file is plain text.
 */
export async function serveApp(c: Context<AppEnv>): Promise<Response> {
  const found = await c.env.ASSETS.fetch(assetRequest(c));
  if (found.status !== 404) return allowSites(c, await nameOrigin(c, found));
  if (FILE_PATH.test(c.req.path)) return c.text('Not found', 404, { 'cache-control': 'no-store' });
  return await serveUnknown(c);
}

/** The sign-in has an Italian address too; the app shows it in Italian. */
function assetRequest(c: Context<AppEnv>): Request {
  const url = new URL(c.req.url);
  if (url.pathname !== '/it/login') return c.req.raw;
  return new Request(new URL(`/login${url.search}`, url), c.req.raw);
}

const NAMES_ORIGIN = /^(?:text\/html|application\/xml|text\/xml)/;

/** A build for this machine does not know by which port it will be served. */
async function nameOrigin(c: Context<AppEnv>, found: Response): Promise<Response> {
  const { ENVIRONMENT, APP_ORIGIN } = readConfig(c.env);
  const origin = APP_ORIGIN ?? new URL(c.req.url).origin;
  const isLocal = ENVIRONMENT === 'local' && origin !== LOCAL_ORIGIN;
  const isNamed = NAMES_ORIGIN.test(found.headers.get('content-type') ?? '');
  if (!isLocal || !isNamed || found.body === null) return new Response(found.body, found);
  const answer = new Response((await found.text()).replaceAll(LOCAL_ORIGIN, origin), found);
  answer.headers.delete('content-length');
  return answer;
}

/** The answer to an address of the app that does not exist. */
export async function serveUnknown(c: Context<AppEnv>): Promise<Response> {
  const home = await c.env.ASSETS.fetch(new URL('/', c.req.url), { method: c.req.method });
  const answer = new Response(home.body, { status: 404, headers: home.headers });
  answer.headers.delete('etag');
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-robots-tag', 'noindex');
  return allowSites(c, answer);
}

const OPENED_TO_SITES = /\b(frame-src|img-src|connect-src) 'self'/g;

/** Lets the app show and read users' pages, pictures and the preview on the host that the configuration names. */
function allowSites(c: Context<AppEnv>, answer: Response): Response {
  const policy = answer.headers.get('content-security-policy');
  const source = sitesSource(new URL(c.req.url), deploymentHosts(readConfig(c.env)));
  if (policy === null || source === null) return answer;
  answer.headers.set('content-security-policy', policy.replace(OPENED_TO_SITES, `$& ${source}`));
  return answer;
}
