import type { ActorContext } from '#worker/http/actor-context.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import type { Product } from './generation-run.ts';

/** An answer that its receipt has paid for, kept for the retries of a client that did not get it all. */
export interface KeptAnswer extends Pick<Product, 'content' | 'responseType' | 'model'> {
  generationId: string;
}

/** A refusal that its reader may not have heard, because the headers had left: a retry hears it at once. */
export interface KeptRefusal {
  generationId: string;
  refusal: string;
}

/** As long as a receipt is good (decisions: Credits). */
const KEPT_MS = 10 * 60_000;
const PREFIX = 'answers/';

/** Whose answer it is, what paid for it and what was asked. */
interface AnswerPlace {
  userId: string;
  receipt: string;
  prompt: string;
}

/**
 * Keeps a paid answer under its receipt before the credit is taken, so that a dropped connection loses
 * nothing; or a refusal, so that no model is asked the same again.
 */
export async function keepAnswer(
  ctx: ActorContext,
  place: AnswerPlace,
  answer: KeptAnswer | KeptRefusal,
): Promise<void> {
  const question = await hashContent(place.prompt);
  await ctx.bucket.put(keyOf(place), JSON.stringify(answer), { customMetadata: { question } });
}

/** What this receipt was answered within the last ten minutes, or null; another question gets none. */
export async function findKeptAnswer(
  ctx: ActorContext,
  place: AnswerPlace,
): Promise<KeptAnswer | KeptRefusal | null> {
  const kept = await ctx.bucket.get(keyOf(place));
  if (kept === null || ctx.now() - kept.uploaded.getTime() > KEPT_MS) return null;
  const question = await hashContent(place.prompt);
  return kept.customMetadata?.question === question
    ? await kept.json<KeptAnswer | KeptRefusal>()
    : null;
}

/** Deletes what no retry may fetch any more; at most 1,000 a call. */
export async function forgetKeptAnswers(bucket: R2Bucket, now: number): Promise<void> {
  const { objects } = await bucket.list({ prefix: PREFIX });
  const old = objects.filter(({ uploaded }) => now - uploaded.getTime() > KEPT_MS);
  if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
}

function keyOf({ userId, receipt }: Pick<AnswerPlace, 'userId' | 'receipt'>): string {
  return `${PREFIX}${userId}/${encodeURIComponent(receipt)}`;
}
