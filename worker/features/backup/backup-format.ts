import * as z from 'zod/mini';
import { listObjects } from '#worker/platform/storage/objects.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.gte(0));

/** Written last, so a backup without a manifest is incomplete. Parts hold one row per line, as JSON. */
export const manifestSchema = z.object({
  id: z.string(),
  tables: z.record(
    z.string(),
    z.object({
      rows: count,
      parts: z.array(z.object({ key: z.string(), rows: count, sha256 })),
    }),
  ),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** A row of any table, as D1 gives it. */
export type Row = Record<string, string | number | null>;

export const BACKUPS = 'backups/';
export const RETIRED = 'retired/';

/** The name of a backup is its time: `2026-11-21T03-17-00-000Z`. */
export function backupId(now: number): string {
  return new Date(now).toISOString().replaceAll(/[:.]/g, '-');
}

export function backupFolder(id: string): string {
  return `${BACKUPS}${id}/`;
}

export function manifestKey(id: string): string {
  return `${backupFolder(id)}manifest.json`;
}

/** Written when an account is deleted, so that no older backup restores it. */
export function retiredKey(userId: string): string {
  return `${RETIRED}${userId}`;
}

/** The ids of all finished backups, oldest first. */
export async function listBackups(bucket: R2Bucket): Promise<string[]> {
  const manifest = /^backups\/([^/]+)\/manifest\.json$/;
  const found: string[] = [];
  for await (const { key } of listObjects({ bucket }, BACKUPS)) {
    const id = manifest.exec(key)?.[1];
    if (id !== undefined) found.push(id);
  }
  return found.toSorted();
}

/** The users whose accounts were deleted within the time that backups are kept, with the moment. */
export async function listRetired(bucket: R2Bucket): Promise<{ id: string; retiredAt: number }[]> {
  const found = [];
  for await (const { key, uploaded } of listObjects({ bucket }, RETIRED)) {
    found.push({ id: key.slice(RETIRED.length), retiredAt: uploaded.getTime() });
  }
  return found;
}
