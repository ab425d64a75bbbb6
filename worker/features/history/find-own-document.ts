import { filePath, projectOf } from '#domain/files/folder-path.ts';
import { findOwnFile } from '#worker/features/files/files-client.ts';
import { findOwnSite } from '#worker/features/sites/sites-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';

/** What has versions, and where it stands. */
export interface OwnDocument {
  kind: 'file' | 'site';
  uuid: string;
  userId: string;
  name: string;
  path: string;
  /** The first segment of the folder; null at the root and for sites. */
  projectId: string | null;
  /** SHA-256 of its text. */
  contentHash: string;
}

/** A file or, where there is none of this uuid, a site. Nobody's is `files.not-found`. */
export async function findOwnDocument(ctx: ActorContext, uuid: string): Promise<OwnDocument> {
  try {
    const { userId, name, folder, contentHash } = await findOwnFile(ctx, uuid);
    const path = filePath(folder, name);
    return { kind: 'file', uuid, userId, name, path, projectId: projectOf(folder), contentHash };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'files.not-found') throw error;
    const { userId, name, etag } = await findOwnSite(ctx, uuid).catch((reason: unknown) => {
      const isNobodys = reason instanceof AppError && reason.code === 'sites.not-found';
      throw isNobodys ? error : reason;
    });
    const path = `/s/${uuid}/index.html`;
    return { kind: 'site', uuid, userId, name, path, projectId: null, contentHash: etag };
  }
}
