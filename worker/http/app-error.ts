import type { ErrorCode } from '#contract/errors.ts';
import type { MessageParams } from '#messages/error-message.ts';

interface AppErrorOptions {
  params?: MessageParams;
  details?: unknown;
  openLogin?: true;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal with a stable code; `onError` turns it into the failure shape. Thrown by verbs and middleware. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly details: unknown;
  readonly openLogin: true | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = options.params ?? {};
    this.details = options.details;
    this.openLogin = options.openLogin;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
