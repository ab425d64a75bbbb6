import { attributeOf, isInside, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { foldName } from '#domain/reading/fold.ts';
import { nameOf } from '../page/name-of.ts';
import type { PageModel } from '../page/page-model.ts';
import { textOf } from '#domain/html/query.ts';

/** Shorter names stand in other words. */
const SHORTEST = 4;
const LONGEST_LINE = 60;

/** Where the page still speaks of an entry that is taken away: a text, or what a picture shows. */
export function nameLeft(page: PageModel, gone: readonly IndexedElement[]): NameLeft | undefined {
  const [entry] = gone;
  if (!entry || !page.body || !/^(?:li|article|tr)$/.test(entry.tag)) return undefined;
  const name = textOf(nameOf(entry) ?? entry)
    .replace(/\s+/g, ' ')
    .trim();
  const folded = foldName(name);
  if (folded.length < SHORTEST || name.length > LONGEST_LINE) return undefined;
  const isLeft = (one: { range: IndexedElement['range'] }): boolean =>
    !gone.some((other) => one === other || isInside(one as IndexedElement, other));
  const says = (text: string): boolean => ` ${foldName(text)} `.includes(` ${folded} `);
  const picture = page.index.elements
    .filter((one) => (one.tag === 'svg' || one.tag === 'img') && isLeft(one))
    .map((one) => attributeOf(one, 'alt') ?? attributeOf(one, 'aria-label') ?? '')
    .find(says);
  const text = textsIn(page.body).find((one) => isLeft(one as never) && says(one.value));
  const where = picture ?? text?.value.trim().replace(/\s+/g, ' ').slice(0, LONGEST_LINE);
  return where === undefined ? undefined : { name, where, isPicture: picture !== undefined };
}

export interface NameLeft {
  name: string;
  where: string;
  isPicture: boolean;
}
