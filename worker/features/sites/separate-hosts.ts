import { createMiddleware } from 'hono/factory';
import { hostRule, isSameSite } from '#domain/sites/sites-host.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';
import { createLogger } from '#worker/http/log.ts';
import { type AppConfig, readConfig } from '#worker/platform/config.ts';

/**
 * Serves users' pages only on `SITES_HOST`, where one is configured, and nothing else there (SITE-4). When that
 * host shares the app's registrable domain, users' pages are refused, because it would separate nothing.
 */
export const separateHosts = createMiddleware<AppEnv>(async (c, next) => {
  const config = readConfig(c.env);
  const url = new URL(c.req.url);
  const request = { host: url.host, path: url.pathname, method: c.req.method };
  const rule = hostRule(request, config.SITES_HOST);
  if (rule === 'refuse') throw new AppError('request.not-found');
  if (config.SITES_HOST !== undefined && url.pathname.startsWith('/s/')) {
    const problem = sitesHostProblem(config);
    if (problem !== null) {
      createLogger({ requestId: c.get('requestId') }).error('sites.host_refused', { problem });
      throw new AppError('server.unavailable');
    }
  }
  if (rule === 'serve') return await next();
  const target = `${url.protocol}//${config.SITES_HOST}${url.pathname}${url.search}`;
  return c.redirect(target, 308);
});

/** Why this `SITES_HOST` does not separate users' pages from the app; null when it does. */
export function sitesHostProblem(config: AppConfig): string | null {
  if (config.SITES_HOST === undefined || config.SITES_HOST_SAME_SITE_OK === '1') return null;
  if (config.APP_ORIGIN === undefined) return 'SITES_HOST needs APP_ORIGIN';
  const isShared = isSameSite(new URL(config.APP_ORIGIN).host, config.SITES_HOST);
  return isShared ? 'SITES_HOST shares the registrable domain of APP_ORIGIN' : null;
}
