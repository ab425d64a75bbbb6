import type { PageElement } from './read-document.ts';

/** Attributes that make a browser fetch or send something without being asked. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  form: ['action'],
  base: ['href'],
};

/** Links that only name another place. */
const NAMING_RELATIONS = /\b(?:canonical|alternate|author|license|me|next|prev)\b/i;
/** Embedded players and maps that people ask for. */
const KNOWN_FRAMES =
  /^(?:www\.)?(?:google\.com|youtube(?:-nocookie)?\.com|openstreetmap\.org|vimeo\.com|player\.vimeo\.com)$/;

/** What in a page reaches out to other hosts or runs from an address: short descriptions, none for a clean page. */
export function checkHosts(elements: readonly PageElement[]): string[] {
  return [...new Set(elements.flatMap(describeElement))];
}

function describeElement(element: PageElement): string[] {
  const { tag, attributes } = element;
  const found = (LOADING[tag] ?? []).flatMap((name) => describeAddress(element, attributes[name]));
  if (tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
    found.push('refresh');
  if (tag === 'base') found.push('base');
  const scripted = Object.values(attributes).some((value) => /^\s*javascript:/i.test(value));
  return scripted ? [...found, 'javascript:'] : found;
}

function describeAddress({ tag, attributes }: PageElement, address: string | undefined): string[] {
  const host = /^\s*(?:https?:)?\/\/([^/?#\s]+)/i.exec(address ?? '')?.[1]?.toLowerCase();
  if (host === undefined) return [];
  if (tag === 'link' && NAMING_RELATIONS.test(attributes.rel ?? '')) return [];
  if (tag === 'iframe' && KNOWN_FRAMES.test(host)) return [];
  return [`${tag} ${host}`];
}
