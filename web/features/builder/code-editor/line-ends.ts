import { differenceBetween } from './text-difference.ts';

const LINE_END = /\r\n?|\n/g;

/**
 * The text with every line end as `
 * `, as CodeMirror holds it.
 */
export function withPlainLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(LINE_END, '\n') : text;
}

/**
 * Restores the file's own line ends after an edit. Unchanged lines keep theirs, even when the file mixes them;
 * new lines get the file's first kind. `edited` has `
 * ` only.
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
  // A lone `\r` and a lone `
  // ` that have become neighbours would be read as one line end.
  return withPlainLineEnds(restored) === edited ? restored : edited.replaceAll('\n', first);
}

const LINE_END_ONCE = /\r\n?|\n/;

/** Converts an offset in the original to one in the text as CodeMirror holds it. */
export function plainOffset(original: string, offset: number): number {
  let pairs = 0;
  for (let at = original.indexOf('\r\n'); at !== -1 && at < offset; pairs += 1)
    at = original.indexOf('\r\n', at + 2);
  return offset - pairs;
}

/**
 * Converts an offset in the text with `
 * ` to an offset in the original, where each `\r
 * ` is one character longer.
 */
export function originalOffset(original: string, plainOffset: number): number {
  let offset = plainOffset;
  for (let at = original.indexOf('\r\n'); at !== -1 && at < offset;) {
    offset += 1;
    at = original.indexOf('\r\n', at + 2);
  }
  return offset;
}
