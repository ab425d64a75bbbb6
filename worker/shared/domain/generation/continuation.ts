/** Stitches the second part of an answer onto the first. */
export interface Continuation {
  /** The end of the first part, which the model is asked to repeat. */
  anchor: string;
  /** Takes the next piece; gives what belongs after the first part. */
  push(piece: string): string;
  /** The second part is over: gives what was held back. */
  end(): string;
  /** The second part is no continuation: it writes the document anew, and nothing of it is given. */
  isRestart(): boolean;
}

const DOCUMENT_START = /(?:^|\n)\s*(?:<!doctype\s+html|<html[\s>])/i;

const SHORTEST_ANCHOR = 40;
const LONGEST_ANCHOR = 300;
/** Room for a fence or a sentence that the model puts before the anchor. */
const SLACK = 200;

/**
 * Waits for the anchor at the start of the second part, whatever its indentation, and lets out what
 * follows it. Without the anchor the parts are joined as they are: a guessed overlap would be wrong
 * more often than none.
 */
export function createContinuation(firstPart: string): Continuation {
  const anchor = anchorOf(firstPart);
  let held = '';
  let isStitched = false;
  let isRestart = false;

  function stitch(): string {
    isStitched = true;
    const { text, fences } = withoutOpeningFence(held);
    held = '';
    const after = afterAnchor(text, anchor);
    // A document that was cut in its first lines begins with them again, and rightly so.
    isRestart = after === undefined && DOCUMENT_START.test(text);
    if (isRestart) return '';
    if (after === undefined) return fences === '' ? text : text.trimStart();
    return firstPart.endsWith('\n') ? after.replace(/^[ \t]*\r?\n/, '') : after;
  }

  return {
    anchor: anchor.trim(),
    push(piece) {
      if (isRestart) return '';
      if (isStitched) return piece;
      held += piece;
      return held.length > anchor.length + SLACK ? stitch() : '';
    },
    end: () => (isStitched ? '' : stitch()),
    isRestart: () => isRestart,
  };
}

/** The last lines, as many as make 40 characters; of a very long line its end. */
function anchorOf(text: string): string {
  const trimmed = text.trimEnd();
  let start = trimmed.length;
  while (start > 0 && trimmed.length - start < SHORTEST_ANCHOR) {
    start = Math.max(0, trimmed.lastIndexOf('\n', start - 1));
  }
  return trimmed.slice(Math.max(start, trimmed.length - LONGEST_ANCHOR)).replace(/^\n/, '');
}

function withoutOpeningFence(text: string): { text: string; fences: string } {
  const fences = /^\s*(?:```|~~~)[^\n]*\n/.exec(text)?.[0] ?? '';
  return { text: text.slice(fences.length), fences };
}

/** What stands behind the anchor, white space aside; undefined when the text does not begin with it. */
function afterAnchor(text: string, anchor: string): string | undefined {
  const whole = matchLoosely(text, anchor, 0);
  if (whole !== undefined) return text.slice(whole);
  // A model may go back some lines further than it was asked to.
  for (let at = text.indexOf('\n'); at >= 0 && at < SLACK; at = text.indexOf('\n', at + 1)) {
    const end = matchLoosely(text, anchor, at);
    if (end !== undefined) return text.slice(end);
  }
  // Or repeat no more than its end.
  for (const suffix of anchorSuffixes(anchor)) {
    const end = matchLoosely(text, suffix, 0);
    if (end !== undefined) return text.slice(end);
  }
  return undefined;
}

const SHORTEST_SUFFIX = 8;

/** The anchor without its first line, without its first two, and so on. */
function anchorSuffixes(anchor: string): string[] {
  const lines = anchor.split('\n');
  return lines
    .map((_, at) => lines.slice(at + 1).join('\n'))
    .filter((suffix) => suffix.trim().length >= SHORTEST_SUFFIX);
}

/** The offset behind `wanted` in `text` from `at` on, white space aside. */
function matchLoosely(text: string, wanted: string, at: number): number | undefined {
  let offset = at;
  for (const character of wanted) {
    if (/\s/.test(character)) continue;
    while (offset < text.length && /\s/.test(text[offset] ?? '')) offset += 1;
    if (!text.startsWith(character, offset)) return undefined;
    offset += character.length;
  }
  return offset;
}
