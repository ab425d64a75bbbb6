/** The request facts that decide whether a page view counts. */
export interface ViewRequest {
  method: string;
  userAgent: string;
  /** `Sec-Fetch-Site`, `Sec-Fetch-Dest`, `Sec-Purpose` and `Referer` as sent, empty when absent. */
  fetchSite: string;
  fetchDestination: string;
  purpose: string;
  referer: string;
}

const BOT =
  /bot\b|bot[/;)_-]|crawl|spider|slurp|facebookexternalhit|embedly|quora link preview|whatsapp|telegram|discord|skypeuripreview|vkshare|lighthouse|pagespeed|uptime|monitor|headlesschrome|archiver|preview/i;

const PAGE_DESTINATIONS = new Set(['', 'document', 'iframe', 'frame', 'empty']);

/**
 * Counts a person's GET of the page. Not counted: HEAD, crawlers, prefetches, and what the app itself
 * opened (the owner's View button). Cookies are not read on public pages, so the owner is told by where
 * the navigation began: the browser says `Sec-Fetch-Site: same-origin` only for one that our own app
 * started (a sandboxed site page has no origin to share); where sites have a host of their own, the
 * Referer names the app.
 */
export function countsAsView(
  request: ViewRequest,
  origins: { sites: string; app: string },
): boolean {
  if (request.method !== 'GET') return false;
  if (!PAGE_DESTINATIONS.has(request.fetchDestination)) return false;
  if (request.purpose.includes('prefetch')) return false;
  return !isOpenedByApp(request, origins) && !BOT.test(request.userAgent);
}

function isOpenedByApp(request: ViewRequest, origins: { sites: string; app: string }): boolean {
  if (request.fetchSite === 'same-origin') return true;
  return origins.sites !== origins.app && originOf(request.referer) === origins.app;
}

function originOf(address: string): string {
  return /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? '';
}
