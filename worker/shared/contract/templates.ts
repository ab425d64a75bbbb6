import * as z from 'zod/mini';
import {
  COLOUR_FAMILIES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_SCHEMES,
} from '#domain/templates/template.ts';
import { uuidSchema } from './uuid.ts';

const template = z.object({
  id: uuidSchema,
  title: z.string(),
  description: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  trade: z.string(),
  /** Names of the trade in both languages, for the search. */
  words: z.array(z.string()),
  tags: z.array(z.string()),
  language: z.enum(['en', 'it']),
  scheme: z.enum(TEMPLATE_SCHEMES),
  colour: z.enum(COLOUR_FAMILIES),
  /** Where its page lies, without the first slash: what `/builder?file=` takes. */
  path: z.string(),
});

/** `GET /templates.json`. The picture of a template is `/screenshots/{id}.webp`, with `.png` beside it. */
export const templateCatalogue = z.object({ templates: z.array(template) });

export type Template = z.infer<typeof template>;
export type TemplateCatalogue = z.infer<typeof templateCatalogue>;
