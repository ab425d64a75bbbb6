export type MarkerKind = 'search' | 'divider' | 'end';

const longestMarkerLine = 160;

const markerPatterns = {
  search: /^[ \t]*(?:<{5,9}|-{5,9})[ \t]*SEARCH[ \t]?[>:]?\s*$/i,
  divider: /^[ \t]*={5,9}\s*$/,
  end: /^[ \t]*(?:>{5,9}|\+{5,9})[ \t]*REPLACE[ \t]?[>:]?\s*$/i,
} satisfies Record<MarkerKind, RegExp>;

const fence = /^[ \t]*`{3,}[\w+-]*\s*$/;

const bareElision = /^\s*(?:\.{3,}|…)\s*$/;

const commentElision =
  /^\s*(?:<!--|\{?\/\*|\/\/|#)\s*(?:(?:\.{3,}|…).*|.*(?:\.{3,}|…))\s*(?:-->|\*\/\}?)?\s*$/s;

const wordedElision =
  /^\s*(?:<!--|\{?\/\*|\/\/)\s*(?:(?:the )?rest of |.*\bunchanged\b|il resto |.*\binvariat[oaei]\b).*$/is;

/** Without one of these a line is no elision, and the patterns above need not try. */
const elisionWords = /\.{3}|…|rest of |unchanged|il resto |invariat/i;

/** The marker a line consists of. Markers of 5 to 9 signs, indented ones and the `------- SEARCH` spelling count. */
export function readMarker(line: string): MarkerKind | undefined {
  if (line.length > longestMarkerLine) return undefined;
  if (markerPatterns.divider.test(line)) return 'divider';
  if (markerPatterns.search.test(line)) return 'search';
  return markerPatterns.end.test(line) ? 'end' : undefined;
}

/** True for a line that opens or closes a Markdown code fence. */
export function isFence(line: string): boolean {
  return line.length <= longestMarkerLine && fence.test(line);
}

/** True for a line that stands for text left out: `...` or a comment such as `<!-- rest of the page -->`. */
export function isElision(line: string): boolean {
  if (line.length > longestMarkerLine || !elisionWords.test(line)) return false;
  return [bareElision, commentElision, wordedElision].some((pattern) => pattern.test(line));
}

function isSpecial(line: string): boolean {
  return readMarker(line) !== undefined || isFence(line) || isElision(line);
}

function splitAtBackslashes(line: string): { indent: string; slashes: string; rest: string } {
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const slashes = /^\\*/.exec(line.slice(indent.length))?.[0] ?? '';
  return { indent, slashes, rest: line.slice(indent.length + slashes.length) };
}

/** Puts a backslash before content that would otherwise be read as a marker, a fence or an elision. */
export function escapeLine(line: string): string {
  const { indent, slashes, rest } = splitAtBackslashes(line);
  return isSpecial(indent + rest) ? `${indent}\\${slashes}${rest}` : line;
}

/** Reverses `escapeLine`; every other line comes back as it is. */
export function unescapeLine(line: string): string {
  const { indent, slashes, rest } = splitAtBackslashes(line);
  if (slashes === '' || !isSpecial(indent + rest)) return line;
  return indent + slashes.slice(1) + rest;
}
