import { gravatarPictureUrl } from '#domain/accounts/email.ts';
import { sha256Hex } from '#worker/features/auth/auth-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';

const TIMEOUT_MS = 5_000;
const SIZE_PX = 160;

/** SVG is left out: a picture on our origin must not be a document with scripts. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

export interface Picture {
  body: ReadableStream;
  type: (typeof PICTURE_TYPES)[number];
}

/**
 * The signed-in user's picture from Gravatar. The Worker fetches it, so that the browser contacts no third
 * party. Throws `request.not-found` when there is none or Gravatar does not answer with a picture.
 */
export async function fetchPicture(ctx: ActorContext): Promise<Picture> {
  const { email } = requireUser(ctx);
  const answer = await askGravatar(ctx, gravatarPictureUrl(await sha256Hex(email), SIZE_PX));
  const given = answer?.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const type = PICTURE_TYPES.find((known) => known === given);
  if (answer?.status === 200 && type !== undefined && answer.body !== null) {
    return { body: answer.body, type };
  }
  await answer?.body?.cancel();
  throw new AppError('request.not-found');
}

async function askGravatar(ctx: ActorContext, url: string): Promise<Response | null> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    ctx.log.warn('account.gravatar-silent', describeError(error));
    return null;
  }
}
