import { dropThinking } from './thinking.ts';

/** Extracts the document from an answer while it arrives. */
export interface PageStream {
  /** Adds a piece of the answer and returns the part of the document that can be sent now. */
  push(piece: string): string;
  /** Ends the answer and returns the text that was held back. */
  end(): string;
  /** Everything that was sent so far. */
  sent(): string;
  /** The part of the document that is held back until its line is complete. */
  held(): string;
  /**
   * Releases the complete lines that are held back and discards the incomplete one, which a continuation writes
   * again.
   */
  cutAtLine(): string;
  /** What the model wrote outside the document. */
  chatter(): string;
  /** `writing` from the start of the document, `finished` from `</html>` on. */
  phase(): 'waiting' | 'writing' | 'finished';
}

/**
 * The start of a document is followed by markup. Followed by a sentence or a quote, the model only mentions it.
 */
const START = /(?:<!doctype\s+html[^>]*>|<html(?:\s[^>]*)?>)(?=\s*<)/i;
/** Accepted when nothing else follows. */
const LOOSE_START = /<!doctype\s+html|<html[\s>]/i;
const CLOSE = /<\/html\s*>/i;
const PHASES = { before: 'waiting', inside: 'writing', after: 'finished' } as const;
const LONGEST_CLOSE = 32;
/** A longer incomplete line is released up to its last tag, so that minified pages stream too. */
const LONGEST_HELD_LINE = 2_000;

/**
 * Holds everything back until the document starts, then releases complete lines, so that a continuation after a
 * cut can begin at a line. Nothing after `</html>` is sent.
 */
export function createPageStream(): PageStream {
  let held = '';
  let sent = '';
  let before = '';
  let after = '';
  let state: 'before' | 'inside' | 'after' = 'before';

  function release(length: number): string {
    const text = held.slice(0, length);
    held = held.slice(length);
    sent += text;
    return text;
  }

  function findStart(wanted: RegExp): void {
    const visible = dropThinking(held);
    if (visible.isOpen) return;
    const start = visible.text.search(wanted);
    if (start < 0) return;
    before = visible.text.slice(0, start);
    held = visible.text.slice(start);
    state = 'inside';
  }

  function releaseInside(isLast: boolean): string {
    const close = CLOSE.exec(held);
    if (close !== null) {
      const text = release(close.index + close[0].length);
      after = held;
      held = '';
      state = 'after';
      return text;
    }
    return release(isLast ? held.length : lengthToRelease(held));
  }

  return {
    push(piece) {
      if (state === 'after') {
        after += piece;
        return '';
      }
      held += piece;
      if (state === 'before') findStart(START);
      return state === 'inside' ? releaseInside(false) : '';
    },
    end() {
      if (state === 'before') findStart(LOOSE_START);
      return state === 'inside' ? releaseInside(true) : '';
    },
    sent: () => sent,
    held: () => (state === 'inside' ? held : ''),
    cutAtLine() {
      if (state !== 'inside') return '';
      const lines = release(held.lastIndexOf('\n') + 1);
      held = '';
      return lines;
    },
    chatter: () => tidyChatter(state === 'before' ? held : `${before}\n${after}`),
    phase: () => PHASES[state],
  };
}

/** How much of a document that goes on can be sent: complete lines, or of a very long line complete tags. */
function lengthToRelease(held: string): number {
  const lineEnd = held.lastIndexOf('\n', held.length - LONGEST_CLOSE) + 1;
  if (lineEnd > 0 || held.length <= LONGEST_HELD_LINE) return lineEnd;
  return held.lastIndexOf('>', held.length - LONGEST_CLOSE) + 1;
}

function tidyChatter(text: string): string {
  return dropThinking(text)
    .text.split('\n')
    .filter((line) => !/^\s*(?:```|~~~)/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
