import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';

/** For calls whose body need not be read before it is known who asks. */
export const requireSignIn = createMiddleware<AppEnv>(async (c, next) => {
  if (c.get('session') === null) throw new AppError('auth.required', { openLogin: true });
  await next();
});

/** For calls that spend credits: the session's API token must come with the cookie (CRED-3). */
export const requireBearer = createMiddleware<AppEnv>(async (c, next) => {
  if (c.get('session') === null) throw new AppError('auth.required', { openLogin: true });
  if (!c.get('hasBearer')) throw new AppError('auth.token');
  await next();
});
