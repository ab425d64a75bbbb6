import type { FreePhoto } from '#contract/photos.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import {
  fetchFromOpenverse,
  type FetchedPhoto,
  searchOpenverse,
} from '#worker/platform/photos/openverse.ts';

/** Photographs in the public domain that show what the words say. Throws `photos.unavailable`. */
export async function searchPhotos({
  ctx,
  input: { q },
}: {
  ctx: ActorContext;
  input: { q: string };
}): Promise<FreePhoto[]> {
  requireUser(ctx);
  return await orUnavailable(ctx, searchOpenverse(ctx.config.OPENVERSE_API, q));
}

/**
 * One of them. The Worker fetches it, so that the browser contacts no third party and pages link to none.
 * Throws `photos.unavailable`.
 */
export async function fetchPhoto({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { id: string; size: 'small' | 'large' };
}): Promise<FetchedPhoto> {
  requireUser(ctx);
  return await orUnavailable(ctx, fetchFromOpenverse(ctx.config.OPENVERSE_API, input));
}

async function orUnavailable<T>(ctx: ActorContext, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    ctx.log.warn('photos.source_failed', describeError(error));
    throw new AppError('photos.unavailable');
  }
}
