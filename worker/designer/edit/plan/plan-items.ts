import { attributeOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import {
  indexHtml,
  type IndexedElement,
  type IndexedText,
  type SourceRange,
} from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { applySplices, insertMarkup, setAttribute } from '#domain/html/splice.ts';
import type { NewEntry, Target } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection } from '../page/resolve-target.ts';
import type { EditMessages } from '../messages-en.ts';
import { findItem, groupsIn, groupsOf, hasPrices, type ItemGroup } from '../page/item-groups.ts';
import { inFormOf, MONEY_TEXT } from '../page/money.ts';
import { done, refuse, type Planner } from './plan-types.ts';

export const planAddItems: Planner<'add-items'> = ({ page, say }, { entries, target, beside }) => {
  const isPriced = entries.some(({ amount }) => amount !== undefined);
  const found = beside && findItem(groupsOf(page), beside.item);
  if (beside && !found) return refuse(say.notFound(beside.item));
  const group = found?.group ?? listFor(page, target, isPriced);
  const model = found?.item ?? group?.items.at(-1);
  if (!group || !model) return refuse(say.noList);
  const form = readForm(page, model);
  const copies = entries.map((entry) => form && fillForm(form, entry));
  const misfit = copies.indexOf(undefined);
  if (misfit >= 0) return refuse(say.noDescription(entries[misfit]?.label ?? ''));
  const inserts = copies.flatMap((copy = '') =>
    insertMarkup(page.html, { element: model, place: beside?.side ?? 'after' }, copy),
  );
  const replacement = inserts.map((insert) => insert.replacement).join('');
  const splices = inserts.slice(0, 1).map((insert) => ({ ...insert, replacement }));
  return done(splices, saidOf(say, entries, MONEY_TEXT.exec(textOf(model))?.[0]));
};

function saidOf(
  say: EditMessages,
  entries: readonly NewEntry[],
  model: string | undefined,
): string {
  const [first, last] = [entries[0], entries.at(-1)];
  if (entries.length > MOST_NAMED)
    return say.itemsAdded(entries.length, first?.label ?? '', last?.label ?? '');
  return entries
    .map(({ label, amount }) =>
      say.itemAdded(label, amount ? inFormOf(model ?? amount, amount) : ''),
    )
    .join(' ');
}

/** Most new entries that the answer names one by one. */
const MOST_NAMED = 5;

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
  if (isPriced || !section) return only(priced) ?? (section ? only(groups) : undefined);
  return only(groups);
}

/** The longest list, unless another of the same form fits as well. */
function only(groups: readonly ItemGroup[]): ItemGroup | undefined {
  const [first, ...others] = [...groups].sort((a, b) => b.items.length - a.items.length);
  const form = formOf(first);
  return others.some((other) => formOf(other) === form) ? undefined : first;
}

/** Entries of one form are of one tag and class. */
function formOf(group: ItemGroup | undefined): string {
  const [item] = group?.items ?? [];
  return item ? `${item.tag} ${attributeOf(item, 'class') ?? ''}` : '';
}

function isMenu(page: PageModel, { parent }: ItemGroup): boolean {
  return page.sections.some(
    ({ element, kinds }) =>
      (kinds.has('nav') || kinds.has('header') || kinds.has('footer')) &&
      (element === parent || elementsIn(element).includes(parent)),
  );
}

/** What every copy of an entry shares: its markup, its texts and what a copy leaves out. */
interface EntryForm {
  html: string;
  /** Where the entry stands in `html`. */
  range: SourceRange;
  texts: readonly IndexedText[];
  labelled: IndexedText | undefined;
  links: readonly IndexedElement[];
  /** Ids and pictures: they belong to the entry that is copied. */
  left: readonly Splice[];
}

function readForm(page: PageModel, model: IndexedElement): EntryForm | undefined {
  // A term of a description list is only half of its entry.
  if (model.tag === 'dt') return undefined;
  const [before, after] = model.tag === 'tr' ? ['<table><tbody>', '</tbody></table>'] : ['', ''];
  const html = before + page.html.slice(model.range.start, model.range.end) + after;
  const root = indexHtml(html).elements.find(({ range }) => range.start === before.length);
  if (!root) return undefined;
  const pictures = elementsIn(root).filter(({ tag }) => tag === 'img' || tag === 'picture');
  const outer = pictures.filter(({ parent }) => parent?.tag !== 'picture');
  const texts = textsIn(root).filter(
    ({ value, range }) =>
      value.trim() !== '' &&
      !outer.some(
        (picture) => range.start >= picture.range.start && range.end <= picture.range.end,
      ),
  );
  return {
    html,
    range: root.range,
    texts,
    links: elementsIn(root).filter(({ tag }) => tag === 'a'),
    labelled: texts.find(({ value }) => !isJustMoney(value)) ?? texts[0],
    left: [
      ...[root, ...elementsIn(root)]
        .filter((element) => !pictures.includes(element) || outer.includes(element))
        .flatMap((element) => idSplices(html, element))
        .filter(
          ({ start }) => !outer.some(({ range }) => start >= range.start && start < range.end),
        ),
      ...outer.map(({ range }) => ({ ...range, replacement: '' })),
    ],
  };
}

/**
 * A copy of an entry with another label and price; its other texts do not belong to the new one. Undefined where it
 * has no place for the details.
 */
function fillForm(
  { html, range, texts, labelled, links, left }: EntryForm,
  { label, amount = '', details = [] }: NewEntry,
): string | undefined {
  const others = texts.filter(
    (text) => text !== labelled && !isJustMoney(text.value) && !isAction(text),
  );
  const told = tellIn(others, details);
  if (!told) return undefined;
  const splices = texts
    .filter((text) => text === labelled || !isAction(text))
    .map((text) =>
      copySplice(text, { isLabel: text === labelled, label, amount, told: told.get(text) ?? '' }),
    );
  const named = links.flatMap((link) => namedFor(link, labelled?.value.trim() ?? '', label));
  const filled = applySplices(html, [...left, ...splices, ...named]);
  return filled.slice(range.start, filled.length - (html.length - range.end)).trimEnd();
}

/** What a link or button of an entry says is the same for all of them. */
function isAction({ parent }: IndexedText): boolean {
  return parent?.tag === 'a' || parent?.tag === 'button';
}

/** A link that names the entry that is copied names the new one. */
function namedFor(link: IndexedElement, old: string, label: string): Splice[] {
  const href = attributeOf(link, 'href') ?? '';
  const written = [encodeURIComponent(old), old].find((name) => name !== '' && href.includes(name));
  return written === undefined
    ? []
    : setAttribute(link, 'href', href.replaceAll(written, encodeURIComponent(label)));
}

/** Which text says what: one detail each, or all of them in the only one. */
function tellIn(
  texts: readonly IndexedText[],
  details: readonly string[],
): ReadonlyMap<IndexedText, string> | undefined {
  const plain = texts.filter(({ value }) => !MONEY_TEXT.test(value));
  const [only] = plain;
  if (details.length === 0) return new Map();
  if (plain.length === details.length)
    return new Map(plain.map((text, at) => [text, details[at] ?? '']));
  return only && plain.length === 1
    ? new Map([[only, asSentence(details, only.value)]])
    : undefined;
}

/** The details as one text, begun and ended as its neighbour is. */
function asSentence(details: readonly string[], model: string): string {
  const text = details.join(', ');
  const begun = /^\s*\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /\.\s*$/.test(model) && !/[.!?]$/.test(begun) ? `${begun}.` : begun;
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

interface CopiedText {
  isLabel: boolean;
  label: string;
  amount: string;
  told: string;
}

function copySplice(text: IndexedText, { isLabel, label, amount, told }: CopiedText): Splice {
  const money = MONEY_TEXT.exec(text.value)?.[0];
  const price = money && amount ? inFormOf(money, amount) : '';
  const [, lead, tail] = /^(\s*)[^]*?(\s*)$/.exec(text.value) ?? ['', '', ''];
  const value = isLabel ? label + (price && gapBefore(text.value, money) + price) : told || price;
  return { ...text.range, replacement: lead + escapeText(value.trim()) + tail };
}

/** What stands between a name and its price where one text holds both. */
function gapBefore(text: string, money = ''): string {
  return /[\s\-–—:.…|]+$/.exec(text.slice(0, text.indexOf(money)))?.[0] ?? ' ';
}
