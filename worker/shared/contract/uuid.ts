import * as z from 'zod/mini';

/** A UUID of any version; upper case is accepted and lowered. */
export const uuidSchema = z.pipe(
  z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)),
  z.transform((text) => text.toLowerCase()),
);
