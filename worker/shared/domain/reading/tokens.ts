import { foldText, toOriginal, type FoldedText } from './fold.ts';
import { LETTER } from './letters.ts';

/**
 * A word (letters), a number (digits without separators), a line end or any other single sign. Blanks are no
 * tokens: two tokens stand together when one begins where the other ends.
 */
export interface Token {
  kind: 'word' | 'number' | 'line' | 'sign';
  /** Folded. */
  text: string;
  /** UTF-16 offsets in the original text; `end` is the first one behind the token. */
  start: number;
  end: number;
}

/** A text that is ready to be read: folded and cut into tokens once, for all readers. */
export interface Source {
  folded: FoldedText;
  tokens: readonly Token[];
}

const TOKENS = new RegExp(`[${LETTER}]+|\\d+|\\n|\\S`, 'gu');
const STARTS_WORD = new RegExp(`^[${LETTER}]`, 'u');

/** Prepares a text of any length in one pass. Never throws. */
export function readSource(text: string): Source {
  const folded = foldText(text);
  const tokens: Token[] = [];
  for (const { 0: piece, index } of folded.text.matchAll(TOKENS)) {
    const span = toOriginal(folded, { start: index, end: index + piece.length });
    tokens.push({ kind: kindOf(piece), text: piece, ...span });
  }
  return { folded, tokens };
}

function kindOf(piece: string): Token['kind'] {
  if (piece === '\n') return 'line';
  if (/^\d/.test(piece)) return 'number';
  return STARTS_WORD.test(piece) ? 'word' : 'sign';
}

/** Whether nothing stands between two tokens. */
export function isTogether(first: Token | undefined, second: Token | undefined): boolean {
  return first !== undefined && second !== undefined && first.end === second.start;
}
