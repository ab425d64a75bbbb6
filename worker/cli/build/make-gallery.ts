import type { Template, TemplateCatalogue } from '#contract/templates.ts';
import { arrangeGallery } from '../../designer/gallery/gallery.ts';
import { drawTemplate, type TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { readTemplates } from './read-templates.ts';
import { templateId } from './template-id.ts';

/** The gallery's files by their path in web/public: the catalogue, and each template's page under its id. */
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
    const facets = { trade, tags: [...tags], language: plan.language, scheme, colour };
    return { id, title, description, category, ...facets, path };
  });
  const catalogue: TemplateCatalogue = { templates: entries };
  return files.set('templates.json', JSON.stringify(catalogue));
}
