import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';

/** The page lives in R2 under `pageKey`; the row is the pointer and moves last, so a reader never meets half a page. */
export const sites = sqliteTable(
  'sites',
  {
    uuid: text('uuid').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    status: text('status', { enum: ['active', 'flagged', 'held', 'review', 'suspended'] })
      .notNull()
      .default('active'),
    revision: integer('revision').notNull(),
    pageKey: text('page_key').notNull(),
    etag: text('etag').notNull(),
    size: integer('size').notNull(),
    files: integer('files').notNull().default(1),
    views: integer('views').notNull().default(0),
    description: text('description').notNull().default(''),
    generationId: text('generation_id'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** When the owner published the site; null while search engines are asked to leave it out. */
    publishedAt: integer('published_at'),
    /** What the owner's browser found in the shown page before it was published; see `seen-level.ts`. */
    seen: text('seen', { enum: ['none', 'warn', 'hold', 'cleared'] })
      .notNull()
      .default('none'),
    seenRevision: integer('seen_revision').notNull().default(0),
  },
  (table) => [index('sites_user_updated').on(table.userId, table.updatedAt)],
);

export const siteAssets = sqliteTable(
  'site_assets',
  {
    siteUuid: text('site_uuid')
      .notNull()
      .references(() => sites.uuid, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    key: text('key').notNull(),
    etag: text('etag').notNull(),
    size: integer('size').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Of a picture: whom pages that show it have to name. */
    credit: text('credit', { mode: 'json' }).$type<PhotoCredit>(),
  },
  (table) => [primaryKey({ columns: [table.siteUuid, table.path] })],
);

/** The ids of deleted sites, for good: nobody else may save under them, and where `cause` is `suspended` nobody at all. */
export const siteTombstones = sqliteTable('site_tombstones', {
  uuid: text('uuid').primaryKey(),
  userId: text('user_id').notNull(),
  cause: text('cause', { enum: ['deleted', 'suspended'] }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** `reporter` is a keyed digest of the sender's address, told apart only within one report's site. */
export const siteReports = sqliteTable(
  'site_reports',
  {
    id: text('id').primaryKey(),
    siteUuid: text('site_uuid').notNull(),
    reason: text('reason').notNull(),
    contact: text('contact').notNull().default(''),
    source: text('source', { enum: ['visitor', 'heuristic'] }).notNull(),
    reporter: text('reporter').notNull().default(''),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('site_reports_site').on(table.siteUuid, table.createdAt)],
);
