import { Hono } from 'hono';
import { createContext } from './context.ts';
import { creditsRoutes } from './features/credits/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { AppError } from './http/app-error.ts';
import { accessLog } from './http/middleware/access-log.ts';
import { requestId } from './http/middleware/request-id.ts';
import { onError } from './http/on-error.ts';

const base = new Hono<AppEnv>();
base.use(requestId, accessLog);
base.use('/api/*', createContext);
base.onError(onError);
base.notFound(() => {
  throw new AppError('request.not-found');
});

const routes = base.route('/', systemRoutes).route('/', creditsRoutes);

export const app = routes;
export type AppType = typeof routes;
