export type SiteStatus = 'active' | 'flagged' | 'held' | 'review' | 'suspended';

/** How many different visitors must agree within a day, and how many reports of a site a day are mailed. */
export const REPORT_LIMITS = { reporters: 3, mailsPerDay: 20, windowMs: 24 * 60 * 60_000 } as const;

/** What is known when a report has come in; the counts are of the last day and include it. */
export interface ReportFacts {
  status: SiteStatus;
  reporters: number;
  reports: number;
}

export interface ReportDecision {
  /** The page is hidden until an operator has looked at it. */
  isLowered: boolean;
  isMailed: boolean;
}

/** Statuses that say that we ourselves found signs of deception on the page. */
const OWN_SIGN: ReadonlySet<SiteStatus> = new Set(['flagged', 'held']);

/**
 * What a visitor's report does. Reports alone hide nothing, because anybody can send three of them: they hide a page
 * only where it bears a sign of our own as well. An operator hears of every report.
 */
export function decideReport({ status, reporters, reports }: ReportFacts): ReportDecision {
  return {
    isLowered: OWN_SIGN.has(status) && reporters >= REPORT_LIMITS.reporters,
    isMailed: reports <= REPORT_LIMITS.mailsPerDay,
  };
}

/** True for a status that only an operator lifts: neither a save nor a deletion does. */
export function isBarred(status: SiteStatus): boolean {
  return status === 'suspended' || status === 'review';
}
