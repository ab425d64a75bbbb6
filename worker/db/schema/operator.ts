import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What operators did, in the order they did it. Triggers of the migration refuse changes and deletions. `operator`
 * is the mail address of a console's user, or `command:<name>`; `subject` is the id of a site or an account.
 */
export const operatorActs = sqliteTable(
  'operator_acts',
  {
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    operator: text('operator').notNull(),
    act: text('act', {
      enum: ['enter', 'suspend', 'reinstate', 'dismiss', 'look-up', 'refund'],
    }).notNull(),
    subject: text('subject').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('operator_acts_at').on(table.at),
    index('operator_acts_subject').on(table.subject, table.at),
  ],
);

/** A session's way into the console: the code that was mailed, as a hash, and until when the console is open. */
export const operatorSessions = sqliteTable('operator_sessions', {
  sessionIdHash: text('session_id_hash').primaryKey(),
  codeHash: text('code_hash').notNull(),
  codeExpiresAt: integer('code_expires_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  openUntil: integer('open_until').notNull().default(0),
});
