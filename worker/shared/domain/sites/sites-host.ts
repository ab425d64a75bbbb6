import { parseSiteAddress } from './site-address.ts';

/** Where users' pages are served: one host for all of them, or one below it for each site. */
export interface SitesHost {
  name: string;
  /** Null for the port that the request came by. */
  port: string | null;
  isPerSite: boolean;
}

/** An origin in the parts of a `URL`. */
interface Origin {
  protocol: string;
  hostname: string;
  port: string;
}

/** The hosts of a deployment (SITE-4). */
export type Hosts =
  | { kind: 'shared' }
  | { kind: 'broken'; problem: string }
  | { kind: 'separate'; app: Origin; sites: SitesHost };

/** What a request may do on the host it came to. `to` and `app` are origins. */
export type HostRule =
  | { kind: 'serve' }
  | { kind: 'redirect'; to: string }
  /** A page of the app was asked for on the host of users' pages. */
  | { kind: 'foreign'; app: string }
  | { kind: 'refuse' }
  /** The configuration separates nothing. */
  | { kind: 'broken' };

interface HostRequest extends Origin {
  pathname: string;
  method: string;
}

const SETTING = /^(\*\.)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}))?$/i;
const IP_ADDRESS = /^[\d.]+$/;

/** Reads `usersites.example` or `*.usersites.example`, each with or without a port; null for anything else. */
export function readSitesHost(setting: string): SitesHost | null {
  const [whole, wildcard, name = '', port = null] = SETTING.exec(setting) ?? [];
  if (whole === undefined) return null;
  const isPerSite = wildcard !== undefined;
  if (isPerSite && IP_ADDRESS.test(name)) return null;
  return { name: name.toLowerCase(), port, isPerSite };
}

/** The hosts that the settings name. `app` is null when the app's own address is not configured. */
export function readHosts(settings: {
  app: Origin | null;
  sitesHost: string | undefined;
  isSameSiteAllowed: boolean;
}): Hosts {
  const { app, sitesHost, isSameSiteAllowed } = settings;
  if (sitesHost === undefined) return { kind: 'shared' };
  const sites = readSitesHost(sitesHost);
  if (sites === null) return { kind: 'broken', problem: 'SITES_HOST is not the name of a host' };
  if (app === null) return { kind: 'broken', problem: 'SITES_HOST needs APP_ORIGIN' };
  if (isOnSitesHost(sites, app.hostname))
    return { kind: 'broken', problem: 'SITES_HOST is the host of APP_ORIGIN' };
  if (!isSameSiteAllowed && isSameSite(app.hostname, sites.name)) {
    const problem = 'SITES_HOST shares the registrable domain of APP_ORIGIN';
    return { kind: 'broken', problem };
  }
  return { kind: 'separate', app, sites };
}

/** Whether a host is the one of users' pages, or one below it where each site has its own. */
export function isOnSitesHost({ name, isPerSite }: SitesHost, hostname: string): boolean {
  return hostname === name || (isPerSite && hostname.endsWith(`.${name}`));
}

const OWN_PATHS = /^\/(?:s\/.*|sites\/.*|robots\.txt|\.well-known\/security\.txt|report)$/s;
const CALLS = /^\/(?:api|auth)(?:\/|$)/;
const SITE_PATH = /^\/(?:s|sites)\//;

/**
 * With separate hosts, users' pages and their preview are served on the sites' host and nothing else is, apart from
 * the report form and robots.txt. The app's host redirects to them. A host that is neither leads to the app.
 */
export function hostRule(request: HostRequest, hosts: Hosts): HostRule {
  if (hosts.kind === 'shared') return { kind: 'serve' };
  if (hosts.kind === 'broken')
    return { kind: SITE_PATH.test(request.pathname) ? 'broken' : 'serve' };
  const { app, sites } = hosts;
  const home = homeOf(request.pathname, sites);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (home === request.hostname) return { kind: 'serve' };
  if (home !== null && isRead) return { kind: 'redirect', to: sitesOrigin(request, sites, home) };
  if (request.hostname === app.hostname) return { kind: 'serve' };
  const isPage = isRead && !CALLS.test(request.pathname);
  if (!isOnSitesHost(sites, request.hostname))
    return isPage ? { kind: 'redirect', to: writeOrigin(app) } : { kind: 'refuse' };
  if (OWN_PATHS.test(request.pathname)) return { kind: 'serve' };
  return isPage ? { kind: 'foreign', app: appOrigin(request, hosts) } : { kind: 'refuse' };
}

/** The host that a path of users' pages belongs to; null for the paths of the app. */
function homeOf(pathname: string, { name, isPerSite }: SitesHost): string | null {
  if (pathname === '/__preview') return isPerSite ? `preview.${name}` : name;
  const site = SITE_PATH.test(pathname) ? parseSiteAddress(pathname) : null;
  if (site === null) return null;
  return isPerSite ? `${site.uuid}.${name}` : name;
}

/** The origins of users' pages as a Content-Security-Policy names them; null where they share the app's. */
export function sitesSource(request: Origin, hosts: Hosts): string | null {
  if (hosts.kind !== 'separate') return null;
  const { sites } = hosts;
  return sitesOrigin(request, sites, sites.isPerSite ? `*.${sites.name}` : sites.name);
}

/** The app's origin for a visitor of users' pages: where both hosts share one port, the one of this request. */
export function appOrigin(request: Origin, { app, sites }: Hosts & { kind: 'separate' }): string {
  const port = sites.port === null ? request.port : app.port;
  return writeOrigin({ protocol: app.protocol, hostname: app.hostname, port });
}

function sitesOrigin({ protocol, port }: Origin, sites: SitesHost, hostname: string): string {
  return writeOrigin({ protocol, hostname, port: sites.port ?? port });
}

function writeOrigin({ protocol, hostname, port }: Origin): string {
  return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}`;
}

const SHARED_SUFFIX = /^(?:co|com|org|net|gov|ac|edu)\.[a-z]{2}$/;

/**
 * True when two hosts belong to one site, so that a page on one receives the other's SameSite cookies.
 * Without a public suffix list it reads the last two labels, three below suffixes such as `co.uk`.
 */
export function isSameSite(left: string, right: string): boolean {
  return registrableDomain(left) === registrableDomain(right);
}

function registrableDomain(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (IP_ADDRESS.test(name) || name.startsWith('[')) return name;
  const labels = name.split('.');
  const depth = SHARED_SUFFIX.test(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.slice(-depth).join('.');
}
