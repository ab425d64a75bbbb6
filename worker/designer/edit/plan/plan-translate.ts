import { findByTag } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import { foldName } from '../page/fold.ts';
import { LABEL_PAIRS } from './labels.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { findBusinessName } from './business-name.ts';
import { ownCopyTranslator } from './own-copy.ts';
import { findAddress } from './page-address.ts';
import { readable } from './plan-facts.ts';
import { refuse, type Planner } from './plan-types.ts';
import { replaceEverywhere, type ReplaceScope } from './replace-everywhere.ts';

/** Where words for visitors stand besides the readable texts. */
const SCOPE: ReplaceScope = {
  attributes: ['aria-label', 'placeholder', 'alt', 'title', 'content', 'data-open', 'data-closed'],
  inStructuredData: false,
  inTitle: true,
};
/** Schema.org wants English names of days, so only sentences change there. */
const IN_DATA: ReplaceScope = { attributes: [], inStructuredData: true, inTitle: false };

/**
 * Translates the designer's own copy section by section and the usual labels of any page. Words of the owner stay and
 * are named; the page is said to be in the other language once most of it is.
 */
export const planTranslate: Planner<'translate'> = ({ page, say }, { to }) => {
  const texts = readable(page)
    .map(tidied)
    .filter((text) => /\p{L}{3}/u.test(text));
  const translate = translatorFor(texts, to);
  const rewrite = (text: string): string =>
    inPlaceOf(text, translate(tidied(text)) ?? tidied(text));
  const { splices, places } = replaceEverywhere(page, SCOPE, rewrite);
  const data = replaceEverywhere(page, IN_DATA, (text) =>
    text.length > 20 ? rewrite(text) : text,
  );
  const inData = data.splices.filter(
    ({ start }) => !splices.some((splice) => start >= splice.start && start < splice.end),
  );
  const own = ownWords(page, texts).filter((text) => translate(text) === undefined);
  const name = say.languages[to];
  if (places === 0) return refuse(say.leftInLanguage(own.length, name, examplesOf(own)));
  const root = findByTag(page.index, 'html')[0];
  const isMostly = own.length * 2 < texts.length;
  const language = root && isMostly ? setAttribute(root, 'lang', to) : [];
  return {
    isDone: true,
    splices: [...splices, ...inData, ...language],
    change: say.translated(places, name),
    ...(own.length > 0 ? { left: say.leftInLanguage(own.length, name, examplesOf(own)) } : {}),
  };
};

function translatorFor(
  texts: readonly string[],
  to: EditLanguage,
): (text: string) => string | undefined {
  const labels = new Map(
    LABEL_PAIRS.map(([en, it]) => (to === 'it' ? [foldName(en), it] : [foldName(it), en])),
  );
  const translateOwn = ownCopyTranslator(texts, to);
  return (text) => translateOwn(text) ?? translateLabel(labels, text);
}

function tidied(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The blanks around a text stay as they are. */
function inPlaceOf(text: string, translated: string): string {
  if (translated === tidied(text)) return text;
  const [lead = ''] = /^\s*/.exec(text) ?? [];
  const [tail = ''] = /\s*$/.exec(text) ?? [];
  return lead + translated + tail;
}

/** Texts that have a language: the name, mail addresses, streets and sums read the same in any. */
function ownWords(page: PageModel, texts: readonly string[]): string[] {
  const name = foldName(findBusinessName(page) ?? '');
  const address = findAddress(texts, page) ?? '';
  return [...new Set(texts)].filter(
    (text) =>
      foldName(text) !== name && !text.includes('@') && !(address !== '' && text.includes(address)),
  );
}

function examplesOf(texts: readonly string[]): string[] {
  return [...texts]
    .sort((a, b) => b.length - a.length)
    .slice(0, 3)
    .map((text) => (text.length > 60 ? `${text.slice(0, 57)}…` : text));
}

function translateLabel(labels: ReadonlyMap<string, string>, text: string): string | undefined {
  const found = labels.get(foldName(text));
  if (!found) return undefined;
  const [tail = ''] = /[\s:.…→›»]*$/.exec(text) ?? [];
  return found + tail;
}
