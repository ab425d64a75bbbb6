import { isFailureBody, type ErrorCode, type FieldIssue } from '#contract/errors.ts';
import { translator } from '#web/i18n/language-store.ts';
import { isRecord } from './is-record.ts';

/** `client.network`: no answer. `client.unreadable`: an answer that does not have the API's shape. */
export type ApiErrorCode = ErrorCode | 'client.network' | 'client.unreadable';

interface ApiErrorFields {
  code: ApiErrorCode;
  status: number;
  message: string;
  details?: unknown;
  openLogin?: boolean;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * Thrown for every failed call: a stable code to decide by, and a sentence to show in the language of the
 * interface.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** 0 when no answer came. */
  readonly status: number;
  readonly details: unknown;
  /** The call needs a sign-in. */
  readonly openLogin: boolean;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.code = fields.code;
    this.status = fields.status;
    this.details = fields.details;
    this.openLogin = fields.openLogin ?? false;
    this.requestId = fields.requestId;
    this.retryAfterSeconds = fields.retryAfterSeconds;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

const PATH = 'path' satisfies keyof FieldIssue;

/** The fields that a `request.invalid` refusal names, by their paths; none for every other error. */
export function invalidFields(error: unknown): string[] {
  if (!isApiError(error) || error.code !== 'request.invalid') return [];
  if (!Array.isArray(error.details)) return [];
  return error.details.flatMap((issue: unknown) =>
    isRecord(issue) && typeof issue[PATH] === 'string' ? [issue[PATH]] : [],
  );
}

/** The error for a failed Response. Reads its body. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!isFailureBody(body)) {
    const message = translator()('errors.unreadable');
    return new ApiError({ code: 'client.unreadable', status: response.status, message, requestId });
  }
  return new ApiError({
    code: body.code,
    status: response.status,
    // Without a sentence the toast or card would be empty.
    message: body.message.trim() || translator()('errors.unknown'),
    details: body.details,
    openLogin: body.openLogin === true,
    requestId: body.requestId,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  });
}

/** The error for a request without an answer. An abort stays an abort. */
export function errorFromFetch(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return new ApiError({
    code: 'client.network',
    status: 0,
    message: translator()('errors.network'),
    cause,
  });
}
