import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading, DiffWarning, FailureReason } from '../diff-types.ts';
import { isElision } from '../markers.ts';
import type { PlacedBlock } from '../place/placed-block.ts';
import { commonEdges } from '../text/common-edges.ts';
import { scanMarkup } from '../text/html-scanner.ts';
import { findUnbalanced } from './check-balance.ts';

/** A placed block and what it does to the text. */
export interface PlannedBlock {
  placed: PlacedBlock;
  splices: readonly Splice[];
}

export interface CheckRules {
  isMarkup: boolean;
  /** A line of dots is shorthand in this type of file, not code or prose. */
  hasElisions: boolean;
  /** The request was a deletion: the page may lose more than half of its text. */
  allowShrink: boolean;
}

export interface CheckedBlocks {
  kept: PlannedBlock[];
  rejected: { planned: PlannedBlock; reason: FailureReason }[];
  warnings: DiffWarning[];
}

const smallestGuardedLength = 1000;
const structure = [/<!doctype\b/i, /<html\b/i, /<head\b/i, /<body\b/i];
const editingAttribute = /\scontenteditable(?=[\s=>/])/i;

/** The text a block takes away and the text it writes. */
export function changeOf(
  { splices }: PlannedBlock,
  text: string,
): { before: string; after: string } {
  return {
    before: splices.map(({ start, end }) => text.slice(start, end)).join('\n'),
    after: splices.map(({ replacement }) => replacement).join('\n'),
  };
}

function leavesTextOut({ placed }: PlannedBlock): boolean {
  const { block, reading, tier } = placed;
  if (block.literal || tier === 'elision') return false;
  return reading.replace.filter(isElision).length > reading.search.filter(isElision).length;
}

function countEditingAttributes(html: string): number {
  const tags = scanMarkup(html).filter(({ kind }) => kind === 'open');
  return tags.filter(({ start, end }) => editingAttribute.test(html.slice(start, end))).length;
}

function checkAlone(
  planned: PlannedBlock,
  text: string,
  rules: CheckRules,
): FailureReason | undefined {
  if (rules.hasElisions && leavesTextOut(planned)) return 'elision-mismatch';
  if (!rules.isMarkup) return undefined;
  const { before, after } = changeOf(planned, text);
  if (structure.some((tag) => tag.test(before) && !tag.test(after))) return 'structure-lost';
  const isForEditing = countEditingAttributes(after) > countEditingAttributes(before);
  return isForEditing ? 'editing-attribute' : undefined;
}

/** True when REPLACE is SEARCH without some lines in a row: a removal said openly, not a rewrite cut short. */
function isPlainRemoval({ search, replace }: BlockReading): boolean {
  const { head, tail } = commonEdges(search, replace);
  return head + tail === replace.length;
}

/** Characters a block takes away beyond those it writes. */
function shrinkageOf({ placed, splices }: PlannedBlock): number {
  if (isPlainRemoval(placed.reading)) return 0;
  return splices.reduce(
    (sum, { start, end, replacement }) => sum + end - start - replacement.length,
    0,
  );
}

function findShrinking(
  blocks: readonly PlannedBlock[],
  text: string,
  rules: CheckRules,
): PlannedBlock[] {
  if (rules.allowShrink || text.length <= smallestGuardedLength) return [];
  const largestFirst = [...blocks].sort((a, b) => shrinkageOf(b) - shrinkageOf(a));
  let lost = blocks.reduce((sum, block) => sum + shrinkageOf(block), 0);
  const shrinking: PlannedBlock[] = [];
  for (const block of largestFirst) {
    if (lost * 2 <= text.length) break;
    shrinking.push(block);
    lost -= shrinkageOf(block);
  }
  return shrinking;
}

/**
 * Holds back blocks that would damage the page: those that leave tags open, lose the document's
 * frame, write editing attributes or shorthand, or leave less than half of the text.
 */
export function checkBlocks(
  planned: readonly PlannedBlock[],
  text: string,
  rules: CheckRules,
): CheckedBlocks {
  const checked: CheckedBlocks = { kept: [...planned], rejected: [], warnings: [] };
  function reject(blocks: readonly PlannedBlock[], reason: FailureReason): void {
    const refused = new Set(blocks);
    checked.kept = checked.kept.filter((block) => !refused.has(block));
    checked.rejected.push(...blocks.map((block) => ({ planned: block, reason })));
  }
  for (const block of planned) {
    const reason = checkAlone(block, text, rules);
    if (reason) reject([block], reason);
  }
  if (!rules.isMarkup) return checked;
  const { unbalanced, isBalancedTogether } = findUnbalanced(checked.kept, text);
  reject(unbalanced, 'unbalanced');
  if (isBalancedTogether) checked.warnings.push('balanced-together');
  reject(findShrinking(checked.kept, text, rules), 'shrinks-page');
  return checked;
}
