import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { countSince, insertWithinLimits } from './generation-queries.ts';
import type { GenerationRun } from './generation-run.ts';

const SECOND_MS = 1000;

/**
 * Records a generation when the user's limits allow it: two at once and a daily number. How often
 * somebody may ask is the rate limiter's matter.
 * @throws AppError `request.rate-limited` or `generation.busy`, both 429
 */
export async function admitGeneration({
  ctx,
  id,
  userId,
  request,
  decision,
}: GenerationRun): Promise<void> {
  const now = ctx.now();
  const row = {
    id,
    userId,
    task: decision.task,
    family: decision.family,
    prompt: request.prompt.slice(0, GENERATION_LIMITS.storedPromptCharacters),
    decision,
    createdAt: now,
  };
  const rules = {
    atOnce: GENERATION_LIMITS.atOnce,
    runningSince: now - GENERATION_LIMITS.runningMs,
    perDay: dailyLimit(ctx),
    daySince: now - GENERATION_LIMITS.dayMs,
  };
  if (await insertWithinLimits(ctx.db, row, rules)) return;
  const today = await countSince(ctx.db, userId, rules.daySince);
  if (today.count < rules.perDay) throw new AppError('generation.busy', { retryAfterSeconds: 5 });
  throw tooMany((today.oldest ?? now) + GENERATION_LIMITS.dayMs - now);
}

/** The contract: limits are off on request for local runs and load tests, which production ignores. */
function dailyLimit({ config }: ActorContext): number {
  const isOn = config.RATE_LIMITS === 'on' || config.ENVIRONMENT === 'production';
  return isOn ? config.AI_DAILY_LIMIT : Number.MAX_SAFE_INTEGER;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new AppError('request.rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}
