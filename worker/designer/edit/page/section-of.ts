import type { IndexedElement } from '#domain/html/source-index.ts';
import { findByTag } from '#domain/html/query.ts';
import type { Target } from '../intents/edit-intent.ts';
import { waysToReach, type PageSection } from './find-sections.ts';
import type { PageModel } from './page-model.ts';
import type { SectionKind } from './parts.ts';

/** The section that a target names by its kind, by the page's own words or by those of the request. */
export function resolveSection(page: PageModel, target: Target): PageSection | undefined {
  const { section: kind, sectionName, said } = target;
  if (said !== undefined) return sectionAt(page, page.pins.get(said)?.elements[0]);
  const named = page.sections.find(
    ({ names }) => sectionName !== undefined && names.includes(sectionName),
  );
  return named ?? (kind && sectionOfKind(page, kind));
}

/** The section that an element is. */
export function sectionAt(
  { sections }: Pick<PageModel, 'sections'>,
  element: IndexedElement | undefined,
): PageSection | undefined {
  return sections.find((one) => one.element === element);
}

/** The first section of a kind; a navigation inside the header counts as one. */
export function sectionOfKind(page: PageModel, kind: SectionKind): PageSection | undefined {
  const alike = page.sections.filter(({ kinds }) => kinds.has(kind));
  const rankOf = ({ ranks }: PageSection): number => ranks.get(kind) ?? 1;
  const [found] = alike.sort((a, b) => rankOf(b) - rankOf(a));
  if (found) return found;
  if (kind === 'contact') return waysToReach(page.sections);
  const [nav] = kind === 'nav' ? findByTag(page.index, 'nav') : [];
  return (
    nav && {
      element: nav,
      range: nav.range,
      kinds: new Set(['nav'] as const),
      ranks: new Map<SectionKind, number>(),
      heading: undefined,
      names: [],
    }
  );
}
