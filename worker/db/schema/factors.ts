import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { SECURITY_EVENTS } from '#domain/accounts/security-events.ts';
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

/** `credentialId` and `publicKey` (COSE) are base64url; `transports` is a list with commas. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    credentialId: text('credential_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports').notNull().default(''),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.createdAt),
  ],
);

/**
 * Questions that a passkey is to answer, by the SHA-256 (hex) of the token in the browser's cookie. Without `userId`
 * it is for signing in, with it for adding a passkey to this account.
 */
export const passkeyChallenges = sqliteTable('passkey_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  challenge: text('challenge').notNull(),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: integer('expires_at').notNull(),
});

/** What happened to the security of an account, for its owner to read; deleted after 180 days. */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    kind: text('kind', { enum: SECURITY_EVENTS }).notNull(),
    device: text('device').notNull().default(''),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.at),
    index('security_events_at').on(table.at),
  ],
);
