import type {
  FreePhoto,
  PhotoFileInput,
  PhotoSourceName,
  SearchPhotosInput,
} from '#contract/photos.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import type { FetchedPhoto, PhotoSource } from '#worker/platform/photos/photo-source.ts';
import { photoSources } from '#worker/platform/photos/photo-sources.ts';

/** Free photographs that show what the words say. Throws `photos.unavailable`. */
export async function searchPhotos({
  ctx,
  input: { q, source, credited },
}: {
  ctx: ActorContext;
  input: SearchPhotosInput;
}): Promise<FreePhoto[]> {
  requireUser(ctx);
  return await ask(ctx, source, (photos) => photos.search(q, credited === '1'));
}

/**
 * One of them. The Worker fetches it, so that the browser contacts no third party and pages link to none.
 * Throws `photos.unavailable`.
 */
export async function fetchPhoto({
  ctx,
  input: { source, ...wanted },
}: {
  ctx: ActorContext;
  input: PhotoFileInput;
}): Promise<FetchedPhoto> {
  requireUser(ctx);
  return await ask(ctx, source, (photos) => photos.fetch(wanted));
}

/** A source that is not configured is one that does not answer. */
async function ask<T>(
  ctx: ActorContext,
  name: PhotoSourceName,
  work: (source: PhotoSource) => Promise<T>,
): Promise<T> {
  const source = photoSources(ctx.config).get(name);
  try {
    if (source === undefined) throw new Error(`${name} is not configured`);
    return await work(source);
  } catch (error) {
    ctx.log.warn('photos.source_failed', describeError(error));
    throw new AppError('photos.unavailable');
  }
}
