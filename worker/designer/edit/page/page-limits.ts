/**
 * The largest page that is edited by rules. Reading one costs about 1 ms of CPU for 2 KB of dense markup, and each
 * instruction of a request reads it again; `npm run bench:designer` prints what pages of this size take.
 */
export const EDIT_LIMITS = {
  /** UTF-16 units, pictures that are embedded as base64 left out: they cost nothing to pass by. */
  characters: 600_000,
  /** Start tags, end tags and comments. */
  tags: 60_000,
} as const;

const EMBEDDED = /;base64,[\w+/=-]+/g;

/** Told from the source alone, before anything is parsed. */
export function isTooLarge(html: string): boolean {
  const { characters, tags } = EDIT_LIMITS;
  if (html.length > characters && html.replace(EMBEDDED, '').length > characters) return true;
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0 && count <= tags; at = html.indexOf('<', at + 1)) {
    if (/[a-z/!]/i.test(html.charAt(at + 1))) count += 1;
  }
  return count > tags;
}
