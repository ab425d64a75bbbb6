import * as z from 'zod/mini';
import { uuidSchema } from './uuid.ts';

/** Query of GET /api/photos: what free photographs are to show. */
export const searchPhotosSchema = z.object({
  q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
});

/** Query of GET /api/photos/file: one found photograph, small for choosing it or large for keeping it. */
export const photoFileSchema = z.object({
  id: uuidSchema,
  size: z.enum(['small', 'large']),
});

/** A photograph in the public domain, which may be used without a credit. */
export interface FreePhoto {
  id: string;
  title: string;
  creator: string;
}
