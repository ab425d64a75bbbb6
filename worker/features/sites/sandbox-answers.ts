import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#worker/http/app-env.ts';
import { siteHeaders } from './public-headers.ts';

/** Adds the sandbox headers to every response under /s and /sites, refusals included (SITE-1). */
export const sandboxAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.has('content-security-policy')) return;
  for (const [name, value] of Object.entries(siteHeaders(c.get('publicCtx')))) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
});
