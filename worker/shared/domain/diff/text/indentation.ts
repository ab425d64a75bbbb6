/** The same line's indentation as the block writes it and as the document does. */
export interface IndentPair {
  from: string;
  to: string;
}

/** Leading spaces and tabs of a line. */
export function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function isTabs(indent: string): boolean {
  return indent !== '' && !indent.includes(' ');
}

function isSpaces(indent: string): boolean {
  return indent !== '' && !indent.includes('\t');
}

/** How the block's indentation becomes the document's where one uses tabs and the other spaces. */
function createConverter(pairs: readonly IndentPair[]): (extra: string) => string {
  const tabbed = pairs.find(({ from, to }) => isTabs(from) && isSpaces(to));
  if (tabbed) {
    const unit = ' '.repeat(Math.max(1, Math.round(tabbed.to.length / tabbed.from.length)));
    return (extra) => extra.replaceAll('\t', unit);
  }
  const spaced = pairs.find(({ from, to }) => isSpaces(from) && isTabs(to));
  if (!spaced) return (extra) => extra;
  const width = Math.max(1, Math.round(spaced.from.length / spaced.to.length));
  return (extra) => '\t'.repeat(Math.round(extra.length / width));
}

function translate(indent: string, pairs: readonly IndentPair[]): string {
  const same = pairs.find(({ from }) => from === indent);
  if (same) return same.to;
  const convert = createConverter(pairs);
  const byDepth = pairs.toSorted((a, b) => b.from.length - a.from.length);
  const outer = byDepth.find(({ from }) => indent.startsWith(from));
  if (outer) return outer.to + convert(indent.slice(outer.from.length));
  const inner = byDepth.findLast(({ from }) => from.startsWith(indent));
  if (!inner) return indent;
  const surplus = convert(inner.from.slice(indent.length));
  return inner.to.slice(0, Math.max(0, inner.to.length - surplus.length));
}

/**
 * Moves lines from a block's indentation to the document's. `pairs` are lines known on both sides,
 * the most telling first: the first with the same indentation decides, else the nearest deeper or
 * shallower one with the difference kept.
 */
export function createReindenter(pairs: readonly IndentPair[]): (line: string) => string {
  const known = new Map<string, string>();
  return (line) => {
    const indent = indentOf(line);
    if (indent.length === line.length) return line;
    const moved = known.get(indent) ?? translate(indent, pairs);
    known.set(indent, moved);
    return moved + line.slice(indent.length);
  };
}
