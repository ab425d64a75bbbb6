import type { Trade } from './trade.ts';

/** A workshop that makes and mends to order. */
export const WORKSHOP = {
  pages: ['business', 'portfolio'],
  schemaType: 'LocalBusiness',
  goal: 'write',
  sections: ['services', 'gallery'],
  offer: ['What is made here', 'Che cosa si fa qui'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

/** Somebody who grows or makes what is sold. */
export const MAKER = {
  pages: ['shop'],
  goal: 'order',
  sections: ['products', 'gallery'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

/** A shop that people walk into. */
export const SHOP = {
  pages: ['shop'],
  schemaType: 'Store',
  goal: 'visit',
  sections: ['products', 'gallery', 'hours'],
  offer: ['In the shop', 'In negozio'],
  keepsWord: true,
} as const satisfies Partial<Trade>;
