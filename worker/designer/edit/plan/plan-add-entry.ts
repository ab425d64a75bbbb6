import { ancestorsOf, elementsIn, textOf } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import { indexHtml, type IndexedElement, type IndexedText } from '#domain/html/source-index.ts';
import {
  applySplices,
  deleteLines,
  insertMarkup,
  removeAttribute,
  setAttribute,
} from '#domain/html/splice.ts';
import type { Splice } from '#domain/text/splices.ts';
import { amountIn } from '#domain/reading/written-prices.ts';
import { entryName } from '../ground/ground-page.ts';
import { entrySlots } from '../ground/entry-slots.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { countLeft } from './count-left.ts';
import { repeatInAttributes } from './entry-attributes.ts';
import { done, onTarget, refuse } from './plan-types.ts';

/** A copy of an entry with other texts; what belongs to that entry alone is left out. */
export const planAddEntry = onTarget<'add-entry'>({
  isStrict: true,
  plan: (context, { side, like, texts, label, isInPlace }, { elements: [element] }) => {
    const { page, say } = context;
    const model = resolveTarget(page, like)?.elements[0];
    const copy = model && copied(page.html.slice(model.range.start, model.range.end), texts);
    if (!copy) return refuse(say.noList);
    if (isInPlace)
      return done(
        [{ ...element.range, replacement: copy }],
        say.text(entryName(element), label, 1),
      );
    const plan = done(
      insertMarkup(page.html, { element, place: side }, copy),
      say.itemAdded(label, ''),
    );
    const counted = countLeft(page, element);
    return counted === undefined ? plan : { ...plan, left: say.countLeft(counted) };
  },
});

function copied(html: string, texts: readonly string[]): string | undefined {
  // A row stands in a table, or its cells are none.
  const lead = /^\s*<tr[\s>]/i.test(html) ? '<table><tbody>' : '<body>';
  const source = lead + html;
  const root = indexHtml(source).elements.find(({ range }) => range.start === lead.length);
  if (!root) return undefined;
  const slots = entrySlots(root);
  if (slots.length !== texts.length) return undefined;
  const at = slots.findIndex(({ kind }) => kind === 'name');
  const name = slots[at]?.text.value.trim() ?? '';
  const sum = texts[slots.findIndex(({ kind }) => kind === 'money')];
  const apart = elementsIn(root).filter(({ tag }) => tag === 'details');
  const isKept = ({ start, end }: { start: number; end: number }): boolean =>
    !apart.some(({ range }) => start >= range.start && end <= range.end);
  const all = [root, ...elementsIn(root)].filter(({ range }) => isKept(range));
  const filled = applySplices(source, [
    ...apart.flatMap(({ range }) => deleteLines(source, range)),
    ...slots.flatMap(({ text }, index) =>
      texts[index] === ''
        ? withoutText(source, text)
        : rewriteText(source, text, (old) =>
            old.replace(/\S(?:[^]*\S)?/, () => texts[index] ?? ''),
          ),
    ),
    ...all.flatMap((element) => removeAttribute(source, element, 'id')),
    ...repeatInAttributes(root, name, texts[at] ?? '').filter(isKept),
    ...all.flatMap((element) =>
      sum !== undefined && element.attributes.some(({ name: key }) => key === 'data-minor')
        ? setAttribute(element, 'data-minor', String(Math.round(amountIn(sum) * 100)))
        : [],
    ),
  ]);
  return filled.slice(lead.length);
}

/** What nothing is told for goes with the elements that hold nothing else. */
function withoutText(html: string, text: IndexedText): Splice[] {
  const said = text.value.trim().replace(/\s+/g, ' ');
  let holder: IndexedElement | undefined;
  for (const above of ancestorsOf(text)) {
    if (/^(?:td|th|li|tr|article|body)$/.test(above.tag) || textOf(above) !== said) break;
    holder = above;
  }
  return holder
    ? deleteLines(html, holder.range)
    : rewriteText(html, text, (old) => old.replace(/\S(?:[^]*\S)?/, ''));
}
