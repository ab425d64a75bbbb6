import { attributeOf, textOf } from '#domain/html/query.ts';
import { indexHtml } from '#domain/html/source-index.ts';

const MOST = 20;
const LONGEST = 80;
const NO_NAME = /^(?:|true|1|yes|placeholder|data-placeholder)$/i;

/**
 * What the user still has to fill in: the names of `data-placeholder` elements, or their texts when they have
 * no name.
 */
export function readPlaceholders(html: string): string[] {
  if (!html.includes('data-placeholder')) return [];
  const names = indexHtml(html).elements.flatMap((element) => {
    const value = attributeOf(element, 'data-placeholder')?.trim();
    if (value === undefined) return [];
    const name = NO_NAME.test(value) ? textOf(element) : value;
    return name === '' ? [] : [name.slice(0, LONGEST)];
  });
  return [...new Set(names)].slice(0, MOST);
}
