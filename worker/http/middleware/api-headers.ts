import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/**
 * Headers of every response under /api and /auth. Responses are not cached unless the route sets
 * `Cache-Control`.
 */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
});
