import { Hono } from 'hono';
import {
  changePasswordRequest,
  enterCodeRequest,
  forgotPasswordRequest,
  loginRequest,
  mailedLinkRequest,
  registerRequest,
  resetPasswordRequest,
  sessionParam,
} from '#contract/auth.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { clearOwnCookie, readOwnCookie, setOwnCookie } from '#worker/http/session.ts';
import { validate } from '#worker/http/validate.ts';
import { changePassword } from './change-password.ts';
import { confirmAddress } from './confirm-address.ts';
import { readCurrentUser } from './current-user.ts';
import { enterCode } from './enter-code.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { loginUser } from './login-user.ts';
import { logoutUser } from './logout-user.ts';
import { registerUser } from './register-user.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { keepSignIn, readAppOrigin, readDevice } from './sign-in-cookies.ts';

export const authRoutes = new Hono<AppEnv>()
  .post('/api/user/create', bodyCap(), validate('json', registerRequest), async (c) => {
    const origin = readAppOrigin(c);
    const user = await registerUser({ ctx: c.get('ctx'), input: c.req.valid('json'), origin });
    return c.json({ ok: true as const, user }, 201);
  })
  .post('/api/login', bodyCap(), validate('json', loginRequest), async (c) => {
    const ctx = c.get('ctx');
    const next = await loginUser({ ctx, input: c.req.valid('json'), device: readDevice(c) });
    if (next.step === 'done') return c.json(keepSignIn(c, next));
    setOwnCookie(c, 'code', next.token);
    throw new AppError('auth.code-needed');
  })
  .post('/api/login/code', bodyCap(), validate('json', enterCodeRequest), async (c) => {
    const token = readOwnCookie(c.req.raw, 'code');
    const device = readDevice(c);
    const input = c.req.valid('json');
    const signedIn = await enterCode({ ctx: c.get('ctx'), input, token, device });
    clearOwnCookie(c, 'code');
    return c.json(keepSignIn(c, signedIn));
  })
  .post('/api/logout', async (c) => {
    await logoutUser({ ctx: c.get('ctx') });
    clearOwnCookie(c, 'sid');
    return c.json({ ok: true as const });
  })
  .get('/api/auth/current-user', async (c) => c.json(await readCurrentUser({ ctx: c.get('ctx') })))
  .post('/api/user/password', bodyCap(), validate('json', changePasswordRequest), async (c) => {
    const renewed = await changePassword({ ctx: c.get('ctx'), input: c.req.valid('json') });
    setOwnCookie(c, 'sid', renewed.sessionToken);
    return c.json({ ok: true as const, token: renewed.apiToken });
  })
  .post(
    '/api/auth/forgot-password',
    bodyCap(),
    validate('json', forgotPasswordRequest),
    async (c) => {
      await forgotPassword({
        ctx: c.get('ctx'),
        input: c.req.valid('json'),
        origin: readAppOrigin(c),
      });
      return c.json({ ok: true as const });
    },
  )
  .post(
    '/api/auth/reset-password',
    bodyCap(),
    validate('json', resetPasswordRequest),
    async (c) => {
      await resetPassword({ ctx: c.get('ctx'), input: c.req.valid('json') });
      return c.json({ ok: true as const });
    },
  )
  .post('/api/user/confirmation', async (c) => {
    await requestConfirmation({ ctx: c.get('ctx'), origin: readAppOrigin(c) });
    return c.json({ ok: true as const });
  })
  .post('/api/auth/confirm-address', bodyCap(), validate('json', mailedLinkRequest), async (c) => {
    await confirmAddress({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ ok: true as const });
  })
  .get('/api/user/sessions', async (c) => {
    const sessions = await listOwnSessions({ ctx: c.get('ctx') });
    return c.json({ ok: true as const, sessions });
  })
  .delete('/api/user/sessions', async (c) => {
    await endOtherSessions({ ctx: c.get('ctx') });
    return c.json({ ok: true as const });
  })
  .delete('/api/user/sessions/:id', validate('param', sessionParam), async (c) => {
    const { id: publicId } = c.req.valid('param');
    const { isCurrent } = await endSession({ ctx: c.get('ctx'), publicId });
    if (isCurrent) clearOwnCookie(c, 'sid');
    return c.json({ ok: true as const });
  });
