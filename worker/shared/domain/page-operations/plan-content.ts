import { escapeAttribute } from '../html/escape.ts';
import { isInside, textOf, textsIn } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import type { Splice } from '../text/splices.ts';
import { checkAttribute, refusal } from './guards.ts';
import {
  OPERATION_LIMITS,
  type ContentPiece,
  type Refusal,
  type SetContent,
} from './operation-types.ts';
import {
  collapse,
  findPart,
  holdsMarkup,
  isTextless,
  nameElement,
  shorten,
  type Planned,
  type PlanPage,
} from './plan.ts';
import { unitsIn, writerFor } from './text-units.ts';

const DEEPEST = 60;
const MADE = { b: 'strong', i: 'em', a: 'a' } as const;

/** Stay as they are, whatever the pieces say of their content. */
const ATOMS = new Set(
  'svg math video audio picture canvas object select button meter progress map table'.split(' '),
);

/** Rewrites what stands inside an element of a live page. The source of what stays does not change. */
export function planContent(page: PlanPage, { at, pieces }: SetContent): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  if (isTextless(element) || !holdsMarkup(element) || isAtom(element))
    return refusal('no-text', `<${element.tag}>`);
  const content: Content = { page, element, words: '', text: '', used: new Set() };
  const refused = checkPieces(content, pieces, 0);
  if (refused) return refused;
  if (content.words.length > OPERATION_LIMITS.textCharacters)
    return refusal('too-large', String(content.words.length));
  const write = writerFor(unitsIn(page.html, element, isAtom), content.words);
  const splices = narrow(page.html, element, writePieces(content, pieces, write));
  const { start } = element.startTag;
  const expected = collapse(content.text);
  const from = textOf(element);
  return {
    ok: true,
    splices,
    change:
      from === expected
        ? { key: 'format', element: nameElement(element) }
        : {
            key: 'text',
            element: nameElement(element),
            from: shorten(from),
            to: shorten(expected),
          },
    holds: (changed) => {
      const after = changed.at(start);
      return after !== undefined && textOf(after) === expected;
    },
  };
}

interface Content {
  page: PlanPage;
  element: IndexedElement;
  /** Of the pieces, and with those of atoms. */
  words: string;
  text: string;
  /** Keys that pieces have named. */
  used: Set<number>;
}

function checkPieces(
  content: Content,
  pieces: readonly ContentPiece[],
  depth: number,
): Refusal | undefined {
  if (depth > DEEPEST) return refusal('bad-input', 'too deep');
  for (const piece of pieces) {
    const refused = checkPiece(content, piece, depth);
    if (refused) return refused;
  }
  return undefined;
}

function checkPiece(content: Content, piece: ContentPiece, depth: number): Refusal | undefined {
  switch (piece.t) {
    case 'text':
      content.words += piece.text;
      content.text += piece.text;
      return undefined;
    case 'made':
      if (piece.tag === 'br') return undefined;
      return (
        (piece.tag === 'a' ? checkHref(piece.href) : undefined) ??
        checkPieces(content, piece.pieces, depth + 1)
      );
    case 'kept':
      return checkKept(content, piece, depth);
  }
}

function checkKept(
  content: Content,
  { key, pieces }: Extract<ContentPiece, { t: 'kept' }>,
  depth: number,
): Refusal | undefined {
  const { used, element, page } = content;
  const kept = page.elementOfKey?.(key);
  if (!kept || used.has(key) || !isInside(kept, element)) return refusal('bad-input', String(key));
  used.add(key);
  if (kept.isSplit) return refusal('mis-nested', `<${kept.tag}>`);
  if (isAtom(kept)) {
    for (const { value } of textsIn(kept)) content.text += value;
    return undefined;
  }
  return kept.endTag
    ? checkPieces(content, pieces, depth + 1)
    : refusal('mis-nested', `<${kept.tag}>`);
}

function checkHref(href: string | null): Refusal | undefined {
  if (href === null || href.trim() === '') return refusal('bad-value', String(href));
  return checkAttribute('href', href);
}

function isAtom(element: IndexedElement): boolean {
  return ATOMS.has(element.tag) || isTextless(element) || element.tag === 'textarea';
}

function writePieces(
  content: Content,
  pieces: readonly ContentPiece[],
  write: (text: string) => string,
): string {
  const { html } = content.page;
  let written = '';
  for (const piece of pieces) {
    if (piece.t === 'text') written += write(piece.text);
    else if (piece.t === 'made') written += writeMade(content, piece, write);
    else {
      const kept = content.page.elementOfKey?.(piece.key);
      if (!kept) continue;
      const { range, inner } = kept;
      written += isAtom(kept)
        ? html.slice(range.start, range.end)
        : html.slice(range.start, inner.start) +
          writePieces(content, piece.pieces, write) +
          html.slice(inner.end, range.end);
    }
  }
  return written;
}

function writeMade(
  content: Content,
  piece: Extract<ContentPiece, { t: 'made' }>,
  write: (text: string) => string,
): string {
  if (piece.tag === 'br') return '<br>';
  const tag = MADE[piece.tag];
  const href = piece.tag === 'a' ? ` href="${escapeAttribute((piece.href ?? '').trim())}"` : '';
  return `<${tag}${href}>${writePieces(content, piece.pieces, write)}</${tag}>`;
}

/** Only the stretch that differs, cut at tags and words as it happens: the rest is the same text. */
function narrow(html: string, { inner, tag }: IndexedElement, written: string): Splice[] {
  const source = html.slice(inner.start, inner.end);
  // A parser drops one line break right behind this tag.
  const first = tag === 'pre' ? (/^\r?\n/.exec(source)?.[0] ?? '') : '';
  const wanted = written.startsWith(first) && first !== '' ? written : first + written;
  if (wanted === source) return [];
  let lead = 0;
  while (lead < Math.min(source.length, wanted.length) && source[lead] === wanted[lead]) lead += 1;
  let tail = 0;
  const most = Math.min(source.length, wanted.length) - lead;
  while (tail < most && source.at(-1 - tail) === wanted.at(-1 - tail)) tail += 1;
  return [
    {
      start: inner.start + lead,
      end: inner.end - tail,
      replacement: wanted.slice(lead, wanted.length - tail),
    },
  ];
}
