import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { isWebp } from '#domain/sites/webp.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findOwnSite } from './read-site.ts';
import { thumbnailKey } from './site-storage.ts';

const DATA_URL = /^data:image\/webp;base64,(?<body>[A-Za-z0-9+/]+={0,2})$/;

/** Keeps the picture of one of the user's sites; `image` is a data URL of a WebP of at most 64 KiB. */
export async function saveThumbnail({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string; image: string };
}): Promise<void> {
  requireUser(ctx);
  await findOwnSite(ctx, input.uuid);
  const bytes = decode(input.image);
  if (bytes === null || !isWebp(bytes)) {
    throw new AppError('request.invalid', { details: [{ path: 'image', message: 'no WebP' }] });
  }
  if (bytes.byteLength > SITE_LIMITS.thumbnailBytes) {
    throw new AppError('request.too-large', {
      params: { limit: `${SITE_LIMITS.thumbnailBytes / 1024} KB` },
    });
  }
  await ctx.bucket.put(thumbnailKey(input.uuid), bytes);
}

function decode(image: string): Uint8Array<ArrayBuffer> | null {
  const body = DATA_URL.exec(image)?.groups?.body;
  if (body === undefined) return null;
  try {
    return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
