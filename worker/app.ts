import { Hono } from 'hono';
import { createContext, createPublicContext } from './context.ts';
import { accountRoutes } from './features/account/routes.ts';
import { googleRoutes } from './features/auth/google-routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { securityRoutes } from './features/auth/security-routes.ts';
import { checkBearer, checkIdentity, keepSession } from './features/auth/session-middleware.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { conversationRoutes } from './features/conversation/routes.ts';
import { creditsRoutes } from './features/credits/routes.ts';
import { generationRoutes } from './features/generation/routes.ts';
import { filesRoutes } from './features/files/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { serveConsolePage } from './features/operator/console-page.ts';
import { sectionsRoutes } from './features/sections/routes.ts';
import { abuseRoutes } from './features/sites/abuse-routes.ts';
import { limitReads } from './features/sites/limit-reads.ts';
import { publicSiteRoutes } from './features/sites/public-routes.ts';
import { photosRoutes } from './features/photos/routes.ts';
import { sitesRoutes } from './features/sites/routes.ts';
import { sandboxAnswers } from './features/sites/sandbox-answers.ts';
import { separateHosts } from './features/sites/separate-hosts.ts';
import { systemRoutes } from './features/system/routes.ts';
import { isForApp, serveApp } from './features/system/serve-app.ts';
import type { AppEnv } from './http/app-env.ts';
import { accessLog } from './http/middleware/access-log.ts';
import { apiHeaders } from './http/middleware/api-headers.ts';
import { limitRate } from './http/middleware/limit-rate.ts';
import { refuseUnmatched } from './http/middleware/refuse-unmatched.ts';
import { requestId } from './http/middleware/request-id.ts';
import { shareFairly } from './http/middleware/share-fairly.ts';
import { sameOrigin } from './http/middleware/same-origin.ts';
import { strictTransport } from './http/middleware/strict-transport.ts';
import { onError } from './http/on-error.ts';

const base = new Hono<AppEnv>();
base.use(requestId, strictTransport, accessLog, separateHosts);
for (const path of ['/api/*', '/auth/*']) {
  base.use(
    path,
    apiHeaders,
    sameOrigin,
    createContext,
    limitRate,
    keepSession,
    checkBearer,
    checkIdentity,
    shareFairly,
  );
}
for (const path of ['/s/*', '/sites/*']) {
  base.use(path, createPublicContext, sandboxAnswers, limitReads);
}
base.use('/report', createPublicContext, limitRate);
for (const path of ['/__preview', '/robots.txt', '/.well-known/*']) {
  base.use(path, createPublicContext);
}
base.get('/admin', createContext, serveConsolePage);
base.onError(onError);
const refuse = refuseUnmatched(() => base.routes);
base.notFound((c) => (isForApp(c) ? serveApp(c) : refuse(c)));

const routes = base
  .route('/', systemRoutes)
  .route('/', authRoutes)
  .route('/', googleRoutes)
  .route('/', securityRoutes)
  .route('/', accountRoutes)
  .route('/', photosRoutes)
  .route('/', creditsRoutes)
  .route('/', checkoutRoutes)
  .route('/', generationRoutes)
  .route('/', conversationRoutes)
  .route('/', filesRoutes)
  .route('/', historyRoutes)
  .route('/', sitesRoutes)
  .route('/', publicSiteRoutes)
  .route('/', abuseRoutes)
  .route('/', contactRoutes)
  .route('/', sectionsRoutes)
  .route('/', operatorRoutes);

export const app = routes;
export type AppType = typeof routes;
