import type { LivePage } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { planStaleCredits } from '#domain/pictures/picture-credits.ts';

/**
 * What takes credits off a page that was just changed, because their pictures went, and the group that makes both one
 * step of the history. `asked` is the group of the change.
 */
export function staleCredits(
  page: LivePage,
  asked: string | undefined,
): { stale: PageOperation[]; group: string | null } {
  const stale = planStaleCredits(page);
  const own = stale.length === 0 ? null : `credits ${crypto.randomUUID()}`;
  return { stale, group: asked ?? own };
}
