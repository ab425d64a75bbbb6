import { MONEY_TEXT } from '#domain/reading/written-prices.ts';
import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, innermost, textOf, textsIn } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import { escapeText } from '#domain/html/escape.ts';
import { deleteLines, insertMarkup, removeAttribute } from '#domain/html/splice.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { findEntry } from '../page/item-groups.ts';
import { nameOf } from '../page/name-of.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { entryAround, repeatInAttributes } from './entry-attributes.ts';
import { menuEntry } from './plan-menu.ts';
import { betweenBlanks, isFact, nameSplices, planReplaceText } from './plan-text.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** The one text of an entry that is neither its name nor its price; a place kept for it is none once it is filled. */
export const planDescribe: Planner<'describe'> = ({ page, say }, { item, text }) => {
  const entry = findEntry(page, item);
  if (!entry) return refuse(say.notFound(item));
  const texts = textsIn(entry).filter(({ value }) => /\p{L}{2}/u.test(value));
  const label = texts.find(({ value }) => foldName(value).includes(foldName(item)));
  const [only, ...others] = texts.filter(
    (one) =>
      one !== label &&
      !(MONEY_TEXT.test(one.value) && one.value.replace(MONEY_TEXT, '').trim().length < 12),
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
  const gap = only.parent && attributeOf(only.parent, 'data-placeholder') !== undefined;
  return done(
    [
      ...rewriteText(page.html, only, (old) => betweenBlanks(old, text)),
      ...(only.parent ? removeAttribute(page.html, only.parent, 'data-placeholder') : []),
    ],
    gap ? say.described(item, text) : say.text(only.value.trim().slice(0, 60), text, 1),
  );
};

const NAMED = new Set(
  'a h1 h2 h3 h4 h5 button span td th li p dt strong b em summary label legend figcaption'.split(
    ' ',
  ),
);

/** What has just this name gets another one, wherever it is told: in its list, the opening and the menu. */
export const planRenameItem: Planner<'rename-item'> = (context, { from, to }) => {
  const { page, say } = context;
  if (isFact(page, from)) return planReplaceText(context, { kind: 'replace-text', from, to });
  const named = page.index.elements.filter(
    (element) => NAMED.has(element.tag) && foldName(textOf(element)) === foldName(from),
  );
  const elements = innermost(named);
  return elements.length > 0
    ? done(
        elements.flatMap((element) => [
          ...nameSplices(page, element, to),
          ...attributesOf(element, to),
        ]),
        say.text(from, to, elements.length),
      )
    : planReplaceText(context, { kind: 'replace-text', from, to });
};

function attributesOf(element: IndexedElement, to: string): Splice[] {
  const entry = entryAround(element);
  return entry && entry !== element ? repeatInAttributes(entry, textOf(element).trim(), to) : [];
}

/** An entry of the menu; what it leads to stays. */
export const planRemoveItem: Planner<'remove-item'> = ({ page, say }, { label }) => {
  const entry = menuEntry(page, label, true);
  return entry
    ? done(deleteLines(page.html, entry.range), say.linkRemoved(label))
    : refuse(say.notFound(label));
};
