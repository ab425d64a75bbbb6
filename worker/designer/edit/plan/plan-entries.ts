import { attributeOf, childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, SourceRange } from '#domain/html/source-index.ts';
import { escapeText } from '#domain/html/escape.ts';
import { deleteLines, insertMarkup, setAttribute } from '#domain/html/splice.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { Target } from '../intents/edit-intent.ts';
import { faqEntries } from '../page/faq-entries.ts';
import { foldName, foldText } from '../page/fold.ts';
import {
  findEntry,
  findItem,
  findOrdinalItem,
  groupsIn,
  innermost,
  names,
  pick,
} from '../page/item-groups.ts';
import { MONEY_TEXT } from '../page/money.ts';
import { findNamed, nameOf } from '../page/named-parts.ts';
import { readOrdinal } from '../page/ordinals.ts';
import type { PageModel } from '../page/page-model.ts';
import { findLabelled } from '../page/resolve-target.ts';
import { resolveSection } from '../page/section-of.ts';
import { menuElements, menuEntry } from './plan-menu.ts';
import { planRemove } from './plan-structure.ts';
import { betweenBlanks, nameSplices, planReplaceText } from './plan-text.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** The one text of an entry that is neither its name nor its price. */
export const planDescribe: Planner<'describe'> = ({ page, say }, { item, text }) => {
  const entry = findEntry(page, item);
  if (!entry) return refuse(say.notFound(item));
  const [only, ...others] = textsIn(entry).filter(
    ({ value }) =>
      /\p{L}{2}/u.test(value) &&
      !foldName(value).includes(foldName(item)) &&
      !(MONEY_TEXT.test(value) && value.replace(MONEY_TEXT, '').trim().length < 12),
  );
  const name = nameOf(entry);
  if (!only && name && /^h\d$/.test(name.tag))
    return done(
      insertMarkup(
        page.html,
        { element: name, place: 'after' },
        `<p>${escapeText(capitalise(text))}</p>`,
      ),
      say.described(item, text),
    );
  if (!only || others.length > 0) return refuse(say.noDescription(item));
  return done(
    rewriteText(page.html, only, (old) => betweenBlanks(old, text)),
    say.text(only.value.trim().slice(0, 60), text, 1),
  );
};

const NAMED = new Set(
  'a h1 h2 h3 h4 h5 button span td th li p dt strong b em summary label legend figcaption'.split(
    ' ',
  ),
);

export const planRenameItem: Planner<'rename-item'> = (context, intent) => {
  const { page, say } = context;
  const { from, to, target, isInMenu } = intent;
  const known = resolveSection(page, { sectionName: foldName(from) })?.section;
  const section = known ?? (target && resolveSection(page, target)?.section);
  const menu = menuElements(page);
  const links = menu.length > 0 ? menu : page.index.elements.filter(({ tag }) => tag === 'a');
  const scope = isInMenu ? links : page.index.elements;
  const named = scope.filter(
    (element) => NAMED.has(element.tag) && foldName(textOf(element)) === foldName(from),
  );
  const id = section && attributeOf(section.element, 'id');
  const others = isInMenu
    ? scope.filter((element) => id && attributeOf(element, 'href') === `#${id}`)
    : [section?.heading].filter((heading) => heading !== undefined);
  const elements = innermost(named.length > 0 ? named : others);
  const [first] = elements;
  if (!first)
    return isInMenu
      ? refuse(say.noText(from))
      : planReplaceText(context, { kind: 'replace-text', from, to });
  const leads = isInMenu ? leadTo(page, elements, to) : [];
  return done(
    [...elements.flatMap((element) => nameSplices(page, element, to)), ...leads],
    // What the menu calls it may be another name than the heading's.
    say.text(isInMenu ? textOf(first) : from, to, elements.length),
  );
};

/** An entry of the menu that takes the name of a section leads there. */
function leadTo(page: PageModel, links: readonly IndexedElement[], name: string): Splice[] {
  const section = resolveSection(page, { sectionName: foldName(name) })?.section;
  const id = section && attributeOf(section.element, 'id');
  return links
    .filter(({ tag }) => tag === 'a' && id !== undefined)
    .flatMap((link) => setAttribute(link, 'href', `#${id ?? ''}`));
}

export const planRemoveItem: Planner<'remove-item'> = (context, { label, target }) => {
  const { page, say } = context;
  const found = countedRange(page, label, target);
  // Names the thing that goes, so that a wrong count is seen at once.
  if (found) return done(deleteLines(page.html, found.range), say.removed(`“${found.name}”`));
  const range = readOrdinal(foldText(label)) ? undefined : namedRange(page, label, target);
  const entry = target ? undefined : menuEntry(page, label);
  const id = entry && range?.start === entry.range.start ? sectionOf(entry) : undefined;
  if (id) return planRemove(context, { kind: 'remove', target: { sectionName: id } });
  if (range && opensSection(page, range))
    return planRemoveWords(context, { kind: 'remove-words', words: label });
  if (!range) return refuse(say.notFound(label));
  if (isFragment(page, range, label))
    return planReplaceText(context, { kind: 'replace-text', from: label, to: '' });
  const isLink = menuEntry(page, label, true)?.range.start === range.start;
  return done(deleteLines(page.html, range), say[isLink ? 'linkRemoved' : 'removed'](`“${label}”`));
};

/** "The second service"; "the second question" goes with its answer. */
function countedRange(
  page: PageModel,
  label: string,
  target: Target | undefined,
): { range: SourceRange; name: string } | undefined {
  const counted = readOrdinal(foldText(label));
  const question = counted?.section === 'faq' ? pick(faqEntries(page), counted.ordinal) : undefined;
  if (question) return { range: question.range, name: question.question };
  const item = findOrdinalItem(page, label, target);
  const told = item && textsIn(item).find(({ value }) => /\p{L}{2}/u.test(value));
  return item && { range: item.range, name: told?.value.trim().slice(0, 60) ?? '' };
}

/** The section that an entry of the menu leads to: it is what the entry's name means. */
function sectionOf(entry: IndexedElement): string | undefined {
  const link = [entry, ...elementsIn(entry)].find(({ tag }) => tag === 'a');
  return /^#(.+)$/.exec((link && attributeOf(link, 'href')) ?? '')?.[1]?.toLowerCase();
}

/** A sentence of a paragraph is not all of it. */
function isFragment(page: PageModel, { start, end }: SourceRange, label: string): boolean {
  const element = page.index.elements.find(
    ({ range }) => range.start === start && range.end === end,
  );
  const isText = element?.tag === 'p' || element?.tag === 'blockquote';
  return isText && foldName(textOf(element)) !== foldName(label) && label.split(' ').length > 3;
}

/** A section never stays behind without its heading. */
function opensSection({ sections }: PageModel, { start, end }: SourceRange): boolean {
  return sections.some(
    ({ heading }) => heading && heading.range.start <= start && end <= heading.range.end,
  );
}

/** Where the named entry stands, in the section it is said to stand in. */
function namedRange(
  page: PageModel,
  label: string,
  target: Target | undefined,
): SourceRange | undefined {
  if (target?.section === 'nav') return menuEntry(page, label, true)?.range;
  const element = namedElement(page, label, target);
  if (!element || ['html', 'body', 'main'].includes(element.tag)) return undefined;
  const links = elementsIn(element).filter(({ tag }) => tag === 'a');
  const [link, another] = links.filter((one) => foldName(textOf(one)) === foldName(label));
  if (link && !another && links.length > 1) return withSeparator(page.html, link.range);
  return subjectBlock(element)?.range;
}

function namedElement(
  page: PageModel,
  label: string,
  target: Target | undefined,
): IndexedElement | undefined {
  const [exact, another] = findNamed(page, label);
  if (
    exact &&
    !another &&
    foldName(textOf(nameOf(exact) ?? exact)) === foldName(label) &&
    nameOf(exact)
  )
    return exact;
  const section = target && resolveSection(page, target)?.section;
  const listed = section && onlyItem(section.element, label);
  if (listed || section?.kinds.has('testimonials')) return listed;
  return findEntry(page, label) ?? menuEntry(page, label) ?? findLabelled(page, label);
}

/** The only entry of a section that says this label; none where several do. */
function onlyItem(root: IndexedElement, label: string): IndexedElement | undefined {
  const found = findItem(groupsIn(root), label);
  const same = found?.group.items.filter((item) => names(item, label)) ?? [];
  return same.length > 1 ? undefined : found?.item;
}

/** A link goes with the mark between it and its neighbour. */
function withSeparator(html: string, { start, end }: SourceRange): SourceRange {
  const before = /\s*(?:[|·•,/–-]|&middot;)\s*$/.exec(html.slice(Math.max(0, start - 20), start));
  const after = /^\s*(?:[|·•,/–-]|&middot;)\s*/.exec(html.slice(end, end + 20));
  return before
    ? { start: start - before[0].length, end }
    : { start, end: end + (after?.[0].length ?? 0) };
}

const INLINE = new Set('b strong em i span small mark u'.split(' '));
const FRAMES = new Set('html body main section header footer nav aside'.split(' '));
const PICTURES = new Set('img picture svg video iframe form input'.split(' '));

/**
 * The smallest block that these words are the subject of, with holders that it alone fills. Undefined where the words
 * are a fragment of a sentence.
 */
function subjectBlock(element: IndexedElement): IndexedElement | undefined {
  let block = element;
  for (let { parent } = block; INLINE.has(block.tag) && isSentence(parent); { parent } = block) {
    if (!parent || FRAMES.has(parent.tag) || !textOf(parent).startsWith(textOf(block)))
      return undefined;
    block = parent;
  }
  if (block === element) return element;
  for (let { parent } = block; parent && isFilledBy(parent, block); { parent } = block)
    block = parent;
  return block;
}

/** Holds words of its own beside its elements. */
function isSentence(parent: IndexedElement | undefined): boolean {
  const nodes = parent?.nodes ?? [];
  return nodes.some((node) => node.kind === 'text' && /\p{L}/u.test(node.value));
}

function isFilledBy(holder: IndexedElement, block: IndexedElement): boolean {
  return (
    !FRAMES.has(holder.tag) &&
    childrenOf(holder).length === 1 &&
    textOf(holder) === textOf(block) &&
    !elementsIn(holder).some(({ tag }) => PICTURES.has(tag))
  );
}

/** Takes away words of the page. Words that open a section, or begin its heading, stand for the whole section. */
export const planRemoveWords: Planner<'remove-words'> = (context, { words }) => {
  const { page, say } = context;
  const wanted = foldName(words.replace(/(?:…|\.\.\.)$/, ''));
  if (wanted === '') return refuse(say.noText(words));
  const section = page.sections.find(
    ({ heading, kinds }) =>
      heading && !kinds.has('hero') && `${foldName(textOf(heading))} `.startsWith(`${wanted} `),
  );
  const [name] = section?.names ?? [];
  if (name !== undefined)
    return planRemove(context, { kind: 'remove', target: { sectionName: name } });
  const exact = findLabelled(page, words);
  if (exact && !FRAMES.has(exact.tag))
    return done(deleteLines(page.html, exact.range), say.removed(`“${words}”`));
  return planReplaceText(context, { kind: 'replace-text', from: words, to: '' });
};
