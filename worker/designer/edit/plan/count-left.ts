import { childrenOf, isInside, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { foldName } from '#domain/reading/fold.ts';
import { readValues } from '../ground/values.ts';
import { stemOf, stemsOf } from '../ground/words.ts';
import { shapeOf, wordsOf } from '../page/item-groups.ts';
import type { PageModel } from '../page/page-model.ts';

/** Shortest list whose entries a text counts. */
const FEWEST = 3;

/** Words that count as many things as a list has entries, which are no longer as many: "Seven plays". */
export function countLeft(page: PageModel, entry: IndexedElement): string | undefined {
  const { parent, tag } = entry;
  const isEntry = parent && /^(?:li|article|tr)$/.test(tag);
  const entries = isEntry
    ? childrenOf(parent).filter((one) => shapeOf(one) === shapeOf(entry)).length
    : 0;
  if (entries < FEWEST || !page.body) return undefined;
  const section = page.sections.find((one) => isInside(entry, one.element));
  const own = stemsOf(section ? wordsOf(section.element) : '');
  for (const text of textsIn(page.body)) {
    if (section && isInside(text, section.element)) continue;
    const value = text.value;
    const count = readValues(value).find(
      (one) => one.kind === 'number' && one.amount === entries && /^\p{L}/u.test(one.text),
    );
    const counted = count && /^\s+\p{L}{3,}/u.exec(value.slice(count.end))?.[0];
    if (count && counted && own.has(stemOf(foldName(counted)))) return count.text + counted;
  }
  return undefined;
}
