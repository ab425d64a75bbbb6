import {
  SIMULATED_SESSION_PREFIX,
  type CreateCheckoutAnswer,
  type CreateCheckoutRequest,
  type TestCard,
} from '#contract/checkout.ts';
import { findBundle, type Bundle } from '#domain/credits/bundles.ts';
import { chargedPriceCents, isQuotedPrice, type Promotion } from '#domain/credits/promotion.ts';
import { checkoutTexts } from '#messages/checkout-texts.ts';
import { assertOwnIdentity, requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import type { SessionUser } from '#worker/http/session-identity.ts';
import type { PaymentProvider } from '#worker/platform/payments/port.ts';
import { CHECKOUT_LIMITS } from './checkout-limits.ts';
import { advanceUnpaid, insertPurchase, linkPurchase, type Purchase } from './purchase-queries.ts';
import { ownAddress, withSessionPlaceholder } from './return-address.ts';
import { runningPromotion } from './running-promotion.ts';

const TEST_CARD = {
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  holder: 'Bluewave Test',
} as const satisfies TestCard;

const PROFILE_PATH = '/profile?tab=credits';

interface CheckoutInput extends CreateCheckoutRequest {
  /** The origin that the request came to. */
  origin: string;
}

/**
 * Opens a checkout for a bundle at the server's price: Stripe's payment page, or a simulated session with a
 * card form.
 */
export async function createCheckout({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: CheckoutInput;
}): Promise<CreateCheckoutAnswer> {
  const user = requireUser(ctx);
  assertOwnDetails(ctx, user, input);
  const promotion = runningPromotion(ctx);
  const bundle = requireBundle(ctx, input, promotion);
  const addresses = requireOwnAddresses(ctx, input);
  if (ctx.payments.mode === 'off') throw new AppError('checkout.off');
  const order = { user, bundle, priceCents: chargedPriceCents(bundle, promotion) };
  if (ctx.payments.mode === 'simulated') return await openSimulated(ctx, order);
  return await openPaymentPage(ctx, { ...order, addresses, provider: ctx.payments.provider });
}

function assertOwnDetails(ctx: ActorContext, user: SessionUser, input: CheckoutInput): void {
  assertOwnIdentity(ctx, input.userId);
  const email = input.email?.trim().normalize('NFC').toLowerCase() ?? '';
  if (email === '' || email === user.email) return;
  ctx.log.security('sec.identity_mismatch', { field: 'email' });
  throw new AppError('request.identity');
}

function requireBundle(
  ctx: ActorContext,
  input: CheckoutInput,
  promotion: Promotion | null,
): Bundle {
  const bundle = findBundle(input.bundleId);
  if (bundle === undefined) {
    ctx.log.security('sec.unknown_bundle', { bundleId: input.bundleId });
    throw new AppError('checkout.unknown-bundle');
  }
  const { credits = bundle.credits, price } = input;
  const isFairPrice = price === undefined || isQuotedPrice(price, bundle, promotion);
  if (credits === bundle.credits && isFairPrice) return bundle;
  ctx.log.security('sec.price_mismatch', { bundleId: bundle.id, credits, price });
  throw new AppError('checkout.price-mismatch');
}

interface Addresses {
  success: URL;
  cancel: URL;
}

function requireOwnAddresses(ctx: ActorContext, input: CheckoutInput): Addresses {
  const origin =
    ctx.config.APP_ORIGIN === undefined ? input.origin : new URL(ctx.config.APP_ORIGIN).origin;
  const success = ownAddress(input.successUrl ?? PROFILE_PATH, origin);
  const cancel = ownAddress(input.cancelUrl ?? PROFILE_PATH, origin);
  if (success !== null && cancel !== null) return { success, cancel };
  ctx.log.security('sec.return_address', {});
  throw new AppError('checkout.return-address');
}

interface Order {
  user: SessionUser;
  bundle: Bundle;
  priceCents: number;
}

async function openSimulated(ctx: ActorContext, order: Order): Promise<CreateCheckoutAnswer> {
  const sessionId = `${SIMULATED_SESSION_PREFIX}${ctx.newId()}`;
  await recordPurchase(ctx, order, { provider: 'simulated', state: 'open', sessionId });
  return { ...describeOrder(order), sessionId, card: TEST_CARD };
}

async function openPaymentPage(
  ctx: ActorContext,
  order: Order & { addresses: Addresses; provider: PaymentProvider },
): Promise<CreateCheckoutAnswer> {
  const { user, bundle, priceCents, addresses, provider } = order;
  const id = await recordPurchase(ctx, order, { provider: 'stripe', state: 'created' });
  const texts = checkoutTexts(ctx.locale, bundle.credits);
  try {
    const { sessionId, url } = await provider.openCheckout({
      ...texts,
      purchaseId: id,
      userId: user.id,
      email: user.email,
      priceCents,
      locale: ctx.locale,
      successUrl: withSessionPlaceholder(addresses.success),
      cancelUrl: addresses.cancel.href,
      expiresAt: ctx.now() + CHECKOUT_LIMITS.stripeMs,
    });
    await linkPurchase(ctx.db, { id, sessionId, paymentIntent: null });
    await advanceUnpaid(ctx.db, { id, state: 'open', now: ctx.now() });
    return { ...describeOrder(order), sessionId, url };
  } catch (cause) {
    throw new AppError('checkout.failed', { cause });
  }
}

async function recordPurchase(
  ctx: ActorContext,
  { user, bundle, priceCents }: Order,
  opening: Pick<Purchase, 'provider' | 'state'> & { sessionId?: string },
): Promise<string> {
  const id = ctx.newId();
  const now = ctx.now();
  await insertPurchase(ctx.db, {
    ...opening,
    id,
    userId: user.id,
    bundleId: bundle.id,
    credits: bundle.credits,
    priceCents,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

function describeOrder({ bundle, priceCents }: Order) {
  return { ok: true as const, credits: bundle.credits, price: priceCents / 100 };
}
