import type { IndexedElement, IndexedNode } from '#domain/html/source-index.ts';

export interface ListPoints {
  /** Source before the points, such as "We offer:"; empty where the text has none. */
  intro: string;
  /** Source of each point, with its inline markup. */
  points: string[];
}

/** Where a text is cut, and how many characters of it go. */
interface Cut {
  at: number;
  length: number;
}

const SHORTEST_SERIES = 3;
const LONGEST_NAME = 60;

/**
 * The points of a text as its author set them apart: lines, semicolons, a series behind a colon, else sentences.
 * Inline markup is never cut open. Undefined where there is only one.
 */
export function pointsOf(html: string, element: IndexedElement): ListPoints | undefined {
  const breaks = element.nodes.filter(isBreak).map(cutOf);
  if (breaks.length > 0) return cutInto(html, element, { cuts: breaks });
  const colon = cutsAt(html, element, { pattern: /:(?=\s)/g })[0];
  const begin = colon ? colon.at + 1 : element.inner.start;
  if (cutsAt(html, element, { pattern: SEMICOLON }).length > 0) {
    const cuts = cutsAt(html, element, { pattern: SEMICOLON, begin });
    return cutInto(html, element, { cuts, begin });
  }
  return (
    (colon && seriesBehind(html, element, begin)) ??
    cutInto(html, element, { cuts: cutsAt(html, element, { pattern: SENTENCES }) })
  );
}

/** One that ends a character reference (`&amp;`) separates nothing. */
const SEMICOLON = /(?<!&#?\w{1,30});/g;
/** The space after a sentence; "3.50" and "e.g. this" go on. */
const SENTENCES = /(?<=[.!?…]["”»)]?)\s+(?=["“«(]?\p{Lu})/gu;
const SERIES = /,\s+(?:and|or|e|ed|o)\s|\s(?:and|or|e|ed|o)\s|,\s/gu;

function seriesBehind(
  html: string,
  element: IndexedElement,
  begin: number,
): ListPoints | undefined {
  const cuts = cutsAt(html, element, { pattern: SERIES, begin });
  const read = cutInto(html, element, { cuts, begin });
  const isSeries =
    read !== undefined &&
    read.points.length >= SHORTEST_SERIES &&
    read.points.every((point) => point.length <= LONGEST_NAME && !/[.!?]\s/.test(point));
  return isSeries
    ? { ...read, points: read.points.map((point) => point.replace(/\.$/, '')) }
    : undefined;
}

function isBreak(node: IndexedNode): node is IndexedElement {
  return node.kind === 'element' && node.tag === 'br';
}

function cutOf({ range }: IndexedElement): Cut {
  return { at: range.start, length: range.end - range.start };
}

/** Where the element's own text, from `begin` on, has the pattern. */
function cutsAt(
  html: string,
  { nodes, inner }: IndexedElement,
  { pattern, begin = inner.start }: { pattern: RegExp; begin?: number },
): Cut[] {
  return nodes
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ range }) =>
      [...html.slice(range.start, range.end).matchAll(pattern)].map((match) => ({
        at: range.start + match.index,
        length: match[0].length,
      })),
    )
    .filter(({ at }) => at >= begin);
}

function cutInto(
  html: string,
  { inner }: IndexedElement,
  { cuts, begin = inner.start }: { cuts: readonly Cut[]; begin?: number },
): ListPoints | undefined {
  const points: string[] = [];
  let from = begin;
  for (const { at, length } of [...cuts, { at: inner.end, length: 0 }]) {
    const point = html.slice(from, at).replace(/\s+/g, ' ').trim();
    if (point !== '') points.push(point);
    from = at + length;
  }
  return points.length > 1 ? { intro: html.slice(inner.start, begin).trim(), points } : undefined;
}
