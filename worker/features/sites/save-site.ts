import type { SaveSiteBody, SiteConflictDetails, SiteView } from '#contract/sites.ts';
import { isBarred } from '#domain/sites/decide-report.ts';
import { SITE_LIMITS } from '#domain/sites/limits.ts';
import { looksLikePage, pageTitle } from '#domain/sites/page-facts.ts';
import type { Judgement } from '#domain/sites/deception/judge-site.ts';
import { statusOf } from '#domain/sites/seen-level.ts';
import { cleanSiteName, defaultSiteName } from '#domain/sites/site-name.ts';
import { decideClaim } from '#domain/sites/tombstone.ts';
import { type ActorContext, assertOwnIdentity, requireUser } from '#worker/http/actor-context.ts';
import { hasRoom } from '#worker/features/files/files-client.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { deleteObjects } from '#worker/platform/storage/objects.ts';
import { decodeAssets, type SentAsset } from './decode-assets.ts';
import { flagSite } from './flag-site.ts';
import { siteVersionStatements } from './keep-site-version.ts';
import { judgeSave } from './judge-save.ts';
import { isTemplate } from './serve-template.ts';
import { limitReached, storageFull, tooLarge, tooManyFiles } from './site-limits.ts';
import { forgetPlaces } from './site-pointers.ts';
import {
  type AssetChanges,
  type AssetRow,
  countSites,
  findSite,
  findSiteWithAssets,
  isPlaced,
  movePointer,
  type SitePointer,
  type SiteRow,
  toSiteView,
} from './site-queries.ts';
import { assetKey, pageKey } from './site-storage.ts';
import { findTombstone } from './tombstone-queries.ts';

/** How often a save without a revision is repeated when another save was first; after that it is a conflict. */
const ATTEMPTS = 5;

/** The input of a save. A caller inside the Worker may leave `origin` out; it is `manual` then. */
type SaveInput = Omit<SaveSiteBody, 'origin'> &
  Partial<Pick<SaveSiteBody, 'origin'>> & { uuid: string; keepsReplaced?: boolean };

interface Save {
  userId: string;
  uuid: string;
  html: string;
  htmlBytes: number;
  hash: string;
  name: string | undefined;
  assets: (SentAsset & { etag: string })[];
  revision: number | undefined;
  origin: SaveSiteBody['origin'];
  comment: string;
  keepsReplaced: boolean;
}

interface Known {
  site: SiteRow | null;
  assets: AssetRow[];
}

/**
 * Saves a page with its assets under a uuid; the first save of an unknown uuid makes its user the owner
 * (SITE-9). New objects are written first and the pointer moves last, so a save that dies half way changes
 * nothing (SAVE-2). Saving what is stored already succeeds, which makes retries safe (SAVE-3).
 */
export async function saveSite({ ctx, input }: { ctx: ActorContext; input: SaveInput }) {
  const user = requireUser(ctx);
  assertOwnIdentity(ctx, input.user_id ?? undefined);
  const save = await readSave(user.id, input);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const known = await findSiteWithAssets(ctx.db, save.uuid);
    const site = await saveOver(ctx, save, known ?? { site: null, assets: [] });
    if (site !== null) return { site, revision: site.revision };
    if (save.revision !== undefined) break;
  }
  throw await conflict(ctx, save.uuid);
}

async function readSave(userId: string, input: SaveInput): Promise<Save> {
  if (!looksLikePage(input.html)) throw new AppError('sites.invalid-html');
  const htmlBytes = new TextEncoder().encode(input.html).byteLength;
  const sent = decodeAssets(input.assets ?? {});
  const assetBytes = sent.reduce((sum, asset) => sum + (asset.bytes?.byteLength ?? 0), 0);
  if (htmlBytes + assetBytes > SITE_LIMITS.saveBytes) throw tooLarge(SITE_LIMITS.saveBytes);
  const assets = await Promise.all(
    sent.map(async (asset) => ({
      ...asset,
      etag: asset.bytes === null ? '' : await hashContent(asset.bytes),
    })),
  );
  const { uuid, html, revision, keepsReplaced = false } = input;
  const name = input.name === undefined ? undefined : cleanSiteName(input.name);
  const change = { origin: input.origin ?? 'manual', comment: input.comment?.trim() ?? '' };
  const hash = await hashContent(html);
  return { userId, uuid, html, htmlBytes, hash, name, assets, revision, keepsReplaced, ...change };
}

/** One attempt, based on the site as it was read. Null when the pointer moved meanwhile. */
async function saveOver(ctx: ActorContext, save: Save, known: Known): Promise<SiteView | null> {
  await checkMayWrite(ctx, save, known.site);
  const next = describeNext(save, known);
  if (known.site !== null && isUnchanged(save, known, next)) return toSiteView(known.site);
  if (save.revision !== undefined && save.revision !== (known.site?.revision ?? 0)) return null;
  await checkRoom(ctx, save, { known, next });
  const saveId = ctx.newId();
  const judgement = await judgeSave(ctx, save, known.assets);
  const pointer = pointerOf(ctx, save, { known, next, saveId, judgement });
  const [written, dependents] = await Promise.all([
    writeObjects(ctx, save, { known, pageKey: pointer.pageKey, saveId }),
    siteVersionStatements(ctx, {
      page: { ...save, name: pointer.name },
      replaced: known.site,
      isSaved: isPlaced(pointer),
    }),
  ]);
  const saved = await movePointer(ctx.db, {
    pointer,
    expectedRevision: known.site?.revision ?? 0,
    assets: written.changes,
    dependents,
  });
  if (saved === null) {
    ctx.waitUntil(deleteObjects(ctx, written.keys));
    // Parallel saves may have taken the room meanwhile.
    await checkRoom(ctx, save, { known, next });
    return null;
  }
  forgetPlaces(save.uuid);
  ctx.waitUntil(deleteObjects(ctx, replacedKeys(known, written.changes)));
  if (judgement.level !== 'none' && !isBarred(pointer.status))
    ctx.waitUntil(flagSite(ctx, { uuid: save.uuid, signs: judgement.signs }));
  return toSiteView(saved);
}

async function checkMayWrite(ctx: ActorContext, save: Save, site: SiteRow | null): Promise<void> {
  if (site !== null) {
    if (site.userId === save.userId) return;
    ctx.log.security('sec.foreign_site', { site: save.uuid });
    throw new AppError('sites.forbidden');
  }
  if (await isTemplate(ctx, save.uuid)) throw new AppError('sites.forbidden');
  await assertFree(ctx, save);
  if ((await countSites(ctx.db, save.userId)) < SITE_LIMITS.sitesPerUser) return;
  const count = SITE_LIMITS.sitesPerUser;
  throw limitReached(ctx, { en: `${count} sites`, it: `${count} siti` });
}

async function assertFree(ctx: ActorContext, { uuid, userId }: Save): Promise<void> {
  const claim = decideClaim(await findTombstone(ctx.db, uuid), userId);
  if (claim === 'free') return;
  ctx.log.security('sec.taken_address', { site: uuid, claim });
  throw new AppError(claim === 'closed' ? 'sites.address-closed' : 'sites.forbidden');
}

interface Next {
  files: number;
  assetBytes: number;
  size: number;
}

function describeNext(save: Save, known: Known): Next {
  const sizes = new Map(known.assets.map((asset) => [asset.path, asset.size]));
  for (const { path, bytes } of save.assets) {
    if (bytes === null) sizes.delete(path);
    else sizes.set(path, bytes.byteLength);
  }
  const assetBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { files: 1 + sizes.size, assetBytes, size: save.htmlBytes + assetBytes };
}

function isUnchanged(save: Save, { site, assets }: Known, next: Next): boolean {
  if (site?.etag !== save.hash || site.size !== next.size || site.files !== next.files)
    return false;
  if (save.name !== undefined && save.name !== '' && save.name !== site.name) return false;
  const etags = new Map(assets.map((asset) => [asset.path, asset.etag]));
  return save.assets.every(({ path, bytes, etag }) => bytes === null || etags.get(path) === etag);
}

async function checkRoom(
  ctx: ActorContext,
  save: Save,
  { known, next }: { known: Known; next: Next },
): Promise<void> {
  if (next.files - 1 > SITE_LIMITS.assetsPerSite) throw tooManyFiles(ctx);
  if (next.assetBytes > SITE_LIMITS.assetBytesPerSite)
    throw tooLarge(SITE_LIMITS.assetBytesPerSite);
  const growth = next.size - (known.site?.size ?? 0);
  if (growth <= 0) return;
  if (await hasRoom(ctx, save.userId, growth)) return;
  throw storageFull(ctx);
}

interface Written {
  changes: AssetChanges;
  keys: string[];
}

async function writeObjects(
  ctx: ActorContext,
  save: Save,
  { known, pageKey: key, saveId }: { known: Known; pageKey: string; saveId: string },
): Promise<Written> {
  const { uuid } = save;
  const etags = new Map(known.assets.map((asset) => [asset.path, asset.etag]));
  const changed = save.assets.filter(({ path, etag }) => etag !== '' && etags.get(path) !== etag);
  const stored = changed.map(({ path, etag, bytes }) => ({
    path,
    key: assetKey({ uuid, path, saveId }),
    etag,
    size: bytes?.byteLength ?? 0,
  }));
  const removed = save.assets.filter(({ bytes }) => bytes === null).map(({ path }) => path);
  await Promise.all([
    ctx.bucket.put(key, save.html),
    ...changed.map(({ path, bytes }) => ctx.bucket.put(assetKey({ uuid, path, saveId }), bytes)),
  ]);
  return { changes: { stored, removed }, keys: [key, ...stored.map((asset) => asset.key)] };
}

function pointerOf(
  ctx: ActorContext,
  save: Save,
  {
    known,
    next,
    saveId,
    judgement,
  }: { known: Known; next: Next; saveId: string; judgement: Judgement },
): SitePointer {
  const { site } = known;
  const revision = (site?.revision ?? 0) + 1;
  return {
    uuid: save.uuid,
    userId: save.userId,
    name: save.name || site?.name || defaultSiteName(save.uuid),
    isNamed: Boolean(save.name),
    title: pageTitle(save.html) || site?.title || '',
    status: nextStatus(site, judgement),
    revision,
    pageKey: pageKey({ uuid: save.uuid, revision, saveId }),
    etag: save.hash,
    pageBytes: save.htmlBytes,
    totalBytes: next.size,
    now: ctx.now(),
  };
}

/** Only an operator lifts a suspension or a review. Whether a site is flagged or held follows from its current files. */
function nextStatus(site: SiteRow | null, { level }: Judgement): SiteRow['status'] {
  return site !== null && isBarred(site.status) ? site.status : statusOf(level);
}

function replacedKeys(known: Known, changes: AssetChanges): string[] {
  const touched = new Set([...changes.removed, ...changes.stored.map((asset) => asset.path)]);
  const assets = known.assets.filter((asset) => touched.has(asset.path)).map((asset) => asset.key);
  return known.site === null ? assets : [known.site.pageKey, ...assets];
}

async function conflict(ctx: ActorContext, uuid: string): Promise<AppError> {
  const site = await findSite(ctx.db, uuid);
  if (site === undefined) return new AppError('sites.not-found');
  const page = await ctx.bucket.get(site.pageKey);
  const current: SiteConflictDetails['current'] = {
    revision: site.revision,
    name: site.name,
    html: page === null ? '' : await page.text(),
    updated_at: new Date(site.updatedAt).toISOString(),
  };
  return new AppError('sites.conflict', { details: { current } });
}
