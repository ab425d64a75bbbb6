import { elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { deleteLines } from '#domain/html/splice.ts';
import type { IndexedElement, SourceRange } from '#domain/html/source-index.ts';
import type { Target } from '../intents/edit-intent.ts';
import type { EditMessages } from '../messages-en.ts';
import { faqEntries, type FaqEntry } from '../page/faq-entries.ts';
import { foldName, foldText } from '../page/fold.ts';
import { findEntry, findItem, findOrdinalItem, groupsIn, wordsOf } from '../page/item-groups.ts';
import { findLabelled } from '../page/find-labelled.ts';
import { readOrdinal } from '../page/ordinals.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection } from '../page/resolve-target.ts';
import { menuEntry, menuEntryTo } from './plan-menu.ts';
import { planRemoveWords } from './plan-remove-words.ts';
import { done, refuse, type Planner, type PlanResult } from './plan-types.ts';
import { subjectBlock } from './subject-block.ts';

export const planRemoveItem: Planner<'remove-item'> = (context, { label, target }) => {
  const { page, say } = context;
  const asked = ordinalQuestion(page, label);
  if (asked) return done(deleteLines(page.html, asked.range), say.removed(`“${asked.question}”`));
  const counted = findOrdinalItem(page, label, target);
  if (counted) return removeCounted(page, say, counted);
  const range = readOrdinal(foldText(label)) ? undefined : rangeOf(page, label, target);
  if (range && opensSection(page, range))
    return planRemoveWords(context, { kind: 'remove-words', words: label });
  return range
    ? done(deleteLines(page.html, range), say.removed(`“${label}”`))
    : refuse(say.notFound(label));
};

/** A section never stays behind without its heading. */
function opensSection({ sections }: PageModel, { start, end }: SourceRange): boolean {
  return sections.some(
    ({ heading }) => heading && heading.range.start <= start && end <= heading.range.end,
  );
}

/** Where the named entry stands, in the section it is said to stand in. */
function rangeOf(
  page: PageModel,
  label: string,
  target: Target | undefined,
): SourceRange | undefined {
  if (target?.section === 'nav') return (menuEntry(page, label) ?? menuEntryTo(page, label))?.range;
  const section = target && resolveSection(page, target)?.section;
  const listed = section && onlyItem(section.element, label);
  if (!listed && section?.kinds.has('testimonials')) return undefined;
  const element = listed ?? entryAnywhere(page, label);
  if (!element) return undefined;
  const link = linkAmongOthers(element, label);
  return link ? withSeparator(page.html, link.range) : subjectBlock(element)?.range;
}

function entryAnywhere(page: PageModel, label: string): IndexedElement | undefined {
  const found = findEntry(page, label) ?? menuEntry(page, label) ?? findLabelled(page, label);
  return found && ['html', 'body', 'main'].includes(found.tag) ? undefined : found;
}

/** The link of just this label, where others stand beside it. */
function linkAmongOthers(element: IndexedElement, label: string): IndexedElement | undefined {
  const links = elementsIn(element).filter(({ tag }) => tag === 'a');
  const named = links.filter((link) => foldName(textOf(link)) === foldName(label));
  return links.length > 1 && named.length === 1 ? named[0] : undefined;
}

/** A link goes with the mark between it and its neighbour. */
function withSeparator(html: string, { start, end }: SourceRange): SourceRange {
  const before = /\s*(?:[|·•,/–-]|&middot;)\s*$/.exec(html.slice(Math.max(0, start - 20), start));
  const after = /^\s*(?:[|·•,/–-]|&middot;)\s*/.exec(html.slice(end, end + 20));
  return before
    ? { start: start - before[0].length, end }
    : { start, end: end + (after?.[0].length ?? 0) };
}

/** The only entry of a section that says this label; none where several do. */
function onlyItem(root: IndexedElement, label: string): IndexedElement | undefined {
  const found = findItem(groupsIn(root), label);
  const same = found?.group.items.filter((item) =>
    ` ${wordsOf(item)} `.includes(` ${foldName(label)} `),
  );
  return same && same.length > 1 ? undefined : found?.item;
}

/** "the second question" goes with its answer. */
function ordinalQuestion(page: PageModel, label: string): FaqEntry | undefined {
  const found = readOrdinal(foldText(label));
  if (found?.section !== 'faq') return undefined;
  return faqEntries(page).at(found.ordinal > 0 ? found.ordinal - 1 : found.ordinal);
}

/** Names the thing that went, so that a wrong count is seen at once. */
function removeCounted(page: PageModel, say: EditMessages, item: IndexedElement): PlanResult {
  const named =
    textsIn(item)
      .find(({ value }) => /\p{L}{2}/u.test(value))
      ?.value.trim() ?? '';
  return done(deleteLines(page.html, item.range), say.removed(`“${named.slice(0, 60)}”`));
}
