import { appOrigin, isOnSitesHost, readHosts, type Hosts } from '#domain/sites/sites-host.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import type { AppConfig } from '#worker/platform/config.ts';

/** The hosts that the configuration names for the app and for users' pages. */
export function deploymentHosts(config: AppConfig): Hosts {
  return readHosts({
    app: config.APP_ORIGIN === undefined ? null : new URL(config.APP_ORIGIN),
    sitesHost: config.SITES_HOST,
    isSameSiteAllowed: config.SITES_HOST_SAME_SITE_OK === '1',
  });
}

/** Why this `SITES_HOST` does not separate users' pages from the app; null when it does, or when there is none. */
export function sitesHostProblem(config: AppConfig): string | null {
  const hosts = deploymentHosts(config);
  return hosts.kind === 'broken' ? hosts.problem : null;
}

type Asked = Pick<PublicContext, 'config' | 'url'>;

/**
 * Whether this is the origin of users' pages. Only there they run their scripts: on the app's own, a script could show
 * the app's addresses above its page with `history.pushState` (SITE-14).
 */
export function isSitesOrigin({ config, url }: Asked): boolean {
  const hosts = deploymentHosts(config);
  return hosts.kind === 'separate' && isOnSitesHost(hosts.sites, url.hostname);
}

/** The app's origin as whoever asks for users' pages reaches it; null when it is the origin that was asked. */
export function separateAppOrigin({ config, url }: Asked): string | null {
  const hosts = deploymentHosts(config);
  return hosts.kind === 'separate' ? appOrigin(url, hosts) : null;
}
