import type { FailureReason } from '../diff-types.ts';
import { diffLimits } from '../limits.ts';
import type { LocatedBlock } from '../locate/locate-block.ts';
import { regionSpan, type Region } from '../locate/regions.ts';
import type { SourceText } from '../text/source-text.ts';

type Outcome = LocatedBlock | FailureReason;

interface Lookup {
  outcome: Outcome;
}

function uniqueRegion(lookup: Lookup | undefined): Region | undefined {
  if (!lookup || typeof lookup.outcome === 'string') return undefined;
  return lookup.outcome.regions.length === 1 ? lookup.outcome.regions[0] : undefined;
}

/** The only region between the uniquely placed blocks just before and just after, when there is one. */
function pinByOrder(
  lookups: readonly Lookup[],
  at: number,
  { regions }: LocatedBlock,
  source: SourceText,
): Region | undefined {
  const before = at > 0 ? uniqueRegion(lookups[at - 1]) : undefined;
  const after = uniqueRegion(lookups[at + 1]);
  if (!before || !after || regions.length >= diffLimits.maxCandidates) return undefined;
  const from = regionSpan(before, source).end;
  const to = regionSpan(after, source).start;
  const [only, ...others] = regions.filter((region) => {
    const { start, end } = regionSpan(region, source);
    return start >= from && end <= to;
  });
  return others.length === 0 ? only : undefined;
}

function textOf({ reading }: LocatedBlock): string {
  return [...reading.search, '\n', ...reading.replace].join('\n');
}

/** As many identical blocks as places: every place is meant, so each block takes the next one. */
function assignRepeats(lookups: readonly Lookup[], chosen: (Region | undefined)[]): void {
  const groups = new Map<string, { located: LocatedBlock; positions: number[] }>();
  lookups.forEach(({ outcome }, at) => {
    if (typeof outcome === 'string' || outcome.regions.length < 2) return;
    const group = groups.get(textOf(outcome)) ?? { located: outcome, positions: [] };
    group.positions.push(at);
    groups.set(textOf(outcome), group);
  });
  for (const { located, positions } of groups.values()) {
    if (positions.length !== located.regions.length) continue;
    positions.forEach((at, nth) => {
      chosen[at] = located.regions[nth];
    });
  }
}

/** The region each located block belongs to; undefined where several places are equally good. */
export function chooseRegions(
  lookups: readonly Lookup[],
  source: SourceText,
): (Region | undefined)[] {
  const chosen = lookups.map((lookup, at) => {
    if (typeof lookup.outcome === 'string') return undefined;
    return uniqueRegion(lookup) ?? pinByOrder(lookups, at, lookup.outcome, source);
  });
  assignRepeats(lookups, chosen);
  return chosen;
}
