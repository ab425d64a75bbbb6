/** A part of a drawn page that can be drawn again by itself: the head, the header, a section, the footer. */
export interface PagePiece {
  /** The name in its comment; `top` for what stands before the first one; `menu+` for what stands behind `menu`. */
  name: string;
  text: string;
}

/** Where a part of a drawn page begins. */
const START = /^[^\S\n]*(?:<!-- section: ([\w-]{1,80}) -->|<\/main>)[^\n]*\n/gm;
const SECTION_END = /^( *)<\/section>[^\S\n]*\n/m;

/** Cuts a page at the comments that the designer writes; joined, the pieces are the page. Linear. */
export function cutPage(html: string): PagePiece[] {
  const starts = [...html.matchAll(START)];
  const names = ['top', ...starts.map(([, name]) => name ?? '</main>')];
  const edges = [0, ...starts.map(({ index }) => index), html.length];
  const seen = new Set<string>();
  return names.flatMap((name, at) => {
    const own = seen.has(name) ? `${name}#${at}` : name;
    seen.add(name);
    return splitBehind(own, html.slice(edges[at], edges[at + 1]));
  });
}

/** What was put behind a section is no part of it. */
function splitBehind(name: string, text: string): PagePiece[] {
  const end = SECTION_END.exec(text);
  const at = end === null ? text.length : end.index + end[0].length;
  const behind = text.slice(at);
  return behind.trim() === ''
    ? [{ name, text }]
    : [
        { name, text: text.slice(0, at) },
        { name: `${name}+`, text: behind },
      ];
}
