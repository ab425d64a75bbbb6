import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** The copy of every ledger entry for reports and reconciliation; the Durable Object is the truth. `seq` is the entry's number in its user's ledger. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    userId: text('user_id').notNull(),
    seq: integer('seq').notNull(),
    opId: text('op_id').notNull(),
    kind: text('kind').notNull(),
    amount: integer('amount').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    reference: text('reference').notNull().default(''),
    description: text('description').notNull().default(''),
    fingerprint: text('fingerprint').notNull(),
    hash: text('hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    index('ledger_entries_created').on(table.createdAt),
  ],
);

/**
 * Money is in euro cents. `sessionId` is the provider's checkout session id. From the payment on,
 * `state` follows the ledger; `ledgerVersion` keeps an older answer from overwriting a newer one.
 */
export const purchases = sqliteTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    bundleId: text('bundle_id').notNull(),
    credits: integer('credits').notNull(),
    priceCents: integer('price_cents').notNull(),
    currency: text('currency').notNull().default('eur'),
    provider: text('provider', { enum: ['stripe', 'simulated'] }).notNull(),
    state: text('state', {
      enum: [
        'created',
        'open',
        'pending',
        'paid',
        'expired',
        'failed',
        'refunding',
        'refunded',
        'disputed',
        'review',
      ],
    }).notNull(),
    sessionId: text('session_id'),
    paymentIntent: text('payment_intent'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    paidAt: integer('paid_at'),
    ledgerVersion: integer('ledger_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('purchases_session_unique').on(table.sessionId),
    uniqueIndex('purchases_payment_intent_unique').on(table.paymentIntent),
    index('purchases_user').on(table.userId, table.createdAt),
    index('purchases_state').on(table.state, table.updatedAt),
  ],
);

/**
 * One row per webhook event; `processedAt` stays null until its effect is in the ledger. `payload` is
 * what was read from the event, without names, addresses or cards.
 */
export const stripeEvents = sqliteTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: integer('created_at').notNull(),
  payload: text('payload').notNull(),
  receivedAt: integer('received_at').notNull(),
  processedAt: integer('processed_at'),
});

/** What each reconciliation found; `drifted` accounts are named in `report` (JSON). */
export const reconciliations = sqliteTable(
  'reconciliations',
  {
    id: text('id').primaryKey(),
    scope: text('scope', { enum: ['recent', 'all'] }).notNull(),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at').notNull(),
    accounts: integer('accounts').notNull(),
    drifted: integer('drifted').notNull(),
    report: text('report').notNull(),
  },
  (table) => [index('reconciliations_started').on(table.startedAt)],
);
