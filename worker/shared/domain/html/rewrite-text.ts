import type { Splice } from '../text/splices.ts';
import { escapeText } from './escape.ts';
import type { IndexedText } from './source-index.ts';

export type Rewrite = (text: string) => string;

/**
 * Replaces only the part of the text that changes, so that character references such as `&mdash;` next to it
 * are kept.
 */
export function rewriteText(html: string, node: IndexedText, rewrite: Rewrite): Splice[] {
  const wanted = rewrite(node.value);
  if (wanted === node.value) return [];
  const source = html.slice(node.range.start, node.range.end);
  const splice = narrow(source, { start: node.range.start, value: node.value, wanted });
  if (!source.includes('\r\n')) return [splice];
  return [{ ...splice, replacement: splice.replacement.replace(/\r?\n/g, '\r\n') }];
}

function narrow(
  source: string,
  { start, value, wanted }: { start: number; value: string; wanted: string },
): Splice {
  let lead = 0;
  while (lead < wanted.length && value[lead] === wanted[lead] && source[lead] === value[lead])
    lead += 1;
  let tail = 0;
  const most = Math.min(value.length, wanted.length) - lead;
  while (
    tail < most &&
    value.at(-1 - tail) === wanted.at(-1 - tail) &&
    source.at(-1 - tail) === value.at(-1 - tail)
  )
    tail += 1;
  const middle = source.slice(lead, source.length - tail);
  // A character reference must not be cut in two.
  if (
    /&[\w#]*$/.test(source.slice(0, lead)) ||
    /&/.test(middle) !== /&/.test(value.slice(lead, value.length - tail))
  ) {
    return { start, end: start + source.length, replacement: escapeText(wanted) };
  }
  return {
    start: start + lead,
    end: start + source.length - tail,
    replacement: escapeText(wanted.slice(lead, wanted.length - tail)),
  };
}
