import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** Browsers ask every host of ours by HTTPS only, for a year; a path may set more. */
export const strictTransport = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.has('strict-transport-security')) return;
  c.header('strict-transport-security', 'max-age=31536000');
});
