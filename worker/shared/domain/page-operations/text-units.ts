import { parseFragment } from 'parse5';
import { escapeText } from '../html/escape.ts';
import type { IndexedElement, IndexedNode, IndexedText } from '../html/source-index.ts';

/** Characters of a text with the source that a parser read them from. */
interface TextUnit {
  value: string;
  source: string;
}

const REFERENCE = /^&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);?/i;

/** All texts inside an element in order, character references in one unit each; comments stay at their words. */
export function unitsIn(
  html: string,
  element: IndexedElement,
  isAtom: (element: IndexedElement) => boolean,
): TextUnit[] {
  const units: TextUnit[] = [];
  let waiting = '';
  const read = (nodes: readonly IndexedNode[]): void => {
    for (const node of nodes) {
      const source = html.slice(node.range.start, node.range.end);
      if (node.kind === 'comment') waiting += source;
      if (node.kind === 'text') {
        const own = unitsOf(node, source);
        const [first] = own;
        if (first) first.source = waiting + first.source;
        waiting = first ? '' : waiting;
        for (const unit of own) units.push(unit);
      }
      if (node.kind !== 'element' || isAtom(node)) continue;
      // A comment stays in the element that holds it, or goes.
      waiting = '';
      read(node.nodes);
      waiting = '';
    }
  };
  read(element.nodes);
  return units;
}

function unitsOf({ value }: IndexedText, source: string): TextUnit[] {
  const units: TextUnit[] = [];
  let at = 0;
  for (let read = 0; read < value.length;) {
    const unit = unitAt(source, at, value.slice(read, read + 40));
    // Pieces that a parser put together: what they say is written anew.
    if (!unit)
      return Array.from(value, (character) => ({
        value: character,
        source: escapeText(character),
      }));
    units.push(unit);
    at += unit.source.length;
    read += unit.value.length;
  }
  return units;
}

function unitAt(source: string, at: number, value: string): TextUnit | undefined {
  if (source.startsWith('\r\n', at) && value.startsWith('\n'))
    return { value: '\n', source: '\r\n' };
  const character = source.charAt(at);
  const reference = character === '&' ? REFERENCE.exec(source.slice(at, at + 40))?.[0] : undefined;
  const decoded = reference === undefined ? undefined : decode(reference);
  if (reference !== undefined && decoded !== undefined && decoded !== reference)
    return value.startsWith(decoded) ? { value: decoded, source: reference } : undefined;
  if (character === '<' || !value.startsWith(character) || character === '') return undefined;
  return { value: character, source: character };
}

function decode(reference: string): string | undefined {
  const [text] = parseFragment(reference).childNodes;
  return text && 'value' in text ? text.value : undefined;
}

/**
 * Writes the words of a changed text one stretch after the other. Words that are equal at the beginning and
 * at the end of the whole text are written as the source has them.
 */
export function writerFor(units: readonly TextUnit[], words: string): (stretch: string) => string {
  const lead: TextUnit[] = [];
  let start = 0;
  for (const unit of units) {
    if (!words.startsWith(unit.value, start)) break;
    lead.push(unit);
    start += unit.value.length;
  }
  if (lead.length < units.length || start < words.length) closeReference(lead);
  const tail: TextUnit[] = [];
  let end = words.length;
  for (const unit of units.slice(lead.length).toReversed()) {
    if (end - unit.value.length < start || !words.endsWith(unit.value, end)) break;
    tail.unshift(unit);
    end -= unit.value.length;
  }
  const sources = new Map<number, TextUnit>();
  place(sources, lead, 0);
  place(sources, tail, end);
  let position = 0;
  return (stretch) => {
    const until = position + stretch.length;
    let written = '';
    while (position < until) {
      const unit = sources.get(position);
      const isWhole = unit !== undefined && position + unit.value.length <= until;
      const character = words.charAt(position);
      written += isWhole ? unit.source : escapeText(character);
      position += isWhole ? unit.value.length : 1;
    }
    return written;
  };
}

/** A bare ampersand at the end must not begin a reference together with what is written behind it. */
function closeReference(lead: TextUnit[]): void {
  let at = lead.length - 1;
  while (at >= 0 && /^[#\w]$/.test(lead[at]?.source ?? '')) at -= 1;
  const unit = lead[at];
  if (unit?.source.startsWith('&') && !unit.source.endsWith(';'))
    lead[at] = { ...unit, source: escapeText(unit.value) };
}

function place(sources: Map<number, TextUnit>, units: readonly TextUnit[], from: number): void {
  let position = from;
  for (const unit of units) {
    sources.set(position, unit);
    position += unit.value.length;
  }
}
