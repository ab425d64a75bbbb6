/** The categories of the gallery (accounts spec, section 3), in the order of its chips. */
export const TEMPLATE_CATEGORIES = [
  'business',
  'portfolio',
  'ecommerce',
  'blog',
  'landing',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];
