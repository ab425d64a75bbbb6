import { foldWord } from '#domain/reading/fold.ts';

/** What stands between a token and the one before it; the higher, the more it parts them. */
export type Gap = 0 | 1 | 2 | 3 | 4;
export const GAP = { none: 0, clause: 1, sentence: 2, line: 3, paragraph: 4 } as const;

/** A word, a number or a sign of a brief. */
export interface Token {
  text: string;
  /** Small letters without accents; each digit is a 0. */
  word: string;
  start: number;
  end: number;
  gap: Gap;
}

const TOKEN =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;)]+|[\p{L}\p{M}]+(?:['’](?=\p{L})[\p{L}\p{M}]+)*|\d+(?:[.,:]\d+)*|[^\s]/gu;
const SENTENCE_END = /^[.!?]$/;
/** "Charity no. 1190022": this full stop ends no sentence. */
const NUMBERING = /^(?:no|nr|n|num)$/i;
const CLAUSE_END = /^[,;:()–—]$/;

function gapBehind(before: string, blank: string): Gap {
  const lines = blank.split('\n').length - 1;
  if (lines > 0) return lines > 1 ? GAP.paragraph : GAP.line;
  if (SENTENCE_END.test(before) && blank !== '') return GAP.sentence;
  const isDash = before === '-' && blank !== '';
  return isDash || CLAUSE_END.test(before) ? GAP.clause : GAP.none;
}

/** The tokens of a brief in their order. Linear. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  let before = '';
  for (const { 0: found, index: start } of text.matchAll(TOKEN)) {
    const blank = text.slice(last, start);
    const isNumbered =
      before === '.' && /^\d/.test(found) && NUMBERING.test(tokens.at(-2)?.text ?? '');
    const gap = tokens.length === 0 ? GAP.paragraph : gapBehind(isNumbered ? '' : before, blank);
    const word = foldWord(found).replaceAll(/\d/g, '0');
    tokens.push({ text: found, word, start, end: start + found.length, gap });
    last = start + found.length;
    before = found;
  }
  return tokens;
}
