import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { menuLinks } from '../page/find-elements.ts';
import { fragmentOf } from '../page/page-texts.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection } from '../page/section-of.ts';
import { entryLike, entryOf } from './plan-add-parts.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** The entry of the menu that says this label, or else leads to the section that it names. */
export function menuEntry(
  page: PageModel,
  label: string,
  canLeadTo = false,
): IndexedElement | undefined {
  const links = menuLinks(page);
  const named = links.find((link) => foldName(textOf(link)) === foldName(label));
  const address = canLeadTo ? sectionAddress(page, label) : undefined;
  const link = named ?? links.find((other) => address && attributeOf(other, 'href') === address);
  return link && entryOf(link);
}

/** Where the section that goes by this name is found on the page. */
function sectionAddress(page: PageModel, name: string): string | undefined {
  return fragmentOf(resolveSection(page, { sectionName: foldName(name) })?.element);
}

export const planAddLink: Planner<'add-link'> = ({ page, say }, { label, href }) => {
  const last = menuLinks(page).findLast(isMenuLink);
  if (!last) return refuse(say.noPart(say.sections.nav));
  const address = href ?? sectionAddress(page, label);
  if (!address) return refuse(say.next.link);
  return done(entryLike(page, last, { label, address }), say.linkAdded(label));
};

function isMenuLink(element: IndexedElement): boolean {
  return (
    !/brand|logo|btn|button|cta|skip/i.test(attributeOf(element, 'class') ?? '') &&
    childrenOf(element).every(({ tag }) => tag !== 'img' && tag !== 'svg')
  );
}
