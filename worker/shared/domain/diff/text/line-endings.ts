export type LineEnding = '\n' | '\r\n';

/** The line ending used around `offset`: the next one, else the one before. */
export function lineEndingAt(text: string, offset: number): LineEnding {
  const next = text.indexOf('\n', offset);
  const feed = next >= 0 ? next : text.lastIndexOf('\n', offset);
  return feed > 0 && text[feed - 1] === '\r' ? '\r\n' : '\n';
}

/** True when the lines carry their own carriage returns and must be taken byte by byte. */
export function hasCarriageReturn(lines: readonly string[]): boolean {
  return lines.some((line) => line.endsWith('\r'));
}
