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
 * In order of precedence: when two rules change the same place, the earlier one wins. Missing end tags at one
 * place are written from the inside out: containers, body, html.
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
  /** They turn the given page into `html`; `mapOffsets` converts offsets. */
  splices: Splice[];
  applied: RuleName[];
}

const NAMES = Object.keys(RULES) as (keyof typeof RULES)[];
/** Each pass repairs one tag. If the text still ends in a broken tag after this many, the rest is dropped. */
const MAX_TAILS = 5;

/**
 * Applies the cleanup rules for the preview. The result must never be saved. A page without faults is returned
 * unchanged, without being parsed. Cleaning twice gives the same result as cleaning once. `mark` names an
 * attribute that is ignored when styles are compared.
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

/** Applies all rules to one parse of the page. */
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

/** True when this splice and the sorted ones do not affect each other's range. */
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
