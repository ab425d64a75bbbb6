import { type Context, Hono } from 'hono';
import { loginRequest, registerRequest } from '#contract/auth.ts';
import { labelDevice } from '#domain/accounts/device-label.ts';
import { accountText } from '#messages/account-texts.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '#worker/http/session.ts';
import { validate } from '#worker/http/validate.ts';
import { readCurrentUser } from './current-user.ts';
import { loginUser } from './login-user.ts';
import { logoutUser } from './logout-user.ts';
import { registerUser } from './register-user.ts';

export const authRoutes = new Hono<AppEnv>()
  .post('/api/user/create', bodyCap(), validate('json', registerRequest), async (c) => {
    const user = await registerUser({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const, user }, 201);
  })
  .post('/api/login', bodyCap(), validate('json', loginRequest), async (c) => {
    const ctx = c.get('ctx');
    const device = { label: readDeviceLabel(c), cookie: readOwnCookie(c.req.raw, 'dev') };
    const signedIn = await loginUser({ ctx, input: c.req.valid('json'), device });
    setOwnCookie(c, 'sid', signedIn.sessionToken);
    setOwnCookie(c, 'dev', signedIn.deviceToken);
    const { user, apiToken: token } = signedIn;
    return c.json({ ok: true as const, user, token, message: accountText('signedIn', ctx.locale) });
  })
  .post('/api/logout', async (c) => {
    await logoutUser({ ctx: c.get('ctx') });
    clearOwnCookie(c, 'sid');
    return c.json({ ok: true as const });
  })
  .get('/api/auth/current-user', async (c) => c.json(await readCurrentUser({ ctx: c.get('ctx') })));

function readDeviceLabel(c: Context<AppEnv>): string {
  return labelDevice(c.req.header('user-agent') ?? '');
}
