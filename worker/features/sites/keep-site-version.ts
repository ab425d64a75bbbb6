import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import { makesVersion, preservesReplaced, type VersionOrigin } from '#domain/files/version-rule.ts';
import { storeContent } from '#worker/features/files/files-client.ts';
import {
  addVersion,
  findKeptContents,
  findLatestVersion,
  type NewVersion,
  pruneVersions,
} from '#worker/features/history/versions-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import type { SiteRow } from './site-queries.ts';

/** A page that was saved, and what made it. */
export interface SavedPage {
  uuid: string;
  userId: string;
  name: string;
  html: string;
  /** SHA-256 of the page. */
  hash: string;
  origin: Exclude<VersionOrigin, 'create'>;
  /** The prompt of an AI change. */
  comment: string;
  /** What is replaced must stay in the history, whoever replaces it. */
  keepsReplaced: boolean;
}

/**
 * The statements that store the versions of a save, by the same rules as for files; an AI change or a restore
 * also stores what it replaces (SAVE-7). They run in the save's own transaction and only take effect under
 * `isSaved`. A version that cannot be stored (no room) is logged and does not stop the save.
 */
export async function siteVersionStatements(
  ctx: ActorContext,
  { page, replaced, isSaved }: { page: SavedPage; replaced: SiteRow | null; isSaved: SQL },
): Promise<BatchItem<'sqlite'>[]> {
  try {
    const versions = await describeVersions(ctx, page, replaced);
    if (versions.length === 0) return [];
    return [
      ...versions.map((version) => addVersion(ctx.db, version, isSaved)),
      pruneVersions(ctx.db, { fileId: page.uuid, keep: FILE_LIMITS.versionsPerFile }),
    ];
  } catch (error) {
    ctx.log.warn('sites.version_lost', { site: page.uuid, ...describeError(error) });
    return [];
  }
}

/** The versions to add, oldest first, their contents stored. */
async function describeVersions(
  ctx: ActorContext,
  page: SavedPage,
  replaced: SiteRow | null,
): Promise<NewVersion[]> {
  const hashes = [page.hash, ...(replaced === null ? [] : [replaced.etag])];
  const [latest, kept] = await Promise.all([
    findLatestVersion(ctx.db, page.uuid),
    findKeptContents(ctx.db, page.uuid, hashes),
  ]);
  const isLost =
    replaced !== null &&
    (latest === null ||
      (page.keepsReplaced && !kept.has(replaced.etag)) ||
      preservesReplaced({ origin: page.origin, isKept: kept.has(replaced.etag) }));
  const replacedHtml = isLost ? await readPage(ctx, replaced) : null;
  const origin: VersionOrigin =
    replaced === null && page.origin === 'manual' ? 'create' : page.origin;
  const save = { contentHash: page.hash, origin, isKept: kept.has(page.hash), now: ctx.now() };
  if (replacedHtml === null) {
    return makesVersion(save, latest) ? [await describeVersion(ctx, page, origin)] : [];
  }
  const before = { ...page, html: replacedHtml, comment: '' };
  return [await describeVersion(ctx, before, 'manual'), await describeVersion(ctx, page, origin)];
}

async function readPage(ctx: ActorContext, site: SiteRow): Promise<string | null> {
  const page = await ctx.bucket.get(site.pageKey);
  return page === null ? null : await page.text();
}

async function describeVersion(
  ctx: ActorContext,
  page: SavedPage,
  origin: VersionOrigin,
): Promise<NewVersion> {
  const stored = await storeContent(ctx, page.html);
  return {
    id: ctx.newId(),
    fileId: page.uuid,
    userId: page.userId,
    fileName: page.name,
    fileType: 'site',
    path: `/s/${page.uuid}/index.html`,
    projectId: null,
    comment: page.comment.slice(0, FILE_LIMITS.commentCharacters),
    origin,
    contentHash: stored.hash,
    size: stored.size,
    createdAt: ctx.now(),
  };
}
