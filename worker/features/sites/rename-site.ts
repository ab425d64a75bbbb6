import type { SiteView } from '#contract/sites.ts';
import { cleanSiteName } from '#domain/sites/site-name.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findOwnSite } from './read-site.ts';
import { renameSiteRow, toSiteView } from './site-queries.ts';

/** Gives one of the user's sites another name; the page and its revision stay. */
export async function renameSite({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string; name: string };
}): Promise<SiteView> {
  const user = requireUser(ctx);
  await findOwnSite(ctx, input.uuid);
  const name = cleanSiteName(input.name);
  if (name === '') {
    throw new AppError('request.invalid', { details: [{ path: 'name', message: 'empty' }] });
  }
  const renamed = await renameSiteRow(ctx.db, {
    uuid: input.uuid,
    userId: user.id,
    name,
    now: ctx.now(),
  });
  if (renamed === undefined) throw new AppError('sites.not-found');
  return toSiteView(renamed);
}
