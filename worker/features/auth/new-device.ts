import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { newDeviceMail } from '#messages/mail-texts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { insertLinkWithin } from './link-queries.ts';
import { mailLocale, sendNotice } from './send-notice.ts';
import type { Device } from './sign-in-step.ts';
import type { UserRow } from './user-queries.ts';

const DAY_MS = 24 * 60 * 60_000;

interface SignIn {
  row: UserRow;
  device: Device;
}

/**
 * Mails the owner that an unknown browser signed in, with a link that undoes it; after the answer. Not for a new
 * account, whose owner is signing in for the first time.
 */
export function mailNewDevice(ctx: ActorContext, signIn: SignIn): void {
  const isNewAccount = ctx.now() - signIn.row.createdAt < ACCOUNT_LIMITS.newAccountMs;
  if (!ctx.mail.enabled || isNewAccount) return;
  ctx.waitUntil(
    mailLink(ctx, signIn).catch((error: unknown) =>
      ctx.log.error('auth.new-device-mail-failed', describeError(error)),
    ),
  );
}

async function mailLink(ctx: ActorContext, { row, device }: SignIn): Promise<void> {
  const createdAt = ctx.now();
  const token = randomToken();
  const link = {
    tokenHash: await sha256Hex(token),
    purpose: 'not-me',
    userId: row.id,
    createdAt,
    expiresAt: createdAt + ACCOUNT_LIMITS.disownLifetimeMs,
  } as const;
  const limit = { max: ACCOUNT_LIMITS.newDeviceMailsPerDay, since: createdAt - DAY_MS };
  if (!(await insertLinkWithin(ctx.db, link, limit))) return;
  const mail = newDeviceMail(mailLocale(ctx, row.language), {
    device: device.label,
    at: createdAt,
    // In the fragment, so that no server log or Referer header ever holds the token.
    link: `${device.appOrigin}/not-me#token=${token}`,
    days: ACCOUNT_LIMITS.disownLifetimeMs / DAY_MS,
  });
  sendNotice(ctx, { to: row.email, mail });
}
