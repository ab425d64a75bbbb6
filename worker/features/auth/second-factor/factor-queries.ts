import { and, count, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts';
import type { Database } from '#worker/db/client.ts';
import { recoveryCodes, secondFactors } from '#worker/db/schema/index.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

export async function findFactor(db: Database, userId: string): Promise<FactorRow | undefined> {
  return await db.query.secondFactors.findFirst({ where: eq(secondFactors.userId, userId) });
}

/** Stores a secret that is not confirmed yet, instead of an earlier such one. False when one is confirmed. */
export async function insertFactor(
  db: Database,
  { userId, secret, createdAt }: Pick<FactorRow, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const stored = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0;
}

/** Counts one more attempt before its code is compared, so that parallel guesses share the allowance. */
export async function countAttempt(db: Database, userId: string, now: number): Promise<boolean> {
  const isOver = lte(secondFactors.attemptsSince, now - SECOND_FACTOR.attemptsMs);
  const counted = await db
    .update(secondFactors)
    .set({
      attempts: sql`case when ${isOver} then 1 else ${secondFactors.attempts} + 1 end`,
      attemptsSince: sql`case when ${isOver} then ${now} else ${secondFactors.attemptsSince} end`,
    })
    .where(
      and(
        eq(secondFactors.userId, userId),
        or(isOver, lt(secondFactors.attempts, SECOND_FACTOR.attempts)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return counted.length > 0;
}

/**
 * Uses up the code of a period and forgets the attempts. False when this code or a later one was used before, or the
 * secret was replaced.
 */
export async function takeStep(
  db: Database,
  { userId, secret }: Pick<FactorRow, 'userId' | 'secret'>,
  step: number,
): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step, attempts: 0 })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Uses up a recovery code; false when the account has no such unused one. */
export async function takeRecoveryCode(
  db: Database,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: number },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, codeHash),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

/** Switches a stored secret on and replaces the recovery codes. False when it is on already or was replaced. */
export async function switchOn(
  db: Database,
  { userId, secret }: Pick<FactorRow, 'userId' | 'secret'>,
  { codeHashes, now }: { codeHashes: readonly string[]; now: number },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  if (confirmed.length === 0) return false;
  await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId }))),
  ]);
  return true;
}

/** Removes the authenticator app of an account with its recovery codes. */
export async function deleteFactor(db: Database, userId: string): Promise<void> {
  await db.batch([
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  ]);
}

/** Whether an account has a confirmed authenticator app, and its unused recovery codes. */
export async function readFactorState(db: Database, userId: string) {
  const [factors, [codes]] = await db.batch([
    db
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))),
    db
      .select({ unused: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ]);
  return { isOn: factors.length > 0, unusedCodes: codes?.unused ?? 0 };
}
