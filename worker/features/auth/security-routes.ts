import { type Context, Hono } from 'hono';
import {
  addPasskeyRequest,
  beginFactorRequest,
  endFactorRequest,
  enterCodeRequest,
  mailedLinkRequest,
  passkeyParam,
  passkeySignInRequest,
  renamePasskeyRequest,
} from '#contract/auth.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '#worker/http/session.ts';
import { validate } from '#worker/http/validate.ts';
import { disownSignIn } from './disown-sign-in.ts';
import { addPasskey, askForPasskey } from './passkeys/add-passkey.ts';
import { removePasskey, renamePasskey } from './passkeys/own-passkeys.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { askForSignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { readSecurityLog } from './read-security-log.ts';
import { endFactor, readSecurity } from './second-factor/end-factor.ts';
import { beginFactor, confirmFactor } from './second-factor/set-up-factor.ts';
import { keepSignIn, readAppOrigin, readDevice } from './sign-in-cookies.ts';

/** How an account is protected beyond its password. */
export const securityRoutes = new Hono<AppEnv>()
  .get('/api/user/security', async (c) =>
    c.json({ ok: true as const, security: await readSecurity({ ctx: c.get('ctx') }) }),
  )
  .get('/api/user/security/log', async (c) =>
    c.json({ ok: true as const, events: await readSecurityLog({ ctx: c.get('ctx') }) }),
  )
  .post('/api/auth/disown', bodyCap(), validate('json', mailedLinkRequest), async (c) => {
    const token = await disownSignIn({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const, token });
  })
  .post('/api/user/second-factor', bodyCap(), validate('json', beginFactorRequest), async (c) => {
    const setup = await beginFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const, setup });
  })
  .post(
    '/api/user/second-factor/confirm',
    bodyCap(),
    validate('json', enterCodeRequest),
    async (c) => {
      const recoveryCodes = await confirmFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
      return c.json({ ok: true as const, recoveryCodes });
    },
  )
  .delete('/api/user/second-factor', bodyCap(), validate('json', endFactorRequest), async (c) => {
    await endFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const });
  })
  .post(
    '/api/user/passkeys/options',
    bodyCap(),
    validate('json', beginFactorRequest),
    async (c) => {
      const { ctx, party } = readParty(c);
      const { options, token } = await askForPasskey({ ctx, input: c.req.valid('json'), party });
      setOwnCookie(c, 'key', token);
      return c.json({ ok: true as const, options });
    },
  )
  .post('/api/user/passkeys', bodyCap(), validate('json', addPasskeyRequest), async (c) => {
    const token = takeKeyCookie(c);
    await addPasskey({ ...readParty(c), input: c.req.valid('json'), token });
    return c.json({ ok: true as const }, 201);
  })
  .patch(
    '/api/user/passkeys/:id',
    bodyCap(),
    validate('param', passkeyParam),
    validate('json', renamePasskeyRequest),
    async (c) => {
      const { id } = c.req.valid('param');
      await renamePasskey({ ctx: c.get('ctx'), input: c.req.valid('json'), id });
      return c.json({ ok: true as const });
    },
  )
  .delete(
    '/api/user/passkeys/:id',
    bodyCap(),
    validate('param', passkeyParam),
    validate('json', beginFactorRequest),
    async (c) => {
      const { id } = c.req.valid('param');
      await removePasskey({ ctx: c.get('ctx'), input: c.req.valid('json'), id });
      return c.json({ ok: true as const });
    },
  )
  .post('/api/login/passkey/options', async (c) => {
    const { ctx, party } = readParty(c);
    const { options, token } = await askForSignIn(ctx, party);
    setOwnCookie(c, 'key', token);
    return c.json({ ok: true as const, options });
  })
  .post('/api/login/passkey', bodyCap(), validate('json', passkeySignInRequest), async (c) => {
    const token = takeKeyCookie(c);
    const call = { ...readParty(c), input: c.req.valid('json'), device: readDevice(c), token };
    return c.json(keepSignIn(c, await signInWithPasskey(call)));
  });

function readParty(c: Context<AppEnv>) {
  const ctx = c.get('ctx');
  return { ctx, party: relyingPartyOf(ctx, readAppOrigin(c)) };
}

/** The cookie is used up with its challenge. */
function takeKeyCookie(c: Context<AppEnv>): string | undefined {
  const token = readOwnCookie(c.req.raw, 'key');
  clearOwnCookie(c, 'key');
  return token;
}
