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
import { entrySlots } from '../ground/entry-slots.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { done, onTarget, refuse, type PlanContext } from './plan-types.ts';

/** A copy of an entry with other texts; what belongs to that entry alone is left out. */
export const planAddEntry = onTarget<'add-entry'>({
  isStrict: true,
  plan: (context, { side, like, texts, label }, { elements: [element] }) => {
    const { page, say } = context;
    const model = resolveTarget(page, like)?.elements[0];
    const copy =
      model && copied(context, page.html.slice(model.range.start, model.range.end), texts);
    if (!copy) return refuse(say.noList);
    return done(insertMarkup(page.html, { element, place: side }, copy), say.itemAdded(label, ''));
  },
});

function copied(_context: PlanContext, html: string, texts: readonly string[]): string | undefined {
  const [root] = indexHtml(`<body>${html}`).elements.filter(({ range }) => range.start === 6);
  if (!root) return undefined;
  const source = `<body>${html}`;
  const slots = entrySlots(root);
  if (slots.length !== texts.length) return undefined;
  const at = slots.findIndex(({ kind }) => kind === 'name');
  const name = slots[at]?.text.value.trim() ?? '';
  const sum = texts[slots.findIndex(({ kind }) => kind === 'money')];
  const apart = elementsIn(root).filter(({ tag }) => tag === 'details');
  const isKept = ({ range }: { range: { start: number; end: number } }): boolean =>
    !apart.some((one) => range.start >= one.range.start && range.end <= one.range.end);
  const all = [root, ...elementsIn(root)].filter(isKept);
  const filled = applySplices(source, [
    ...apart.flatMap(({ range }) => deleteLines(source, range)),
    ...slots.flatMap(({ text }, index) =>
      rewriteText(source, text, (old) => old.replace(/\S(?:[^]*\S)?/, () => texts[index] ?? '')),
    ),
    ...all.flatMap((element) => removeAttribute(source, element, 'id')),
    ...all.flatMap((element) =>
      element.attributes
        .filter(({ name: key, value }) => key !== 'id' && name.length > 2 && value.includes(name))
        .flatMap(({ name: key, value }) =>
          setAttribute(
            element,
            key,
            value.replaceAll(name, () => texts[at] ?? ''),
          ),
        ),
    ),
    ...all.flatMap((element) =>
      sum !== undefined && element.attributes.some(({ name: key }) => key === 'data-minor')
        ? setAttribute(element, 'data-minor', String(Math.round(amountIn(sum) * 100)))
        : [],
    ),
  ]);
  return filled.slice(6);
}
