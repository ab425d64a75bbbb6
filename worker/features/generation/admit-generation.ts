import type { AskAiInput } from '#contract/generation.ts';
import type { GenerationFamily, GenerationTask } from '#domain/generation/generation-types.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { countSince, findRunningIn, insertWithinLimits } from './generation-queries.ts';

const SECOND_MS = 1000;

/** What is recorded of a generation before it begins. */
export interface Admission {
  id: string;
  userId: string;
  task: GenerationTask;
  family: GenerationFamily;
  prompt: string;
  /** SHA-256 of the prompt. */
  question: string;
  receipt: string | undefined;
  document: AskAiInput['document'];
  startedAt: number;
}

/**
 * Records a generation if the user's limits allow it: one at a time for each document, two at once in all, and
 * a maximum per day. The rate limiter handles how fast somebody may ask.
 * @throws AppError `generation.document-busy` (409), `request.rate-limited` or `generation.busy` (429)
 */
export async function admitGeneration(ctx: ActorContext, admission: Admission): Promise<void> {
  const { userId, startedAt: now, document, receipt = null } = admission;
  const row = {
    ...admission,
    prompt: admission.prompt.slice(0, GENERATION_LIMITS.storedPromptCharacters),
    receipt,
    documentKind: document?.kind ?? null,
    documentUuid: document?.uuid ?? null,
    createdAt: now,
  };
  const rules = {
    atOnce: GENERATION_LIMITS.atOnce,
    runningSince: now - GENERATION_LIMITS.runningMs,
    perDay: dailyLimit(ctx),
    daySince: now - GENERATION_LIMITS.dayMs,
  };
  if (await insertWithinLimits(ctx.db, row, rules)) return;
  const rival = await findRunningIn(ctx.db, {
    userId,
    documentUuid: row.documentUuid,
    since: rules.runningSince,
  });
  if (rival !== undefined) {
    throw new AppError('generation.document-busy', { details: { generationId: rival.id } });
  }
  const today = await countSince(ctx.db, userId, rules.daySince);
  if (today.count < rules.perDay) throw new AppError('generation.busy', { retryAfterSeconds: 5 });
  throw tooMany((today.oldest ?? now) + GENERATION_LIMITS.dayMs - now);
}

/** `RATE_LIMITS=off` also lifts the daily maximum, except in production. */
function dailyLimit({ config }: ActorContext): number {
  const isOn = config.RATE_LIMITS === 'on' || config.ENVIRONMENT === 'production';
  return isOn ? config.AI_DAILY_LIMIT : Number.MAX_SAFE_INTEGER;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new AppError('request.rate-limited', { params: { seconds }, retryAfterSeconds: seconds });
}
