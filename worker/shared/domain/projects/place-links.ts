import { indexHtml, type IndexedElement } from '../html/source-index.ts';
import { applySplices, setAttribute } from '../html/splice.ts';
import { PAGE_PATH } from '../sites/asset-path.ts';
import { resolveReference } from './link-files.ts';
import { rewriteCssReferences, rewriteReferences } from './page-references.ts';

/** A link of a project's file to something that the project does not have. */
export interface DeadLink {
  /** The file with the link. */
  from: string;
  /** As it is written. */
  to: string;
}

export interface PlacedFile {
  text: string;
  deadLinks: DeadLink[];
}

/** What is served beside the sites and may stand in a project's page. */
const SERVED_BESIDE = /^\/(?:s|sites|images|fonts)\//;

/**
 * The text of a project's page or style sheet with links that hold at its public path, and those that lead nowhere. A
 * site lies below a folder of its host, so links from the root (`/about.html`) and to folders (`about/`) are written
 * anew; every other byte stays. `paths` are the public files.
 */
export function placeLinks(
  { path, text }: { path: string; text: string },
  paths: ReadonlySet<string>,
): PlacedFile {
  const dead = new Map<string, DeadLink>();
  function place(url: string): string | null {
    const placed = placeUrl(url, { path, paths });
    if (placed === 'dead') dead.set(url, { from: path, to: url });
    return placed === 'dead' ? null : placed;
  }
  const placed = rewriteFile({ path, text }, place);
  return { text: placed, deadLinks: [...dead.values()] };
}

function rewriteFile(
  { path, text }: { path: string; text: string },
  place: (url: string) => string | null,
): string {
  if (/\.css$/i.test(path)) return rewriteCssReferences(text, place);
  if (!/\.html$/i.test(path)) return text;
  const { elements } = indexHtml(text);
  // The page says itself where its links begin.
  if (elements.some((element) => element.tag === 'base')) return text;
  const splices = elements.flatMap((element) => placeNavigation(element, place));
  return rewriteReferences(applySplices(text, splices), place);
}

const NAVIGATING: Record<string, string> = { a: 'href', area: 'href', form: 'action' };

function placeNavigation(element: IndexedElement, place: (url: string) => string | null) {
  const name = Object.hasOwn(NAVIGATING, element.tag) ? NAVIGATING[element.tag] : undefined;
  const value = element.attributes.find((attribute) => attribute.name === name)?.value.trim();
  if (name === undefined || value === undefined || value === '') return [];
  const next = place(value);
  return next === null ? [] : setAttribute(element, name, next);
}

interface Place {
  path: string;
  paths: ReadonlySet<string>;
}

/** The address as it is to be written; null where it holds already. */
function placeUrl(url: string, { path, paths }: Place): string | null {
  const [, address = '', behind = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return null;
  if (SERVED_BESIDE.test(address)) return null;
  const meant = [address, address.replace(/\/*$/, `/${PAGE_PATH}`), `${address}.html`];
  const targets = meant.map((written) => resolveReference(path, written));
  const found = targets.find((target) => target !== null && paths.has(target)) ?? null;
  if (found === null) return 'dead';
  const holds = found === targets[0] && !address.startsWith('/');
  return holds ? null : relativePath(path, found) + behind;
}

function relativePath(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to;
}
