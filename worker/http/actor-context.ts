import type { PasswordGuard } from '#domain/accounts/password-guard-port.ts';
import type { Ledger } from '#domain/credits/ledger-port.ts';
import type { Locale } from '#messages/error-message.ts';
import type { Database } from '../db/client.ts';
import type { AiGateway } from '../platform/ai/port.ts';
import type { AppConfig } from '../platform/config.ts';
import type { Mailer } from '../platform/mail/port.ts';
import type { Payments } from '../platform/payments/port.ts';
import { AppError } from './app-error.ts';
import type { GenerationRuns } from './generation-runs.ts';
import type { GuestAllowance } from './guest-allowance.ts';
import type { Logger } from './log.ts';
import type { SessionIdentity, SessionUser } from './session-identity.ts';

/** Everything a verb may touch, built once per request; verbs never see `Env`. */
export interface ActorContext {
  requestId: string;
  actor: Actor;
  locale: Locale;
  config: AppConfig;
  db: Database;
  /** Site pages, site assets and file contents. */
  bucket: R2Bucket;
  /** The build's static files. */
  assets: Pick<Fetcher, 'fetch'>;
  ledger: Ledger;
  guests: GuestAllowance;
  /** Where generations run. */
  runs: GenerationRuns<ActorContext>;
  ai: AiGateway;
  payments: Payments;
  mail: Mailer;
  passwords: PasswordGuard;
  log: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  /** A fresh UUID v4. */
  newId: () => string;
  /** Keeps the isolate alive for work that outlives the response. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** What needs nobody who asks. */
export type SharedContext = Pick<
  ActorContext,
  | 'requestId'
  | 'locale'
  | 'config'
  | 'db'
  | 'bucket'
  | 'assets'
  | 'mail'
  | 'log'
  | 'now'
  | 'newId'
  | 'waitUntil'
>;

/**
 * What public pages may touch. No session is resolved for them: the answer is the same for everybody, whatever
 * cookie a request carries (SITE-3).
 */
export interface PublicContext extends SharedContext {
  /** The address that was asked for. */
  url: URL;
}

export type Actor = { kind: 'anonymous' } | { kind: 'user'; session: SessionIdentity };

/** The signed-in user of the request; throws `auth.required` (401). */
export function requireUser(ctx: ActorContext): SessionUser {
  return requireSession(ctx).user;
}

/** The session of the request; throws `auth.required` (401). */
export function requireSession(ctx: ActorContext): SessionIdentity {
  if (ctx.actor.kind === 'anonymous') throw new AppError('auth.required', { openLogin: true });
  return ctx.actor.session;
}

/**
 * Checks a user id that a client sent in a header, field or path. It is never trusted: one that differs from
 * the session's user is 403 `request.identity` and a security event (AUTH-1).
 */
export function assertOwnIdentity(ctx: ActorContext, claimedUserId: string | undefined): void {
  if (claimedUserId === undefined || claimedUserId === '') return;
  const user = requireUser(ctx);
  if (claimedUserId === user.id) return;
  ctx.log.security('sec.identity_mismatch', { claimedUserId });
  throw new AppError('request.identity');
}
