import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Admission } from '#domain/accounts/sliding-window.ts';
import { type AppConfig, readConfig } from '#worker/platform/config.ts';
import { inTime, PATIENCE_MS } from '#worker/platform/patience/in-time.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';
import { createLogger, describeError, type Logger } from '../log.ts';
import { clientAddress } from './client-address.ts';
import { type CallLimit, type ExactLimit, findRateLimit } from './rate-limits.ts';

/** The window of the platform's limiters; must match `period` in wrangler.toml. */
export const PLATFORM_WINDOW_SECONDS = 60;

/**
 * Answers 429 `request.rate-limited` beyond a call's limit (AUTH-12). The platform's limiter is asked first, so
 * that floods do not reach the exact counters behind it. `RATE_LIMITS=off` is ignored in production.
 */
export const limitRate = createMiddleware<AppEnv>(async (c, next) => {
  const limit = findRateLimit(c.req.method, c.req.path);
  if (limit !== undefined && isLimiting(readConfig(c.env))) await assertAdmitted(c, limit);
  await next();
});

/** Whether this deployment limits calls. */
export function isLimiting({
  ENVIRONMENT,
  RATE_LIMITS,
}: Pick<AppConfig, 'ENVIRONMENT' | 'RATE_LIMITS'>): boolean {
  return ENVIRONMENT === 'production' || RATE_LIMITS === 'on';
}

/**
 * False when the key is over its limit. True also when the limiter does not answer: a broken limiter must not
 * take the product down. That case is logged, because otherwise nobody would notice that nothing is limited.
 */
export async function isWithin(limiter: RateLimit, key: string, log: Logger): Promise<boolean> {
  try {
    const outcome = await inTime(PATIENCE_MS.counter, () => limiter.limit({ key }));
    return requireFlag(outcome.success);
  } catch (error) {
    log.error('limits.silent', describeError(error));
    return true;
  }
}

async function assertAdmitted(c: Context<AppEnv>, limit: CallLimit): Promise<void> {
  const { FLOOD_LIMITER, WRITE_LIMITER } = c.env;
  const log = createLogger({ requestId: c.get('requestId') });
  if (!(await isWithin(FLOOD_LIMITER, `call:${clientAddress(c.req.raw)}`, log))) throw refusal();
  const subject = subjectOf(c, limit);
  if (subject === null) return;
  if (limit.counter === 'platform') {
    if (!(await isWithin(WRITE_LIMITER, subject, log))) throw refusal();
    return;
  }
  const admission = await askCounter(c.env, { limit, subject, log });
  if (admission !== null && !admission.admitted) throw refusal(admission.retryAfterMs / 1_000);
}

function refusal(waitSeconds = PLATFORM_WINDOW_SECONDS): AppError {
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  return new AppError('request.rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}

/** Null when the counter does not answer. */
async function askCounter(
  { RATE_LIMITER }: Pick<Env, 'RATE_LIMITER'>,
  { limit, subject, log }: { limit: ExactLimit; subject: string; log: Logger },
): Promise<Admission | null> {
  const { name, max, windowMs } = limit;
  try {
    const id = RATE_LIMITER.idFromName(`${name}:${subject}`);
    const ask = async () => await RATE_LIMITER.get(id).admit({ max, windowMs });
    const admission = await inTime(PATIENCE_MS.counter, ask);
    requireFlag(admission.admitted);
    return admission;
  } catch (error) {
    log.error('limits.silent', describeError(error));
    return null;
  }
}

/** A limiter that answers neither true nor false counts as silent. */
function requireFlag(answer: unknown): boolean {
  if (typeof answer === 'boolean') return answer;
  throw new Error('The limiter answered neither yes nor no.');
}

/** Null for a visitor who is not counted here. */
function subjectOf(c: Context<AppEnv>, { by }: CallLimit): string | null {
  const session = by === 'address' ? null : (c.get('session') ?? null);
  if (session !== null) return `user:${session.user.id}`;
  return by === 'user' ? null : `address:${clientAddress(c.req.raw)}`;
}
