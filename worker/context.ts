import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { localeFromHeader } from '#messages/error-message.ts';
import { createDatabase } from './db/client.ts';
import { createPasswordGuard } from './features/auth/password-guard-client.ts';
import { resolveSession } from './features/auth/resolve-session.ts';
import { createLedger } from './features/credits/ledger-client.ts';
import type { ActorContext, PublicContext } from './http/actor-context.ts';
import type { AppEnv } from './http/app-env.ts';
import { createLogger } from './http/log.ts';
import { isOutage } from './http/outage.ts';
import { createAiGateway } from './platform/ai/gateway.ts';
import { readConfig } from './platform/config.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { patientDatabase, patientStore } from './platform/patience/patient-bindings.ts';
import { createPayments } from './platform/payments/payments.ts';

/** Builds the `ActorContext` of a request: the one place where bindings become ports. */
export const createContext = createMiddleware<AppEnv>(async (c, next) => {
  const db = openDatabase(c);
  const session = await resolveSession({ db, request: c.req.raw, now: Date.now() });
  c.set('session', session);
  c.set('ctx', buildContext(c, { db, session }));
  await next();
});

/** Builds the `PublicContext` of a page that must answer without knowing who asks. */
export const createPublicContext = createMiddleware<AppEnv>(async (c, next) => {
  c.set('publicCtx', buildPublicContext(c, openDatabase(c)));
  await next();
});

function openDatabase(c: Context<AppEnv>): ActorContext['db'] {
  return createDatabase(patientDatabase(c.env.DB, isOutage));
}

type Known = Pick<ActorContext, 'db'> & { session: AppEnv['Variables']['session'] };

function buildContext(c: Context<AppEnv>, { db, session }: Known): ActorContext {
  const shared = buildPublicContext(c, db);
  const { config, log } = shared;
  return {
    ...shared,
    actor: session === null ? { kind: 'anonymous' } : { kind: 'user', session },
    ledger: createLedger(c.env.LEDGER, { welcomeCredits: config.WELCOME_CREDITS }),
    ai: createAiGateway({ config, workersAi: c.env.AI }),
    payments: createPayments({ config }),
    mail: createMailer({ config, log, binding: c.env.MAIL }),
    passwords: createPasswordGuard(c.env.AUTH_GUARD),
  };
}

function buildPublicContext(c: Context<AppEnv>, db: ActorContext['db']): PublicContext {
  const requestId = c.get('requestId');
  return {
    requestId,
    locale: localeFromHeader(c.req.header('accept-language')),
    config: readConfig(c.env),
    db,
    bucket: patientStore(c.env.SITES, isOutage),
    assets: c.env.ASSETS,
    log: createLogger({ requestId }),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
}
