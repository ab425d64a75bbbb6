import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { assertOwnIdentity } from '#worker/http/actor-context.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';
import { readOwnCookie, setOwnCookie } from '#worker/http/session.ts';
import { readToken } from './api-token.ts';
import { touchSession } from './session-queries.ts';

/**
 * Calls that work without a session, or tell a client whether it has one. A wrong token or user id must not
 * block them.
 */
const CLAIMS_IGNORED = new Set([
  '/api/auth/confirm-address',
  '/api/auth/current-user',
  '/api/auth/disown',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/login',
  '/api/login/code',
  '/api/login/passkey',
  '/api/login/passkey/options',
  '/api/logout',
  '/api/user/create',
]);

/** A bearer token is optional, but one that does not belong to the cookie's session is 401. */
export const checkBearer = createMiddleware<AppEnv>(async (c, next) => {
  c.set('hasBearer', false);
  const token = readBearer(c);
  if (token !== undefined && !CLAIMS_IGNORED.has(c.req.path)) {
    if (!(await isOwnBearer(c, token))) throw new AppError('auth.token');
    c.set('hasBearer', true);
  }
  await next();
});

/** A User-ID header is accepted from older clients, but one that is not the session's user is 403. */
export const checkIdentity = createMiddleware<AppEnv>(async (c, next) => {
  const isSignedIn = c.get('session') !== null;
  if (isSignedIn && !CLAIMS_IGNORED.has(c.req.path)) {
    assertOwnIdentity(c.get('ctx'), c.req.header('user-id'));
  }
  await next();
});

/** Extends a session that is in use, cookie and row together, at most every ten minutes. */
export const keepSession = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const session = c.get('session');
  const { db, now, waitUntil } = c.get('ctx');
  if (session === null || now() - session.lastSeenAt < ACCOUNT_LIMITS.sessionTouchMs) return;
  waitUntil(touchSession(db, session.idHash, now()));
  if (c.res.headers.has('set-cookie')) return;
  setOwnCookie(c, 'sid', readOwnCookie(c.req.raw, 'sid') ?? '');
});

function readBearer(c: Context<AppEnv>): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

async function isOwnBearer(c: Context<AppEnv>, token: string): Promise<boolean> {
  const session = c.get('session');
  const claims = await readToken({ ctx: c.get('ctx'), kind: 'api' }, token);
  const isOwn =
    claims !== null &&
    session !== null &&
    claims.subject === session.user.id &&
    claims.reference === session.reference;
  if (claims !== null && !isOwn) c.get('ctx').log.security('sec.foreign_bearer');
  return isOwn;
}
