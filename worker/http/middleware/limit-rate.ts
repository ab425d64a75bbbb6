import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Admission } from '#domain/accounts/sliding-window.ts';
import { type AppConfig, readConfig } from '#worker/platform/config.ts';
import { inTime, PATIENCE_MS } from '#worker/platform/patience/in-time.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { createLogger, describeError } from '../log.ts';
import { clientAddress } from './client-address.ts';
import { type CallLimit, type ExactLimit, findRateLimit } from './rate-limits.ts';

/** The window of the platform's limiters (wrangler.toml). */
export const PLATFORM_WINDOW_SECONDS = 60;

/**
 * Answers 429 `request.rate-limited` beyond a call's limit. The platform's limiter stands first and keeps floods
 * away from the exact counters behind it. `RATE_LIMITS=off` counts only outside production.
 */
export const limitRate = createMiddleware<AppEnv>(async (c, next) => {
  const limit = findRateLimit(c.req.method, c.req.path);
  if (limit !== undefined && isLimiting(readConfig(c.env))) await assertAdmitted(c, limit);
  await next();
});

/** Whether calls are counted here at all. */
export function isLimiting({
  ENVIRONMENT,
  RATE_LIMITS,
}: Pick<AppConfig, 'ENVIRONMENT' | 'RATE_LIMITS'>): boolean {
  return ENVIRONMENT === 'production' || RATE_LIMITS === 'on';
}

/** False beyond the limiter's number for this key; true as well when it does not answer. */
export async function isWithin(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await inTime(PATIENCE_MS.counter, () => limiter.limit({ key }))).success;
  } catch {
    return true;
  }
}

async function assertAdmitted(c: Context<AppEnv>, limit: CallLimit): Promise<void> {
  const { FLOOD_LIMITER, WRITE_LIMITER } = c.env;
  const subject = subjectOf(c, limit);
  if (!(await isWithin(FLOOD_LIMITER, `call:${clientAddress(c.req.raw)}`))) throw refusal();
  if (limit.counter === 'platform') {
    if (!(await isWithin(WRITE_LIMITER, subject))) throw refusal();
    return;
  }
  const admission = await askCounter(c, limit, subject);
  if (admission !== null && !admission.admitted) throw refusal(admission.retryAfterMs / 1_000);
}

function refusal(waitSeconds = PLATFORM_WINDOW_SECONDS): AppError {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  return new AppError('request.rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}

/** Null when the counter does not answer: a broken limiter must not take the product down. */
async function askCounter(
  c: Context<AppEnv>,
  { name, max, windowMs }: ExactLimit,
  subject: string,
): Promise<Admission | null> {
  const { RATE_LIMITER } = c.env;
  try {
    const id = RATE_LIMITER.idFromName(`${name}:${subject}`);
    const ask = () => RATE_LIMITER.get(id).admit({ max, windowMs });
    return await inTime(PATIENCE_MS.counter, async () => await ask());
  } catch (error) {
    createLogger({ requestId: c.get('requestId') }).error('limits.silent', describeError(error));
    return null;
  }
}

function subjectOf(c: Context<AppEnv>, limit: CallLimit): string {
  const session = limit.by === 'account' ? (c.get('session') ?? null) : null;
  return session === null ? `address:${clientAddress(c.req.raw)}` : `user:${session.user.id}`;
}
