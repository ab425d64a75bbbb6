import * as z from 'zod/mini';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { listObjects } from '#worker/platform/storage/objects.ts';
import { TOMBSTONES, tombstoneKey } from './site-storage.ts';
import { restoreTombstone, type TombstoneRow } from './tombstone-queries.ts';

type Keeper = Pick<PublicContext, 'db' | 'bucket'>;

const tombstoneSchema = z.object({
  uuid: z.string(),
  userId: z.string(),
  cause: z.enum(['deleted', 'suspended']),
  createdAt: z.number(),
});

/** Repeats a tombstone in R2. */
export async function noteTombstone({ bucket }: Keeper, tombstone: TombstoneRow): Promise<void> {
  await bucket.put(tombstoneKey(tombstone.uuid), JSON.stringify(tombstone));
}

/** After the database was restored: puts back the tombstones that are younger than the backup. */
export async function restoreTombstones({ db, bucket }: Keeper): Promise<void> {
  for await (const { key } of listObjects({ bucket }, TOMBSTONES)) {
    const object = await bucket.get(key);
    if (object !== null) await restoreTombstone(db, tombstoneSchema.parse(await object.json()));
  }
}
