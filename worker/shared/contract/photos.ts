import * as z from 'zod/mini';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';

/** Where free photographs come from. Openverse needs no key and is always there. */
export const PHOTO_SOURCES = ['openverse', 'pexels', 'unsplash'] as const;

export type PhotoSourceName = (typeof PHOTO_SOURCES)[number];

const source = z._default(z.enum(PHOTO_SOURCES), 'openverse');

/**
 * Query of GET /api/photos: what free photographs are to show. `credited=1` also finds those of Openverse whose licence
 * asks for a credit (CC BY).
 */
export const searchPhotosSchema = z.object({
  q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
  source,
  credited: z._default(z.enum(['0', '1']), '0'),
});

export type SearchPhotosInput = z.infer<typeof searchPhotosSchema>;

/**
 * Query of GET /api/photos/file: one found photograph, small for choosing it or large for keeping it. `id` means
 * something to its source alone.
 */
export const photoFileSchema = z.object({
  source,
  id: z.string().check(z.regex(/^[\w./-]{1,300}$/)),
  size: z.enum(['small', 'large']),
});

export type PhotoFileInput = z.infer<typeof photoFileSchema>;

const name = z.string().check(z.maxLength(200));
const link = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"'<>]+$/));

/** Whom a page names for a photograph. */
export const photoCreditSchema = z.object({
  title: name,
  author: name,
  authorUrl: z.union([link, z.literal('')]),
  licence: name,
  licenceUrl: link,
  source: name,
  sourceUrl: link,
}) satisfies z.ZodMiniType<PhotoCredit>;

/** A photograph that a source found; without a credit it may be used for nothing in return. */
export interface FreePhoto {
  source: PhotoSourceName;
  id: string;
  title: string;
  creator: string;
  credit: PhotoCredit | null;
}
