import { attributeOf, childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import { indexHtml, type IndexedElement, type IndexedText } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { applySplices, deleteLines, insertMarkup, setAttribute } from '#domain/html/splice.ts';
import type { Target } from '../edit-types.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { faqEntries, type FaqEntry } from '../page/faq-entries.ts';
import { readOrdinal } from '../lexicon/ordinals.ts';
import type { EditMessages } from '../edit-messages.ts';
import { foldName, foldText } from '../request/fold.ts';
import { kindOfWords } from '../request/mentions.ts';
import {
  findEntry,
  findItem,
  findLabelled,
  findOrdinalItem,
  groupsIn,
  groupsOf,
  hasPrices,
  type ItemGroup,
} from '../page/item-groups.ts';
import { inFormOf, MONEY_TEXT } from '../page/money.ts';
import { planReplaceText } from './plan-text.ts';
import { done, refuse, type Planner, type PlanResult } from './plan-types.ts';

export const planAddItem: Planner<'add-item'> = ({ page, say }, { label, amount, target }) => {
  const group = listFor(page, target, amount !== undefined);
  const model = group?.items.at(-1);
  if (!group || !model) return refuse(say.noList);
  const copy = fillCopy(page, model, { label, amount: amount ?? '' });
  const shown = amount ? inFormOf(MONEY_TEXT.exec(textOf(model))?.[0] ?? amount, amount) : '';
  return done(
    insertMarkup(page.html, { element: model, place: 'after' }, copy),
    say.itemAdded(label, shown),
  );
};

function listFor(
  page: PageModel,
  target: Target | undefined,
  isPriced: boolean,
): ItemGroup | undefined {
  const section = target && resolveSection(page, target)?.section;
  if (target && !section) return undefined;
  const groups = section
    ? groupsIn(section.element)
    : groupsOf(page).filter((group) => !isMenu(page, group));
  const priced = groups.filter(hasPrices);
  if (isPriced || !section) return longest(priced) ?? (section ? longest(groups) : undefined);
  return longest(groups);
}

function longest(groups: readonly ItemGroup[]): ItemGroup | undefined {
  return [...groups].sort((a, b) => b.items.length - a.items.length)[0];
}

function isMenu(page: PageModel, { parent }: ItemGroup): boolean {
  return page.sections.some(
    ({ element, kinds }) =>
      (kinds.has('nav') || kinds.has('header') || kinds.has('footer')) &&
      (element === parent || elementsIn(element).includes(parent)),
  );
}

/** A copy of an item with another label and price; other texts and pictures of the model do not belong to it. */
function fillCopy(
  page: PageModel,
  model: IndexedElement,
  { label, amount }: { label: string; amount: string },
): string {
  const markup = page.html.slice(model.range.start, model.range.end).trimEnd();
  const wrapped = wrapItem(model.tag, markup);
  const root = indexHtml(wrapped.html).elements.find(
    (element) => element.range.start === wrapped.offset,
  );
  if (!root) return markup;
  const texts = textsIn(root).filter((text) => text.value.trim() !== '');
  const labelled = texts.find((text) => !isJustMoney(text.value)) ?? texts[0];
  const splices: Splice[] = [root, ...elementsIn(root)].flatMap((element) =>
    idSplices(wrapped.html, element),
  );
  for (const text of texts)
    splices.push(...copySplices(text, { isLabel: text === labelled, label, amount }));
  const pictures = elementsIn(root).filter(({ tag }) => tag === 'img' || tag === 'picture');
  splices.push(...pictures.map(({ range }) => ({ ...range, replacement: '' })));
  const filled = applySplices(
    wrapped.html,
    splices.filter(
      (splice) =>
        !pictures.some(
          ({ range }) =>
            splice.start >= range.start && splice.end <= range.end && splice.replacement !== '',
        ),
    ),
  );
  return filled.slice(wrapped.offset, filled.length - wrapped.tail);
}

function isJustMoney(text: string): boolean {
  return text.replace(MONEY_TEXT, '').trim() === '';
}

function idSplices(html: string, element: IndexedElement): Splice[] {
  const id = element.attributes.find(({ name }) => name === 'id');
  return id && html.charAt(id.range.start - 1) === ' '
    ? [{ start: id.range.start - 1, end: id.range.end, replacement: '' }]
    : [];
}

function copySplices(
  text: IndexedText,
  { isLabel, label, amount }: { isLabel: boolean; label: string; amount: string },
): Splice[] {
  const money = MONEY_TEXT.exec(text.value)?.[0];
  const price = money && amount ? inFormOf(money, amount) : '';
  const [lead = ''] = /^\s*/.exec(text.value) ?? [];
  const [tail = ''] = /\s*$/.exec(text.value) ?? [];
  const beside = isLabel && money ? ` ${price}` : '';
  const value = isLabel ? label + beside : price;
  return [{ ...text.range, replacement: lead + escapeText(value.trim()) + tail }];
}

/** Table rows and the like can only be read inside their table. */
function wrapItem(tag: string, markup: string): { html: string; offset: number; tail: number } {
  const [before, after] = tag === 'tr' ? ['<table><tbody>', '</tbody></table>'] : ['', ''];
  return { html: before + markup + after, offset: before.length, tail: after.length };
}

export const planRemoveItem: Planner<'remove-item'> = ({ page, say }, { label, target }) => {
  const asked = ordinalQuestion(page, label);
  if (asked) return done(deleteLines(page.html, asked.range), say.removed(`“${asked.question}”`));
  const counted = findOrdinalItem(page, label, target);
  if (counted) return removeCounted(page, say, counted);
  if (readOrdinal(foldText(label))) return refuse(say.notFound(label));
  const section = target && resolveSection(page, target)?.section;
  if (target?.section === 'nav') {
    const entry = menuEntry(page, label) ?? menuEntryTo(page, label);
    return entry
      ? done(deleteLines(page.html, entry.range), say.removed(`“${label}”`))
      : refuse(say.notFound(label));
  }
  const listed = section && findItem(groupsIn(section.element), label)?.item;
  const element =
    listed ?? findEntry(page, label) ?? menuEntry(page, label) ?? findLabelled(page, label);
  if (!element || ['html', 'body', 'main'].includes(element.tag))
    return refuse(say.notFound(label));
  return done(deleteLines(page.html, element.range), say.removed(`“${label}”`));
};

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

function menuEntry(page: PageModel, label: string): IndexedElement | undefined {
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const link =
    nav &&
    elementsIn(nav.element).find(
      ({ tag, ...element }) =>
        tag === 'a' && foldName(textOf({ tag, ...element })) === foldName(label),
    );
  return link?.parent?.tag === 'li' ? link.parent : link;
}

/** The entry that leads to the section that these words name. */
function menuEntryTo(page: PageModel, label: string): IndexedElement | undefined {
  const section = kindOfWords(foldText(label));
  const found = resolveSection(page, {
    sectionName: foldName(label),
    ...(section ? { section } : {}),
  })?.section;
  const id = found && attributeOf(found.element, 'id');
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const links = nav && id ? elementsIn(nav.element).filter(({ tag }) => tag === 'a') : [];
  const link = links.find((element) => attributeOf(element, 'href') === `#${id ?? ''}`);
  return link?.parent?.tag === 'li' ? link.parent : link;
}

export const planAddLink: Planner<'add-link'> = ({ page, say }, { label, href }) => {
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const entries = nav
    ? elementsIn(nav.element).filter(
        ({ tag, ...element }) => tag === 'a' && isMenuLink({ tag, ...element }),
      )
    : [];
  const last = entries.at(-1);
  if (!last) return refuse(say.noPart(say.sections.nav));
  const address = href ?? anchorFor(page, label) ?? '#';
  const item = last.parent?.tag === 'li' ? last.parent : last;
  const copy = linkCopy(page, item, { link: last, label, href: address });
  const sentence = address === '#' ? say.linkAddedEmpty(label) : say.linkAdded(label);
  return done(insertMarkup(page.html, { element: item, place: 'after' }, copy), sentence);
};

function isMenuLink(element: IndexedElement): boolean {
  return (
    !/brand|logo|btn|button|cta|skip/i.test(attributeOf(element, 'class') ?? '') &&
    childrenOf(element).every(({ tag }) => tag !== 'img' && tag !== 'svg')
  );
}

function anchorFor(page: PageModel, label: string): string | undefined {
  const name = foldName(label);
  const section = page.sections.find(({ names }) => names.includes(name));
  const id = section && attributeOf(section.element, 'id');
  return id ? `#${id}` : undefined;
}

function linkCopy(
  page: PageModel,
  item: IndexedElement,
  { link, label, href }: { link: IndexedElement; label: string; href: string },
): string {
  const splices = [
    ...setAttribute(link, 'href', href),
    { ...link.inner, replacement: escapeText(label) },
    ...link.attributes
      .filter(({ name }) => name === 'aria-current' || name === 'id')
      .map(({ range }) => ({ start: range.start - 1, end: range.end, replacement: '' })),
  ];
  const inside = splices.map((splice) => ({
    ...splice,
    start: splice.start - item.range.start,
    end: splice.end - item.range.start,
  }));
  return applySplices(page.html.slice(item.range.start, item.range.end), inside);
}

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
  const menu = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const scope = isInMenu ? (menu ? elementsIn(menu.element) : []) : page.index.elements;
  const id = section && attributeOf(section.element, 'id');
  const named = scope.filter(
    (element) => NAMED.has(element.tag) && foldName(textOf(element)) === foldName(from),
  );
  const others = isInMenu
    ? scope.filter((element) => id && attributeOf(element, 'href') === `#${id}`)
    : section?.heading
      ? [section.heading]
      : [];
  const elements = [...new Set(named.length > 0 ? named : others)].filter(
    (element, _position, all) =>
      !all.some((other) => other !== element && elementsIn(element).includes(other)),
  );
  if (elements.length > 0)
    return done(
      elements.flatMap((element) => renameSplices(element, to)),
      say.text(from, to, elements.length),
    );
  return isInMenu
    ? refuse(say.noText(from))
    : planReplaceText(context, { kind: 'replace-text', from, to });
};

/** Icons and ornaments before a name stay. */
function renameSplices(element: IndexedElement, to: string): Splice[] {
  const texts = textsIn(element).filter(({ value }) => value.trim() !== '');
  const [only] = texts;
  if (texts.length !== 1 || !only) return [{ ...element.inner, replacement: escapeText(to) }];
  const [lead = ''] = /^\s*(?:[^\p{L}\p{N}"'€$£+(]+\s)?/u.exec(only.value) ?? [];
  const [tail = ''] = /\s*$/.exec(only.value) ?? [];
  return [{ ...only.range, replacement: escapeText(lead) + escapeText(to) + tail }];
}
