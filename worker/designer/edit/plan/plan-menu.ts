import { attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { applySplices, insertMarkup, setAttribute } from '#domain/html/splice.ts';
import { foldName, foldText } from '../page/fold.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { kindOfWords } from '../intents/slots/parts.ts';
import { done, refuse, type Planner } from './plan-types.ts';

export function menuEntry(page: PageModel, label: string): IndexedElement | undefined {
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const link =
    nav &&
    elementsIn(nav.element).find(
      ({ tag, ...element }) =>
        tag === 'a' && foldName(textOf({ tag, ...element })) === foldName(label),
    );
  return link?.parent?.tag === 'li' ? link.parent : link;
}

/** The entry that leads to the section that these words name. */
export function menuEntryTo(page: PageModel, label: string): IndexedElement | undefined {
  const section = kindOfWords(foldText(label));
  const found = resolveSection(page, {
    sectionName: foldName(label),
    ...(section ? { section } : {}),
  })?.section;
  const id = found && attributeOf(found.element, 'id');
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const links = nav && id ? elementsIn(nav.element).filter(({ tag }) => tag === 'a') : [];
  const link = links.find((element) => attributeOf(element, 'href') === `#${id ?? ''}`);
  return link?.parent?.tag === 'li' ? link.parent : link;
}

export const planAddLink: Planner<'add-link'> = ({ page, say }, { label, href }) => {
  const nav = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  const entries = nav
    ? elementsIn(nav.element).filter(
        ({ tag, ...element }) => tag === 'a' && isMenuLink({ tag, ...element }),
      )
    : [];
  const last = entries.at(-1);
  if (!last) return refuse(say.noPart(say.sections.nav));
  const address = href ?? anchorFor(page, label);
  if (!address) return refuse(say.next.link);
  const item = last.parent?.tag === 'li' ? last.parent : last;
  const copy = linkCopy(page, item, { link: last, label, href: address });
  return done(
    insertMarkup(page.html, { element: item, place: 'after' }, copy),
    say.linkAdded(label),
  );
};

function isMenuLink(element: IndexedElement): boolean {
  return (
    !/brand|logo|btn|button|cta|skip/i.test(attributeOf(element, 'class') ?? '') &&
    childrenOf(element).every(({ tag }) => tag !== 'img' && tag !== 'svg')
  );
}

function anchorFor(page: PageModel, label: string): string | undefined {
  const name = foldName(label);
  const section = page.sections.find(({ names }) => names.includes(name));
  const id = section && attributeOf(section.element, 'id');
  return id ? `#${id}` : undefined;
}

function linkCopy(
  page: PageModel,
  item: IndexedElement,
  { link, label, href }: { link: IndexedElement; label: string; href: string },
): string {
  const splices = [
    ...setAttribute(link, 'href', href),
    { ...link.inner, replacement: escapeText(label) },
    ...link.attributes
      .filter(({ name }) => name === 'aria-current' || name === 'id')
      .map(({ range }) => ({ start: range.start - 1, end: range.end, replacement: '' })),
  ];
  const inside = splices.map((splice) => ({
    ...splice,
    start: splice.start - item.range.start,
    end: splice.end - item.range.start,
  }));
  return applySplices(page.html.slice(item.range.start, item.range.end), inside);
}
