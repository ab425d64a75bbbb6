import { foldName } from '#domain/reading/fold.ts';
import { ancestorsOf } from '#domain/html/query.ts';
import { entryName } from '../../ground/ground-page.ts';
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
