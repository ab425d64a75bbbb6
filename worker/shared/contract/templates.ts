import * as z from 'zod/mini';
import {
  COLOUR_FAMILIES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_SCHEMES,
} from '#domain/templates/template.ts';
import { PERSONAL_LIMITS } from '#domain/templates/personal-limits.ts';
import { cutText } from '#domain/text/plain-line.ts';
import { pagePlanSchema } from './page-plan.ts';
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

/** `/sites/{id}/plan.json`: what a template is drawn from. */
export const templateDrawing = z.object({ plan: pagePlanSchema, seed: z.int() });

export type TemplateDrawing = z.infer<typeof templateDrawing>;

/** A line of plain text that says something. */
const ownLine = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most)),
    z.pipe(
      z.transform((text: string) => cutText(text.normalize('NFC'), most)),
      z.string().check(z.minLength(1)),
    ),
  );

/** `POST /api/templates/personalise`. */
export const personaliseSchema = z.object({
  template: uuidSchema,
  name: ownLine(PERSONAL_LIMITS.name),
  line: ownLine(PERSONAL_LIMITS.line),
});

export type PersonaliseInput = z.infer<typeof personaliseSchema>;

/** The answer: a page, and what its owner has to fill in, in the page's language. */
export interface PersonalisedTemplate {
  html: string;
  toComplete: string[];
}
