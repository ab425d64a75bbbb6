import type { TemplateCategory } from '#domain/templates/template.ts';
import type { DesignLanguage } from '../design-page.ts';

/** What a template of the gallery is made from: the designer turns the prompt into its page at build time. */
export interface TemplateBrief {
  /** Names the template for good: its id is made from it. */
  slug: string;
  title: string;
  /** One sentence for the gallery, in the template's language. */
  description: string;
  category: TemplateCategory;
  tags: readonly string[];
  language: DesignLanguage;
  prompt: string;
  /** Which of the prompt's designs it is; the first unless another looks better. */
  seed?: number;
}
