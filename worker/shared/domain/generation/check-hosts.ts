import type { PageElement } from './read-document.ts';

/** Attributes that make a browser load or send something by itself. */
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

/** Link relations that only name another address. */
const NAMING_RELATIONS = /\b(?:canonical|alternate|author|license|me|next|prev)\b/i;
/** Embedded players and maps that users ask for. */
const KNOWN_FRAMES =
  /^(?:www\.)?(?:google\.com|youtube(?:-nocookie)?\.com|openstreetmap\.org|vimeo\.com|player\.vimeo\.com)$/;

/** Addresses in styles, and addresses in scripts that are fetched, connected to or imported. */
const IN_STYLE = /(?:url\(\s*|@import\s+)(?:["']\s*)?(?:https?:)?\/\/([^/?#\s"')]+)/gi;
const IN_SCRIPT = [
  /\b(?:fetch|import|importScripts|sendBeacon|WebSocket|EventSource|Worker)\s*\(\s*["'`](?:(?:https?|wss?):)?\/\/([^/?#\s"'`$]+)/g,
  /\.open\(\s*["'`](?:GET|POST|PUT|PATCH|DELETE)["'`]\s*,\s*["'`](?:https?:)?\/\/([^/?#\s"'`$]+)/gi,
  /\b(?:import|from)\s*["'](?:https?:)?\/\/([^/?#\s"']+)/g,
];

/**
 * The parts of a page that contact other hosts, as short descriptions; empty for a clean page. Hosts named in
 * the request are allowed.
 */
export function checkHosts(elements: readonly PageElement[], request = ''): string[] {
  const wanted = request.toLowerCase();
  const found = elements.flatMap((element) => [...describeElement(element), ...insideOf(element)]);
  return [...new Set(found)].filter((description) => {
    const host = description.split(' ')[1];
    return host === undefined || !wanted.includes(host.replace(/^www\./, ''));
  });
}

/** Hosts in the text of styles and scripts and in style attributes. */
function insideOf({ tag, attributes, text }: PageElement): string[] {
  if (tag !== 'style' && tag !== 'script' && attributes.style === undefined) return [];
  const style = `${tag === 'style' ? text : ''} ${attributes.style ?? ''}`;
  const script = tag === 'script' && !('src' in attributes) ? text : '';
  return [
    ...[...style.matchAll(IN_STYLE)].map(([, host = '']) => `style ${host.toLowerCase()}`),
    ...IN_SCRIPT.flatMap((pattern) =>
      [...script.matchAll(pattern)].map(([, host = '']) => `script ${host.toLowerCase()}`),
    ),
  ];
}

/** Everything other than a link that leads a browser to another address, as short descriptions. */
export function checkAddresses(elements: readonly PageElement[]): string[] {
  return [...new Set(elements.flatMap(describeOddities))];
}

function describeOddities({ tag, attributes }: PageElement): string[] {
  const found: string[] = [];
  if (tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
    found.push('refresh');
  if (tag === 'base') found.push('base');
  const scripted = Object.values(attributes).some((value) => /^\s*javascript:/i.test(value));
  return scripted ? [...found, 'javascript:'] : found;
}

function describeElement(element: PageElement): string[] {
  const { tag, attributes } = element;
  return (LOADING[tag] ?? []).flatMap((name) => describeAddress(element, attributes[name]));
}

function describeAddress({ tag, attributes }: PageElement, address: string | undefined): string[] {
  const host = /^\s*(?:https?:)?\/\/([^/?#\s]+)/i.exec(address ?? '')?.[1]?.toLowerCase();
  if (host === undefined) return [];
  if (tag === 'link' && NAMING_RELATIONS.test(attributes.rel ?? '')) return [];
  if (tag === 'iframe' && KNOWN_FRAMES.test(host)) return [];
  return [`${tag} ${host}`];
}
