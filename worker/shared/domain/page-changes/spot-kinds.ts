import { ancestorsOf, attributeOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { spotOf, type ChangeSpot, type HiddenKind, type SpotKind } from './change-types.ts';

export const TAG = /<[^<>]*>/g;
export const START_TAG = /<([a-z][\w-]*)/i;
const OF_LOOKS = new Set(['class', 'style']);
const OF_PICTURES = new Set(['src', 'srcset', 'sizes', 'poster', 'width', 'height']);
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;

/** What another start tag means, told by the attributes that differ. */
export function kindOfTag(element: IndexedElement, old: string | undefined): SpotKind {
  if (old === undefined) return 'changed';
  const earlier = new Map(
    [...old.matchAll(ATTRIBUTE)].map(([text, name = '']) => [name.toLowerCase(), plain(text)]),
  );
  const differing = new Set(earlier.keys());
  for (const { name, value } of element.attributes) {
    if (earlier.get(name) === plain(` ${name}="${value}"`)) differing.delete(name);
    else differing.add(name);
  }
  const names = [...differing];
  if (names.every((name) => OF_LOOKS.has(name))) return 'look';
  if (names.every((name) => OF_PICTURES.has(name))) return 'picture';
  return names.length === 1 && names[0] === 'href' ? 'link' : 'changed';
}

/** An attribute without its quotes; an ampersand reads the same escaped or not. */
function plain(attribute: string): string {
  return attribute
    .trim()
    .replace(/["']/g, '')
    .replaceAll('&amp;', '&')
    .replace(/(?<!\s)\s*=\s*/, '=');
}

/** Inside these only the whole is seen. */
const SEEN_AS_WHOLE = new Set(['svg', 'select', 'picture', 'video', 'audio', 'object', 'math']);
const HIDDEN_TAGS: Readonly<Record<string, HiddenKind>> = {
  script: 'script',
  noscript: 'script',
  style: 'style',
  link: 'settings',
  title: 'title',
  template: 'settings',
  head: 'settings',
  html: 'settings',
};

/** The change of an element as it is seen on the page, or why it cannot be. */
export function seenSpot(element: IndexedElement, kind: SpotKind): ChangeSpot {
  let seen = element;
  for (const at of [element, ...ancestorsOf(element)]) if (SEEN_AS_WHOLE.has(at.tag)) seen = at;
  const hidden = seen === element ? hiddenKind(element) : hiddenKind(seen);
  if (hidden !== undefined) return spotOf(hidden);
  const isPart = seen !== element && kind !== 'removed';
  return spotOf(isPart ? (seen.tag === 'picture' ? 'picture' : 'changed') : kind, {
    elements: [seen],
  });
}

/** Why an element cannot be seen; undefined where it can. */
export function hiddenKind(element: IndexedElement): HiddenKind | undefined {
  if (element.tag === 'html') return 'settings';
  if (element.tag === 'meta')
    return attributeOf(element, 'name')?.toLowerCase() === 'description'
      ? 'description'
      : 'settings';
  for (const at of [element, ...ancestorsOf(element)]) {
    const kind = at.tag === 'html' ? undefined : HIDDEN_TAGS[at.tag];
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The same for an element that is gone, told by its start tag. */
export function hiddenByTag(tag: string, removed: string): HiddenKind | undefined {
  if (tag !== 'meta') return tag === 'html' || tag === 'head' ? 'settings' : HIDDEN_TAGS[tag];
  return /name\s*=\s*["']?description/i.test(removed) ? 'description' : 'settings';
}
