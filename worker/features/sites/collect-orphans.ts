import { sql } from 'drizzle-orm';
import { siteAssets, sites } from '#worker/db/schema/index.ts';
import { collectContents } from '#worker/features/files/files-client.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';

/** Younger objects may belong to a save in progress. */
const SETTLED_MS = 24 * 60 * 60 * 1000;
const OBJECTS_PER_RUN = 5_000;
const OBJECTS_PER_LIST = 500;

type Collector = Pick<PublicContext, 'db' | 'bucket' | 'log' | 'now'>;

/**
 * Deletes what crashed saves and deletions left behind: site objects without a record, and file contents that
 * nothing refers to (SAVE-2). One run looks at 5,000 site objects from a random place on, so that repeated runs
 * cover a large store. Runs on a schedule.
 */
export async function collectOrphans(
  ctx: Collector,
  random: () => number = Math.random,
): Promise<{ siteObjects: number; contents: number }> {
  const start = `sites/${Math.floor(random() * 256)
    .toString(16)
    .padStart(2, '0')}`;
  const ahead = await collectFrom(ctx, start, OBJECTS_PER_RUN);
  const around = await collectFrom(ctx, undefined, OBJECTS_PER_RUN - ahead.seen);
  const contents = await collectContents(ctx, { before: ctx.now() - SETTLED_MS });
  const collected = { siteObjects: ahead.deleted + around.deleted, contents };
  ctx.log.info('storage.collected', collected);
  return collected;
}

async function collectFrom(
  ctx: Collector,
  startAfter: string | undefined,
  budget: number,
): Promise<{ seen: number; deleted: number }> {
  const done = { seen: 0, deleted: 0 };
  let cursor: string | undefined;
  while (done.seen < budget) {
    const page = await ctx.bucket.list({
      prefix: 'sites/',
      limit: OBJECTS_PER_LIST,
      ...(cursor === undefined ? {} : { cursor }),
      ...(cursor === undefined && startAfter !== undefined ? { startAfter } : {}),
    });
    done.seen += page.objects.length;
    const settled = page.objects.filter(
      (object) => object.uploaded.getTime() < ctx.now() - SETTLED_MS,
    );
    const orphans = await withoutRecord(
      ctx,
      settled.map((object) => object.key),
    );
    await deleteObjects(ctx, orphans);
    done.deleted += orphans.length;
    if (!page.truncated) break;
    cursor = page.cursor;
  }
  return done;
}

async function withoutRecord(ctx: Collector, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await ctx.db.all<{ value: string }>(
    sql`select value from json_each(${JSON.stringify(keys)})
      where value not in (select page_key from ${sites})
        and value not in (select key from ${siteAssets})
        and not ((value like '%/suspended' or value like '%/thumbnail' or value like '%/drawing') and substr(value, 7, 36) in (select uuid from ${sites}))`,
  );
  return rows.map((row) => row.value);
}
