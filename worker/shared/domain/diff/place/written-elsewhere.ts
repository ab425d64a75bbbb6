import type { MatchTier } from '../diff-types.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import { locateBlankLines, locateExactLines } from '../locate/locate-lines.ts';
import { locateTokens } from '../locate/locate-tokens.ts';
import { regionSpan, type Region } from '../locate/regions.ts';
import type { PlacedBlock } from './placed-block.ts';

/** Shorter texts stand in many places by chance. */
const fewestTellingSigns = 12;
const fewestExactLines = 3;

const looseTiers: ReadonlySet<MatchTier> = new Set(['html-tokens', 'elision', 'fuzzy']);
const indentTiers: ReadonlySet<MatchTier> = new Set(['indentation', 'blank-lines']);

/** True for a text long enough to be known again. */
export function isTelling(lines: readonly string[]): boolean {
  return lines.join('').replace(/\s/g, '').length >= fewestTellingSigns;
}

function findWritten({ tier, reading }: PlacedBlock, context: LocateContext): Region[] {
  const { replace } = reading;
  if (looseTiers.has(tier)) {
    return [...locateBlankLines(replace, context), ...locateTokens(replace, context)];
  }
  const isTall = replace.length >= fewestExactLines;
  return indentTiers.has(tier) && isTall ? locateExactLines(replace, context) : [];
}

/**
 * True when SEARCH was found only by making allowances while REPLACE stands in another place as it
 * is written: then the block was applied there before, and what was found is a look-alike.
 */
export function isWrittenElsewhere(placed: PlacedBlock, context: LocateContext): boolean {
  if (!isTelling(placed.reading.replace)) return false;
  return findWritten(placed, context).some((region) => {
    const { start, end } = regionSpan(region, context.source);
    return end <= placed.start || start >= placed.end;
  });
}
