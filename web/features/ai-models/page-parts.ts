/** The parts of a page that the analysis knows (a test compares), named in `aiModels.routing.parts`. */
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
