import { findPromotion, type Promotion } from '#domain/credits/promotion.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

/** The configured promotion, if it is running now. */
export function runningPromotion({
  config,
  now,
}: Pick<ActorContext, 'config' | 'now'>): Promotion | null {
  const settings = {
    percent: config.PROMO_PERCENT,
    minCredits: config.PROMO_MIN_CREDITS,
    endsAt: config.PROMO_ENDS_AT,
  };
  return findPromotion(settings, now());
}
