import { SITE_LIMITS } from './limits.ts';

// Control characters and the bidirectional marks that make a name read as another one.
// oxlint-disable-next-line no-control-regex -- they are what is being removed
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name of a site that was saved without one. */
export function defaultSiteName(uuid: string): string {
  return `Site ${uuid.slice(0, 8)}`;
}

/** A name fit for lists: one line, NFC, no control or direction-changing characters, at most 100 characters. May be empty. */
export function cleanSiteName(name: string): string {
  return cutText(name.normalize('NFC').replace(UNSAFE, ' '), SITE_LIMITS.nameCharacters);
}

/** Collapses white space and cuts to `maximum` characters without splitting a surrogate pair. */
export function cutText(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maximum) return line;
  const cut = line.slice(0, maximum);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
