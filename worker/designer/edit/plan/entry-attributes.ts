import { ancestorsOf, elementsIn } from '#domain/html/query.ts';
import { setAttribute } from '#domain/html/splice.ts';
import type { IndexedElement, IndexedNode } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';

/** Attributes of an entry and what it holds that repeat its words say the new ones: order forms and labels read them. */
export function repeatInAttributes(entry: IndexedElement, old: string, now: string): Splice[] {
  if (old.length < 3) return [];
  return [entry, ...elementsIn(entry)].flatMap((element) =>
    element.attributes
      .filter(({ name, value }) => name !== 'id' && value.includes(old))
      .flatMap(({ name, value }) =>
        setAttribute(
          element,
          name,
          value.replaceAll(old, () => now),
        ),
      ),
  );
}

/** The entry of a list that something stands in. */
export function entryAround(node: IndexedNode): IndexedElement | undefined {
  return [...ancestorsOf(node)].find(({ tag }) => /^(?:li|tr|article)$/.test(tag));
}
