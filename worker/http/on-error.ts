import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ERROR_STATUS, type ErrorCode, type FailureBody } from '#contract/errors.ts';
import { WorkBudgetSpent } from '#domain/text/work-budget.ts';
import { errorMessage, localeFromHeader } from '#messages/error-message.ts';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { createLogger, describeError } from './log.ts';
import { isOutage } from './outage.ts';

/** `Retry-After` of a 503. */
const DOWN_SECONDS = 5;

/** Turns every error that a request throws into the failure shape. A 5xx is logged with its cause. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const failure = toAppError(error);
  if (ERROR_STATUS[failure.code] >= 500) {
    createLogger({ requestId: c.get('requestId') }).error('request.failed', {
      path: c.req.path,
      code: failure.code,
      ...describeError(failure.cause ?? error),
    });
  }
  return failureResponse(c, failure);
}

/** The failure shape as a Response. A 5xx never carries its cause, because errors of the database contain SQL. */
export function failureResponse(c: Context<AppEnv>, failure: AppError): Response {
  const locale = localeFromHeader(c.req.header('accept-language'));
  const sentence = errorMessage(failure.code, locale, failure.params);
  const body: FailureBody = {
    ok: false,
    success: false,
    code: failure.code,
    error: sentence,
    message: sentence,
    ...(failure.details === undefined ? {} : { details: failure.details }),
    ...(failure.openLogin === undefined ? {} : { openLogin: failure.openLogin }),
    requestId: c.get('requestId'),
  };
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const isDown = ERROR_STATUS[failure.code] === 503;
  const retryAfterSeconds = failure.retryAfterSeconds ?? (isDown ? DOWN_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfterSeconds)));
  }
  return c.json(body, { status: ERROR_STATUS[failure.code], headers });
}

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'request.malformed',
  404: 'request.not-found',
  405: 'request.method',
  413: 'request.too-large',
  415: 'request.content-type',
};

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    return new AppError(CODE_BY_STATUS[error.status] ?? 'server.internal', { cause: error });
  }
  if (error instanceof WorkBudgetSpent)
    return new AppError('request.too-complex', { cause: error });
  if (isOutage(error)) return new AppError('server.unavailable', { cause: error });
  return new AppError('server.internal', { cause: error });
}
