import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { stripeEvents } from '#worker/db/schema/index.ts';
import type { PaymentEvent } from '#worker/platform/payments/port.ts';

/** Stores an event once. Returns true when the event was already applied to the ledger. */
export async function storeEvent(
  db: Database,
  { event, now }: { event: PaymentEvent; now: number },
): Promise<{ isProcessed: boolean }> {
  await db
    .insert(stripeEvents)
    .values({
      id: event.id,
      type: event.type,
      createdAt: event.createdAt,
      payload: JSON.stringify(event),
      receivedAt: now,
    })
    .onConflictDoNothing();
  const stored = await db.query.stripeEvents.findFirst({
    columns: { processedAt: true },
    where: eq(stripeEvents.id, event.id),
  });
  return { isProcessed: stored?.processedAt != null };
}

export async function markEventProcessed(
  db: Database,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await db.update(stripeEvents).set({ processedAt: now }).where(eq(stripeEvents.id, id));
}

/** Events received before `before` (epoch ms) that were never completely processed, oldest first. */
export async function listUnprocessedEvents(
  db: Database,
  { before, limit }: { before: number; limit: number },
): Promise<PaymentEvent[]> {
  const rows = await db
    .select({ payload: stripeEvents.payload })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.processedAt), lt(stripeEvents.receivedAt, before)))
    .orderBy(stripeEvents.receivedAt)
    .limit(limit);
  return rows.map(({ payload }) => parseEvent(payload));
}

// Only `storeEvent` writes this column.
function parseEvent(payload: string): PaymentEvent {
  return JSON.parse(payload) as PaymentEvent;
}
