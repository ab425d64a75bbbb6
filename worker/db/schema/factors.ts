import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * The authenticator app of an account. `secret` is encrypted; `confirmedAt` is null until a code proved that the app
 * has it. `lastStep` is the last period whose code was used: none is accepted twice.
 */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  createdAt: integer('created_at').notNull(),
  confirmedAt: integer('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  attemptsSince: integer('attempts_since').notNull().default(0),
});

/** `codeHash` is the SHA-256 (hex) of the account's id and the code. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: integer('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/**
 * Sign-ins that wait for their code, by the SHA-256 (hex) of the token in the browser's cookie. `provedHash` is the
 * password hash that was verified.
 */
export const waitingSignIns = sqliteTable(
  'waiting_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method', { enum: ['password', 'google'] }).notNull(),
    provedHash: text('proved_hash'),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('waiting_sign_ins_user').on(table.userId)],
);
