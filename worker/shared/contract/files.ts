import * as z from 'zod/mini';
import { FILE_TYPES, type FileType } from '#domain/files/file-type.ts';
import type { VersionOrigin } from '#domain/files/version-rule.ts';
import { uuidSchema } from './uuid.ts';

/** A generous ceiling for texts that a domain rule measures and refuses with a code of its own. */
const boundedText = z.string().check(z.maxLength(10_000));
const identity = z.optional(z.nullable(z.string().check(z.maxLength(200))));
const folderLink = z.optional(
  z.nullable(
    z.union([
      uuidSchema,
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
    ]),
  ),
);

/** Who made a change: it decides whether a version is kept. */
const origin = z._default(z.enum(['manual', 'ai', 'restore']), 'manual');

export const fileParamSchema = z.object({ uuid: uuidSchema });
export const fileOwnerParamSchema = z.object({ userId: z.string().check(z.maxLength(200)) });
export const fileHistoryParamSchema = z.object({ fileId: uuidSchema });
export const versionParamSchema = z.object({ versionId: uuidSchema });

/** Body of POST /api/file; `path` and `file_size` are accepted and worked out anew. */
export const saveFileSchema = z.object({
  uuid: uuidSchema,
  name: boundedText,
  type: z._default(z.enum(FILE_TYPES), 'other'),
  folder: z.optional(z.nullable(boundedText)),
  folder_uuid: folderLink,
  /** Left out: a new file is empty, an existing one keeps its content. */
  content: z.optional(z.string()),
  user_id: identity,
  userId: identity,
  /** The revision this save started from; a stale one is 409. Left out: the newest save wins. */
  revision: z.optional(z.int().check(z.gte(0))),
  origin,
  comment: z.optional(boundedText),
});

/** Body of PATCH /api/file/{uuid}. */
export const patchFileSchema = z.object({
  name: z.optional(boundedText),
  folder: z.optional(boundedText),
  folder_uuid: folderLink,
  revision: z.optional(z.int().check(z.gte(0))),
});

/** Body of POST /api/file/update-folder. */
export const updateFolderLinkSchema = z.object({
  uuid: uuidSchema,
  folder: boundedText,
  folder_uuid: folderLink,
});

/** Body of POST /api/folder. */
export const createFolderSchema = z.object({
  uuid: uuidSchema,
  path: boundedText,
  user_id: identity,
  userId: identity,
});

/** Body of POST /api/file-history/save. */
export const saveVersionSchema = z.object({
  file_id: uuidSchema,
  file_name: boundedText,
  file_type: z._default(z.enum(FILE_TYPES), 'other'),
  content: z.string(),
  project_id: z.optional(z.nullable(boundedText)),
  path: z.optional(z.nullable(boundedText)),
  comment: z.optional(z.nullable(boundedText)),
  user_id: identity,
  origin,
});

/** A file in lists; times are ISO 8601, `file_size` bytes of UTF-8. */
export interface FileView {
  uuid: string;
  user_id: string;
  name: string;
  type: FileType;
  path: string;
  folder: string;
  folder_uuid: string | null;
  file_size: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

export interface FileWithContent extends FileView {
  content: string;
}

export interface FolderView {
  uuid: string;
  user_id: string;
  name: string;
  path: string;
  created_at: string;
  updated_at: string;
}

/** A version in lists. */
export interface VersionView {
  id: string;
  version: number;
  file_id: string;
  file_name: string;
  file_type: FileType;
  path: string;
  project_id: string | null;
  comment: string;
  origin: VersionOrigin;
  file_size: number;
  /** True for the newest version that has what the document has now; undo leads to an older one, typing to none. */
  is_current: boolean;
  created_at: string;
}

export interface VersionWithContent extends Omit<VersionView, 'is_current'> {
  content: string;
}

/** `details` of a `files.conflict` answer. */
export interface FileConflict {
  file: FileWithContent;
}

export type SaveFileBody = z.infer<typeof saveFileSchema>;
export type PatchFileBody = z.infer<typeof patchFileSchema>;
export type UpdateFolderLinkBody = z.infer<typeof updateFolderLinkSchema>;
export type CreateFolderBody = z.infer<typeof createFolderSchema>;
export type SaveVersionBody = z.infer<typeof saveVersionSchema>;
