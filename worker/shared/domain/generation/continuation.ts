/** Joins the second part of an answer to the first. */
export interface Continuation {
  /** The end of the first part, which the model is asked to repeat. */
  anchor: string;
  /** Adds a piece of the second part and returns the text to append to the first. */
  push(piece: string): string;
  /** Ends the second part and returns the text that was held back. */
  end(): string;
  /** True when the model started the document again. Nothing of it is returned. */
  isRestart(): boolean;
}

const DOCUMENT_START = /(?:^|\n)[^\S\n]*(?:<!doctype\s+html|<html[\s>])/i;

const SHORTEST_ANCHOR = 40;
const LONGEST_ANCHOR = 300;
/** Allows for a fence or a sentence in front of the anchor. */
const SLACK = 200;

/**
 * Waits for the anchor at the start of the second part, ignoring indentation, and returns what follows it.
 * Without the anchor the parts are simply joined, because guessing the overlap would be wrong more often.
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
    // A document that was cut in its first lines correctly begins with them again.
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

/** The last lines with at least 40 characters in total, or the end of a very long line. */
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

/** The text after the anchor, ignoring white space; undefined when the text does not begin with the anchor. */
function afterAnchor(text: string, anchor: string): string | undefined {
  const whole = matchLoosely(text, anchor, 0);
  if (whole !== undefined) return text.slice(whole);
  // The model may start some lines earlier than it was asked to.
  for (let at = text.indexOf('\n'); at >= 0 && at < SLACK; at = text.indexOf('\n', at + 1)) {
    const end = matchLoosely(text, anchor, at);
    if (end !== undefined) return text.slice(end);
  }
  // Or it may repeat only the end of the anchor.
  for (const suffix of anchorSuffixes(anchor)) {
    const end = matchLoosely(text, suffix, 0);
    if (end !== undefined) return text.slice(end);
  }
  return undefined;
}

const SHORTEST_SUFFIX = 8;

/** The anchor without its first line, without its first two lines, and so on. */
function anchorSuffixes(anchor: string): string[] {
  const lines = anchor.split('\n');
  return lines
    .map((_, at) => lines.slice(at + 1).join('\n'))
    .filter((suffix) => suffix.trim().length >= SHORTEST_SUFFIX);
}

/** The offset after `wanted` in `text`, starting at `at` and ignoring white space. */
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
