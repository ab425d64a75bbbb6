import { lte } from 'drizzle-orm';
import {
  mailedLinks,
  passkeyChallenges,
  passwordResets,
  sessions,
  waitingSignIns,
} from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

/**
 * Deletes expired sessions and mailed links, also of users who never come back. Reads the tables completely, so
 * it runs at night.
 */
export async function forgetExpired({ db, now }: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now())),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now())),
    db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now())),
    db.delete(waitingSignIns).where(lte(waitingSignIns.expiresAt, now())),
    db.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now())),
  ]);
}
