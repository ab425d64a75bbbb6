import { assetContentType, PAGE_PATH } from './asset-path.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ADDRESS = /^\/(?:s|sites)\/([^/]*)(?:\/(.*))?$/s;
const CHECKED_FILE = /^sites\/([^/]+)\/index\.html$/;

/** Where a public address points: `path` is null for the bare `/s/<uuid>` and `/s/<uuid>/`. */
export interface SiteAddress {
  uuid: string;
  path: string | null;
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * Reads `/s/<uuid>/<path>` or `/sites/<uuid>/<path>` from the raw pathname of a URL. The path is decoded
 * exactly once, so a doubly encoded one keeps its percent sign and fails. Null for every other form.
 */
export function parseSiteAddress(rawPathname: string): SiteAddress | null {
  const match = ADDRESS.exec(rawPathname);
  const uuid = match?.[1] ?? '';
  if (!isUuid(uuid)) return null;
  const path = decodeOnce(match?.[2] ?? '');
  if (path === null) return null;
  if (path === '') return { uuid: uuid.toLowerCase(), path: null };
  return assetContentType(path) === null ? null : { uuid: uuid.toLowerCase(), path };
}

/** The uuid in `sites/<uuid>/index.html`, the only path that may be asked about; null for any other form. */
export function parseCheckedFile(path: string): string | null {
  const uuid = CHECKED_FILE.exec(path)?.[1] ?? '';
  return isUuid(uuid) ? uuid.toLowerCase() : null;
}

/** The public path of a site's page. */
export function sitePagePath(uuid: string): string {
  return `/s/${uuid}/${PAGE_PATH}`;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
