import { type DesignedPage, designPage } from '../design-page.ts';
import { BLOG_TEMPLATES } from './blog-templates.ts';
import { BUSINESS_TEMPLATES } from './business-templates.ts';
import { LANDING_TEMPLATES } from './landing-templates.ts';
import { PORTFOLIO_TEMPLATES } from './portfolio-templates.ts';
import { SHOP_TEMPLATES } from './shop-templates.ts';
import type { TemplateBrief } from './template-brief.ts';

/** Every template of the gallery, in the order that it shows them. */
export const TEMPLATE_BRIEFS: readonly TemplateBrief[] = takeTurns([
  BUSINESS_TEMPLATES,
  PORTFOLIO_TEMPLATES,
  SHOP_TEMPLATES,
  BLOG_TEMPLATES,
  LANDING_TEMPLATES,
]);

/** The page of a template. `year` is the one in its footer. */
export function designTemplate(brief: TemplateBrief, year: number): DesignedPage {
  const { prompt, language, seed = 0 } = brief;
  return designPage({ prompt, seed, fallbackLanguage: language, year });
}

/** One of each list, then the next of each, so that no category fills the first screen. */
function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const rounds = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
}
