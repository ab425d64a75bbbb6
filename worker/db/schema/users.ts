import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Times are epoch milliseconds. `email` is trimmed, NFC and lower case; `passwordHash` is PHC-like or null for Google-only accounts. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    avatarUrl: text('avatar_url').notNull().default(''),
    passwordHash: text('password_hash'),
    googleSub: text('google_sub'),
    emailVerifiedAt: integer('email_verified_at'),
    language: text('language'),
    createdAt: integer('created_at').notNull(),
    /** Device cookies from before are unknown: somebody else may have got one. */
    devicesSince: integer('devices_since').notNull().default(0),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    uniqueIndex('users_google_sub_unique').on(table.googleSub),
  ],
);

/** `idHash` is the SHA-256 (hex) of the cookie's token; the token itself is stored nowhere. */
export const sessions = sqliteTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    publicId: text('public_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method', { enum: ['password', 'google', 'passkey'] }).notNull(),
    device: text('device').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastSeenAt),
    uniqueIndex('sessions_public_id_unique').on(table.publicId),
  ],
);

/** Single use: `usedAt` is set in the same statement that checks it. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Links that were mailed to an account, by what they are for. Single use, like `passwordResets`. */
export const mailedLinks = sqliteTable(
  'mailed_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['confirm-address', 'not-me'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('mailed_links_user').on(table.userId, table.purpose)],
);

/** Keyed hashes of the mailboxes that got welcome credits, by the account that got them; kept for good. */
export const welcomedAddresses = sqliteTable('welcomed_addresses', {
  hash: text('hash').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Keys the deployment makes for itself when none is configured. */
export const appSecrets = sqliteTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Ids of deleted accounts. Their ledgers outlive them, so no new account may take such an id. */
export const retiredUserIds = sqliteTable('retired_user_ids', {
  id: text('id').primaryKey(),
  retiredAt: integer('retired_at').notNull(),
});
