import { type Context, Hono } from 'hono';
import type { AppEnv } from '#worker/http/app-env.ts';
import { describeError } from '#worker/http/log.ts';
import { setOwnCookie } from '#worker/http/session.ts';
import {
  clearFlow,
  finishGoogleFlow,
  readFlow,
  readGoogleClient,
  startGoogleFlow,
} from './google-flow.ts';
import { keepSignIn, readDevice } from './sign-in-cookies.ts';
import { signInPath } from './sign-in-path.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

/** The errors that the sign-in page can explain. Google's own texts are never shown. */
type Failure = 'oauth' | 'oauth_denied' | 'oauth_off' | 'account_exists';

export const googleRoutes = new Hono<AppEnv>().get('/auth/google', async (c) => {
  const client = readGoogleClient(c);
  if (client === null) return fail(c, 'oauth_off');
  // Must come before the library, which would redirect a visitor who pressed "Cancel" back to Google.
  if (c.req.query('error') !== undefined) return fail(c, 'oauth_denied');
  if (c.req.query('code') === undefined) return await startGoogleFlow(c, client);
  try {
    const result = await finishGoogleFlow(c, client);
    if (result === null) return fail(c, 'oauth');
    const ctx = c.get('ctx');
    const device = readDevice(c);
    const outcome = await signInWithGoogle({ ctx, profile: result.profile, device });
    if (!outcome.ok) return fail(c, outcome.reason === 'unverified' ? 'oauth' : 'account_exists');
    const { next } = outcome;
    if (next.step === 'code') {
      setOwnCookie(c, 'code', next.token);
      return c.redirect(signInPath({ step: 'code' }, result.returnPath));
    }
    keepSignIn(c, next);
    return c.redirect(result.returnPath);
  } catch (error) {
    c.get('ctx').log.warn('auth.google-failed', describeError(error));
    return fail(c, 'oauth');
  }
});

function fail(c: Context<AppEnv>, failure: Failure): Response {
  const returnPath = readFlow(c)?.returnPath ?? c.req.query('redirect') ?? '/';
  clearFlow(c);
  return c.redirect(signInPath({ error: failure }, returnPath));
}
