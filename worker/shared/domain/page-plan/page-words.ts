import { decodeEntities } from '../diff/text/html-entities.ts';

/** A tag, up to its end; of a script or style its start. */
const TAG = /<(script|style)\b[^<>]*>|<[^<>]*>/gi;
const LINK = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * The words of a page that a visitor can read or follow: its texts and where its links lead, one after the other.
 * Linear, and right of any markup that a browser would show.
 */
export function wordsOfPage(html: string): string {
  const words: string[] = [];
  let at = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    words.push(html.slice(at, tag.index));
    const link = LINK.exec(tag[0]);
    if (link !== null) words.push(link[1] ?? link[2] ?? '');
    at = TAG.lastIndex;
    if (tag[1] === undefined) continue;
    at = endOfSilence(html, at);
    TAG.lastIndex = at;
  }
  words.push(html.slice(at));
  return decodeEntities(words.join(' '));
}

/** Where a script or style ends. */
function endOfSilence(html: string, from: number): number {
  const end = /<\/(?:script|style)\b/gi;
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
