import { useQuery } from '@tanstack/react-query';
import { BUNDLES } from '#domain/credits/bundles.ts';
import { deploymentQuery } from './deployment.ts';

export interface BundleOffer {
  id: string;
  credits: number;
  /** Euros, before and after a running promotion. */
  price: number;
  chargedPrice: number;
  recommended: boolean;
}

export interface RunningPromotion {
  percent: number;
  minCredits: number;
  /** ISO time. */
  endsAt: string;
}

const LISTED: readonly BundleOffer[] = BUNDLES.map(({ id, credits, priceCents, recommended }) => ({
  id,
  credits,
  price: priceCents / 100,
  chargedPrice: priceCents / 100,
  recommended,
}));

/** The bundles at list price, until the server has said whether a promotion is running. */
export function useBundleOffers(): {
  bundles: readonly BundleOffer[];
  promotion: RunningPromotion | undefined;
} {
  const { data } = useQuery(deploymentQuery);
  return { bundles: data?.bundles ?? LISTED, promotion: data?.promotion };
}
