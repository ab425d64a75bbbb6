import { differenceBetween } from './text-difference.ts';

const LINE_END = /\r\n?|\n/g;

/** The text as the editor holds it: every line end one `\n`. */
export function withPlainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(LINE_END, '\n') : text;
}

/**
 * What was edited, back in the file's own line ends: lines that were not touched keep theirs, even where
 * they are mixed; new ones get the file's first kind. `edited` has plain line ends.
 */
export function restoreLineEnds(original: string, edited: string): string {
  if (!original.includes('\r')) return edited;
  const change = differenceBetween(withPlainLineEnds(original), edited);
  if (change === null) return original;
  const [first = '\n'] = LINE_END_ONCE.exec(original) ?? [];
  const insert = change.insert.replaceAll('\n', first);
  const from = originalOffset(original, change.from);
  const to = originalOffset(original, change.to);
  const restored = original.slice(0, from) + insert + original.slice(to);
  // A lone `\r` and a lone `\n` that come to stand together would be one line end.
  return withPlainLineEnds(restored) === edited ? restored : edited.replaceAll('\n', first);
}

const LINE_END_ONCE = /\r\n?|\n/;

/** Where an offset of the text with plain line ends lies in the original: each `\r\n` before it counts twice. */
function originalOffset(original: string, plainOffset: number): number {
  let offset = plainOffset;
  for (let at = original.indexOf('\r\n'); at !== -1 && at < offset;) {
    offset += 1;
    at = original.indexOf('\r\n', at + 2);
  }
  return offset;
}
