import { findByTag } from '#domain/html/query.ts';
import type { Target } from '../intents/edit-intent.ts';
import { waysToReach, type PageSection } from './find-sections.ts';
import type { PageModel } from './page-model.ts';
import type { SectionKind } from './parts.ts';

/** Kinds to look for when the page has none of the asked kind. */
const STAND_INS: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  header: ['nav'],
  nav: ['header'],
  menu: ['nav', 'header', 'prices'],
  prices: ['menu', 'services', 'products'],
  services: ['products', 'menu', 'prices'],
  products: ['services', 'menu', 'prices'],
  booking: ['contact'],
};

export interface SectionChoice {
  section: PageSection;
  isStandIn: boolean;
}

export function resolveSection(page: PageModel, target: Target): SectionChoice | undefined {
  const { section: kind, sectionName, said } = target;
  if (said !== undefined) return sectionPinned(page, said);
  const named = page.sections.find(
    ({ names }) => sectionName !== undefined && names.includes(sectionName),
  );
  const exact = named ?? (kind && sectionOfKind(page, kind));
  if (exact || !kind) return exact && { section: exact, isStandIn: false };
  const others = (STAND_INS[kind] ?? []).map((other) => sectionOfKind(page, other));
  const standIn = others.find(Boolean) ?? (kind === 'header' ? page.sections[0] : undefined);
  return standIn && { section: standIn, isStandIn: true };
}

function sectionPinned(page: PageModel, said: string): SectionChoice | undefined {
  const element = page.pins.get(said)?.elements[0];
  const section = page.sections.find((one) => one.element === element);
  return section && { section, isStandIn: false };
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
