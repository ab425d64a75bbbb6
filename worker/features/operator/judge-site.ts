import type { SiteAct } from '#contract/operator.ts';
import { isBarred } from '#domain/sites/decide-report.ts';
import {
  findSite,
  findTombstone,
  reinstateSite,
  suspendSite,
  tellOwner,
} from '#worker/features/sites/sites-client.ts';
import { AppError } from '#worker/http/app-error.ts';
import { logAct, type OperatorContext } from './act-queries.ts';

/**
 * Suspends or reinstates a site, or leaves it and closes its reports. The act is logged, and the owner gets a mail
 * with the reason and how to object. Throws `sites.not-found`.
 */
export async function judgeSite({
  ctx,
  input: { uuid, act, reason },
}: {
  ctx: OperatorContext;
  input: { uuid: string; act: SiteAct; reason: string };
}): Promise<void> {
  const site = await findSite(ctx.db, uuid);
  if (site === undefined && (await findTombstone(ctx.db, uuid)) === null) {
    throw new AppError('sites.not-found');
  }
  await logAct(ctx, { act, subject: uuid, reason });
  if (act === 'dismiss') return;
  if (act === 'suspend') await suspendSite(ctx, uuid);
  else await reinstateSite(ctx, uuid);
  const news = act === 'suspend' ? ('suspended' as const) : ('reinstated' as const);
  if (site === undefined || isKnown(site.status, act)) return;
  await tellOwner(ctx, site, { news, reason });
}

/** A second suspension or reinstatement tells the owner nothing new. */
function isKnown(status: Parameters<typeof isBarred>[0], act: 'suspend' | 'reinstate'): boolean {
  return act === 'suspend' ? status === 'suspended' : !isBarred(status);
}
