export type MarkupKind = 'open' | 'close' | 'comment' | 'declaration' | 'raw';

/** A piece of markup; `raw` is the text of an element such as `script`, whose name it carries. */
export interface Markup {
  kind: MarkupKind;
  /** Lower-case element name; empty for comments and declarations. */
  name: string;
  start: number;
  end: number;
}

const rawElements: readonly string[] = ['script', 'style', 'textarea', 'title'];
const tagName = /<\/?([a-z][^\s/>]*)/iy;

/** Offset after the `>` that ends the tag, quoted attribute values skipped; -1 when nothing does. */
function findTagEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") {
      const close = text.indexOf(sign, at + 1);
      if (close < 0) return -1;
      at = close;
    }
    at += 1;
  }
  return -1;
}

function readComment(text: string, start: number): Markup {
  const isComment = text.startsWith('<!--', start);
  const close = text.indexOf(isComment ? '-->' : '>', start + (isComment ? 4 : 2));
  const end = close < 0 ? text.length : close + (isComment ? 3 : 1);
  return { kind: isComment ? 'comment' : 'declaration', name: '', start, end };
}

function readTag(text: string, start: number): Markup | undefined {
  tagName.lastIndex = start;
  const match = tagName.exec(text);
  if (!match?.[1]) return undefined;
  const end = findTagEnd(text, tagName.lastIndex);
  const kind = text[start + 1] === '/' ? 'close' : 'open';
  return { kind, name: match[1].toLowerCase(), start, end: end < 0 ? text.length : end };
}

function readRaw(text: string, { name, end }: Markup): Markup | undefined {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = end;
  const stop = closing.exec(text)?.index ?? text.length;
  return stop > end ? { kind: 'raw', name, start: end, end: stop } : undefined;
}

/** Reads the markup at `start`, a `<`; undefined when it is just a character of the text. */
function readMarkup(text: string, start: number): Markup | undefined {
  const next = text[start + 1];
  return next === '!' || next === '?' ? readComment(text, start) : readTag(text, start);
}

/**
 * The tags, comments and raw texts of a page or of a fragment of one, in order; what lies between
 * them is text. Lenient and linear: never throws, and an unfinished tag or comment reaches to the end.
 */
export function scanMarkup(text: string): Markup[] {
  const found: Markup[] = [];
  let at = text.indexOf('<');
  while (at >= 0) {
    const markup = readMarkup(text, at);
    if (markup) found.push(markup);
    const isRaw = markup?.kind === 'open' && rawElements.includes(markup.name);
    const raw = isRaw ? readRaw(text, markup) : undefined;
    if (raw) found.push(raw);
    at = text.indexOf('<', raw?.end ?? markup?.end ?? at + 1);
  }
  return found;
}
