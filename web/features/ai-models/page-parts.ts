/**
 * The parts of a page that the analysis recognises (a test compares the two lists), named in
 * `aiModels.routing.parts`.
 */
export const PAGE_PARTS = [
  'header',
  'navigation',
  'hero',
  'footer',
  'hours',
  'faq',
  'contact',
  'pricing',
  'gallery',
  'testimonials',
  'services',
  'about',
  'team',
  'map',
  'button',
  'background',
] as const;
type PagePart = (typeof PAGE_PARTS)[number];

export function isPagePart(target: string | undefined): target is PagePart {
  return PAGE_PARTS.some((part) => part === target);
}
