import type { Splice } from '#domain/text/splices.ts';
import type { BlockReading } from '../diff-types.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import type { TextRegion, TokenRegion } from '../locate/regions.ts';
import { commonEdges } from '../text/common-edges.ts';
import type { HtmlTokens } from '../text/html-tokens.ts';
import { countTokens, readUnits, type HtmlUnit } from '../text/html-units.ts';
import { createReindenter, indentOf, type IndentPair } from '../text/indentation.ts';
import { lineEndingAt } from '../text/line-endings.ts';
import { replaceText } from './line-splices.ts';

/** What a block changes between the units that SEARCH and REPLACE share at both ends. */
interface Change {
  removed: readonly HtmlUnit[];
  added: readonly HtmlUnit[];
  /** Shared units of REPLACE on both sides; hard spaces among them are no tokens. */
  before: readonly HtmlUnit[];
  after: readonly HtmlUnit[];
}

interface Range {
  start: number;
  end: number;
}

function readChange({ search, replace }: BlockReading): Change {
  const old = readUnits(search.join('\n'));
  const written = readUnits(replace.join('\n'));
  const textsOf = (units: readonly HtmlUnit[]) => units.map(({ text }) => text);
  const { head, tail } = commonEdges(textsOf(old), textsOf(written));
  return {
    removed: old.slice(head, old.length - tail),
    added: written.slice(head, written.length - tail),
    before: written.slice(0, head),
    after: written.slice(written.length - tail),
  };
}

function isToken(unit: HtmlUnit | undefined): boolean {
  return unit !== undefined && unit.tokenCount > 0;
}

/** True when tokens are replaced by tokens: then the space around them stays as the document has it. */
function isTight({ removed, added }: Change): boolean {
  return [removed.at(0), removed.at(-1), added.at(0), added.at(-1)].every(isToken);
}

/** True when tokens go and nothing comes: then the space before them goes along. */
function isRemoval({ removed, added, before }: Change): boolean {
  return added.length === 0 && [before.at(-1), removed.at(0), removed.at(-1)].every(isToken);
}

/**
 * A hard space or a bare quote at the very edge of the block has no counterpart in the region that was
 * found; harmless only beyond a token that the change leaves alone.
 */
function hasLooseEdge({ removed, added, before, after }: Change): boolean {
  const isLoose = (unit: HtmlUnit | undefined) => unit !== undefined && !isToken(unit);
  const searched = [...before, ...removed, ...after];
  const isLooseHead = !before.some(isToken) && [searched.at(0), added.at(0)].some(isLoose);
  const isLooseTail = !after.some(isToken) && [searched.at(-1), added.at(-1)].some(isLoose);
  return isLooseHead || isLooseTail;
}

/** The part of the document that makes way: tokens, or all that stands between the shared tokens. */
function rangeInDocument(change: Change, region: TokenRegion, tokens: HtmlTokens): Range {
  const [head, tail] = [countTokens(change.before), countTokens(change.after)];
  const [first, end] = [region.first + head, region.end - tail];
  const tight = { start: tokens.starts[first] ?? 0, end: tokens.ends[end - 1] ?? 0 };
  if (isTight(change)) return tight;
  const start = head > 0 ? (tokens.ends[first - 1] ?? 0) : tight.start;
  if (isRemoval(change)) return { start, end: tight.end };
  return { start, end: tail > 0 ? (tokens.starts[end] ?? 0) : tight.end };
}

/** The part of REPLACE that comes in its place. */
function rangeInReplace(change: Change): Range {
  const { added, before, after } = change;
  const tight = { start: added.at(0)?.start ?? 0, end: added.at(-1)?.end ?? 0 };
  if (isTight(change) || isRemoval(change)) return tight;
  const last = before.findLast(isToken);
  const next = after.find(isToken);
  return {
    start: last?.end ?? added.at(0)?.start ?? after.at(0)?.start ?? 0,
    end: next?.start ?? added.at(-1)?.end ?? before.at(-1)?.end ?? 0,
  };
}

/** Shifts the lines after the first; the last one may be nothing but the indentation of what follows. */
function reindentFollowing(text: string, pair: IndentPair): string {
  const reindent = createReindenter([pair]);
  const [first = '', ...following] = text.split('\n');
  const lastLine = following.pop();
  if (lastLine === undefined) return first;
  const shifted = reindent(`${lastLine}|`).slice(0, -1);
  return [first, ...following.map(reindent), shifted].join('\n');
}

/**
 * Carries over what REPLACE changes of SEARCH and leaves the tags and words at both ends, and the
 * space around the change, as the document writes them. Undefined when the change cannot be placed.
 */
export function tokenSplice(
  region: TokenRegion,
  reading: BlockReading,
  { source, tokens }: LocateContext,
): Splice | undefined {
  const text = reading.replace.join('\n');
  if (text.trim() === '') {
    const whole: TextRegion = { kind: 'text', start: region.start, end: region.finish };
    return replaceText(whole, { ...reading, replace: [] }, source);
  }
  const change = readChange(reading);
  if (hasLooseEdge(change)) return undefined;
  const { start, end } = rangeInDocument(change, region, tokens());
  const written = rangeInReplace(change);
  const lineStart = source.text.lastIndexOf('\n', region.start) + 1;
  const changed = reindentFollowing(text.slice(written.start, written.end), {
    from: indentOf(reading.search.find((line) => line.trim() !== '') ?? ''),
    to: indentOf(source.text.slice(lineStart, region.start)),
  });
  return { start, end, replacement: changed.replaceAll('\n', lineEndingAt(source.text, start)) };
}
