import * as z from 'zod/mini';
import { uuidSchema } from './uuid.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** The page's colours that drawings are made with. */
const coloursSchema = z.object({ ground: colour, ink: colour, brand: colour, accent: colour });

/**
 * Body of POST /api/pictures/made. `id` is the browser's own: the same id again is the same order, and costs nothing
 * more. Its description has to be the same.
 */
export const makePicturesSchema = z.object({
  id: uuidSchema,
  description: z.string().check(z.maxLength(5_000)),
  colours: z.optional(coloursSchema),
});

export type MakePicturesInput = z.infer<typeof makePicturesSchema>;

/** The `{id}` and `{nth}` parts of a proposal's address. */
export const madePictureParamSchema = z.object({
  id: uuidSchema,
  nth: z.string().check(z.regex(/^[0-2]$/)),
});

/** Proposals of a model at addresses that hold for a day, or drawings of the designer, which cost nothing. */
export type MadePictures =
  | { kind: 'made'; addresses: string[]; creditsRemaining: number }
  | { kind: 'drawn'; drawings: string[] };
