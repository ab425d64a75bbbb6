import type { WindowLimit } from '#domain/accounts/sliding-window.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * `account` counts per signed-in user, or per address for visitors; `user` leaves visitors out, whom the call itself
 * counts (`GuestAllowance`) or refuses.
 */
interface Counted {
  name: string;
  by: 'address' | 'account' | 'user';
}

/** Counted exactly in a Durable Object, because the call costs money, a password hash or a mail. */
export type ExactLimit = Counted & WindowLimit & { counter: 'exact' };

/** Counted by the platform's limiter, with the numbers of wrangler.toml. Approximate, but without a round trip. */
type PlatformLimit = Counted & { counter: 'platform' };

export type CallLimit = ExactLimit | PlatformLimit;

type Table = Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Omit<ExactLimit, 'counter'>>;

const GENERATION = {
  name: 'generation',
  by: 'user',
  max: 20,
  windowMs: 10 * MINUTE_MS,
} as const;
const PASSWORD = { name: 'password', by: 'account', max: 10, windowMs: 10 * MINUTE_MS } as const;

/** Limits of single calls (AUTH-12). Calls with the same `name` share a counter. */
const CALL_LIMITS: Table = {
  'POST /api/login': { name: 'login', by: 'address', max: 10, windowMs: 10 * MINUTE_MS },
  'POST /api/login/code': { name: 'code', by: 'address', max: 20, windowMs: 10 * MINUTE_MS },
  'POST /api/login/passkey': { name: 'code', by: 'address', max: 20, windowMs: 10 * MINUTE_MS },
  'POST /api/login/passkey/options': {
    name: 'passkey-options',
    by: 'address',
    max: 60,
    windowMs: 10 * MINUTE_MS,
  },
  'POST /api/user/create': { name: 'register', by: 'address', max: 5, windowMs: HOUR_MS },
  'POST /api/auth/forgot-password': { name: 'forgot', by: 'address', max: 5, windowMs: HOUR_MS },
  'POST /api/auth/reset-password': { name: 'reset', by: 'address', max: 10, windowMs: HOUR_MS },
  'POST /api/auth/confirm-address': { name: 'confirm', by: 'address', max: 20, windowMs: HOUR_MS },
  'POST /api/auth/disown': { name: 'confirm', by: 'address', max: 20, windowMs: HOUR_MS },
  'POST /api/user/confirmation': { name: 'confirmation', by: 'account', max: 3, windowMs: HOUR_MS },
  'POST /api/user/password': PASSWORD,
  'POST /api/user/passkeys/options': PASSWORD,
  'POST /api/user/second-factor': PASSWORD,
  'DELETE /api/user/second-factor': PASSWORD,
  'POST /api/user/second-factor/confirm': { ...PASSWORD, name: 'factor' },
  'DELETE /api/user': PASSWORD,
  'GET /api/user/export': { name: 'export', by: 'account', max: 10, windowMs: HOUR_MS },
  'GET /auth/google': { name: 'google', by: 'address', max: 30, windowMs: MINUTE_MS },
  'POST /api/ask-ai': GENERATION,
  'POST /api/ask-ai-fallback': GENERATION,
  'POST /api/create-checkout-session': {
    name: 'checkout',
    by: 'account',
    max: 10,
    windowMs: MINUTE_MS,
  },
  'POST /api/contact': { name: 'contact', by: 'address', max: 5, windowMs: HOUR_MS },
  'POST /api/admin/session/code': {
    name: 'console-code',
    by: 'account',
    max: 5,
    windowMs: HOUR_MS,
  },
  'POST /api/admin/session': { name: 'console', by: 'account', max: 20, windowMs: HOUR_MS },
  'GET /api/photos': { name: 'photos', by: 'account', max: 30, windowMs: 10 * MINUTE_MS },
  'GET /api/photos/file': { name: 'photo', by: 'account', max: 600, windowMs: 10 * MINUTE_MS },
  'POST /api/templates/personalise': {
    name: 'personalise',
    by: 'account',
    max: 60,
    windowMs: 10 * MINUTE_MS,
  },
  'POST /api/pictures/made': { name: 'made', by: 'account', max: 20, windowMs: 10 * MINUTE_MS },
  'POST /api/pictures/description': {
    name: 'description',
    by: 'account',
    max: 30,
    windowMs: 10 * MINUTE_MS,
  },
  'POST /report': { name: 'report', by: 'address', max: 5, windowMs: HOUR_MS },
};

const CALLS = new Map<string, Omit<ExactLimit, 'counter'>>(Object.entries(CALL_LIMITS));

const OTHER_WRITES: PlatformLimit = { counter: 'platform', name: 'write', by: 'account' };

/** Not limited: the payment provider signs these calls, and repeats those that were refused. */
const UNLIMITED = new Set(['/api/stripe/webhook']);
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The limit that applies to a call, or undefined. */
export function findRateLimit(method: string, path: string): CallLimit | undefined {
  if (UNLIMITED.has(path)) return undefined;
  const own = CALLS.get(`${method} ${path}`);
  if (own !== undefined) return { counter: 'exact', ...own };
  return READING_METHODS.has(method) ? undefined : OTHER_WRITES;
}
