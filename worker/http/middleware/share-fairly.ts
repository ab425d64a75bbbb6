import { createMiddleware } from 'hono/factory';
import { FairQueue } from '#worker/platform/fair-queue.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';

const BUSY_SECONDS = 5;

const LIMITS = { atOnce: Number.MAX_SAFE_INTEGER, waitingEach: 100, patienceMs: 20_000 };
/** As many as a browser sends at once over HTTP/1.1. */
const reads = new FairQueue({ ...LIMITS, each: 6 });
/** They are more work, and nobody needs many of them at once. */
const changes = new FairQueue({ ...LIMITS, each: 3 });

/**
 * Each account has queues of its own in every isolate: beyond six reads or three changes at once, an account waits for
 * itself, so that its work does not delay others. Answers 429 `request.rate-limited` when the queue is full or too slow.
 */
export const shareFairly = createMiddleware<AppEnv>(async (c, next) => {
  const session = c.get('session');
  if (session === null) return await next();
  const queue = c.req.method === 'GET' ? reads : changes;
  const done = await queue.run(session.user.id, next);
  if (done !== null) return;
  throw new AppError('request.rate-limited', {
    params: { seconds: BUSY_SECONDS },
    retryAfterSeconds: BUSY_SECONDS,
  });
});
