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

/** Logs invalid input to a call about money as a security event: our own clients never send it. */
export const noteBadInput = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!isBadInput(c.error)) return;
  c.get('ctx').log.security('sec.bad_input', { path: c.req.path });
});

/** True for hono's own exception, thrown for a body that is not JSON. */
function isBadInput(error: Error | undefined): boolean {
  if (error instanceof HTTPException) return error.status < 500;
  return error instanceof AppError && NOTED.has(error.code);
}
