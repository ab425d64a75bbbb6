import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/**
 * Bodies lie in R2 under `key`, once per user and SHA-256 of their UTF-8 bytes. A key is never used twice:
 * a body that is being collected cannot take a new one of the same hash with it. `createdAt` is the last
 * time that somebody wrote this body.
 */
export const contents = sqliteTable(
  'contents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    key: text('key').notNull().default(''),
    size: integer('size').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('contents_user_size').on(table.userId, table.size),
    index('contents_created').on(table.createdAt),
  ],
);

export const folders = sqliteTable(
  'folders',
  {
    uuid: text('uuid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [uniqueIndex('folders_user_path_unique').on(table.userId, table.path)],
);

/** `revision` starts at 1 and grows by one with each accepted write; a write that names an older one is refused. */
export const files = sqliteTable(
  'files',
  {
    uuid: text('uuid').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    path: text('path').notNull(),
    folder: text('folder').notNull().default('/'),
    folderUuid: text('folder_uuid'),
    contentHash: text('content_hash').notNull(),
    size: integer('size').notNull(),
    revision: integer('revision').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('files_user_folder').on(table.userId, table.folder),
    index('files_user_updated').on(table.userId, table.updatedAt),
    index('files_user_content').on(table.userId, table.contentHash),
  ],
);

export const fileVersions = sqliteTable(
  'file_versions',
  {
    id: text('id').primaryKey(),
    fileId: text('file_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    path: text('path').notNull().default(''),
    projectId: text('project_id'),
    comment: text('comment').notNull().default(''),
    origin: text('origin', { enum: ['create', 'manual', 'ai', 'restore'] }).notNull(),
    contentHash: text('content_hash').notNull(),
    size: integer('size').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('file_versions_file_version_unique').on(table.fileId, table.version),
    index('file_versions_user').on(table.userId, table.contentHash),
  ],
);
