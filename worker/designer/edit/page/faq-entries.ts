import { childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement, SourceRange } from '#domain/html/source-index.ts';
import type { PageModel } from './page-model.ts';
import { sectionOfKind } from './resolve-target.ts';

/** A question of a page with its answer: from the start of the one to the end of the other. */
export interface FaqEntry {
  question: string;
  answer: string;
  range: SourceRange;
}

/** The questions of a page top to bottom, whatever markup they are made of. */
export function faqEntries(page: PageModel): FaqEntry[] {
  const section = sectionOfKind(page, 'faq');
  const inside = section ? elementsIn(section.element) : [];
  const openers = QUESTION_TAGS.map((tags) =>
    inside.filter(
      (element) => tags.includes(element.tag) && element !== section?.heading && textOf(element),
    ),
  );
  const found = openers.find((elements) => elements.length > 0) ?? [];
  return found.map((element) => entryOf(element, found));
}

/** What opens a question, surest first. */
const QUESTION_TAGS: readonly (readonly string[])[] = [
  ['details'],
  ['dt'],
  ['h3', 'h4', 'h5', 'h6'],
  ['b', 'strong'],
];

function entryOf(opener: IndexedElement, openers: readonly IndexedElement[]): FaqEntry {
  if (opener.tag === 'details') {
    const summary = elementsIn(opener).find(({ tag }) => tag === 'summary');
    return {
      question: summary ? textOf(summary) : '',
      answer: textOf(opener),
      range: opener.range,
    };
  }
  const holder = holderOf(opener, openers);
  if (holder !== opener)
    return { question: textOf(opener), answer: textOf(holder), range: holder.range };
  const siblings = opener.parent ? childrenOf(opener.parent) : [];
  const behind = siblings.slice(siblings.indexOf(opener) + 1);
  const next = behind.findIndex((element) => openers.includes(element));
  const answers = next < 0 ? behind : behind.slice(0, next);
  const end = answers.at(-1)?.range.end ?? opener.range.end;
  return {
    question: textOf(opener),
    answer: answers.map(textOf).join(' '),
    range: { start: opener.range.start, end },
  };
}

/** The outermost element that holds this question and no other. */
function holderOf(opener: IndexedElement, openers: readonly IndexedElement[]): IndexedElement {
  let holder = opener;
  for (let at = opener.parent; at; at = at.parent) {
    const inside = elementsIn(at);
    if (openers.some((other) => other !== opener && inside.includes(other))) break;
    if (['section', 'main', 'body'].includes(at.tag)) return opener;
    holder = at;
  }
  return holder;
}
