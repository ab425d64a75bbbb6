import { sql } from 'drizzle-orm';
import { sites } from '#worker/db/schema/index.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';

/** Views are collected for this long and written together, so that a busy page costs one write per second. */
const GATHER_MS = 1_000;
/**
 * After this time the request that was to write the batch counts as cut off, and the next view starts another
 * write.
 */
const ABANDONED_MS = 10_000;
const SITES_PER_STATEMENT = 200;

let gathered = new Map<string, number>();
let gatheringSince = 0;

/** Counts one view. The write happens after the response, together with other views. */
export function countView(ctx: PublicContext, uuid: string): void {
  gathered.set(uuid, (gathered.get(uuid) ?? 0) + 1);
  const now = ctx.now();
  if (now - gatheringSince < ABANDONED_MS) return;
  gatheringSince = now;
  ctx.waitUntil(flushLater(ctx));
}

async function flushLater(ctx: PublicContext): Promise<void> {
  await scheduler.wait(GATHER_MS);
  gatheringSince = 0;
  await flushViews(ctx);
}

/** Writes the views that this isolate has collected. If that fails, they are added to the next batch. */
export async function flushViews(ctx: Pick<PublicContext, 'db' | 'log'>): Promise<void> {
  const batch = gathered;
  gathered = new Map();
  const entries = [...batch];
  for (let start = 0; start < entries.length; start += SITES_PER_STATEMENT) {
    const slice = entries.slice(start, start + SITES_PER_STATEMENT);
    try {
      await addViews(ctx, slice);
    } catch (error) {
      ctx.log.warn('sites.views_kept', describeError(error));
      for (const [uuid, views] of slice) gathered.set(uuid, (gathered.get(uuid) ?? 0) + views);
    }
  }
}

async function addViews(ctx: Pick<PublicContext, 'db'>, views: [string, number][]): Promise<void> {
  const counted = JSON.stringify(Object.fromEntries(views));
  await ctx.db.run(
    sql`update ${sites} set views = views + (select value from json_each(${counted}) where key = ${sites}.uuid)
      where uuid in (select key from json_each(${counted}))`,
  );
}
