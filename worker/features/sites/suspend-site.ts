import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { sites, siteTombstones } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { noteTombstone } from './keep-tombstones.ts';
import { forgetPlaces } from './site-pointers.ts';
import { suspensionKey } from './site-storage.ts';

type Suspender = Pick<PublicContext, 'db' | 'bucket' | 'log'>;

/**
 * Suspends a site until it is reinstated; page and assets stay. It is not published any more afterwards. It answers 451 at once in this isolate and
 * within two seconds in others.
 */
export async function suspendSite(ctx: Suspender, uuid: string): Promise<void> {
  await ctx.bucket.put(suspensionKey(uuid), '');
  await ctx.db
    .update(sites)
    .set({ status: 'suspended', publishedAt: null })
    .where(eq(sites.uuid, uuid));
  forgetPlaces(uuid);
  ctx.log.security('sec.site_suspended', { site: uuid });
}

/** Hides a suspicious site until an operator has looked at it. False when it is not suspicious any more. */
export async function putUnderReview(ctx: Suspender, uuid: string): Promise<boolean> {
  const lowered = await ctx.db
    .update(sites)
    .set({ status: 'review' })
    .where(
      and(
        eq(sites.uuid, uuid),
        notInArray(sites.status, ['review', 'suspended']),
        or(ne(sites.status, 'active'), inArray(sites.seen, ['warn', 'hold'])),
      ),
    )
    .returning({ uuid: sites.uuid });
  if (lowered.length === 0) return false;
  await ctx.bucket.put(suspensionKey(uuid), '');
  forgetPlaces(uuid);
  ctx.log.security('sec.site_under_review', { site: uuid });
  return true;
}

/** Shows a hidden site again, whatever was seen of its page as it is. Of one that was deleted meanwhile, the address becomes its owner's again. */
export async function reinstateSite(ctx: Suspender, uuid: string): Promise<void> {
  const [, freed] = await ctx.db.batch([
    ctx.db
      .update(sites)
      .set({ status: 'active', seen: 'cleared', seenRevision: sql`${sites.revision}` })
      .where(eq(sites.uuid, uuid)),
    ctx.db
      .update(siteTombstones)
      .set({ cause: 'deleted' })
      .where(eq(siteTombstones.uuid, uuid))
      .returning(),
  ]);
  for (const tombstone of freed) await noteTombstone(ctx, tombstone);
  await ctx.bucket.delete(suspensionKey(uuid));
  forgetPlaces(uuid);
  ctx.log.security('sec.site_reinstated', { site: uuid });
}
