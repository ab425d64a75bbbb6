import { isBarred, type SiteStatus } from './decide-report.ts';
import type { DeceptionLevel } from './deception/judge-site.ts';

/**
 * What the owner's browser found in the page as it is shown, scripts and all. It is kept beside the status that a save
 * sets, so that neither wipes the other.
 */
export interface Seen {
  /** `cleared`: an operator has decided on this revision, and no look at it counts any more. */
  seen: DeceptionLevel | 'cleared';
  /** The revision that was looked at. */
  seenRevision: number;
}

const GRAVITY = { none: 0, cleared: 0, warn: 1, hold: 2 } satisfies Record<Seen['seen'], number>;
const STATUSES = ['active', 'flagged', 'held'] as const satisfies SiteStatus[];

/** The status of a site of which the server itself found this. */
export function statusOf(level: DeceptionLevel): SiteStatus {
  return STATUSES[GRAVITY[level]] ?? 'held';
}

/** The status that holds: what a save or an operator set, or graver where the shown page gives reason. */
export function shownStatus({ status, seen }: { status: SiteStatus } & Pick<Seen, 'seen'>) {
  if (isBarred(status)) return status;
  const own = STATUSES.findIndex((known) => known === status);
  return STATUSES[Math.max(own, GRAVITY[seen])] ?? status;
}

/** After a look at the page. It raises what was seen of this revision; only a look at a newer one lowers it. */
export function noteLook(known: Seen & { revision: number }, level: DeceptionLevel): Seen {
  const { seen, seenRevision, revision } = known;
  const isNewer = seenRevision !== revision;
  const isGraver = seen !== 'cleared' && GRAVITY[level] > GRAVITY[seen];
  return isNewer || isGraver ? { seen: level, seenRevision: revision } : { seen, seenRevision };
}
