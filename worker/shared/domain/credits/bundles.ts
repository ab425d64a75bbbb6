/** Prices are in euro cents. */
export interface Bundle {
  id: BundleId;
  credits: number;
  priceCents: number;
  recommended: boolean;
}

export type BundleId = 'mini' | 'basic' | 'standard' | 'pro' | 'agency';

export const BUNDLES = [
  { id: 'mini', credits: 25, priceCents: 299, recommended: false },
  { id: 'basic', credits: 100, priceCents: 999, recommended: false },
  { id: 'standard', credits: 250, priceCents: 1999, recommended: true },
  { id: 'pro', credits: 500, priceCents: 3499, recommended: false },
  { id: 'agency', credits: 1000, priceCents: 5999, recommended: false },
] as const satisfies readonly Bundle[];

/** The bundle with this id, or undefined. */
export function findBundle(id: string): Bundle | undefined {
  return BUNDLES.find((bundle) => bundle.id === id);
}
