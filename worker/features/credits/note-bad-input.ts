import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ErrorCode } from '#contract/errors.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';

const NOTED: ReadonlySet<ErrorCode> = new Set([
  'request.invalid',
  'request.malformed',
  'request.content-type',
  'request.too-large',
]);

/** Where money is concerned, input that no client of ours sends is a security event. */
export const noteBadInput = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!isBadInput(c.error)) return;
  c.get('ctx').log.security('sec.bad_input', { path: c.req.path });
});

/** Hono throws its own exception for a body that is no JSON. */
function isBadInput(error: Error | undefined): boolean {
  if (error instanceof HTTPException) return error.status < 500;
  return error instanceof AppError && NOTED.has(error.code);
}
