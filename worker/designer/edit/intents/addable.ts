import type { SectionKind } from '../page/parts.ts';

/** Sections that can be added without knowing anything that the request does not say. */
export const ADDABLE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'hours',
  'faq',
  'contact',
  'prices',
  'about',
  'services',
  'team',
  'map',
  'booking',
  'newsletter',
  'events',
  'process',
  'cta',
  'menu',
  'gallery',
  'testimonials',
  'products',
  'blog',
]);
