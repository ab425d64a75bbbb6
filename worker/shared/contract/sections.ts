import * as z from 'zod/mini';

/** Sections that are drawn in the look of a page. */
export const DRAWN_SECTIONS = [
  'about',
  'services',
  'prices',
  'menu',
  'products',
  'team',
  'testimonials',
  'faq',
  'hours',
  'map',
  'contact',
  'booking',
  'newsletter',
  'events',
  'process',
  'cta',
] as const;
export type DrawnSectionKind = (typeof DRAWN_SECTIONS)[number];

/** Body of POST /api/sections: the page, and what to draw for it. `language` counts where the page names none. */
export const drawSectionSchema = z.object({
  html: z.string(),
  kind: z.enum(DRAWN_SECTIONS),
  language: z.enum(['en', 'it']),
});
export type DrawSectionInput = z.infer<typeof drawSectionSchema>;

/** Its markup, and the style rules that it needs beside the page's own. */
export interface DrawnSection {
  markup: string;
  rules: readonly string[];
}
