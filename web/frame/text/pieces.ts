import type { EDITING_LIMITS as EditingLimits, TextPiece } from '#contract/page-editing.ts';
import { keyOf } from '../keys.ts';
import {
  cut,
  dataOfText,
  firstChild,
  getAttribute,
  indexOf,
  isElement,
  isText,
  min,
  nextSibling,
  push,
  textContent,
  weakGet,
  weakSet,
} from '../natives.ts';
import { isWordless } from './text-host.ts';

const MOST_NODES: (typeof EditingLimits)['textNodes'] = 2_000;
const LONGEST_HREF = 2_000;
const NBSP = '\u00a0';

export type MadeTag = Extract<TextPiece, { t: 'made' }>['tag'];

const madeTags = new WeakMap<Node, MadeTag>();
const placeholders = new WeakMap<Node, boolean>();
/** What a text, or an element's words, were when editing began. */
const before = new WeakMap<Node, string>();

export function markMade(element: Element, tag: MadeTag): void {
  weakSet(madeTags, element, tag);
}

/** A line break that only holds the new line open until something is typed there. */
export function markPlaceholder(element: Element): void {
  weakSet(placeholders, element, true);
}

export function isPlaceholder(node: Node): boolean {
  return weakGet(placeholders, node) === true;
}

export function madeTagOf(node: Node): MadeTag | undefined {
  return weakGet(madeTags, node);
}

export function wordsBefore(node: Node): string {
  return weakGet(before, node) ?? '';
}

export function isMadeBreak(node: Node): boolean {
  return weakGet(madeTags, node) === 'br';
}

/** Remembers the words within: a formatted word that is emptied later is left out of the pieces. */
export function rememberWords(node: Node): void {
  weakSet(before, node, isText(node) ? dataOfText(node) : (textContent(node) ?? ''));
  for (let child = firstChild(node); child !== null; child = nextSibling(child))
    rememberWords(child);
}

/** The edited text as the source is to have it; null when it is too much. */
export function readPieces(host: Element): TextPiece[] | null {
  const count = { nodes: 0 };
  const pieces = readChildren(host, count);
  return count.nodes > MOST_NODES ? null : pieces;
}

function readChildren(parent: Node, count: { nodes: number }): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let child = firstChild(parent); child !== null; child = nextSibling(child))
    readNode(child, pieces, count);
  return pieces;
}

function readNode(node: Node, pieces: TextPiece[], count: { nodes: number }): void {
  count.nodes += 1;
  if (isText(node))
    return addText(pieces, plainSpaces(dataOfText(node), weakGet(before, node) ?? ''));
  if (!isElement(node) || weakGet(placeholders, node) === true) return;
  const key = keyOf(node);
  const made = weakGet(madeTags, node);
  if (key !== null && made === undefined) return readKept(node, pieces, count);
  if (made === 'br') return push(pieces, { t: 'made', tag: 'br', href: null, pieces: [] });
  const inner = readChildren(node, count);
  if (made === undefined) return addAll(pieces, inner);
  const href = made === 'a' ? cut(getAttribute(node, 'href') ?? '', 0, LONGEST_HREF) : null;
  if (inner.length > 0) push(pieces, { t: 'made', tag: made, href, pieces: inner });
}

function readKept(element: Element, pieces: TextPiece[], count: { nodes: number }): void {
  const key = keyOf(element) as number;
  const hadWords = (weakGet(before, element) ?? '') !== '';
  const inner = isWordless(element) || !hadWords ? [] : readChildren(element, count);
  if (hadWords && inner.length === 0 && !isWordless(element)) return;
  push(pieces, { t: 'kept', key, pieces: inner });
}

function addText(pieces: TextPiece[], text: string): void {
  const last = pieces[pieces.length - 1];
  if (last !== undefined && last.t === 'text') last.text += text;
  else if (text !== '') push(pieces, { t: 'text', text });
}

function addAll(pieces: TextPiece[], more: readonly TextPiece[]): void {
  for (let at = 0; at < more.length; at += 1) {
    const piece = more[at] as TextPiece;
    if (piece.t === 'text') addText(pieces, piece.text);
    else push(pieces, piece);
  }
}

/**
 * While somebody types, browsers write a space at an end, or beside another one, as a no-break space. Where it
 * stands alone between words it becomes an ordinary one; those that the text had before stay.
 */
export function plainSpaces(text: string, original: string): string {
  if (indexOf(text, NBSP) < 0) return text;
  const shorter = min(text.length, original.length);
  let start = 0;
  while (start < shorter && text[start] === original[start]) start += 1;
  let same = 0;
  while (
    same < shorter - start &&
    text[text.length - 1 - same] === original[original.length - 1 - same]
  )
    same += 1;
  const end = text.length - same;
  let plain = cut(text, 0, start);
  for (let at = start; at < end; at += 1) {
    const isAlone = text[at] === NBSP && !isSpace(text[at - 1]) && !isSpace(text[at + 1]);
    plain += isAlone ? ' ' : text[at];
  }
  return plain + cut(text, end);
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === NBSP || character === '\n' || character === '\t';
}

/** One text for equal pieces, another one for others. */
export function describePieces(pieces: readonly TextPiece[]): string {
  let all = '';
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as TextPiece;
    if (piece.t === 'text') all += `"${piece.text}"`;
    else {
      const name = piece.t === 'kept' ? `${piece.key}` : `${piece.tag} ${piece.href ?? ''}`;
      all += `<${name}>${describePieces(piece.pieces)}</>`;
    }
  }
  return all;
}
