import { linkedType } from './entry-kinds.ts';
import {
  rewriteCssReferences,
  rewriteReferences,
  type ReplaceReference,
} from './page-references.ts';

/** The files of a project by path (`css/style.css`); media as base64. */
export type ProjectFiles = ReadonlyMap<string, { text: string } | { base64: string }>;

/** The files of a project, as seen from one of its pages. */
export interface LinkedFiles {
  /** Path of the page inside the project. */
  path: string;
  files: ProjectFiles;
}

/** Ends circular imports of style sheets. */
const MAX_DEPTH = 4;

/**
 * The target of a reference in the file `from` (a path inside the project); null when it leaves the project:
 * other hosts, data URLs, anchors, paths above the root.
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
 * Inlines the project's own style sheets, scripts and pictures in a page, so that it is complete where nothing
 * can be loaded. Scripts keep `defer` and `type`. References to missing files are kept.
 */
export function inlineFiles(html: string, place: LinkedFiles): string {
  return rewriteReferences(html, dataUrls(place));
}

/** Gives what a page of the project refers to as a data URL; null for what the project lacks. */
export function dataUrls(place: LinkedFiles): ReplaceReference {
  return (url) => asDataUrl(url, { ...place, depth: 0 });
}

/** Inlines the project's own pictures and fonts in a style sheet. */
export function inlineIntoCss(css: string, place: LinkedFiles): string {
  return rewriteCssReferences(css, (url) => asDataUrl(url, { ...place, depth: 1 }));
}

interface Place extends LinkedFiles {
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
