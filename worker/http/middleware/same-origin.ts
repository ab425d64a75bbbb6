import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readConfig } from '#worker/platform/config.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { createLogger } from '../log.ts';
import { readOwnCookie } from '../session.ts';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Called by the payment provider; the route checks its signature instead. */
const SIGNED_PATHS = new Set(['/api/stripe/webhook']);

/**
 * Refuses calls that another site makes a browser send (AUTH-2). Follows OWASP: fetch metadata first, `Origin`
 * where it is missing. hono's `csrf()` would let cross-site JSON through. A request without both headers does
 * not come from a browser and passes.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SIGNED_PATHS.has(c.req.path)) assertSameOrigin(c);
  await next();
});

function assertSameOrigin(c: Context<AppEnv>): void {
  const isAllowed = READING_METHODS.has(c.req.method) ? mayRead(c) : isFromHere(c);
  if (!isAllowed) {
    createLogger({ requestId: c.get('requestId') }).security('sec.cross_origin', {
      path: c.req.path,
    });
    throw new AppError('request.cross-origin');
  }
  if (!READING_METHODS.has(c.req.method)) assertJson(c);
}

/** Whether a page of our own, or no browser, sent the request. */
export function isFromHere(c: Context<AppEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  return origin === new URL(c.req.url).origin || origin === readConfig(c.env).APP_ORIGIN;
}

/**
 * Another site's page must not read the API with our visitor's cookie. Paths outside /api may be opened from
 * elsewhere: Google redirects to /auth.
 */
function mayRead(c: Context<AppEnv>): boolean {
  if (!c.req.path.startsWith('/api/')) return true;
  if (readOwnCookie(c.req.raw, 'sid') === undefined) return true;
  return c.req.header('sec-fetch-site') !== 'cross-site';
}

/** Requires JSON: a form on another site can send every other kind of body without a preflight. */
function assertJson(c: Context<AppEnv>): void {
  const contentType = c.req.header('content-type');
  if (contentType === undefined || /^application\/json\s*(;|$)/i.test(contentType)) return;
  throw new AppError('request.content-type');
}
