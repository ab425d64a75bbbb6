import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { noteTombstone } from './keep-tombstones.ts';
import { findOwnSite } from './read-site.ts';
import { forgetPlaces } from './site-pointers.ts';
import { deleteSiteRow } from './site-queries.ts';
import { deleteSiteObjects } from './site-storage.ts';

/**
 * Deletes one of the user's sites: the record first, which closes the address at once and for good for everybody
 * else (SITE-13), then the objects.
 * What a crash leaves behind is unreachable and collected later.
 */
export async function deleteSite({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<void> {
  const user = requireUser(ctx);
  await findOwnSite(ctx, input.uuid);
  const tombstone = await deleteSiteRow(ctx.db, {
    uuid: input.uuid,
    userId: user.id,
    now: ctx.now(),
  });
  if (tombstone === undefined) throw new AppError('sites.not-found');
  forgetPlaces(input.uuid);
  await noteTombstone(ctx, tombstone);
  await deleteSiteObjects(ctx, input.uuid);
}
