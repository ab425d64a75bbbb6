import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';

/** A piece of a page. All pieces together are the whole page. */
export interface PagePiece {
  start: number;
  end: number;
  /** Rules and scripts are searched with other words than visible text. */
  kind: 'markup' | 'code';
}

/** Large enough for an element and its neighbours, small enough to leave others out. */
const PIECE_CHARACTERS = 4_000;
/** A few rules, because most of a style sheet does not concern the request. */
const CODE_CHARACTERS = 1_000;

/** Cuts a page between elements (inside an element if it is too long) and code between lines. */
export function cutPage(index: SourceIndex): PagePiece[] {
  const { html } = index;
  const code = index.elements.filter(({ tag }) => tag === 'style' || tag === 'script');
  const cuts = new Set([0, html.length]);
  for (const element of index.elements) addCuts(element, html, cuts);
  for (const { inner } of code) addLineCuts(inner, html, cuts);
  const offsets = [...cuts].sort((a, b) => a - b);
  const slices = offsets.slice(1).map((end, at): PagePiece => {
    const start = offsets[at] ?? 0;
    const isCode = code.some(
      ({ inner }) => start >= inner.start && end <= inner.end && start < end,
    );
    return { start, end, kind: isCode ? 'code' : 'markup' };
  });
  return joinSmall(slices);
}

function addCuts({ range, parent }: IndexedElement, html: string, cuts: Set<number>): void {
  const isInLong = parent === undefined || parent.range.end - parent.range.start > PIECE_CHARACTERS;
  if (!isInLong) return;
  cuts.add(lineStartBefore(html, range.start));
  cuts.add(lineEndAfter(html, range.end));
}

function addLineCuts(
  { start, end }: { start: number; end: number },
  html: string,
  cuts: Set<number>,
) {
  if (end - start <= CODE_CHARACTERS) return;
  cuts.add(start);
  cuts.add(end);
  for (let at = start + CODE_CHARACTERS; at < end; at += CODE_CHARACTERS) {
    const lineEnd = html.indexOf('\n', at) + 1;
    const ruleEnd = html.indexOf('}', at) + 1;
    const cut = lineEnd > 0 && lineEnd - at < CODE_CHARACTERS ? lineEnd : ruleEnd;
    if (cut > 0 && cut < end) cuts.add(cut);
    at = Math.max(at, cut);
  }
}

/** The start of the line if only spaces lie in between. */
function lineStartBefore(html: string, offset: number): number {
  let at = offset;
  while (at > 0 && (html[at - 1] === ' ' || html[at - 1] === '\t')) at -= 1;
  return at === 0 || html[at - 1] === '\n' ? at : offset;
}

function lineEndAfter(html: string, offset: number): number {
  const blanks = /[ \t]*\r?\n/y;
  blanks.lastIndex = offset;
  return blanks.test(html) ? blanks.lastIndex : offset;
}

function joinSmall(slices: readonly PagePiece[]): PagePiece[] {
  const pieces: PagePiece[] = [];
  for (const slice of slices) {
    const last = pieces.at(-1);
    const longest = slice.kind === 'code' ? CODE_CHARACTERS : PIECE_CHARACTERS;
    const fits = last !== undefined && slice.end - last.start <= longest;
    if (fits && last.kind === slice.kind) last.end = slice.end;
    else pieces.push({ ...slice });
  }
  return pieces;
}
