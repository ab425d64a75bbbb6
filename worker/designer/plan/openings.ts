import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import type { Page } from '../sections/section.ts';
import { openingCard, openingPanel } from './opening-content.ts';
import { openingOf } from './plan-pictures.ts';

/** What the page opens with: drawings of its goods and works, or what it holds, in type. */
export function openingsOf(
  plan: PagePlan,
  told: Pick<Page, 'sections' | 'facts' | 'words'> & { isAsked: boolean },
): Pick<Page, 'opening' | 'panel' | 'card' | 'isSparing'> {
  const panel = openingPanel(plan, told);
  const card = openingCard(plan, told.sections);
  return {
    opening: openingOf(plan, told.sections, {
      hasPanel: panel !== undefined,
      isAsked: told.isAsked,
    }),
    isSparing: plan.look.touch !== undefined,
    ...(panel && { panel }),
    ...(card && { card }),
  };
}
