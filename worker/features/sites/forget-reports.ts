import { lt } from 'drizzle-orm';
import { siteReports } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

/** As the privacy page says. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1_000;

/** Deletes reports of sites that are older than a year. Meant to be run on a schedule. */
export async function forgetReports({ db, now }: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  await db.delete(siteReports).where(lt(siteReports.createdAt, now() - KEPT_MS));
}
