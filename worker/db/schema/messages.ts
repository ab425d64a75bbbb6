import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What visitors send through the contact form. */
export const contactMessages = sqliteTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: integer('created_at').notNull(),
});
