import { inFormOf } from '#domain/reading/written-prices.ts';
import { escapeText } from '#domain/html/escape.ts';
import { attributeOf, elementsIn, textsIn, outermost } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import { indexHtml, type IndexedElement, type IndexedText } from '#domain/html/source-index.ts';
import {
  applySplices,
  deleteElement,
  deleteLines,
  insertMarkup,
  removeAttribute,
  setAttribute,
} from '#domain/html/splice.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { EditLanguage, NewEntry, Target } from '../intents/edit-intent.ts';
import type { EditMessages } from '../messages-en.ts';
import { isFrame } from '../page/find-sections.ts';
import {
  findPricedEntry,
  groupsIn,
  groupsOf,
  hasPrices,
  shapeOf,
  type ItemGroup,
} from '../page/item-groups.ts';
import { isPrice, sumOf } from '../page/money.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection } from '../page/section-of.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** New entries are copies of the last one, with other words and sums. */
export const planAddItems: Planner<'add-items'> = ({ page, say }, { entries, target, beside }) => {
  const isPriced = entries.some(({ amount }) => amount !== undefined);
  const found = beside && findPricedEntry(page, beside.item);
  if (beside && !found) return refuse(say.notFound(beside.item));
  const items = found ? [found] : listFor(page, target, isPriced)?.items;
  const model = items?.at(-1);
  if (!model) return refuse(say.noList);
  const forms = (items ?? []).toReversed().flatMap((item) => readForm(page, item) ?? []);
  const copies = entries.map((entry) => {
    const form = forms.find((one) => fits(one, entry)) ?? forms[0];
    return form && fillForm(form, entry);
  });
  const misfit = entries[copies.indexOf(undefined)];
  if (misfit) return refuse(say.noDescription(misfit.label));
  const inserts = copies.flatMap((copy = '') =>
    insertMarkup(page.html, { element: model, place: beside?.side ?? 'after' }, copy),
  );
  const replacement = inserts.map((insert) => insert.replacement).join('');
  const splices = inserts.slice(0, 1).map((insert) => ({ ...insert, replacement }));
  return done(
    splices,
    saidOf(say, entries, textsIn(model).flatMap((text) => sumOf(text) ?? [])[0]),
  );
};

/** Whether an entry has a place for all that is told of a new one. */
function fits({ texts, labelled }: EntryForm, { amount, details = [] }: NewEntry): boolean {
  const others = texts.filter((text) => text !== labelled && !isAction(text));
  const sums = others.filter((text) => sumOf(text) !== undefined).length;
  return (
    (amount === undefined || sums > 0 || (labelled && sumOf(labelled)) !== undefined) &&
    (details.length === 0 ||
      tellIn(
        others.filter((text) => !isJustMoney(text)),
        details,
      ) !== undefined)
  );
}

/** Most new entries that the answer names one by one. */
const MOST_NAMED = 5;

function saidOf(say: EditMessages, entries: readonly NewEntry[], sum: string | undefined): string {
  const [first, last] = [entries[0]?.label ?? '', entries.at(-1)?.label ?? ''];
  if (entries.length > MOST_NAMED) return say.itemsAdded(entries.length, first, last);
  return entries
    .map(({ label, amount }) => say.itemAdded(label, amount ? inFormOf(sum ?? amount, amount) : ''))
    .join(' ');
}

function listFor(
  page: PageModel,
  target: Target | undefined,
  isPriced: boolean,
): ItemGroup | undefined {
  const section = target && resolveSection(page, target);
  if (target && !section) return undefined;
  const frames = page.sections.filter(isFrame).map(({ element }) => element);
  const groups = section
    ? groupsIn(section.element)
    : groupsOf(page).filter(
        ({ parent }) =>
          !frames.some((frame) => frame === parent || elementsIn(frame).includes(parent)),
      );
  const priced = only(groups.filter(hasPrices)) ?? only(groups.filter(showsPrice));
  if (!section) return priced;
  return (isPriced ? priced : undefined) ?? only(groups);
}

/** A list of which one entry at least has a price of its own. */
function showsPrice({ items }: ItemGroup): boolean {
  return items.some((item) => elementsIn(item).some(isPrice));
}

/** The longest list, unless another of the same form fits as well. */
function only(groups: readonly ItemGroup[]): ItemGroup | undefined {
  const [first, ...others] = groups.toSorted((a, b) => b.items.length - a.items.length);
  return others.some((other) => formOf(other) === formOf(first)) ? undefined : first;
}

function formOf(group: ItemGroup | undefined): string {
  const [item] = group?.items ?? [];
  return item ? shapeOf(item) : '';
}

/** The markup of an entry with its parts. */
interface EntryForm {
  /** With what a parser needs around it. */
  html: string;
  root: IndexedElement;
  texts: readonly IndexedText[];
  labelled: IndexedText | undefined;
  language: EditLanguage;
  /** Takes ids and pictures away: they belong to the entry that is copied. */
  left: readonly Splice[];
}

function readForm(page: PageModel, model: IndexedElement): EntryForm | undefined {
  // A term of a description list is only half of its entry.
  if (model.tag === 'dt') return undefined;
  const [before, after] = model.tag === 'tr' ? ['<table><tbody>', '</tbody></table>'] : ['', ''];
  const html = before + page.html.slice(model.range.start, model.range.end) + after;
  const root = indexHtml(html).elements.find(({ range }) => range.start === before.length);
  if (!root) return undefined;
  const inside = elementsIn(root);
  const pictures = outermost(inside.filter(({ tag }) => tag === 'img' || tag === 'picture'));
  const isKept = ({ range }: Pick<IndexedElement, 'range'>): boolean =>
    !pictures.some((one) => range.start >= one.range.start && range.end <= one.range.end);
  const texts = textsIn(root).filter((text) => text.value.trim() !== '' && isKept(text));
  const named = texts.find((text) => !isJustMoney(text)) ?? texts[0];
  return {
    html,
    root,
    texts,
    language: page.language,
    labelled: named,
    left: [
      ...pictures.flatMap(deleteElement),
      ...[root, ...inside]
        .filter(isKept)
        .flatMap((element) => removeAttribute(html, element, 'id')),
      ...(named?.parent ? removeAttribute(html, named.parent, 'data-placeholder') : []),
    ],
  };
}

/**
 * A copy of an entry with another label and price; its other texts do not belong to the new one. Undefined where it
 * has no place for the details.
 */
function fillForm(
  { html, root, texts, labelled, left, language }: EntryForm,
  { label, amount, details = [] }: NewEntry,
): string | undefined {
  const others = texts.filter((text) => text !== labelled && !isJustMoney(text) && !isAction(text));
  const told = tellIn(others, details);
  const name = labelled?.parent;
  if (!told && !/^h\d$/.test(name?.tag ?? '')) return undefined;
  const written = texts.flatMap((text): readonly Splice[] => {
    if (text !== labelled && isAction(text)) return [];
    const money = sumOf(text);
    const price = money && amount ? inFormOf(money, amount) : '';
    const named = label + (money && price ? gapBefore(text.value, money) + price : '');
    const value = text === labelled ? named : (told?.get(text) ?? price);
    return value === '' && isAlone(text, root)
      ? deleteLines(html, text.parent?.range ?? text.range)
      : rewriteText(html, text, (old) => old.replace(/\S(?:[^]*\S)?/, () => value.trim()));
  });
  const links = elementsIn(root).filter(({ tag }) => tag === 'a');
  const named = links.flatMap((link) => namedFor(link, labelled?.value.trim() ?? '', label));
  const hasPrice = texts.some((text) => sumOf(text) !== undefined);
  const behind = [
    ...(told || !name ? [] : [`<p>${escapeText(asSentence(details.join(', '), 'A.'))}</p>`]),
    ...(amount && !hasPrice ? [priceMarkup(firstSum(amount, language))] : []),
  ];
  const added = behind.flatMap((markup) =>
    name ? insertMarkup(html, { element: name, place: 'after' }, markup) : [],
  );
  const filled = applySplices(html, [...left, ...written, ...named, ...added]);
  const { start, end } = root.range;
  return filled.slice(start, filled.length - (html.length - end)).trimEnd();
}

/** A text that a holder of its own has nothing beside. */
function isAlone({ parent }: IndexedText, root: IndexedElement): boolean {
  return (
    parent !== undefined &&
    parent !== root &&
    /^(?:p|span|div|small)$/.test(parent.tag) &&
    textsIn(parent).length === 1
  );
}

/** A price where the list has none yet; without a currency it is that of the page's language. */
export function firstSum(amount: string, language: EditLanguage): string {
  if (/[€$£]|eur|pound|chf/i.test(amount)) return amount;
  return language === 'it' ? `${amount} €` : amount.replace(/(?=\d)/, '£');
}

export function priceMarkup(sum: string): string {
  return `<span class="price">${escapeText(sum)}</span>`;
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
  if (details.length === 0) return new Map();
  const plain = texts.filter((text) => sumOf(text) === undefined);
  if (plain.length === details.length)
    return new Map(plain.map((text, at) => [text, details[at] ?? '']));
  const [only] = plain;
  return only && plain.length === 1
    ? new Map([[only, asSentence(details.join(', '), only.value)]])
    : undefined;
}

/** Begun and ended as its neighbour is. */
function asSentence(text: string, model: string): string {
  const begun = /^\s*\p{Lu}/u.test(model) ? capitalise(text) : text;
  return /\.\s*$/.test(model) && !/[.!?]$/.test(begun) ? `${begun}.` : begun;
}

function isJustMoney(text: IndexedText): boolean {
  return text.value.replace(sumOf(text) ?? '', '').trim() === '';
}

/** What stands between a name and its price where one text holds both. */
function gapBefore(text: string, money: string): string {
  return /[\s\-–—:.…|]+$/.exec(text.slice(0, text.indexOf(money)))?.[0] ?? ' ';
}
