import type { GenerationDecision } from '#contract/generation.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { countRecent, insertWithinLimit } from './generation-queries.ts';
import type { GenerationRequest } from './generation-run.ts';

interface Admission {
  ctx: ActorContext;
  id: string;
  userId: string;
  request: GenerationRequest;
  decision: GenerationDecision;
}

const SECOND_MS = 1000;

/**
 * Records a generation when the user's limits allow it: 20 in 10 minutes, a daily number, two at once.
 * @throws AppError `request.rate-limited` or `generation.busy`, both 429
 */
export async function admitGeneration({
  ctx,
  id,
  userId,
  request,
  decision,
}: Admission): Promise<void> {
  const now = ctx.now();
  if (areLimitsOn(ctx)) await assertWithinRates({ ctx, userId, now });
  const row = {
    id,
    userId,
    task: decision.task,
    family: decision.family,
    prompt: request.prompt.slice(0, GENERATION_LIMITS.storedPromptCharacters),
    decision,
    createdAt: now,
  };
  const isAdmitted = await insertWithinLimit(ctx.db, row, {
    atOnce: GENERATION_LIMITS.atOnce,
    runningSince: now - GENERATION_LIMITS.runningMs,
  });
  if (!isAdmitted) throw new AppError('generation.busy', { retryAfterSeconds: 5 });
}

/** The contract: off on request for local runs and load tests, which production ignores. */
function areLimitsOn({ config }: ActorContext): boolean {
  return config.RATE_LIMITS === 'on' || config.ENVIRONMENT === 'production';
}

interface RateFacts {
  ctx: ActorContext;
  userId: string;
  now: number;
}

async function assertWithinRates({ ctx, userId, now }: RateFacts): Promise<void> {
  const { perWindow, windowMs, dayMs } = GENERATION_LIMITS;
  const recent = await countRecent(ctx.db, userId, { window: now - windowMs, day: now - dayMs });
  if (recent.inWindow >= perWindow) throw tooMany((recent.oldestInWindow ?? now) + windowMs - now);
  if (recent.inDay >= ctx.config.AI_DAILY_LIMIT) {
    throw tooMany((recent.oldestInDay ?? now) + dayMs - now);
  }
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new AppError('request.rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}
