import { foldName } from '#domain/reading/fold.ts';
import { ancestorsOf, attributeOf, childrenOf, textOf, textsIn } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { deleteLines } from '#domain/html/splice.ts';
import { readable } from '../page/page-texts.ts';
import { textPattern } from './plan-text.ts';
import { done, refuse, type Planner } from './plan-types.ts';

const KEPT = new Set('html body main section header footer nav aside td th form'.split(' '));

/** Takes away words with the mark that set them off, or the element that says nothing else. Never more than that. */
export const planRemoveWords: Planner<'remove-words'> = ({ page, say }, { words }) => {
  const plain = words.replace(/(?:…|\.\.\.)$/, '').trim();
  const pattern = plain === '' ? undefined : textPattern(plain, readable(page));
  const texts = (page.body ? textsIn(page.body) : []).filter(
    ({ value }) => pattern !== undefined && value.search(pattern) >= 0,
  );
  const [only, ...others] = texts;
  if (!pattern || !only) {
    const whole = page.index.elements.findLast(
      (element) => element.tag !== 'title' && foldName(textOf(element)) === foldName(plain),
    );
    return whole && !KEPT.has(whole.tag) && plain !== ''
      ? done(deleteLines(page.html, whole.range), say.removed(`“${plain}”`))
      : refuse(say.noText(words));
  }
  if (others.length > 0)
    return refuse([say.ask.which, ...texts.map((text) => `“${lineOf(text)}”`)].join(' '));
  const holder = holderOf(only, pattern);
  return done(
    holder
      ? deleteLines(page.html, holder.range)
      : rewriteText(page.html, only, (text) => withoutWords(text, pattern)),
    say.removed(`“${plain}”`),
  );
};

const LONGEST_LINE = 60;

function lineOf({ parent, value }: IndexedText): string {
  return (parent ? textOf(parent) : value).replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE);
}

/** The element that these words fill, with the holders that it fills alone. */
function holderOf({ parent, value }: IndexedText, pattern: RegExp): IndexedElement | undefined {
  if (
    !parent ||
    /[\p{L}\d]/u.test(value.replace(pattern, '')) ||
    textOf(parent) !== value.replace(/\s+/g, ' ').trim()
  )
    return undefined;
  const holders = [parent, ...ancestorsOf(parent)];
  const end = holders.findIndex(
    (one, at) =>
      at > 0 && (KEPT.has(one.tag) || childrenOf(one).length > 1 || textOf(one) !== textOf(parent)),
  );
  const holder = holders[(end < 0 ? holders.length : end) - 1];
  return holder && !KEPT.has(holder.tag) && attributeOf(holder, 'id') === undefined
    ? holder
    : undefined;
}

/** The gap that is left closes, with the mark before or behind it. */
function withoutWords(text: string, words: RegExp): string {
  const mark = '\0';
  return text
    .replace(words, mark)
    .replace(/(\s*[,;:·|–-]\s*|\s+(?:and|e|ed)\s+)\0(?=\s*(?:[.!?;,]|$))/u, '')
    .replace(/^(\s*)\0\s*[,;:·|–-]\s*/u, '$1')
    .replace(/(\s*[,;:·|–-])\s*\0\s*[,;:·|–-](\s*)/u, '$1$2')
    .replace(/([.!?])\s*\0\s*[.,;:!?]/gu, '$1')
    .replace(/\s*\0(?=\s*[.,;:!?])|\0\s?/gu, '')
    .replace(/(\S)\s+$/u, '$1')
    .replace(/(\S) {2,}/gu, '$1 ');
}
