import { findByTag } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import { foldName } from '../page/fold.ts';
import type { PageModel } from '../page/page-model.ts';
import { dataValues, readable, writeData } from '../page/page-texts.ts';
import { findBusinessName } from './business-name.ts';
import { ownCopyTranslator } from './own-copy.ts';
import { findAddress } from './page-address.ts';
import { done, refuse, type Planner } from './plan-types.ts';
import { replaceEverywhere, type ReplaceScope } from './replace-everywhere.ts';

/** Where words for visitors stand besides the readable texts. */
const SCOPE: ReplaceScope = {
  attributes: ['aria-label', 'placeholder', 'alt', 'title', 'content', 'data-open', 'data-closed'],
  inStructuredData: false,
  inTitle: true,
};
/** Schema.org wants English names of days: only sentences of structured data are translated. */
const SHORTEST_SENTENCE = 20;

/**
 * Translates the designer's own copy section by section and the usual labels of any page. Words of the owner stay and
 * are named; the page is said to be in the other language once most of it is.
 */
export const planTranslate: Planner<'translate'> = ({ page, say }, { to }) => {
  const texts = readable(page)
    .map(tidied)
    .filter((text) => /\p{L}{3}/u.test(text));
  const translate = ownCopyTranslator(texts, to);
  /** The blanks around a text stay as they are. */
  const rewrite = (text: string): string => {
    const translated = translate(tidied(text));
    return translated === undefined ? text : text.replace(/\S(?:[^]*\S)?/, () => translated);
  };
  const splices = replaceEverywhere(page, SCOPE, rewrite);
  const data = dataValues(page)
    .filter(({ isText, value }) => isText && value.length > SHORTEST_SENTENCE)
    .flatMap((entry) => writeData(entry, rewrite(entry.value)));
  const own = ownWords(page, texts).filter((text) => translate(text) === undefined);
  const left = say.leftInLanguage(own.length, say.languages[to], examplesOf(own));
  if (splices.length === 0) return refuse(left);
  const [root] = findByTag(page.index, 'html');
  const isMostly = own.length * 2 < texts.length;
  const language = root && isMostly ? setAttribute(root, 'lang', to) : [];
  const plan = done(
    [...splices, ...data, ...language],
    say.translated(splices.length, say.languages[to]),
  );
  return own.length > 0 ? { ...plan, left } : plan;
};

function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Texts that have a language: the name, mail addresses, streets and sums read the same in any. */
function ownWords(page: PageModel, texts: readonly string[]): string[] {
  const name = foldName(findBusinessName(page) ?? '');
  const address = findAddress(page);
  return [...new Set(texts)].filter(
    (text) =>
      foldName(text) !== name &&
      !text.includes('@') &&
      !(address !== undefined && text.includes(address)),
  );
}

function examplesOf(texts: readonly string[]): string[] {
  return texts
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3)
    .map((text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text));
}
