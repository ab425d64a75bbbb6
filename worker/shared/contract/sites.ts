import * as z from 'zod/mini';
import type { DeadLink } from '#domain/projects/place-links.ts';
import type { SiteStatus } from '#domain/sites/decide-report.ts';
import { uuidSchema } from './uuid.ts';

const pageFields = {
  html: z.string(),
  name: z.optional(z.string().check(z.maxLength(1_000))),
  user_id: z.optional(z.nullable(z.string())),
  /** Path to text or data URL; `null` removes the file, one that is not named stays. */
  assets: z.optional(z.nullable(z.record(z.string(), z.nullable(z.string())))),
  /** The revision this save started from; a stale one is 409. Left out: the newest save wins. */
  revision: z.optional(z.int().check(z.gte(0))),
  /** What made this page and, for the AI, its prompt: they name its version. */
  origin: z._default(z.enum(['manual', 'ai', 'restore']), 'manual'),
  comment: z.optional(z.string().check(z.maxLength(10_000))),
};

/** The `{uuid}` part of an address; upper case is accepted and lowered. */
export const uuidParamSchema = z.object({ uuid: uuidSchema });

/** Body of POST /api/s/{uuid}. */
export const saveSiteSchema = z.object(pageFields);

/** Body of POST /api/save-site. */
export const saveSiteFallbackSchema = z.object({ uuid: uuidSchema, ...pageFields });

/** Body of PATCH /api/site/{uuid}. */
export const renameSiteSchema = z.object({ name: z.string().check(z.maxLength(1_000)) });

/**
 * Body of PUT /api/site/{uuid}/publication, which may be left out: what the owner's browser found in the page as it is
 * shown. It can only add to what the server found itself.
 */
export const publishSiteSchema = z.object({
  seen: z.optional(z.enum(['none', 'warn', 'hold'])),
  signs: z._default(
    z.array(z.string().check(z.regex(/^[a-z-]{1,30}$/))).check(z.maxLength(30)),
    [],
  ),
});

/** Body of PUT /api/s/{uuid}/thumbnail: a data URL of a WebP of at most 64 KiB. */
export const saveThumbnailSchema = z.object({ image: z.string() });

/** Body of PUT /api/s/{uuid}/sharing-picture: a data URL of a JPEG of 1200 x 630 px and at most 300 KB. */
export const saveSharingPictureSchema = z.object({ image: z.string() });

/** Body of POST /api/site/log. Title and description are the prompt; both are cut, not refused. */
export const logSiteSchema = z.object({
  siteId: uuidSchema,
  siteUrl: z.optional(z.string().check(z.maxLength(2_000))),
  title: z.string(),
  description: z.string(),
  skipCreditDeduction: z._default(z.boolean(), false),
});

/** Body of POST /report, as JSON or as the form of GET /report sends it. */
export const reportSiteSchema = z.object({
  site: uuidSchema,
  reason: z.string().check(z.minLength(3), z.maxLength(2_000)),
  contact: z._default(z.string().check(z.maxLength(200)), ''),
});

/** A saved site in lists; times are ISO 8601, sizes bytes of UTF-8 with the assets in it. */
export interface SiteView {
  uuid: string;
  name: string;
  title: string;
  description: string;
  url: string;
  /**
   * `flagged`: shown with a notice; `held`: not shown to others until its page is changed or reviewed; `review` and
   * `suspended`: not shown until an operator decides.
   */
  status: SiteStatus;
  size: number;
  files: number;
  views: number;
  revision: number;
  created_at: string;
  updated_at: string;
  /** Null until the owner publishes the site: search engines are asked to leave it out. */
  published_at: string | null;
}

/** A project that was put at its site's address, and links in it that lead nowhere. */
export interface ProjectSite {
  site: SiteView;
  deadLinks: DeadLink[];
}

/** One saved site as the site browser's entry. */
export interface SiteDirectory {
  name: string;
  path: string;
  type: 'folder';
  siteInfo: { name: string; updated_at: string };
  stats: { files: number; size: number };
}

/** `details` of a `sites.conflict` answer. */
export interface SiteConflictDetails {
  current: SiteConflict;
}

/** The site as it is now. */
interface SiteConflict {
  revision: number;
  name: string;
  html: string;
  updated_at: string;
}

export type PublishSiteBody = z.input<typeof publishSiteSchema>;
export type SaveSiteBody = z.infer<typeof saveSiteSchema>;
export type LogSiteBody = z.infer<typeof logSiteSchema>;
export type ReportSiteBody = z.infer<typeof reportSiteSchema>;
