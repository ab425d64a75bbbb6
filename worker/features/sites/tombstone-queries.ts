import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tombstone } from '#domain/sites/tombstone.ts';
import type { Database } from '#worker/db/client.ts';
import { sites, siteTombstones } from '#worker/db/schema/index.ts';

export type TombstoneRow = typeof siteTombstones.$inferSelect;

export async function findTombstone(db: Database, uuid: string): Promise<Tombstone | null> {
  const row = await db.select().from(siteTombstones).where(eq(siteTombstones.uuid, uuid)).get();
  return row ?? null;
}

/** `decideClaim` as an SQL condition, for the statement that claims the id. */
export function isFree({ uuid, userId }: { uuid: string; userId: string }): SQL {
  return sql`not exists (select 1 from ${siteTombstones}
    where uuid = ${uuid} and (user_id <> ${userId} or cause = 'suspended'))`;
}

/** Leaves a tombstone for each of these sites, in the transaction that deletes them. A `suspended` one stays so. */
export function buryStatement(db: Database, which: SQL | undefined, now: number) {
  return db
    .insert(siteTombstones)
    .select(
      sql`select uuid, user_id, case when status in ('suspended', 'review') then 'suspended' else 'deleted' end, ${now}
        from ${sites} where ${which ?? sql`false`}`,
    )
    .onConflictDoUpdate({
      target: siteTombstones.uuid,
      set: {
        cause: sql`case when ${siteTombstones.cause} = 'suspended' then 'suspended' else excluded.cause end`,
      },
    })
    .returning();
}

/** Puts a tombstone back that is missing here, or that became final since. */
export async function restoreTombstone(db: Database, tombstone: TombstoneRow): Promise<void> {
  const { cause } = tombstone;
  await db
    .insert(siteTombstones)
    .values(tombstone)
    .onConflictDoUpdate({
      target: siteTombstones.uuid,
      set: cause === 'suspended' ? { cause } : { uuid: tombstone.uuid },
    });
}
