import { fileExtension } from '../files/file-type.ts';

/** Extensions of files that a project keeps as text. */
const TEXT = new Set(
  'html htm css js mjs jsx ts tsx py json md txt svg xml csv webmanifest'.split(' '),
);

/** Pictures and fonts, which a project embeds as data URLs in the pages that use them. */
const MEDIA_TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const LINKED_TYPES: Record<string, string> = {
  ...MEDIA_TYPES,
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
};

export type EntryKind = 'text' | 'media';

/** How a project stores a file, by its name; null for a type that it cannot store. */
export function entryKind(path: string): EntryKind | null {
  const extension = extensionOf(path);
  if (TEXT.has(extension)) return 'text';
  return Object.hasOwn(MEDIA_TYPES, extension) ? 'media' : null;
}

/** The media type of a file that a page links to (without charset), or null when there is none for it. */
export function linkedType(path: string): string | null {
  const extension = extensionOf(path);
  return Object.hasOwn(LINKED_TYPES, extension) ? (LINKED_TYPES[extension] ?? null) : null;
}

function extensionOf(path: string): string {
  return fileExtension(path.slice(path.lastIndexOf('/') + 1))
    .slice(1)
    .toLowerCase();
}
