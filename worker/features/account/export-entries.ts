import type { LedgerEntryView } from '#domain/credits/ledger-port.ts';
import { findUserById, listOwnSessions, type UserRow } from '#worker/features/auth/auth-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import {
  listAssetsToExport,
  listFilesToExport,
  listSitesToExport,
  listVersionsToExport,
  readRecordsToExport,
} from './export-queries.ts';

/** One member of the archive. `path` is relative, without `..`, and unique. */
export interface ExportEntry {
  path: string;
  bytes: Uint8Array;
}

const LEDGER_PAGE_ROWS = 200;

/** Everything stored about the signed-in user, one entry at a time, so that memory never holds two bodies. */
export async function* readExportEntries(ctx: ActorContext): AsyncGenerator<ExportEntry> {
  const { id: userId } = requireUser(ctx);
  const row = await findUserById(ctx.db, userId);
  if (row !== undefined) yield toJsonEntry('profile.json', describeProfile(row));
  yield toJsonEntry('sessions.json', await listOwnSessions({ ctx }));
  yield toJsonEntry('ledger.json', await readLedger(ctx, userId));
  const records = await readRecordsToExport(ctx.db, userId);
  for (const [name, rows] of Object.entries(records)) yield toJsonEntry(`${name}.json`, rows);
  yield* readFiles(ctx, userId);
  yield* readVersions(ctx, userId);
  yield* readSites(ctx, userId);
}

/** Leaves out the password's hash, which is of no use to its owner. */
function describeProfile({ passwordHash, ...profile }: UserRow) {
  return { ...profile, hasPassword: passwordHash !== null };
}

async function readLedger(ctx: ActorContext, userId: string): Promise<LedgerEntryView[]> {
  const entries: LedgerEntryView[] = [];
  let cursor: number | null = null;
  do {
    const page = await ctx.ledger.transactions(userId, {
      limit: LEDGER_PAGE_ROWS,
      ...(cursor === null ? {} : { cursor }),
    });
    entries.push(...page.entries);
    cursor = page.next;
  } while (cursor !== null);
  return entries;
}

async function* readFiles(ctx: ActorContext, userId: string): AsyncGenerator<ExportEntry> {
  const rows = await listFilesToExport(ctx.db, userId);
  yield toJsonEntry(
    'files.json',
    rows.map(({ file }) => file),
  );
  for (const { file, key } of rows) {
    yield* readObject(ctx, key, `files/${file.uuid}/${safeName(file.name)}`);
  }
}

async function* readVersions(ctx: ActorContext, userId: string): AsyncGenerator<ExportEntry> {
  const rows = await listVersionsToExport(ctx.db, userId);
  yield toJsonEntry(
    'versions.json',
    rows.map(({ version }) => version),
  );
  for (const { version, key } of rows) {
    const path = `versions/${version.fileId}/${version.version}-${safeName(version.fileName)}`;
    yield* readObject(ctx, key, path);
  }
}

async function* readSites(ctx: ActorContext, userId: string): AsyncGenerator<ExportEntry> {
  const rows = await listSitesToExport(ctx.db, userId);
  yield toJsonEntry('sites.json', rows);
  for (const { uuid, pageKey } of rows) {
    yield* readObject(ctx, pageKey, `sites/${uuid}/index.html`);
    for (const { key, path } of await listAssetsToExport(ctx.db, uuid)) {
      yield* readObject(ctx, key, `sites/${uuid}/${path}`);
    }
  }
}

async function* readObject(
  ctx: ActorContext,
  key: string,
  path: string,
): AsyncGenerator<ExportEntry> {
  const object = await ctx.bucket.get(key);
  if (object !== null) yield { path, bytes: new Uint8Array(await object.arrayBuffer()) };
}

function toJsonEntry(path: string, value: unknown): ExportEntry {
  return { path, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}

/** Makes a name safe for an archive: on no system can it leave its folder when unpacked. */
function safeName(name: string): string {
  const plain = name.replace(/[\p{Cc}/\\:*?"<>|]/gu, '_');
  return /^\.*$/.test(plain) ? '_' : plain;
}
