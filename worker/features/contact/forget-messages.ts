import type { ActorContext } from '#worker/http/actor-context.ts';
import { deleteMessagesBefore } from './contact-queries.ts';

/** How long the privacy page says that messages are kept. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1_000;

/** Deletes contact messages that are older than a year. Meant to be run on a schedule. */
export async function forgetMessages({ db, now }: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  await deleteMessagesBefore(db, now() - KEPT_MS);
}
