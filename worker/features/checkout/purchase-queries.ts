import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PaymentAnswer } from '#domain/credits/ledger-port.ts';
import type { Database } from '#worker/db/client.ts';
import { purchases } from '#worker/db/schema/index.ts';

export type Purchase = typeof purchases.$inferSelect;
export type PurchaseState = Purchase['state'];
type NewPurchase = typeof purchases.$inferInsert;

export async function insertPurchase(db: Database, purchase: NewPurchase): Promise<void> {
  await db.insert(purchases).values(purchase);
}

export async function findPurchase(db: Database, id: string): Promise<Purchase | undefined> {
  return await db.query.purchases.findFirst({ where: eq(purchases.id, id) });
}

export async function findPurchaseBySession(
  db: Database,
  sessionId: string,
): Promise<Purchase | undefined> {
  return await db.query.purchases.findFirst({ where: eq(purchases.sessionId, sessionId) });
}

export async function findPurchaseByPayment(
  db: Database,
  paymentIntent: string,
): Promise<Purchase | undefined> {
  return await db.query.purchases.findFirst({ where: eq(purchases.paymentIntent, paymentIntent) });
}

/** Fills in the provider's ids where they are missing. */
export async function linkPurchase(
  db: Database,
  ids: { id: string; sessionId: string; paymentIntent: string | null },
): Promise<void> {
  await db
    .update(purchases)
    .set({
      sessionId: sql`coalesce(${purchases.sessionId}, ${ids.sessionId})`,
      paymentIntent: sql`coalesce(${purchases.paymentIntent}, ${ids.paymentIntent})`,
    })
    .where(eq(purchases.id, ids.id));
}

/** The states from which a purchase may move to each state. A purchase never moves backwards. */
const EARLIER = {
  open: ['created'],
  pending: ['created', 'open'],
  expired: ['created', 'open'],
  failed: ['created', 'open', 'pending'],
  review: ['created', 'open', 'pending', 'expired', 'failed'],
} as const satisfies Partial<Record<PurchaseState, readonly PurchaseState[]>>;

export type UnpaidState = keyof typeof EARLIER;

export async function advanceUnpaid(
  db: Database,
  { id, state, now }: { id: string; state: UnpaidState; now: number },
): Promise<void> {
  await db
    .update(purchases)
    .set({ state, updatedAt: now })
    .where(and(eq(purchases.id, id), inArray(purchases.state, [...EARLIER[state]])));
}

/** Copies the ledger's answer to the purchase, unless a newer answer is already there. */
export async function saveLedgerAnswer(
  db: Database,
  { id, answer, now }: { id: string; answer: PaymentAnswer; now: number },
): Promise<void> {
  const { status } = answer;
  await db
    .update(purchases)
    .set({
      ...(status === 'unpaid' ? {} : { state: status }),
      paidAt: answer.paidAt,
      ledgerVersion: answer.version,
      updatedAt: now,
    })
    .where(and(eq(purchases.id, id), lt(purchases.ledgerVersion, answer.version)));
}

export async function noteRefunded(
  db: Database,
  { id, totalCents }: { id: string; totalCents: number },
): Promise<void> {
  await db
    .update(purchases)
    .set({ refundedCents: sql`max(${purchases.refundedCents}, ${totalCents})` })
    .where(eq(purchases.id, id));
}

/** Purchases in one of `states` without a change since `before` (epoch ms), oldest first. */
export async function listQuietPurchases(
  db: Database,
  { states, before, limit }: { states: PurchaseState[]; before: number; limit: number },
): Promise<Purchase[]> {
  return await db
    .select()
    .from(purchases)
    .where(and(inArray(purchases.state, states), lt(purchases.updatedAt, before)))
    .orderBy(purchases.updatedAt)
    .limit(limit);
}
