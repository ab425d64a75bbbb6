import * as z from 'zod/mini';
import type { SiteStatus } from '#domain/sites/decide-report.ts';
import { uuidSchema } from './uuid.ts';

/** Body of POST /api/admin/session: the code that was mailed. */
export const enterConsoleRequest = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{8}$/)),
});

/**
 * Body of POST /api/admin/judge. The owner reads the reason of a suspension or its end; `dismiss` leaves the site as
 * it is.
 */
export const judgeSiteRequest = z.object({
  uuid: uuidSchema,
  act: z.enum(['suspend', 'reinstate', 'dismiss']),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)),
});
export type JudgeSiteRequest = z.infer<typeof judgeSiteRequest>;
export type SiteAct = JudgeSiteRequest['act'];

/** GET /api/admin/picture: the site to show a picture of. */
export const sitePictureQuery = z.object({ site: uuidSchema });

/** GET /api/admin/account: the id or the mail address of an account. */
export const findAccountQuery = z.object({
  q: z.string().check(z.trim(), z.minLength(3), z.maxLength(320)),
});

/** Body of POST /api/admin/refund. */
export const refundRequest = z.object({
  purchaseId: z.string().check(z.minLength(1), z.maxLength(200)),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(1_000)),
});

/** GET /api/admin/session. Times are epoch milliseconds. */
export type ConsoleState = { state: 'locked' } | { state: 'open'; until: number };

export interface ReportView {
  id: string;
  at: number;
  reason: string;
  contact: string;
  source: 'visitor' | 'heuristic';
}

/** A site with the reports that nobody has decided on yet, newest first. */
export interface ReportedSite {
  uuid: string;
  /** Null for a site that was deleted meanwhile. */
  site: { name: string; title: string; status: SiteStatus; userId: string } | null;
  reports: ReportView[];
}

export interface AccountView {
  id: string;
  email: string;
  createdAt: number;
  sites: { uuid: string; name: string; status: SiteStatus }[];
  purchases: {
    id: string;
    bundleId: string;
    priceCents: number;
    state: string;
    createdAt: number;
  }[];
  /** The newest 100 entries of the ledger's copy in the database. */
  entries: {
    seq: number;
    description: string;
    amount: number;
    balanceAfter: number;
    createdAt: number;
  }[];
}

export interface ActView {
  id: string;
  at: number;
  operator: string;
  act: 'enter' | 'look-up' | 'refund' | SiteAct;
  subject: string;
  reason: string;
}

/** What waits and how the parts are. Times are epoch milliseconds. */
export interface ConsoleHealth {
  version: string;
  checks: Record<string, 'ok' | 'off' | 'failing'>;
  problems: string[];
  runningGenerations: number;
  oldestRunningSince: number | null;
  unprocessedPaymentEvents: number;
  purchasesInReview: number;
  lastReconciliation: { at: number; accounts: number; drifted: number } | null;
}
