import { api } from '#web/lib/api.ts';
import type { BundleOffer } from '#web/lib/bundle-offers.ts';
import type { SessionUser } from '#web/lib/session-store.ts';

/** Opens a checkout for the signed-in user at the server's price. */
export async function openCheckout(bundle: BundleOffer, user: SessionUser) {
  const here = window.location.origin + window.location.pathname;
  const response = await api.api['create-checkout-session'].$post({
    json: {
      bundleId: bundle.id,
      credits: bundle.credits,
      price: bundle.chargedPrice,
      userId: user.id,
      email: user.email,
      name: user.name,
      avatar_url: user.avatar_url,
      successUrl: here,
      cancelUrl: here,
      useStripe: true,
      useRealStripe: true,
    },
  });
  return await response.json();
}

export type OpenedCheckout = Awaited<ReturnType<typeof openCheckout>>;

/** Completes a simulated checkout and returns the new balance. */
export async function paySimulated(checkout: OpenedCheckout): Promise<number> {
  const response = await api.api.user['add-credits'].$post({
    json: {
      amount: checkout.credits,
      description: 'Simulated checkout',
      sessionId: checkout.sessionId,
    },
  });
  const { creditsTotal } = await response.json();
  return creditsTotal;
}

/**
 * The state of a checkout. If the payment provider's webhook has not arrived yet, the server settles it now.
 */
export async function readCheckout(sessionId: string) {
  const response = await api.api.checkout[':sessionId'].$get({ param: { sessionId } });
  return await response.json();
}
