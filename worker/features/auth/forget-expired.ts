import { lte } from 'drizzle-orm';
import { passwordResets, sessions } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

/**
 * Deletes sign-ins and mailed links whose time is over, of people too who never come back. Reads both tables
 * through: meant for the night.
 */
export async function forgetExpired({ db, now }: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now())),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now())),
  ]);
}
