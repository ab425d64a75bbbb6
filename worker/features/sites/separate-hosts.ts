import { createMiddleware } from 'hono/factory';
import { hostRule } from '#domain/sites/sites-host.ts';
import { localeFromHeader } from '#messages/error-message.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { AppError } from '#worker/http/app-error.ts';
import { createLogger } from '#worker/http/log.ts';
import { readConfig } from '#worker/platform/config.ts';
import { deploymentHosts } from './deployment-hosts.ts';
import { foreignPage } from './public-pages.ts';

/**
 * Serves users' pages only on `SITES_HOST`, where one is configured, and nothing of the app there (SITE-4). When that
 * host separates nothing, users' pages are refused.
 */
export const separateHosts = createMiddleware<AppEnv>(async (c, next) => {
  const url = new URL(c.req.url);
  const hosts = deploymentHosts(readConfig(c.env));
  const { protocol, hostname, port, pathname } = url;
  const rule = hostRule({ protocol, hostname, port, pathname, method: c.req.method }, hosts);
  switch (rule.kind) {
    case 'serve':
      return await next();
    case 'redirect':
      return c.redirect(`${rule.to}${pathname}${url.search}`, 308);
    case 'foreign':
      return foreignPage(localeFromHeader(c.req.header('accept-language')), rule.app);
    case 'refuse':
      throw new AppError('request.not-found');
    case 'broken':
      createLogger({ requestId: c.get('requestId') }).error('sites.host_refused', { hosts });
      throw new AppError('server.unavailable');
  }
});
