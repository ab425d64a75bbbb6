import { attributeOf, elementsIn, findByTag, textOf, textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import { deleteLines, setAttribute } from '#domain/html/splice.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { findQuestion } from '../page/faq-entries.ts';
import { findEntry } from '../page/item-groups.ts';
import { MONEY_TEXT } from '../page/money.ts';
import { foldName } from '../request/fold.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** The one text of an entry that is neither its name nor its price. */
export const planDescribe: Planner<'describe'> = ({ page, say }, { item, text }) => {
  const entry = findEntry(page, item);
  if (!entry) return refuse(say.notFound(item));
  const told = textsIn(entry).filter(
    ({ value }) =>
      /\p{L}{2}/u.test(value) &&
      !foldName(value).includes(foldName(item)) &&
      !(MONEY_TEXT.test(value) && value.replace(MONEY_TEXT, '').trim().length < 12),
  );
  const [only] = told;
  if (!only || told.length > 1) return refuse(say.noDescription(item));
  const [lead = ''] = /^\s*/.exec(only.value) ?? [];
  const [tail = ''] = /\s*$/.exec(only.value) ?? [];
  return done(
    [{ ...only.range, replacement: lead + escapeText(text) + tail }],
    say.text(only.value.trim().slice(0, 60), text, 1),
  );
};

export const planRemoveQuestion: Planner<'remove-question'> = ({ page, say }, { topic }) => {
  const entry = findQuestion(page, topic);
  return entry
    ? done(deleteLines(page.html, entry.range), say.removed(`“${entry.question.trim()}”`))
    : refuse(say.notFound(topic));
};

/** Labels say what a field is for; a field without one says it by its placeholder. */
export const planLabel: Planner<'label'> = ({ page, say }, { field, text }) => {
  const words = new RegExp(`(?:${field})`, 'i');
  const labels = findByTag(page.index, 'label').filter((label) => words.test(textOf(label)));
  const [label] = labels;
  if (label && labels.length === 1) {
    const holder = textsIn(label).find(({ value }) => value.trim() !== '');
    const old = textOf(label);
    return holder
      ? done([{ ...holder.range, replacement: escapeText(text) }], say.text(old, text, 1))
      : refuse(say.noText(old));
  }
  const fields = fieldsOf(page.index.elements).filter((element) =>
    ['name', 'type', 'placeholder'].some((name) => words.test(attributeOf(element, name) ?? '')),
  );
  const [only] = fields;
  if (labels.length > 0 || !only || fields.length > 1) return refuse(say.noField);
  const old = attributeOf(only, 'placeholder') ?? '';
  return done(setAttribute(only, 'placeholder', text), say.text(old, text, 1));
};

function fieldsOf(elements: readonly IndexedElement[]): IndexedElement[] {
  return elements
    .filter(({ tag }) => tag === 'form')
    .flatMap((form) => elementsIn(form))
    .filter(({ tag }) => tag === 'input' || tag === 'textarea');
}
