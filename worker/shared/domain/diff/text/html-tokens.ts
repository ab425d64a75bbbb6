import { foldText } from './fold-text.ts';
import { decodeEntities } from './html-entities.ts';

/** The signs and words of a text with what makes no difference in HTML taken off. */
export interface HtmlTokens {
  keys: string[];
  starts: number[];
  ends: number[];
}

/** The tokens of a document as small numbers: equal number, equal token. */
export interface TokenIndex extends HtmlTokens {
  ids: Int32Array;
  idOf: (key: string) => number | undefined;
}

const oddSpace = /[\s\u00a0]/;
const spaceReference = /&(?:nbsp|#160|#xa0);/iy;
const plainWord = /^[\w!#$%()*+,./:;?@[\]^{|}~-]+$/;

function isSign(sign: string): boolean {
  return sign === '<' || sign === '>' || sign === '=';
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code <= 32 || (code >= 160 && oddSpace.test(text.charAt(at)));
}

/** Length of the `&nbsp;` at a position, 0 when there is none. */
function spaceReferenceLength(text: string, at: number): number {
  if (text[at] !== '&') return 0;
  spaceReference.lastIndex = at;
  return spaceReference.exec(text)?.[0].length ?? 0;
}

function findWordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (isSpace(text, at) || isSign(text.charAt(at)) || spaceReferenceLength(text, at) > 0) break;
    at += 1;
  }
  return at;
}

/** Quotes count for nothing: `class='a'`, `class="a"` and `class=a` are the same. */
function wordKey(word: string, isTagName: boolean, isBeforeClose: boolean): string {
  const bare = isBeforeClose && word.endsWith('/') ? word.slice(0, -1) : word;
  const cased = isTagName ? bare.toLowerCase() : bare;
  if (plainWord.test(cased)) return cased;
  return foldText(decodeEntities(cased)).replace(/["'`]/g, '');
}

/**
 * Cuts HTML into signs and words that are compared one by one: spaces, line breaks, quotes, character
 * references, typography, `/>` and the case of tag names drop out. Each token depends on its
 * neighbours only, so that a fragment reads the same wherever it stands: in a tag, a script, an attribute.
 */
export function readTokens(text: string): HtmlTokens {
  const tokens: HtmlTokens = { keys: [], starts: [], ends: [] };
  let isAfterOpening = false;
  let at = 0;
  while (at < text.length) {
    const skipped = isSpace(text, at) ? 1 : spaceReferenceLength(text, at);
    const isBracket = skipped === 0 && isSign(text.charAt(at));
    const end = isBracket ? at + 1 : findWordEnd(text, at + skipped);
    const start = at + skipped;
    at = end;
    if (start === end) continue;
    const word = text.slice(start, end);
    const key = isBracket ? word : wordKey(word, isAfterOpening, text[end] === '>');
    isAfterOpening = word === '<';
    if (key === '') continue;
    tokens.keys.push(key);
    tokens.starts.push(start);
    tokens.ends.push(end);
  }
  return tokens;
}

/** Numbers the tokens of a document so that a sequence of them can be searched for. */
export function indexTokens(text: string): TokenIndex {
  const tokens = readTokens(text);
  const known = new Map<string, number>();
  const ids = new Int32Array(tokens.keys.length);
  tokens.keys.forEach((key, index) => {
    const id = known.get(key) ?? known.size;
    if (id === known.size) known.set(key, id);
    ids[index] = id;
  });
  return { ...tokens, ids, idOf: (key) => known.get(key) };
}
