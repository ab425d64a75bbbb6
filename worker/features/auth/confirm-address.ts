import type { MailedLinkRequest } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { sha256Hex } from './digest.ts';
import { markVerified, takeLink } from './link-queries.ts';
import { logSecurity } from './security-log.ts';

interface Call {
  ctx: ActorContext;
  input: MailedLinkRequest;
}

/**
 * Confirms an address with the mailed link, which works once and in any browser. It signs nobody in. Throws
 * `auth.link-invalid`.
 */
export async function confirmAddress({ ctx, input }: Call): Promise<void> {
  const tokenHash = await sha256Hex(input.token);
  const now = ctx.now();
  const userId = await takeLink(ctx.db, { tokenHash, purpose: 'confirm-address', now });
  if (userId === null) throw new AppError('auth.link-invalid');
  await markVerified(ctx.db, userId, now);
  await logSecurity(ctx, { userId, kind: 'address-confirmed' });
}
