import { elementsIn } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import {
  applySplices,
  deleteLines,
  insertMarkup,
  removeAttribute,
  setAttribute,
} from '#domain/html/splice.ts';
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
  const [root] = indexHtml(`<body>${html}`).elements.filter(({ range }) => range.start === 6);
  if (!root) return undefined;
  const source = `<body>${html}`;
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
      rewriteText(source, text, (old) => old.replace(/\S(?:[^]*\S)?/, () => texts[index] ?? '')),
    ),
    ...all.flatMap((element) => removeAttribute(source, element, 'id')),
    ...repeatInAttributes(root, name, texts[at] ?? '').filter(isKept),
    ...all.flatMap((element) =>
      sum !== undefined && element.attributes.some(({ name: key }) => key === 'data-minor')
        ? setAttribute(element, 'data-minor', String(Math.round(amountIn(sum) * 100)))
        : [],
    ),
  ]);
  return filled.slice(6);
}
