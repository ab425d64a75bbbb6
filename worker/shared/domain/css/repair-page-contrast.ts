import { elementsIn, findByTag } from '../html/query.ts';
import { indexHtml } from '../html/source-index.ts';
import { applySplices } from '../html/splice.ts';
import type { Splice } from '../text/splices.ts';
import { repairContrast } from './repair-contrast.ts';
import { readStyleSheet } from './style-sheet.ts';
import { writeStyles, type StyledPage } from './write-styles.ts';

/** A readable colour may be taken from parts that inherit it: they get their own in the next round. */
const MOST_ROUNDS = 3;
/** Each round reads the page. */
const LARGEST = 300_000;

/**
 * A page after a change of colours, in which every text that the change made unreadable has a readable colour. A page
 * whose elements are others than before, or that is very large, is returned as it is.
 */
export function repairPageContrast(before: string, after: string): string {
  if (before === after || after.length > LARGEST) return after;
  const was = readStyled(before);
  let html = after;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const is = readStyled(html);
    if (tagsOf(was) !== tagsOf(is)) break;
    const splices = withoutOverlaps(writeStyles(is, repairContrast(was, is)));
    if (splices.length === 0) break;
    html = applySplices(html, splices);
  }
  return html;
}

function readStyled(html: string): StyledPage {
  const index = indexHtml(html);
  return { html, index, sheet: readStyleSheet(index), body: findByTag(index, 'body')[0] };
}

function tagsOf({ body }: StyledPage): string {
  return body
    ? elementsIn(body)
        .map(({ tag }) => tag)
        .join(' ')
    : '';
}

/** Of splices for one place, such as two marks on an element, the first. */
export function withoutOverlaps(splices: readonly Splice[]): Splice[] {
  const kept: Splice[] = [];
  return splices.filter((splice) => {
    const at = countEndingUpTo(kept, splice.start);
    const next = kept[at];
    if (next && next.start < splice.end) return false;
    kept.splice(at, 0, splice);
    return true;
  });
}

/** How many of these splices, which stand in order and apart, end at an offset or before it. */
function countEndingUpTo(splices: readonly Splice[], offset: number): number {
  let [low, high] = [0, splices.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((splices[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
