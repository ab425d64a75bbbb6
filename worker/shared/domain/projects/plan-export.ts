import { archivePaths } from './archive-paths.ts';
import { resolveReference } from './link-files.ts';
import { listReferences, rewriteReferences } from './page-references.ts';

const ASSET_FOLDER = 'assets';

/** A file of the product's own host that a page shows and its archive must carry. */
export interface ExportAsset {
  /** As the page writes it. */
  url: string;
  /** Absolute, to fetch it from. */
  address: string;
  /** Where it lies in the archive. */
  path: string;
}

export interface ExportPlan {
  assets: ExportAsset[];
  /** Addresses on other hosts: they stay, and need a network. */
  remote: string[];
}

/** Where a page is served: `https://example.com` and `/s/1/index.html`. */
export interface PageAddress {
  origin: string;
  path: string;
}

/**
 * What a page needs beside itself to open offline: what lies on its own origin comes along, what lies on
 * other hosts stays where it is. Anchors and data URLs need nothing.
 */
export function planExport(html: string, page: PageAddress): ExportPlan {
  const own = new Map<string, string>();
  const remote = new Set<string>();
  for (const url of listReferences(html)) {
    const local = ownPath(url, page);
    if (local !== null) own.set(url, local);
    else if (/^(?:https?:)?\/\//i.test(url)) remote.add(url);
  }
  const paths = archivePaths([...own.values()].map(assetPath));
  const assets = [...own].map(([url, local], index) => ({
    url,
    address: `${page.origin}/${local.split('/').map(encodeURIComponent).join('/')}`,
    path: paths[index] ?? assetPath(local),
  }));
  return { assets, remote: [...remote] };
}

/** The page with relative addresses for the assets that came along. */
export function localisePage(html: string, assets: readonly ExportAsset[]): string {
  const paths = new Map(assets.map(({ url, path }) => [url, path]));
  return rewriteReferences(html, (url) => {
    const path = paths.get(url);
    return path === undefined ? null : path.split('/').map(encodeURIComponent).join('/');
  });
}

/** The path on the page's own origin, without its first slash; null for other hosts and what needs no fetching. */
function ownPath(url: string, { origin, path }: PageAddress): string | null {
  if (url === origin || url.startsWith(`${origin}/`)) {
    return resolveReference('', url.slice(origin.length) || '/');
  }
  return resolveReference(path.replace(/^\//, ''), url);
}

function assetPath(path: string): string {
  return `${ASSET_FOLDER}/${path.slice(path.lastIndexOf('/') + 1)}`;
}
