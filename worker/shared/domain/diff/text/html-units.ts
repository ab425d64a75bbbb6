import { readTokens } from './html-tokens.ts';

/** A word, a whole tag, a hard space or a bare quote: what an edit of HTML may keep or replace on its own. */
export interface HtmlUnit {
  /** As it is written, without space. */
  text: string;
  start: number;
  end: number;
  /** Tokens it consists of; a hard space or a bare quote is none. */
  tokenCount: number;
}

const loose = /&(?:nbsp|#160|#xa0);|\u00a0|[^\s\u00a0&]+|&[^\s\u00a0&]*/gi;
const hardSpace = /^(?:&(?:nbsp|#160|#xa0);|\u00a0)$/i;

/** What stands between two tokens and is not space: hard spaces and words of nothing but quotes. */
function looseBetween(text: string, from: number, to: number): HtmlUnit[] {
  return [...text.slice(from, to).matchAll(loose)].map(({ 0: written, index }) => ({
    text: hardSpace.test(written) ? '&nbsp;' : '"',
    start: from + index,
    end: from + index + written.length,
    tokenCount: 0,
  }));
}

/** True when a fragment begins inside a tag, as its first bracket tells. */
function beginsInTag(keys: readonly string[]): boolean {
  return keys.find((key) => key === '<' || key === '>') === '>';
}

/** Cuts HTML into units. A tag is one of them: inside it two ways of quoting must not meet. */
export function readUnits(text: string): HtmlUnit[] {
  const { keys, starts, ends } = readTokens(text);
  const units: HtmlUnit[] = looseBetween(text, 0, starts[0] ?? text.length);
  let isInTag = beginsInTag(keys);
  let open: HtmlUnit | undefined;
  for (const [at, key] of keys.entries()) {
    const [start = 0, end = 0, next = text.length] = [starts[at], ends[at], starts[at + 1]];
    if (key === '<' || key === '>') isInTag = key === '<';
    if (open && key !== '<') {
      open.text += ` ${text.slice(start, end)}`;
      open.end = end;
      open.tokenCount += 1;
    } else {
      open = { text: text.slice(start, end), start, end, tokenCount: 1 };
      units.push(open);
    }
    if (isInTag) continue;
    open = undefined;
    units.push(...looseBetween(text, end, next));
  }
  return units;
}

/** Tokens in a run of units. */
export function countTokens(units: readonly HtmlUnit[]): number {
  return units.reduce((sum, { tokenCount }) => sum + tokenCount, 0);
}
