import { validator } from 'hono/validator';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';

type Target = 'json' | 'query' | 'param';

/**
 * Validates one part of the request with a contract schema and gives the parsed value to the handler.
 * A body that `mayBeMissing` is read as an empty object. Throws `request.content-type` (415), `request.malformed` (400)
 * or `request.invalid` (400 with field issues).
 */
export function validate<T extends Target, S extends z.ZodMiniType>(
  target: T,
  schema: S,
  { mayBeMissing = false } = {},
) {
  return validator(target, (value, c): z.infer<S> => {
    const type = c.req.header('content-type');
    const isMissing = mayBeMissing && type === undefined;
    if (target === 'json' && !isMissing && !isJson(type)) {
      throw new AppError('request.content-type');
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new AppError('request.invalid', {
      details: parsed.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        message: issue.message,
      })),
    });
  });
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}
