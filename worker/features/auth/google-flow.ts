import { googleAuth } from '@hono/oauth-providers/google';
import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import type { GoogleProfile } from '#domain/accounts/google-sign-in.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '#worker/http/session.ts';
import { inTime, PATIENCE_MS } from '#worker/platform/patience/in-time.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { readGoogleProfile } from './google-profile.ts';

const LIBRARY_COOKIE = 'state';
const FLOW_COOKIE = /^([\w-]{43})\.(.*)$/;

interface GoogleClient {
  id: string;
  secret: string;
  redirectUri: string;
}

/** The client of this deployment, or null where Google is not configured. */
export function readGoogleClient(c: Context<AppEnv>): GoogleClient | null {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, APP_ORIGIN } = c.get('ctx').config;
  if (id === undefined || secret === undefined) return null;
  return { id, secret, redirectUri: `${new URL(APP_ORIGIN ?? c.req.url).origin}/auth/google` };
}

/** Redirects to Google. Our own cookie keeps the secret behind `state` and where to return. */
export async function startGoogleFlow(c: Context<AppEnv>, client: GoogleClient): Promise<Response> {
  const secret = randomToken();
  const returnPath = safeReturnPath(c.req.query('redirect'));
  setOwnCookie(c, 'oauth', `${secret}.${returnPath}`);
  return await runLibrary(c, client, await sha256Hex(secret));
}

export type FlowResult = { profile: GoogleProfile; returnPath: string };

/**
 * Reads the profile when a visitor returns from Google. Null when the answer does not belong to a sign-in that
 * began in this browser, or when Google does not confirm it (AUTH-7). The library checks `state` too, but
 * against a cookie that a sub-domain could set.
 */
export async function finishGoogleFlow(
  c: Context<AppEnv>,
  client: GoogleClient,
): Promise<FlowResult | null> {
  const flow = readFlow(c);
  clearFlow(c);
  if (flow === null) return null;
  const state = await sha256Hex(flow.secret);
  if (c.req.query('state') !== state) return null;
  // The library's requests have no time limit of their own.
  await inTime(PATIENCE_MS.google, () => runLibrary(c, client, state));
  const profile = readGoogleProfile(c.get('user-google'));
  return profile === null ? null : { profile, returnPath: flow.returnPath };
}

/** The sign-in that began in this browser: the secret behind `state`, and where to return. */
export function readFlow(c: Context<AppEnv>): { secret: string; returnPath: string } | null {
  const [, secret, path = ''] = FLOW_COOKIE.exec(readOwnCookie(c.req.raw, 'oauth') ?? '') ?? [];
  if (secret === undefined) return null;
  return { secret, returnPath: safeReturnPath(path) };
}

/** Clears the library's cookies, which it leaves behind. */
export function clearFlow(c: Context<AppEnv>): void {
  clearOwnCookie(c, 'oauth');
  deleteCookie(c, LIBRARY_COOKIE, { path: '/', secure: true });
}

/** Without a code: redirects to Google. With one: puts the profile into the context. Throws when Google refuses. */
async function runLibrary(
  c: Context<AppEnv>,
  client: GoogleClient,
  state: string,
): Promise<Response> {
  const middleware = googleAuth({
    client_id: client.id,
    client_secret: client.secret,
    redirect_uri: client.redirectUri,
    scope: ['openid', 'email', 'profile'],
    prompt: 'select_account',
    state,
  });
  const answer = await middleware(c, () => Promise.resolve());
  return answer instanceof Response ? answer : c.body(null, 204);
}
