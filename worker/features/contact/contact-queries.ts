import { lt } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import { contactMessages } from '#worker/db/schema/index.ts';

export type ContactMessage = typeof contactMessages.$inferInsert;

export async function insertMessage(db: Database, message: ContactMessage): Promise<void> {
  await db.insert(contactMessages).values(message);
}

export async function deleteMessagesBefore(db: Database, time: number): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, time));
}
