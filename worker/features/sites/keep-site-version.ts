import { FILE_LIMITS } from '#domain/files/limits.ts';
import { makesVersion, preservesReplaced, type VersionOrigin } from '#domain/files/version-rule.ts';
import { storeContent } from '#worker/features/files/files-client.ts';
import {
  addVersion,
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
}

/**
 * Keeps the versions that a save of a site brings with it, by the rules of files: also what an AI change or
 * a restore replaces. Call it before the save, and the answer once the save is done. The page is saved
 * either way: a version that cannot be kept (no room) is logged.
 */
export async function prepareSiteVersion(
  ctx: ActorContext,
  { page, replaced }: { page: SavedPage; replaced: SiteRow | null },
): Promise<() => Promise<void>> {
  const latest = await findLatestVersion(ctx.db, page.uuid);
  const isFirst = latest === null && replaced !== null;
  const replacedHash = replaced?.etag ?? '';
  const preserves =
    replaced !== null && (isFirst || preservesReplaced({ ...page, replacedHash }, latest));
  const replacedHtml = preserves ? await readPage(ctx, replaced) : null;
  const origin: VersionOrigin =
    replaced === null && page.origin === 'manual' ? 'create' : page.origin;
  const save = { contentHash: page.hash, origin, isAsked: false, now: ctx.now() };
  const makes = replacedHtml !== null || makesVersion(save, latest);
  return async () => {
    if (!makes) return;
    try {
      if (replacedHtml !== null)
        await keep(ctx, { ...page, html: replacedHtml, comment: '' }, 'manual');
      await keep(ctx, page, origin);
    } catch (error) {
      ctx.log.warn('sites.version_lost', { site: page.uuid, ...describeError(error) });
    }
  };
}

async function readPage(ctx: ActorContext, site: SiteRow): Promise<string | null> {
  const page = await ctx.bucket.get(site.pageKey);
  return page === null ? null : await page.text();
}

async function keep(ctx: ActorContext, page: SavedPage, origin: VersionOrigin): Promise<void> {
  const stored = await storeContent(ctx, page.html);
  const version: NewVersion = {
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
  await ctx.db.batch([
    addVersion(ctx.db, version),
    pruneVersions(ctx.db, { fileId: page.uuid, keep: FILE_LIMITS.versionsPerFile }),
  ]);
}
