import { commonEdges } from '../text/common-edges.ts';
import type { BlockReading, Splice } from '../diff-types.ts';
import { readTokens, type HtmlTokens } from '../text/html-tokens.ts';
import { createReindenter, indentOf, type IndentPair } from '../text/indentation.ts';
import { lineEndingAt } from '../text/line-endings.ts';
import { replaceText } from './line-splices.ts';
import type { LocateContext } from '../locate/locate-context.ts';
import type { TokenRegion } from '../locate/regions.ts';

/** Positions between tokens that are not inside a tag: there the two ways of quoting may meet. */
function findCuts(keys: readonly string[]): boolean[] {
  const firstBracket = keys.find((key) => key === '<' || key === '>');
  let isInTag = firstBracket === '>';
  const cuts = [!isInTag];
  for (const key of keys) {
    if (key === '<') isInTag = true;
    if (key === '>') isInTag = false;
    cuts.push(!isInTag);
  }
  return cuts;
}

/** What SEARCH and REPLACE share at both ends, in whole tags and words. */
function sharedEdges(
  before: readonly string[],
  after: readonly string[],
): { head: number; tail: number } {
  const shared = commonEdges(before, after);
  const cutsBefore = findCuts(before);
  const cutsAfter = findCuts(after);
  let { head, tail } = shared;
  while (head > 0 && !(cutsBefore[head] && cutsAfter[head])) head -= 1;
  while (tail > 0 && !(cutsBefore.at(-1 - tail) && cutsAfter.at(-1 - tail))) tail -= 1;
  return { head, tail };
}

function sliceBetween(text: string, tokens: HtmlTokens, head: number, tail: number): string {
  const last = tokens.keys.length;
  const from = head > 0 ? tokens.ends[head - 1] : tokens.starts[0];
  const to = tail > 0 ? tokens.starts[last - tail] : tokens.ends[last - 1];
  return text.slice(from, to);
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
 * Carries over what REPLACE changes of SEARCH and leaves the tokens at both ends as the document
 * writes them.
 */
export function tokenSplice(
  region: TokenRegion,
  reading: BlockReading,
  { source, tokens }: LocateContext,
): Splice {
  const text = reading.replace.join('\n');
  const after = readTokens(text);
  const { start, finish } = region;
  if (after.keys.length === 0) {
    return replaceText({ kind: 'text', start, end: finish }, { ...reading, replace: [] }, source);
  }
  const before = readTokens(reading.search.join('\n'));
  const { head, tail } = sharedEdges(before.keys, after.keys);
  const lineStart = source.text.lastIndexOf('\n', start) + 1;
  const changed = reindentFollowing(sliceBetween(text, after, head, tail), {
    from: indentOf(reading.search.find((line) => line.trim() !== '') ?? ''),
    to: indentOf(source.text.slice(lineStart, start)),
  });
  const { starts, ends } = tokens();
  return {
    start: head > 0 ? (ends[region.first + head - 1] ?? start) : start,
    end: tail > 0 ? (starts[region.end - tail] ?? finish) : finish,
    replacement: changed.replaceAll('\n', lineEndingAt(source.text, start)),
  };
}
