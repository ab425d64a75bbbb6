import { linkedType } from './entry-kinds.ts';
import { rewriteCssReferences, rewriteReferences } from './page-references.ts';

/** The files of a project by path (`css/style.css`); media as base64. */
export type ProjectFiles = ReadonlyMap<string, { text: string } | { base64: string }>;

/** Style sheets that import each other in a circle end here. */
const MAX_DEPTH = 4;

/**
 * Where a reference written in `from` (a path inside the project) leads, or null when it leaves the
 * project: other hosts, data URLs, anchors, ways above the project's root.
 */
export function resolveReference(from: string, url: string): string | null {
  const [address = ''] = url.split(/[?#]/);
  if (address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return null;
  const parts = address.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of decode(address).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? null : parts.join('/');
}

/**
 * The page with the project's own style sheets, scripts and pictures in it as data URLs, so that it shows
 * complete where nothing can be fetched. Scripts keep `defer` and `type`. What the project lacks stays.
 */
export function inlineFiles(html: string, place: { path: string; files: ProjectFiles }): string {
  return rewriteReferences(html, (url) => asDataUrl(url, { ...place, depth: 0 }));
}

/** The style sheet with the project's own pictures and fonts in it. */
export function inlineIntoCss(css: string, place: { path: string; files: ProjectFiles }): string {
  return rewriteCssReferences(css, (url) => asDataUrl(url, { ...place, depth: 1 }));
}

interface Place {
  path: string;
  files: ProjectFiles;
  depth: number;
}

function asDataUrl(url: string, { path, files, depth }: Place): string | null {
  const target = resolveReference(path, url);
  const file = target === null ? undefined : files.get(target);
  const type = target === null ? null : linkedType(target);
  if (target === null || file === undefined || type === null || depth > MAX_DEPTH) return null;
  if ('base64' in file) return `data:${type};base64,${file.base64}`;
  const text =
    type === 'text/css'
      ? rewriteCssReferences(file.text, (inner) =>
          asDataUrl(inner, { path: target, files, depth: depth + 1 }),
        )
      : file.text;
  return `data:${type};charset=utf-8,${encodeURIComponent(text.toWellFormed())}`;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
