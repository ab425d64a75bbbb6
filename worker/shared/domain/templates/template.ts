/** The categories of the gallery, in the order of its filter buttons. */
export const TEMPLATE_CATEGORIES = [
  'business',
  'portfolio',
  'ecommerce',
  'blog',
  'landing',
] as const;

export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];
