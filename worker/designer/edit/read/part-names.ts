import { ancestorsOf, attributeOf, childrenOf, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { flatMapSteps, type Steps } from '#domain/text/steps.ts';
import { faqEntries } from '../page/faq-entries.ts';
import { isButton } from '../page/find-elements.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { LONGEST_NAME, NAMES_AT_ONCE, type Named, type Role } from './named.ts';

/** Questions with their answers, where one element holds both. */
export function questionsOf(page: PageModel): Named[] {
  const byRange = new Map(
    page.index.elements.toReversed().map((element) => [keyOf(element.range), element]),
  );
  return faqEntries(page).flatMap(({ question, range }): Named[] => {
    const element = byRange.get(keyOf(range));
    return element ? [{ role: 'question', element, name: question, rank: 1 }] : [];
  });
}

function keyOf({ start, end }: { start: number; end: number }): string {
  return `${start}-${end}`;
}

/** Buttons, links, questions, headings, captions, pictures and short texts by what they say. */
export function* partNames(page: PageModel): Steps<{ words: string; named: Named }[]> {
  const questions = questionsOf(page).map((named) => ({ words: named.name, named }));
  const titles = new Set(page.sections.map(({ heading }) => heading));
  const frames = new Set(page.sections.filter(isFrame).map(({ element }) => element));
  const read = rememberTexts();
  const nameOf = (element: IndexedElement): { words: string; named: Named }[] => {
    const role = roleOf(element, page);
    if (!role) return [];
    const name =
      role === 'image'
        ? (attributeOf(element, 'alt') ?? attributeOf(element, 'aria-label') ?? '')
        : textOf(element);
    if (name.length <= 1 || name.length > LONGEST_NAME) return [];
    const isFramed = role === 'button' && isInOne(element, frames);
    const rank = role === 'button' && !isFramed ? (0 as const) : (3 as const);
    const hidden = role === 'heading' && titles.has(element);
    const block = role === 'text' ? blockOf(element, read) : element;
    return block
      ? [{ words: name, named: { role, element: block, name, rank: hidden ? (3 as const) : rank } }]
      : [];
  };
  yield;
  const others = yield* flatMapSteps(page.index.elements, nameOf, NAMES_AT_ONCE);
  return [...questions, ...others];
}

/** The texts of elements that many others ask about. */
interface ParentTexts {
  whole: (element: IndexedElement) => string;
  /** Whether words stand in the element itself. */
  isSentence: (element: IndexedElement) => boolean;
}

/** What an element says is read once, however many of its children ask. */
function rememberTexts(): ParentTexts {
  return {
    whole: remember(textOf),
    isSentence: remember(({ nodes }) =>
      nodes.some((node) => node.kind === 'text' && /\p{L}/u.test(node.value)),
    ),
  };
}

function remember<T>(read: (element: IndexedElement) => T): (element: IndexedElement) => T {
  const known = new Map<IndexedElement, T>();
  return (element) => {
    const kept = known.get(element);
    if (kept !== undefined) return kept;
    const value = read(element);
    known.set(element, value);
    return value;
  };
}

function isInOne(element: IndexedElement, frames: ReadonlySet<IndexedElement>): boolean {
  if (frames.has(element)) return true;
  for (const above of ancestorsOf(element)) if (frames.has(above)) return true;
  return false;
}

/** The words that open a text stand for all of it; those in the middle of a sentence for nothing. */
function blockOf(element: IndexedElement, read: ParentTexts): IndexedElement | undefined {
  const { parent } = element;
  if (!parent || !read.isSentence(parent)) return element;
  const text = read.whole(parent);
  if (!text.startsWith(textOf(element)) || !/^(?:p|div|li|aside|td|dd)$/.test(parent.tag))
    return undefined;
  let block = parent;
  for (
    let { parent: holder } = block;
    holder?.tag === 'div' && read.whole(holder) === text;
    { parent: holder } = block
  )
    block = holder;
  return block;
}

const TEXTS =
  /^(?:p|span|li|dd|dt|td|th|figcaption|blockquote|small|strong|b|em|div|label|summary)$/;

function roleOf(element: IndexedElement, { body }: PageModel): Role | undefined {
  if (!body || element.range.start < body.range.start) return undefined;
  if (isButton(element)) return 'button';
  if (element.tag === 'a') return 'link';
  if (/^h[1-6]$/.test(element.tag)) return 'heading';
  if (element.tag === 'img' || (element.tag === 'svg' && attributeOf(element, 'role') === 'img'))
    return 'image';
  return childrenOf(element).length === 0 && TEXTS.test(element.tag) ? 'text' : undefined;
}
