import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#worker/http/app-env.ts';
import { clientAddress } from '#worker/http/middleware/client-address.ts';
import { isLimiting, isWithin } from '#worker/http/middleware/limit-rate.ts';
import { refusePage } from './public-pages.ts';

/** Limits how many public pages one address reads, with the platform's limiter (600 per minute). */
export const limitReads = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = c.get('publicCtx');
  const key = `page:${clientAddress(c.req.raw)}`;
  if (isLimiting(ctx.config) && !(await isWithin(c.env.FLOOD_LIMITER, key, ctx.log))) {
    return refusePage(ctx, 'crowded');
  }
  return await next();
});
