import * as z from 'zod/mini';
import type { PictureVariant } from '#domain/pictures/image-attributes.ts';
import { photoCreditSchema } from './photos.ts';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { uuidSchema } from './uuid.ts';

/**
 * Body of POST /api/s/{uuid}/pictures: one photograph as data URLs of AVIF, WebP, JPEG or PNG, in up to three widths, smallest
 * first. `credit`: whom pages that show it have to name.
 */
export const addPhotoSchema = z.object({
  variants: z.array(z.string()).check(z.minLength(1), z.maxLength(3)),
  credit: z.optional(z.nullable(photoCreditSchema)),
});

/** The `{name}` part of an address: what all widths of a picture share. */
export const pictureParamSchema = z.object({
  uuid: uuidSchema,
  name: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
});

/** Body of POST /api/pictures/description: a picture of one's own site, and the language of its page. */
export const describePictureSchema = z.object({
  uuid: uuidSchema,
  name: z.string().check(z.regex(/^[a-z0-9]{1,64}$/)),
  language: z.enum(['en', 'it']),
});

export type DescribePictureInput = z.infer<typeof describePictureSchema>;

/** A picture that lies with a site, in one or several widths, smallest first. `bytes` of all of them. */
export interface SitePicture {
  name: string;
  variants: PictureVariant[];
  bytes: number;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** Whom a page names that shows it. */
  credit: PhotoCredit | null;
}

/** `bytes` and `mostBytes` are of all files of the site beside its page. */
export interface SitePictures {
  pictures: SitePicture[];
  bytes: number;
  mostBytes: number;
}
