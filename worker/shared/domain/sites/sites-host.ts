import { isPictureAddress } from './picture-address.ts';

/** What a request may do on the host it came to, when sites have a host of their own (SITE-4). */
export type HostRule = 'serve' | 'refuse' | 'redirect';

const ON_SITES_HOST = /^\/(?:s\/|robots\.txt$|\.well-known\/security\.txt$|report$)/;

/** Sites, their report form and robots live on the sites' host and nothing else does; the app's host sends site pages there. */
export function hostRule(
  request: { host: string; path: string; method: string },
  sitesHost: string | undefined,
): HostRule {
  if (sitesHost === undefined) return 'serve';
  if (request.host === sitesHost) return ON_SITES_HOST.test(request.path) ? 'serve' : 'refuse';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Plain pictures run nothing, and the builder reads them for its preview and its archives.
  if (isPictureAddress(request.path)) return 'serve';
  return isRead && request.path.startsWith('/s/') ? 'redirect' : 'serve';
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
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return name;
  const labels = name.split('.');
  const depth = SHARED_SUFFIX.test(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.slice(-depth).join('.');
}
