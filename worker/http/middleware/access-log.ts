import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { createLogger } from '../log.ts';

/** Logs one line per request: method, path without query, status, and the time until the headers. */
export const accessLog = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  createLogger({ requestId: c.get('requestId') }).info('request', {
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    durationMs: Date.now() - startedAt,
  });
});
