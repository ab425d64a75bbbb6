import { sortSplices, type Splice } from '#domain/text/splices.ts';
import { composedSplices, recordSplices, startRecord } from '../html/compose-splices.ts';
import { indexHtml, type SourceIndex } from '../html/source-index.ts';
import { removeBrokenAttributes } from './broken-attributes.ts';
import { mendBrokenTail } from './broken-tail.ts';
import { closeContainers } from './close-containers.ts';
import { removeContentEditable } from './contenteditable.ts';
import { removeDuplicateStyles } from './duplicate-styles.ts';
import { removeEmptyAttributes } from './empty-attributes.ts';
import { endDocument } from './end-document.ts';
import { mergeInlineStyles } from './inline-styles.ts';
import { limitStyles } from './limit-styles.ts';
import { isRenderable } from './limits.ts';
import { mayNeedCleaning } from './may-need-cleaning.ts';

/**
 * In the order in which they are asked: of two rules that change the same place the earlier one does it. What is
 * closed at one place is closed from the inside out: containers, then body, then html.
 */
const RULES = {
  'duplicate-styles': removeDuplicateStyles,
  'limit-styles': limitStyles,
  'broken-attributes': removeBrokenAttributes,
  contenteditable: removeContentEditable,
  'empty-attributes': removeEmptyAttributes,
  'inline-styles': mergeInlineStyles,
  'close-containers': closeContainers,
  'end-document': endDocument,
} satisfies Record<string, (index: SourceIndex, mark?: string) => Splice[]>;

export type RuleName = keyof typeof RULES | 'broken-tail';

export interface CleanPage {
  html: string;
  /** From the page that was given to `html`; `mapOffsets` follows offsets through them. */
  splices: Splice[];
  applied: RuleName[];
}

const NAMES = Object.keys(RULES) as (keyof typeof RULES)[];
/** Each mends one tag; a text that ends in more of them loses what is left over. */
const MAX_TAILS = 5;

/**
 * The page as the preview draws it, with the specification's cleanup rules applied; never to be saved. A page
 * without faults comes back as it is, without being parsed. Cleaning the result again changes nothing.
 * `mark` names an attribute that does not count when styles are compared.
 */
export function cleanForRendering(html: string, mark?: string): CleanPage {
  if (!isRenderable(html) || !mayNeedCleaning(html)) return { html, splices: [], applied: [] };
  let record = startRecord(html);
  let index = indexHtml(html);
  const applied: RuleName[] = [];
  for (let tails = 0; tails <= MAX_TAILS; tails += 1) {
    const [mend] = mendBrokenTail(index);
    if (mend === undefined) break;
    if (tails === 0) applied.push('broken-tail');
    const isCut = tails === MAX_TAILS && mend.end < record.text.length;
    const cut = { start: mend.start, end: record.text.length, replacement: '>' };
    record = recordSplices(record, [isCut ? cut : mend]);
    index = indexHtml(record.text);
  }
  const chosen = chooseSplices(index, mark);
  applied.push(...chosen.applied);
  if (applied.length === 0) return { html, splices: [], applied };
  record = recordSplices(record, chosen.splices);
  return { html: record.text, splices: composedSplices(record), applied };
}

interface Choice {
  splices: Splice[];
  applied: RuleName[];
}

/** All rules on one reading of the page. */
function chooseSplices(index: SourceIndex, mark: string | undefined): Choice {
  let splices: Splice[] = [];
  const applied: RuleName[] = [];
  for (const name of NAMES) {
    const found = RULES[name](index, mark);
    const free = found.filter((splice) => isFree(splice, splices));
    if (free.length === 0) continue;
    applied.push(name);
    splices = sortSplices([...splices, ...free]);
  }
  return { splices, applied };
}

/** True when none of the sorted splices takes away what this one changes, or the other way round. */
function isFree({ start, end }: Splice, taken: readonly Splice[]): boolean {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.end ?? Infinity) <= start) low = middle + 1;
    else high = middle;
  }
  return (taken[low]?.start ?? Infinity) >= end;
}
