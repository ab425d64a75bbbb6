/**
 * What a site may hold and the type it is served with. The type comes from this table alone, never from
 * the uploader or the store (SITE-8); a name whose extension is missing here does not exist for the public.
 */
const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

const SEGMENT = '[A-Za-z0-9][A-Za-z0-9._-]{0,99}';
const ASSET_PATH = new RegExp(`^${SEGMENT}(/${SEGMENT}){0,4}$`);

export const PAGE_PATH = 'index.html';

/** The Content-Type a path is served with, or null when the path may not exist on a site (SITE-7). */
export function assetContentType(path: string): string | null {
  if (!ASSET_PATH.test(path) || path.includes('..')) return null;
  const extension = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
  if (extension === undefined || !Object.hasOwn(CONTENT_TYPES, extension)) return null;
  return CONTENT_TYPES[extension] ?? null;
}

const KINDS: Record<string, 'markup' | 'script' | 'style'> = {
  html: 'markup',
  svg: 'markup',
  xml: 'markup',
  js: 'script',
  mjs: 'script',
  css: 'style',
};

/** How a browser reads a file of a site; null for one that can neither show nor do anything by itself. */
export function kindOfFile(path: string): 'markup' | 'script' | 'style' | null {
  return KINDS[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** True for HTML, which is served with the storage shim in it. */
export function isHtmlType(contentType: string): boolean {
  return contentType.startsWith('text/html');
}
