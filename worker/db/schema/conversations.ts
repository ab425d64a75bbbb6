import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** What was asked about a document and what came of it, one row per run; `entry` is a `ConversationEntry` as JSON. */
export const conversationEntries = sqliteTable(
  'conversation_entries',
  {
    /** Of the run. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentUuid: text('document_uuid').notNull(),
    askedAt: integer('asked_at').notNull(),
    entry: text('entry').notNull(),
  },
  (table) => [
    index('conversation_entries_user_document').on(table.userId, table.documentUuid, table.askedAt),
  ],
);
