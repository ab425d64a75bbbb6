import type { BlockReading, DiffBlock } from '../diff-types.ts';
import { diffLimits } from '../limits.ts';
import { isElision, isFence, unescapeLine } from '../markers.ts';

function isFenced(lines: readonly string[]): boolean {
  return lines.length >= 2 && isFence(lines.at(0) ?? '') && isFence(lines.at(-1) ?? '');
}

function withoutFence(reading: BlockReading): BlockReading | undefined {
  if (!isFenced(reading.search)) return undefined;
  const replace = isFenced(reading.replace) ? reading.replace.slice(1, -1) : reading.replace;
  return { search: reading.search.slice(1, -1), replace };
}

function splitAt(lines: readonly string[], divider: number): BlockReading {
  return { search: lines.slice(0, divider), replace: lines.slice(divider + 1) };
}

/**
 * Builds a block from the lines between its markers. Each divider is a possible border between
 * SEARCH and REPLACE, and a fence around SEARCH may be content or decoration: the first divider
 * with the fence kept is the block, the rest are its alternatives.
 */
export function readBlock(rawLines: readonly string[], dividers: readonly number[]): DiffBlock {
  const lines = rawLines.map(unescapeLine);
  const hasEscapedShorthand = lines.some(
    (line, index) => line !== rawLines[index] && (isElision(line) || isFence(line)),
  );
  const literal = hasEscapedShorthand ? { literal: true } : {};
  const [first, ...others] = dividers.slice(0, diffLimits.maxReadings);
  if (first === undefined) return { search: lines, replace: [], defect: 'no-divider', ...literal };
  const main = splitAt(lines, first);
  const readings = [main, ...others.map((divider) => splitAt(lines, divider))];
  const unfenced = hasEscapedShorthand ? [] : readings.flatMap((r) => withoutFence(r) ?? []);
  const alternatives = [...readings.slice(1), ...unfenced];
  return { ...main, ...(alternatives.length > 0 ? { alternatives } : {}), ...literal };
}

/** Takes a fence off a REPLACE whose SEARCH has none: in markup a model put it there as decoration. */
export function withoutReplaceFence(block: DiffBlock): DiffBlock {
  if (block.literal || isFenced(block.search) || !isFenced(block.replace)) return block;
  return { ...block, replace: block.replace.slice(1, -1) };
}

/**
 * The readings of a block in the order they are tried: the longest SEARCH first, because a shorter
 * one is a prefix of it and is found wherever the longer one is.
 */
export function readingsOf(block: DiffBlock): BlockReading[] {
  const readings: BlockReading[] = [block, ...(block.alternatives ?? [])];
  return readings.sort((a, b) => b.search.length - a.search.length);
}
