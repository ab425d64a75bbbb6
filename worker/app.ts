import { Hono } from 'hono';
import { createContext, createPublicContext } from './context.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import { creditsRoutes } from './features/credits/routes.ts';
import { publicSiteRoutes } from './features/sites/public-routes.ts';
import { sitesRoutes } from './features/sites/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { AppError } from './http/app-error.ts';
import { accessLog } from './http/middleware/access-log.ts';
import { requestId } from './http/middleware/request-id.ts';
import { onError } from './http/on-error.ts';

const base = new Hono<AppEnv>();
base.use(requestId, accessLog);
base.use('/api/*', createContext);
for (const path of ['/s/*', '/sites/*']) base.use(path, createPublicContext);
base.onError(onError);
base.notFound(() => {
  throw new AppError('request.not-found');
});

const routes = base
  .route('/', systemRoutes)
  .route('/', creditsRoutes)
  .route('/', checkoutRoutes)
  .route('/', sitesRoutes)
  .route('/', publicSiteRoutes);

export const app = routes;
export type AppType = typeof routes;
