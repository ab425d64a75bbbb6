import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { insertMarkup } from '#domain/html/splice.ts';
import type { Target } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/section-of.ts';
import { linkCopy } from './plan-add-parts.ts';
import { done, refuse, type Planner } from './plan-types.ts';

export function menuElements(page: PageModel): IndexedElement[] {
  const menu = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  return menu ? elementsIn(menu.element) : [];
}

/** The entry of the menu that says this label, or else leads to the section that it names. */
export function menuEntry(
  page: PageModel,
  label: string,
  canLeadTo = false,
): IndexedElement | undefined {
  const links = menuElements(page).filter(({ tag }) => tag === 'a');
  const named = links.find((link) => foldName(textOf(link)) === foldName(label));
  const address = canLeadTo ? sectionAddress(page, { sectionName: foldName(label) }) : undefined;
  const link = named ?? links.find((other) => address && attributeOf(other, 'href') === address);
  return link && entryOf(link);
}

function entryOf(link: IndexedElement): IndexedElement {
  return link.parent?.tag === 'li' ? link.parent : link;
}

/** Where the section that goes by this name is found on the page. */
function sectionAddress(page: PageModel, target: Target): string | undefined {
  const section = resolveSection(page, target);
  const id = section && attributeOf(section.element, 'id');
  return id && `#${id}`;
}

export const planAddLink: Planner<'add-link'> = ({ page, say }, { label, href }) => {
  const last = menuElements(page).findLast((element) => element.tag === 'a' && isMenuLink(element));
  if (!last) return refuse(say.noPart(say.sections.nav));
  const address = href ?? sectionAddress(page, { sectionName: foldName(label) });
  if (!address) return refuse(say.next.link);
  const entry = entryOf(last);
  const copy = linkCopy(page, last, { label, address });
  const lead = page.html.slice(entry.range.start, last.range.start);
  const tail = page.html.slice(last.range.end, entry.range.end);
  return done(
    insertMarkup(page.html, { element: entry, place: 'after' }, lead + copy + tail),
    say.linkAdded(label),
  );
};

function isMenuLink(element: IndexedElement): boolean {
  return (
    !/brand|logo|btn|button|cta|skip/i.test(attributeOf(element, 'class') ?? '') &&
    childrenOf(element).every(({ tag }) => tag !== 'img' && tag !== 'svg')
  );
}
