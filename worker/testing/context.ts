import { env } from 'cloudflare:workers';
import { createDatabase } from '#worker/db/client.ts';
import { users } from '#worker/db/schema/index.ts';
import { createPasswordGuard } from '#worker/features/auth/password-guard-client.ts';
import { createLedger } from '#worker/features/credits/ledger-client.ts';
import type { ActorContext, PublicContext } from '#worker/http/actor-context.ts';
import type { LogFields, Logger } from '#worker/http/log.ts';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createGuestAllowance } from '#worker/http/rate-limited-guests.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createMailer } from '#worker/platform/mail/mailer.ts';
import { createPayments } from '#worker/platform/payments/payments.ts';
import { createLocalRuns } from './local-runs.ts';

/** A context as the composition root builds it, plus what was logged and the work left behind. */
export interface TestContext extends ActorContext, PublicContext {
  userId: string;
  logged: { event: string; fields: LogFields }[];
  /** Waits for everything handed to `waitUntil`. */
  settle: () => Promise<void>;
}

/** A fresh user in the database and the context of a request of theirs; `overrides` replace single parts. */
export async function createUserContext(
  overrides: Partial<ActorContext> = {},
): Promise<TestContext> {
  const db = createDatabase(env.DB);
  const userId = crypto.randomUUID();
  const createdAt = Date.now();
  const email = `${userId}@example.com`;
  await db.insert(users).values({ id: userId, email, name: 'Test User', createdAt });
  const user = {
    id: userId,
    email,
    name: 'Test User',
    avatarUrl: '',
    createdAt,
    hasPassword: true,
    isVerified: true,
  };
  const session = {
    idHash: userId,
    reference: userId,
    publicId: userId,
    method: 'password' as const,
    user,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: createdAt + 3_600_000,
  };
  return {
    ...createAnonymousContext(),
    db,
    userId,
    actor: { kind: 'user', session },
    ...overrides,
  };
}

/** The context of a request without a session. */
export function createAnonymousContext(): TestContext {
  const config = readConfig(env);
  const logged: TestContext['logged'] = [];
  const left: Promise<unknown>[] = [];
  const log = createMemoryLogger(logged);
  return {
    requestId: crypto.randomUUID(),
    userId: '',
    url: new URL('http://localhost/'),
    actor: { kind: 'anonymous' },
    locale: 'en',
    config,
    db: createDatabase(env.DB),
    bucket: env.SITES,
    assets: env.ASSETS,
    guests: createGuestAllowance(env.RATE_LIMITER, {
      config,
      network: crypto.randomUUID(),
      cookie: undefined,
    }),
    ledger: createLedger(env.LEDGER, { welcomeCredits: config.WELCOME_CREDITS }),
    runs: createLocalRuns(),
    ai: createAiGateway({ config, workersAi: undefined }),
    payments: createPayments({ config }),
    mail: createMailer({ config, log }),
    passwords: createPasswordGuard(env.AUTH_GUARD, crypto.randomUUID()),
    log,
    logged,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    waitUntil: (work) => void left.push(work),
    settle: async () => {
      for (let work = left.pop(); work !== undefined; work = left.pop()) await work;
    },
  };
}

function createMemoryLogger(logged: TestContext['logged']): Logger {
  const keep = (event: string, fields: LogFields = {}): void => void logged.push({ event, fields });
  return { info: keep, warn: keep, error: keep, security: keep };
}
