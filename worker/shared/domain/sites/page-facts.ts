import { SITE_LIMITS } from './limits.ts';
import { cutText } from '../text/plain-line.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** True when a page is long enough and has a tag in it. */
export function looksLikePage(html: string): boolean {
  return html.trim().length >= SITE_LIMITS.pageMinimumCharacters && /<[a-z!]/i.test(html);
}

/** The text of the first `<title>`, one line of at most 100 characters; empty when there is none. */
export function pageTitle(html: string): string {
  const raw = /<title[^>]{0,200}>([^<]{0,2000})/i.exec(html)?.[1] ?? '';
  const text = raw.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) =>
    decodeEntity(whole, name),
  );
  return cutText(text, SITE_LIMITS.titleCharacters);
}

/**
 * The name of a site after its page was made anew: the new title, unless its owner chose the name. `before` is the
 * title of the page until then.
 */
export function nameAfter({
  name,
  before,
  after,
}: Record<'name' | 'before' | 'after', string>): string {
  const isTitle = name === before || name === before.split(/\s[–—|·-]\s/)[0];
  return isTitle && after !== '' ? after : name;
}

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const isHex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
