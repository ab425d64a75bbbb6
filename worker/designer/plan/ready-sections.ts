import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import type { Page, PageFacts } from '../sections/section.ts';
import { FOLLOWED, targetOf } from './link-targets.ts';

/** Items of sections whose entries are followed, each with an address where one is known. */
export function withTargets(
  section: PlanSection,
  facts: PageFacts,
  { language }: PagePlan,
): PlanSection {
  const { kind, items } = section;
  if (items === undefined || !FOLLOWED.has(kind)) return section;
  return {
    ...section,
    items: items.map(({ link: written, ...item }) => {
      const link = written?.startsWith('#')
        ? written
        : targetOf({ link: written, label: item.name ?? '' }, facts, language);
      return { ...item, ...(link !== undefined && { link }) };
    }),
  };
}

/** Screen readers tell sections apart by their titles, so each has one of its own. */
export function withOwnTitles(
  sections: readonly PlanSection[],
  { nav }: Page['words'],
): PlanSection[] {
  const taken = new Set<string>();
  return sections.map((section) => {
    const usual = nav[section.kind];
    const numbered = sections.map((_, index) => `${usual} ${index + 2}`);
    const title = [section.title, usual, ...numbered].find((one) => !taken.has(one)) ?? usual;
    taken.add(title);
    return { ...section, title };
  });
}

/** The section with the telephone number of its title on one line. */
export function keepWhole(section: PlanSection, { phone }: PageFacts): PlanSection {
  if (phone === undefined) return section;
  const title = section.title.replace(phone, phone.replaceAll(' ', '\u00A0'));
  return { ...section, title };
}
