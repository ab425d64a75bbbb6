import { ancestorsOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement, SourceRange } from '#domain/html/source-index.ts';
import type { PageModel } from './page-model.ts';
import { sectionOfKind } from './section-of.ts';

/** A question of a page with its answer: from the start of the one to the end of the other. */
export interface FaqEntry {
  question: string;
  range: SourceRange;
}

/** What opens a question, surest first. */
const QUESTION_TAGS: readonly RegExp[] = [/^details$/, /^dt$/, /^h[3-6]$/, /^(?:b|strong)$/];

/** The questions of a page top to bottom, whatever markup they are made of. */
export function faqEntries(page: PageModel): FaqEntry[] {
  const section = sectionOfKind(page, 'faq');
  const inside = (section ? elementsIn(section.element) : []).filter(
    (element) => element !== section?.heading && textOf(element) !== '',
  );
  const openers = QUESTION_TAGS.map((tags) => inside.filter(({ tag }) => tags.test(tag)));
  const found = openers.find(({ length }) => length > 0) ?? [];
  return found.map((opener) => {
    const summary = elementsIn(opener).find(({ tag }) => tag === 'summary');
    return { question: textOf(summary ?? opener), range: rangeOf(opener, found) };
  });
}

/** Of the outermost element that holds this question alone, else up to the next one beside it. */
function rangeOf(opener: IndexedElement, openers: readonly IndexedElement[]): SourceRange {
  const holder = holderOf(opener, openers);
  if (opener.tag === 'details') return opener.range;
  if (holder !== opener || !opener.parent) return holder.range;
  const siblings = childrenOf(opener.parent);
  const behind = siblings.slice(siblings.indexOf(opener) + 1);
  const next = behind.findIndex((element) => openers.includes(element));
  const end = (next < 0 ? behind : behind.slice(0, next)).at(-1)?.range.end ?? opener.range.end;
  return { start: opener.range.start, end };
}

function holderOf(opener: IndexedElement, openers: readonly IndexedElement[]): IndexedElement {
  let holder = opener;
  for (const at of ancestorsOf(opener)) {
    const inside = elementsIn(at);
    if (openers.some((other) => other !== opener && inside.includes(other))) break;
    if (['section', 'main', 'body'].includes(at.tag)) return opener;
    holder = at;
  }
  return holder;
}
