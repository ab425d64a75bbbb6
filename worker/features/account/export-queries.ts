import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#worker/db/client.ts';
import {
  contents,
  conversationEntries,
  files,
  fileVersions,
  folders,
  generations,
  passkeys,
  purchases,
  securityEvents,
  siteAssets,
  sites,
} from '#worker/db/schema/index.ts';

/** The user's files with the storage key of their content. */
export async function listFilesToExport(db: Database, userId: string) {
  return await db
    .select({ file: files, key: contents.key })
    .from(files)
    .innerJoin(contents, isContentOf(files))
    .where(eq(files.userId, userId))
    .orderBy(asc(files.path), asc(files.uuid));
}

/** The user's earlier versions with the storage key of their content. */
export async function listVersionsToExport(db: Database, userId: string) {
  return await db
    .select({ version: fileVersions, key: contents.key })
    .from(fileVersions)
    .innerJoin(contents, isContentOf(fileVersions))
    .where(eq(fileVersions.userId, userId))
    .orderBy(asc(fileVersions.fileId), asc(fileVersions.version));
}

export async function listSitesToExport(db: Database, userId: string) {
  return await db
    .select()
    .from(sites)
    .where(eq(sites.userId, userId))
    .orderBy(asc(sites.createdAt), asc(sites.uuid));
}

export async function listAssetsToExport(db: Database, siteUuid: string) {
  return await db
    .select()
    .from(siteAssets)
    .where(eq(siteAssets.siteUuid, siteUuid))
    .orderBy(asc(siteAssets.path));
}

/** The rows of the user in the small tables, complete. */
export async function readRecordsToExport(db: Database, userId: string) {
  const [folderRows, purchaseRows, generationRows, entryRows, passkeyRows, eventRows] =
    await db.batch([
      db.select().from(folders).where(eq(folders.userId, userId)).orderBy(asc(folders.path)),
      db
        .select()
        .from(purchases)
        .where(eq(purchases.userId, userId))
        .orderBy(asc(purchases.createdAt)),
      db
        .select()
        .from(generations)
        .where(eq(generations.userId, userId))
        .orderBy(asc(generations.createdAt)),
      db
        .select()
        .from(conversationEntries)
        .where(eq(conversationEntries.userId, userId))
        .orderBy(asc(conversationEntries.askedAt)),
      db
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.createdAt)),
      db
        .select()
        .from(securityEvents)
        .where(eq(securityEvents.userId, userId))
        .orderBy(asc(securityEvents.at)),
    ]);
  return {
    folders: folderRows,
    purchases: purchaseRows,
    generations: generationRows,
    conversations: entryRows,
    passkeys: passkeyRows,
    'security-log': eventRows,
  };
}

function isContentOf(table: typeof files | typeof fileVersions) {
  return and(eq(contents.userId, table.userId), eq(contents.hash, table.contentHash));
}
