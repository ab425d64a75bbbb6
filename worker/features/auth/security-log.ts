import { lte } from 'drizzle-orm';
import { SECURITY_LOG_KEPT_DAYS, type SecurityEvent } from '#domain/accounts/security-events.ts';
import { securityEvents } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Happening {
  userId: string;
  kind: SecurityEvent;
  device?: string;
}

/**
 * Adds an entry to the security log of an account. What it tells of has happened, so a log that cannot be written
 * does not undo it.
 */
export async function logSecurity(
  ctx: Pick<ActorContext, 'db' | 'now' | 'newId' | 'log'>,
  { userId, kind, device = '' }: Happening,
): Promise<void> {
  try {
    const entry = { id: ctx.newId(), userId, at: ctx.now(), kind, device };
    await ctx.db.insert(securityEvents).values(entry);
  } catch (error) {
    ctx.log.error('auth.security-log-failed', { kind, ...describeError(error) });
  }
}

/** Deletes what is older than 180 days. Meant to be run on a schedule. */
export async function forgetSecurityEvents({
  db,
  now,
}: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  const oldest = now() - SECURITY_LOG_KEPT_DAYS * DAY_MS;
  await db.delete(securityEvents).where(lte(securityEvents.at, oldest));
}
