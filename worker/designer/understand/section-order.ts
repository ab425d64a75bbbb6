import type { PageKind, PlanSectionKind } from '#domain/page-plan/plan-types.ts';

type Order = readonly PlanSectionKind[];

const BUSINESS: Order = [
  'services',
  'rooms',
  'menu',
  'catalogue',
  'products',
  'recipes',
  'pricing',
  'about',
  'features',
  'beforeafter',
  'portfolio',
  'gallery',
  'process',
  'calendar',
  'schedule',
  'events',
  'team',
  'partners',
  'statistics',
  'testimonials',
  'press',
  'blog',
  'faq',
  'hours',
  'booking',
  'map',
  'newsletter',
  'links',
  'contact',
];
const EVENT: Order = [
  'countdown',
  'about',
  'lineup',
  'schedule',
  'speakers',
  'events',
  'team',
  'pricing',
  'menu',
  'services',
  'features',
  'process',
  'faq',
  'booking',
  'map',
  'newsletter',
  'links',
  'contact',
];

/** The order in which the sections of a kind of page stand. Kinds of section that are not named come last. */
const ORDERS: Partial<Record<PageKind, Order>> = {
  cv: ['about', 'timeline', 'services', 'features', 'portfolio', 'links', 'contact'],
  event: EVENT,
  invitation: [
    'countdown',
    'schedule',
    'about',
    'events',
    'features',
    'rsvp',
    'booking',
    'map',
    'links',
    'contact',
  ],
  product: [
    'features',
    'services',
    'about',
    'process',
    'pricing',
    'menu',
    'download',
    'team',
    'faq',
    'press',
    'newsletter',
    'links',
    'contact',
  ],
  podcast: [
    'episodes',
    'listen',
    'blog',
    'about',
    'team',
    'links',
    'features',
    'pricing',
    'menu',
    'newsletter',
    'contact',
  ],
  band: [
    'events',
    'listen',
    'about',
    'team',
    'blog',
    'links',
    'features',
    'menu',
    'booking',
    'contact',
  ],
  blog: ['newsletter', 'about', 'blog', 'features', 'team', 'links', 'contact'],
  course: [
    'about',
    'schedule',
    'services',
    'features',
    'team',
    'pricing',
    'menu',
    'events',
    'process',
    'faq',
    'booking',
    'map',
    'links',
    'contact',
  ],
  links: ['links', 'about', 'events', 'features', 'newsletter', 'contact'],
};

/** Sorts kinds of section into the order of a kind of page. */
export function orderSections<Section extends { kind: PlanSectionKind }>(
  sections: readonly Section[],
  page: PageKind,
): Section[] {
  const order = ORDERS[page] ?? BUSINESS;
  const place = (kind: PlanSectionKind): number => {
    const at = order.indexOf(kind);
    return at < 0 ? order.length - 1.5 : at;
  };
  return [...sections].sort((one, other) => place(one.kind) - place(other.kind));
}
