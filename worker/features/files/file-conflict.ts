import type { FileConflict } from '#contract/files.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { readContent } from './content-store.ts';
import { toFileView } from './file-queries.ts';
import { findOwnFile } from './place-file.ts';

/** The refusal of a stale write; it carries the file as it is now, so that the user can choose. */
export async function fileConflict(ctx: ActorContext, uuid: string): Promise<AppError> {
  const current = await findOwnFile(ctx, uuid);
  const content = await readContent(ctx, current.contentHash);
  const details: FileConflict = { file: { ...toFileView(current), content } };
  return new AppError('files.conflict', { details });
}
