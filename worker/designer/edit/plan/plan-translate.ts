import { findByTag } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import { foldName } from '../request/fold.ts';
import { LABEL_PAIRS } from '../lexicon/labels.ts';
import { readable } from './plan-facts.ts';
import { refuse, type Planner } from './plan-types.ts';
import { replaceEverywhere } from './replace-everywhere.ts';

const SCOPE = {
  attributes: ['aria-label', 'placeholder'],
  inStructuredData: false,
  inTitle: false,
};

export const planTranslate: Planner<'translate'> = ({ page, say }, { to }) => {
  const pairs = new Map(
    LABEL_PAIRS.map(([en, it]) => (to === 'it' ? [foldName(en), it] : [foldName(it), en])),
  );
  const { splices, places } = replaceEverywhere(page, SCOPE, (text) => translateLabel(pairs, text));
  const own = readable(page).filter(
    (text) => /\p{L}{3}/u.test(text) && !pairs.has(foldName(text)),
  ).length;
  if (places === 0) return refuse(say.leftInLanguage(own, say.languages[to]));
  const root = findByTag(page.index, 'html')[0];
  const language = root && own === 0 ? setAttribute(root, 'lang', to) : [];
  const change = say.translated(places, say.languages[to]);
  return {
    isDone: true,
    splices: [...splices, ...language],
    change,
    ...(own > 0 ? { left: say.leftInLanguage(own, say.languages[to]) } : {}),
  };
};

function translateLabel(pairs: ReadonlyMap<string, string>, text: string): string {
  const found = pairs.get(foldName(text));
  if (!found) return text;
  const [lead = ''] = /^\s*/.exec(text) ?? [];
  const [tail = ''] = /[\s:.…→›»]*$/.exec(text) ?? [];
  return lead + found + tail;
}
