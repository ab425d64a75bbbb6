import { createMiddleware } from 'hono/factory';
import { FairQueue } from '#worker/platform/fair-queue.ts';
import type { AppEnv } from '../app-env.ts';
import { AppError } from '../app-error.ts';

const BUSY_SECONDS = 5;

/** As many as a browser sends at once over HTTP/1.1. */
const accounts = new FairQueue({
  atOnce: Number.MAX_SAFE_INTEGER,
  each: 6,
  waitingEach: 100,
  patienceMs: 20_000,
});

/**
 * Each account has a queue of its own in every isolate: beyond six calls at once, an account waits for itself, so that
 * its work does not delay others. Answers 429 `request.rate-limited` when the queue is full or too slow.
 */
export const shareFairly = createMiddleware<AppEnv>(async (c, next) => {
  const session = c.get('session');
  if (session === null) return await next();
  const done = await accounts.run(session.user.id, next);
  if (done !== null) return;
  throw new AppError('request.rate-limited', {
    params: { seconds: BUSY_SECONDS },
    retryAfterSeconds: BUSY_SECONDS,
  });
});
