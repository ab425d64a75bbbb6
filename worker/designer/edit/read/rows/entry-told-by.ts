import { foldName } from '#domain/reading/fold.ts';
import { ancestorsOf } from '#domain/html/query.ts';
import { entryName } from '../../ground/ground-page.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Aim } from '../slots/named-cores.ts';

/** The entry that a text tells of: "the practice cat" may be all of it. */
export function entryToldBy({ role, elements: [element], name }: Aim): string | undefined {
  const isPart =
    role === 'text' && element !== undefined && !/^(?:li|tr|article)$/.test(element.tag);
  const entry = isPart
    ? [...ancestorsOf(element)].find(({ tag }) => /^(?:li|article)$/.test(tag))
    : undefined;
  const label = entry ? entryName(entry) : '';
  return label !== '' && foldName(label) !== foldName(name) ? label : undefined;
}

/** Of a list, a table or cards; a menu is none of these. */
export function isListed(element: IndexedElement): boolean {
  const above = [...ancestorsOf(element)];
  return (
    above.some(({ tag }) => /^(?:li|tr|article)$/.test(tag)) &&
    !above.some(({ tag }) => tag === 'nav')
  );
}
