/** Why a model gave no answer, or only part of one. */
export type ModelFailureKind =
  | 'start-timeout'
  | 'idle-timeout'
  | 'total-timeout'
  /** It thought or wrote without coming to an end. */
  | 'endless'
  /** It was not asked, because its circuit breaker is open. */
  | 'resting'
  | 'aborted'
  | 'unauthorized'
  | 'rate-limited'
  | 'overloaded'
  | 'rejected'
  | 'broken-stream'
  | 'empty'
  | 'unavailable';

/** A model call that failed. `cause` is the provider's error and stays on the server. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** How long the provider asked us to wait, if it did. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ModelFailureKind, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(kind, { cause: options.cause });
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Classifies whatever a provider threw or sent as an error part. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const status = statusOf(error);
  if (status === undefined) {
    const kind = isSpentAllocation(error) ? 'rate-limited' : 'broken-stream';
    return new ModelFailure(kind, { cause: error });
  }
  const retryAfterMs = retryAfterOf(error);
  return new ModelFailure(kindOfStatus(status), {
    cause: error,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

function kindOfStatus(status: number): ModelFailureKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'rate-limited';
  if (status === 503 || status === 529) return 'overloaded';
  if (status >= 500) return 'unavailable';
  // A provider that answers 2xx and then breaks off is reported with the status of its headers.
  return status >= 400 ? 'rejected' : 'broken-stream';
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  if ('code' in error && Number.isInteger(Number(error.code))) return Number(error.code);
  return undefined;
}

/**
 * Workers AI reports a used-up daily allocation also under 4006, a code that its provider package does not know
 * (3036 is the documented one).
 */
function isSpentAllocation(error: unknown): boolean {
  return error instanceof Error && /\b4006:|\bdaily free allocation\b/.test(error.message);
}

const SECOND_MS = 1000;

function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseHeaders' in error))
    return undefined;
  const headers = new Headers((error.responseHeaders ?? {}) as Record<string, string>);
  const milliseconds = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * SECOND_MS : undefined;
}
