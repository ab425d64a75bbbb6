import { ancestorsOf, attributeOf, elementsIn, findByTag, textOf } from '../html/query.ts';
import { indexHtmlSteps, type IndexedElement, type SourceIndex } from '../html/source-index.ts';
import { applyOperations } from '../page-operations/apply.ts';
import { locate } from '../page-operations/locate.ts';
import type { PageChange, PageOperation } from '../page-operations/operation-types.ts';
import { finishSteps, type Steps } from '../text/steps.ts';

export interface RepairedLinks {
  html: string;
  changes: readonly PageChange[];
}

/** Each entry costs a reading of the page. */
const LARGEST = 300_000;

/**
 * Menu entries that led to a part which a change took away: they lead to the one part that came instead, or go with
 * it. Buttons and links in texts stay, and so does a page without such entries, or a very large one.
 */
export function repairMenuLinks(before: string, after: string): RepairedLinks {
  return finishSteps(mendLinksSteps(before, after));
}

/** The same in steps. */
export function* mendLinksSteps(before: string, after: string): Steps<RepairedLinks> {
  const untouched = { html: after, changes: [] };
  if (before === after || after.length > LARGEST) return untouched;
  const was = yield* indexHtmlSteps(before);
  const is = yield* indexHtmlSteps(after);
  const [oldParts, newParts] = [partsById(was), partsById(is)];
  const dead = menuLinks(is).filter(({ id }) => oldParts.has(id) && !newParts.has(id));
  if (dead.length === 0) return untouched;
  const fresh = [...newParts].filter(([id]) => !oldParts.has(id));
  const isOneForOne = fresh.length === 1 && new Set(dead.map(({ id }) => id)).size === 1;
  const operations = dead.flatMap(({ link, id }) => {
    const [came] = isOneForOne ? fresh : [];
    const went = oldParts.get(id);
    return came && went ? leadTo(is, link, { went, came }) : removeEntry(is, link);
  });
  const done = applyOperations(after, operations, { index: is });
  return done.ok ? { html: done.html, changes: done.changes } : untouched;
}

const PARTS = new Set(['section', 'article', 'aside', 'header', 'footer', 'main', 'div', 'form']);

function partsById({ elements }: SourceIndex): ReadonlyMap<string, IndexedElement> {
  const named = elements.map((element) => [attributeOf(element, 'id') ?? '', element] as const);
  return new Map(named.filter(([id, { tag }]) => id !== '' && PARTS.has(tag)));
}

interface MenuLink {
  link: IndexedElement;
  /** What it leads to. */
  id: string;
}

function menuLinks(index: SourceIndex): MenuLink[] {
  return findByTag(index, 'a').flatMap((link) => {
    const id = /^#(.+)/.exec(attributeOf(link, 'href') ?? '')?.[1];
    const isButton = /btn|button|cta/i.test(attributeOf(link, 'class') ?? '');
    return id === undefined || isButton || !isInMenu(link) ? [] : [{ link, id }];
  });
}

function isInMenu(link: IndexedElement): boolean {
  return [...ancestorsOf(link)].some(({ tag }) => ['nav', 'header', 'footer'].includes(tag));
}

function leadTo(
  index: SourceIndex,
  link: IndexedElement,
  { went, came: [id, part] }: { went: IndexedElement; came: readonly [string, IndexedElement] },
): PageOperation[] {
  const at = locate(index, link);
  const title = headingOf(part);
  const isTitled = title !== '' && textOf(link) === headingOf(went);
  return [
    { kind: 'set-attribute', at, name: 'href', value: `#${id}` },
    ...(isTitled ? [{ kind: 'set-text' as const, at, text: title }] : []),
  ];
}

function headingOf(part: IndexedElement): string {
  const heading = elementsIn(part).find(({ tag }) => /^h[1-6]$/.test(tag));
  return heading ? textOf(heading) : '';
}

function removeEntry(index: SourceIndex, link: IndexedElement): PageOperation[] {
  const { parent } = link;
  const isItem = parent?.tag === 'li' && textOf(parent) === textOf(link);
  return [{ kind: 'delete', at: locate(index, isItem ? parent : link) }];
}
