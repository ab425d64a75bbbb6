import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** Gives every request an id; it appears in the response header, in the failure shape and in the log. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const id = crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.header('x-request-id', id);
});
