import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import type { Page, Panel } from '../sections/section.ts';
import type { Trade } from '../trades/trade.ts';
import { openingCard, openingPanel } from './opening-content.ts';
import { openingOf } from './opening-pictures.ts';

interface Told extends Pick<Page, 'sections' | 'facts' | 'words'> {
  motifs: Page['subject']['motifs'];
  trade: Trade | undefined;
  isAsked: boolean;
}

/** A page of one occasion is there for its programme. */
function isProgramme({ kind }: PagePlan, panel: Panel | undefined): boolean {
  return kind === 'event' && (panel?.kind === 'programme' || panel?.kind === 'dates');
}

/** What the page opens with: pictures, or, where it has none or is there to tell it, what it holds, in type. */
export function openingsOf(
  plan: PagePlan,
  told: Told,
): Pick<Page, 'opening' | 'panel' | 'card' | 'isSparing'> {
  const panel = openingPanel(plan, told);
  const card = openingCard(plan, told.sections);
  return {
    opening: openingOf(plan, { ...told, isTold: isProgramme(plan, panel) }),
    isSparing: plan.look.touch !== undefined,
    ...(panel && { panel }),
    ...(card && { card }),
  };
}
