import { dropThinking } from './thinking.ts';

/** Cuts the document out of an answer while it arrives. */
export interface PageStream {
  /** Takes the next piece of the answer; gives what of the document may go out now. */
  push(piece: string): string;
  /** The answer is over: gives what was held back. */
  end(): string;
  /** What has gone out so far. */
  sent(): string;
  /** The part of the document that waits for the end of its line. */
  held(): string;
  /** Lets out the whole lines that are held and forgets the half one, which a continuation writes again. */
  cutAtLine(): string;
  /** What the model wrote beside the document. */
  chatter(): string;
  /** Whether the document has begun, and whether `</html>` has come. */
  phase(): 'waiting' | 'writing' | 'finished';
}

/** Markup follows the start of a document, and a sentence or a quote the talk about one. */
const START = /(?:<!doctype\s+html[^>]*>|<html(?:\s[^>]*)?>)(?=\s*<)/i;
/** Good enough when nothing more comes. */
const LOOSE_START = /<!doctype\s+html|<html[\s>]/i;
const CLOSE = /<\/html\s*>/i;
const PHASES = { before: 'waiting', inside: 'writing', after: 'finished' } as const;
const LONGEST_CLOSE = 32;
/** A line without an end that grows past this is let go at the last tag, so that minified pages stream. */
const LONGEST_HELD_LINE = 2_000;

/**
 * Holds everything back until the document starts, then lets whole lines out: a continuation after a
 * cut can then begin at a line. Nothing after `</html>` goes out.
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
    if (isLast) return release(held.length);
    const lineEnd = held.lastIndexOf('\n', held.length - LONGEST_CLOSE) + 1;
    if (lineEnd > 0) return release(lineEnd);
    if (held.length <= LONGEST_HELD_LINE) return '';
    return release(held.lastIndexOf('>', held.length - LONGEST_CLOSE) + 1);
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

function tidyChatter(text: string): string {
  return dropThinking(text)
    .text.split('\n')
    .filter((line) => !/^\s*(?:```|~~~)/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
