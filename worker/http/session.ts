import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { GUEST_LIMITS } from '#domain/accounts/guest-limits.ts';
import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Our own cookies: `sid` the session, `dev` a device that signed in before, `oauth` a Google sign-in in
 * progress, `code` a sign-in that waits for its code, `key` a question that a passkey is to answer, `guest` a
 * visitor who had a page made without an account.
 */
export type OwnCookie = 'sid' | 'dev' | 'oauth' | 'code' | 'key' | 'guest';

const LIFETIME_SECONDS = {
  sid: ACCOUNT_LIMITS.sessionLifetimeMs / 1_000,
  dev: ACCOUNT_LIMITS.deviceLifetimeMs / 1_000,
  oauth: 600,
  code: SECOND_FACTOR.waitMs / 1_000,
  key: ACCOUNT_LIMITS.challengeLifetimeMs / 1_000,
  guest: GUEST_LIMITS.dayMs / 1_000,
} as const satisfies Record<OwnCookie, number>;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The value of one of our cookies, or undefined. */
export function readOwnCookie(request: Request, cookie: OwnCookie): string | undefined {
  const name = cookieName(request.url, cookie);
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

export function setOwnCookie(c: Context<AppEnv>, cookie: OwnCookie, value: string): void {
  setCookie(c, cookieName(c.req.url, cookie), value, {
    httpOnly: true,
    secure: isSecure(c.req.url),
    sameSite: 'Lax',
    path: '/',
    maxAge: LIFETIME_SECONDS[cookie],
  });
}

export function clearOwnCookie(c: Context<AppEnv>, cookie: OwnCookie): void {
  const name = cookieName(c.req.url, cookie);
  if (getCookie(c, name) === undefined) return;
  deleteCookie(c, name, { secure: isSecure(c.req.url), path: '/' });
}

function cookieName(url: string, cookie: OwnCookie): string {
  return isSecure(url) ? `__Host-${cookie}` : cookie;
}

/** True unless the request is plain http to this machine: the `__Host-` prefix needs a secure origin. */
function isSecure(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || !LOOPBACK_HOSTS.has(hostname);
}
