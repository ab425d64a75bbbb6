import { TEMPLATE_CATEGORIES } from '#domain/templates/template.ts';
import type { TemplatePlan } from './template-plan.ts';

/** The order in which the gallery shows its templates: one of each category, then the next of each. */
export function arrangeGallery(templates: readonly TemplatePlan[]): TemplatePlan[] {
  const lists = TEMPLATE_CATEGORIES.map((name) =>
    templates.filter(({ category }) => category === name),
  );
  const rounds = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
}
