/**
 * Every error code of the API with its HTTP status. Codes are stable: clients translate by them. Add a
 * sentence to both message tables when you add a code.
 */
export const ERROR_STATUS = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.not-found': 404,
  'request.method': 405,
  'request.too-large': 413,
  'request.content-type': 415,
  'request.too-complex': 422,
  'request.cross-origin': 403,
  'request.rate-limited': 429,
  'request.identity': 403,
  'server.internal': 500,
  'server.unavailable': 503,
  'auth.required': 401,
  'auth.token': 401,
  'auth.credentials': 401,
  'auth.email-taken': 409,
  'auth.password-weak': 400,
  'auth.password-wrong': 403,
  'auth.busy': 429,
  'auth.reset-invalid': 400,
  'auth.link-invalid': 400,
  'auth.unverified': 403,
  'auth.code-needed': 401,
  'auth.code-wrong': 403,
  'auth.code-over': 409,
  'auth.factor-state': 409,
  'auth.passkey-over': 409,
  'auth.passkey-refused': 403,
  'auth.passkey-missing': 404,
  'auth.not-configured': 503,
  'auth.reauthenticate': 403,
  'account.not-found': 404,
  'account.session-not-found': 404,
  'credits.insufficient': 402,
  'credits.frozen': 402,
  'credits.receipt-invalid': 409,
  'credits.idempotency-conflict': 409,
  'credits.add-forbidden': 403,
  'checkout.unknown-bundle': 400,
  'checkout.price-mismatch': 400,
  'checkout.return-address': 400,
  'checkout.not-found': 404,
  'checkout.failed': 502,
  'checkout.off': 503,
  'checkout.refund-refused': 409,
  'webhook.signature': 400,
  'files.not-found': 404,
  'files.forbidden': 403,
  'files.conflict': 409,
  'files.name-invalid': 400,
  'files.limit': 409,
  'files.last': 409,
  'folders.not-found': 404,
  'versions.not-found': 404,
  'sites.not-found': 404,
  'sites.forbidden': 403,
  'sites.conflict': 409,
  'sites.no-home': 409,
  'sites.invalid-html': 400,
  'sites.invalid-asset': 400,
  'sites.invalid-picture': 400,
  'sites.picture-shown': 409,
  'sites.limit': 409,
  'sites.suspended': 451,
  'sites.address-closed': 409,
  'sites.hidden': 409,
  'photos.unavailable': 502,
  'pictures.short': 400,
  'pictures.long': 400,
  'pictures.forbidden': 422,
  'pictures.busy': 409,
  'pictures.over': 409,
  'pictures.failed': 502,
  'operator.locked': 403,
  'operator.code-wrong': 403,
  'operator.code-over': 409,
  'guest.used': 401,
  'guest.crowded': 401,
  'generation.busy': 429,
  'generation.document-busy': 409,
  'generation.not-found': 404,
  'generation.model-failed': 502,
  'generation.empty': 502,
  'generation.refused': 422,
  'generation.timeout': 502,
  'diff.unapplied': 422,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One failing field of a request body, query or path. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The one failure shape of the API. */
export interface FailureBody {
  ok: false;
  success: false;
  code: ErrorCode;
  error: string;
  message: string;
  details?: unknown;
  openLogin?: true;
  requestId: string;
}

/** True for a parsed JSON body that has the failure shape. */
export function isFailureBody(value: unknown): value is FailureBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'ok' in value &&
    value.ok === false &&
    'code' in value &&
    typeof value.code === 'string' &&
    value.code in ERROR_STATUS
  );
}
