import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { localeFromHeader, type Locale } from '#messages/error-message.ts';
import { createDatabase } from './db/client.ts';
import { createPasswordGuard } from './features/auth/password-guard-client.ts';
import { resolveSession } from './features/auth/resolve-session.ts';
import { createLedger } from './features/credits/ledger-client.ts';
import type { CountedGuest } from './http/guest-allowance.ts';
import { createGuestAllowance } from './http/rate-limited-guests.ts';
import { createRuns } from './features/generation/runs-client.ts';
import type { Actor, ActorContext, SharedContext } from './http/actor-context.ts';
import type { AppEnv } from './http/app-env.ts';
import { createLogger, type LogFields } from './http/log.ts';
import { clientAddress } from './http/middleware/client-address.ts';
import { readOwnCookie } from './http/session.ts';
import { isOutage } from './http/outage.ts';
import { createAiGateway } from './platform/ai/gateway.ts';
import { readConfig } from './platform/config.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { patientDatabase, patientStore } from './platform/patience/patient-bindings.ts';
import { createPayments } from './platform/payments/payments.ts';

/** What the context is built for: a request, a generation run or a scheduled job. */
interface Work {
  requestId: string;
  locale: Locale;
  /** Added to every line that is logged. */
  log: LogFields;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Who asks, and from which network address and browser. */
interface Asker {
  actor: Actor;
  network: string;
  guestCookie?: string | undefined;
}

/** Builds the `ActorContext` of a request and resolves its session. */
export const createContext = createMiddleware<AppEnv>(async (c, next) => {
  const shared = openSharedContext(c.env, workOf(c));
  const session = await resolveSession({ db: shared.db, request: c.req.raw, now: Date.now() });
  c.set('session', session);
  const actor: Actor = session === null ? { kind: 'anonymous' } : { kind: 'user', session };
  const guestCookie = readOwnCookie(c.req.raw, 'guest');
  const network = clientAddress(c.req.raw);
  c.set('ctx', addPorts(c.env, shared, { actor, network, guestCookie }));
  await next();
});

/** Builds the `PublicContext` for routes whose answer must not depend on who asks. It reads no session. */
export const createPublicContext = createMiddleware<AppEnv>(async (c, next) => {
  c.set('publicCtx', { ...openSharedContext(c.env, workOf(c)), url: new URL(c.req.url) });
  await next();
});

function workOf(c: Context<AppEnv>): Work {
  const requestId = c.get('requestId');
  return {
    requestId,
    locale: localeFromHeader(c.req.header('accept-language')),
    log: { requestId },
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}

/** Builds a context outside a request: for generation runs and scheduled jobs. */
export function openContext(env: Env, work: Work, actor: Actor): ActorContext {
  return addPorts(env, openSharedContext(env, work), { actor, network: 'own' });
}

/** The context of a guest's run, which asks configured models only where `GUEST_MODEL` is on. */
export function openGuestContext(env: Env, work: Work, guest?: CountedGuest): ActorContext {
  const { network = 'own', device: guestCookie } = guest ?? {};
  const asker = { actor: { kind: 'anonymous' }, network, guestCookie } as const;
  const ctx = addPorts(env, openSharedContext(env, work), asker);
  if (ctx.config.GUEST_MODEL === 'on') return ctx;
  const chain = ['offline'];
  const chains = { AI_CHAIN_CODE: chain, AI_CHAIN_COPY: chain, AI_CHAIN_MEDIA: chain };
  const config = { ...ctx.config, ...chains };
  return { ...ctx, ai: createAiGateway({ config, workersAi: undefined }) };
}

function addPorts(env: Env, shared: SharedContext, asker: Asker): ActorContext {
  const { config } = shared;
  const { actor, network, guestCookie } = asker;
  return {
    ...shared,
    actor,
    guests: createGuestAllowance(env.RATE_LIMITER, { config, network, cookie: guestCookie }),
    ledger: createLedger(env.LEDGER, { welcomeCredits: config.WELCOME_CREDITS }),
    runs: createRuns(env.GENERATION_RUN),
    ai: createAiGateway({ config, workersAi: env.AI, breakers: env.MODEL_BREAKER }),
    payments: createPayments({ config }),
    passwords: createPasswordGuard(env.AUTH_GUARD, network),
  };
}

function openSharedContext(env: Env, { requestId, locale, log, waitUntil }: Work): SharedContext {
  const config = readConfig(env);
  const logger = createLogger(log);
  return {
    requestId,
    locale,
    config,
    db: createDatabase(patientDatabase(env.DB, isOutage)),
    bucket: patientStore(env.SITES, isOutage),
    assets: env.ASSETS,
    mail: createMailer({ config, log: logger, binding: env.MAIL }),
    log: logger,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    waitUntil,
  };
}
