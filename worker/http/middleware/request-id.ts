import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** Names every request; the id is in the answer's header, the failure shape and the log. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const id = crypto.randomUUID();
  c.set('requestId', id);
  await next();
  c.header('x-request-id', id);
});
