import type { Template, TemplateCatalogue, TemplateDrawing } from '#contract/templates.ts';
import { arrangeGallery } from '../../designer/gallery/gallery.ts';
import { drawTemplate, type TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { readTemplates } from './read-templates.ts';
import { TRADES } from '../../designer/trades/registry.ts';
import type { Trade } from '../../designer/trades/trade.ts';
import { templateId } from './template-id.ts';

/** The gallery's files by their path in web/public: the catalogue, and each template's page and plan under its id. */
export function makeGallery(
  year: number,
  templates: readonly TemplatePlan[] = readTemplates(),
): Map<string, string> {
  const files = new Map<string, string>();
  const entries = arrangeGallery(templates).map((template): Template => {
    const { slug, title, description, category, trade, tags, plan } = template;
    const { html, scheme, colour } = drawTemplate(template, year);
    const id = templateId(slug);
    const path = `sites/${id}/index.html`;
    files.set(path, html);
    const drawing: TemplateDrawing = { plan, seed: template.seed ?? 0 };
    files.set(`sites/${id}/plan.json`, JSON.stringify(drawing));
    const words = tradeWords(trade);
    const facets = { trade, words, tags: [...tags], language: plan.language, scheme, colour };
    return { id, title, description, category, ...facets, path };
  });
  const catalogue: TemplateCatalogue = { templates: entries };
  return files.set('templates.json', JSON.stringify(catalogue));
}

/**
 * The designer's names of a template's trade and of those that it serves too, without the signs of their patterns;
 * none for an occasion that is no trade.
 */
function tradeWords(trade: string): string[] {
  const own = TRADES.find((known) => known.id === trade || namesOf(known).includes(trade));
  if (own === undefined) return [];
  const served: readonly Trade[] = TRADES.filter(({ near = [] }: Trade) => near.includes(own.id));
  return [own, ...served].flatMap(namesOf);
}

function namesOf({ words: { en, it } }: Trade): string[] {
  return [en, it]
    .flatMap((words) => words.split(','))
    .map((word) => word.replace(/[*^]/g, '').trim());
}
