import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What visitors send through the contact form; kept for a year. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);
