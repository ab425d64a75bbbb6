import type { Context } from 'hono';
import { labelDevice } from '#domain/accounts/device-label.ts';
import { accountText } from '#messages/account-texts.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { readOwnCookie, setOwnCookie } from '#worker/http/session.ts';
import type { Device, SignedIn } from './sign-in-step.ts';

/** The configured origin wins: a forged Host header must not decide where a mailed link leads. */
export function readAppOrigin(c: Context<AppEnv>): string {
  return new URL(c.get('ctx').config.APP_ORIGIN ?? c.req.url).origin;
}

/** The browser that asks. */
export function readDevice(c: Context<AppEnv>): Device {
  const label = labelDevice(c.req.header('user-agent') ?? '');
  return { label, cookie: readOwnCookie(c.req.raw, 'dev'), appOrigin: readAppOrigin(c) };
}

/** Sets the cookies of a sign-in; returns the answer's body. */
export function keepSignIn(
  c: Context<AppEnv>,
  { sessionToken, deviceToken, user, apiToken }: SignedIn,
) {
  setOwnCookie(c, 'sid', sessionToken);
  setOwnCookie(c, 'dev', deviceToken);
  const message = accountText('signedIn', c.get('ctx').locale);
  return { ok: true as const, user, token: apiToken, message };
}
