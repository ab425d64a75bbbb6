import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Admission } from '#domain/accounts/sliding-window.ts';
import { readConfig } from '#worker/platform/config.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { createLogger, describeError } from '../log.ts';
import { clientAddress } from './client-address.ts';
import { findRateLimit, type RateLimit } from './rate-limits.ts';

/** Answers 429 `request.rate-limited` beyond a call's limit. `RATE_LIMITS=off` counts only outside production. */
export const limitRate = createMiddleware<AppEnv>(async (c, next) => {
  const limit = findRateLimit(c.req.method, c.req.path);
  if (limit !== undefined && isLimiting(c.env)) await assertAdmitted(c, limit);
  await next();
});

function isLimiting(bindings: Env): boolean {
  const { ENVIRONMENT, RATE_LIMITS } = readConfig(bindings);
  return ENVIRONMENT === 'production' || RATE_LIMITS === 'on';
}

async function assertAdmitted(c: Context<AppEnv>, limit: RateLimit): Promise<void> {
  const admission = await askCounter(c, limit);
  if (admission === null || admission.admitted) return;
  const seconds = Math.max(1, Math.ceil(admission.retryAfterMs / 1_000));
  throw new AppError('request.rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}

/** Null when the counter does not answer: a broken limiter must not take the product down. */
async function askCounter(c: Context<AppEnv>, limit: RateLimit): Promise<Admission | null> {
  const { RATE_LIMITER } = c.env;
  const { max, windowMs } = limit;
  try {
    const id = RATE_LIMITER.idFromName(`${limit.name}:${subjectOf(c, limit)}`);
    return await RATE_LIMITER.get(id).admit({ max, windowMs });
  } catch (error) {
    createLogger({ requestId: c.get('requestId') }).error('limits.silent', describeError(error));
    return null;
  }
}

function subjectOf(c: Context<AppEnv>, limit: RateLimit): string {
  const session = limit.by === 'account' ? (c.get('session') ?? null) : null;
  return session === null ? `address:${clientAddress(c.req.raw)}` : `user:${session.user.id}`;
}
