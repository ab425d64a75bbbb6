import { diffLimits } from '../limits.ts';
import { lineEnd, lineStart } from '../text/source-text.ts';
import { findSequence } from './find-sequence.ts';
import type { LineContext } from './locate-context.ts';
import type { TextRegion } from './regions.ts';
import { spend } from '#domain/text/work-budget.ts';

/** Longer needles are looked up by this prefix: the engine's search is linear only for short ones. */
const probeLength = 200;
const nativeSpeedup = 2;

function locateInOneLine(needle: string, { source, budget }: LineContext): TextRegion[] {
  const { text } = source;
  const probe = needle.slice(0, probeLength);
  const found: TextRegion[] = [];
  spend(budget, Math.ceil(text.length / nativeSpeedup));
  let start = text.indexOf(probe);
  while (start >= 0 && found.length < diffLimits.maxCandidates) {
    spend(budget, needle.length);
    const end = start + needle.length;
    if (text.startsWith(needle, start)) found.push({ kind: 'text', start, end });
    start = text.indexOf(probe, start + 1);
  }
  return found;
}

/** First lines at which the lines between the first and the last line of SEARCH stand. */
function firstLineCandidates(
  search: readonly string[],
  { source, budget }: LineContext,
): Iterable<number> {
  const inner = search.slice(1, -1);
  if (inner.length === 0) {
    spend(budget, source.lines.length);
    return source.lines.keys();
  }
  const view = source.view('exact');
  const ids = inner.map((line) => view.idOf(line) ?? -1);
  return ids.includes(-1) ? [] : findSequence(view.ids, ids, budget).map((hit) => hit - 1);
}

function locateAcrossLines(search: readonly string[], context: LineContext): TextRegion[] {
  const { source } = context;
  const head = search.at(0) ?? '';
  const tail = search.at(-1) ?? '';
  const found: TextRegion[] = [];
  for (const first of firstLineCandidates(search, context)) {
    const last = first + search.length - 1;
    if (found.length >= diffLimits.maxCandidates) break;
    if (!source.lines[first]?.endsWith(head) || !source.lines[last]?.startsWith(tail)) continue;
    const start = lineEnd(source, first) - head.length;
    found.push({ kind: 'text', start, end: lineStart(source, last) + tail.length });
  }
  return found;
}

/**
 * The SEARCH text byte by byte, also when it begins or ends inside a line.
 * Blank lines at its edges are no text to hold on to: such a SEARCH is left to later tiers.
 */
export function locateExactText(search: readonly string[], context: LineContext): TextRegion[] {
  const [head = '', ...rest] = search;
  if (head.trim() === '' || search.at(-1)?.trim() === '') return [];
  return rest.length === 0 ? locateInOneLine(head, context) : locateAcrossLines(search, context);
}
