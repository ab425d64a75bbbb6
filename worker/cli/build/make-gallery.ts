import type { Template, TemplateCatalogue } from '#contract/templates.ts';
import { designTemplate, TEMPLATE_BRIEFS } from '../../designer/gallery/gallery.ts';
import { templateId } from './template-id.ts';

/** The gallery's files by their path in web/public: the catalogue, and each template's page under its id. */
export function makeGallery(year: number): Map<string, string> {
  const files = new Map<string, string>();
  const templates = TEMPLATE_BRIEFS.map((brief): Template => {
    const { slug, title, description, category, tags, language } = brief;
    const id = templateId(slug);
    const path = `sites/${id}/index.html`;
    files.set(path, designTemplate(brief, year).html);
    return { id, title, description, category, tags: [...tags], language, path };
  });
  const catalogue: TemplateCatalogue = { templates };
  return files.set('templates.json', JSON.stringify(catalogue));
}
