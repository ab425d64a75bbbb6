import { and, eq, ne } from 'drizzle-orm';
import { sites } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { forgetPlaces } from './site-pointers.ts';
import { suspensionKey } from './site-storage.ts';

type Suspender = Pick<PublicContext, 'db' | 'bucket' | 'log'>;

/**
 * Suspends a site until it is reinstated; page and assets stay. It answers 451 at once in this isolate and
 * within two seconds in others.
 */
export async function suspendSite(ctx: Suspender, uuid: string): Promise<void> {
  await ctx.bucket.put(suspensionKey(uuid), '');
  await ctx.db.update(sites).set({ status: 'suspended' }).where(eq(sites.uuid, uuid));
  forgetPlaces(uuid);
  ctx.log.security('sec.site_suspended', { site: uuid });
}

/** Reinstates a suspended site. */
export async function reinstateSite(ctx: Suspender, uuid: string): Promise<void> {
  await ctx.db
    .update(sites)
    .set({ status: 'active' })
    .where(and(eq(sites.uuid, uuid), ne(sites.status, 'active')));
  await ctx.bucket.delete(suspensionKey(uuid));
  forgetPlaces(uuid);
  ctx.log.security('sec.site_reinstated', { site: uuid });
}
