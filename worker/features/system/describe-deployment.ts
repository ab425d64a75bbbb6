import { BUNDLES } from '#domain/credits/bundles.ts';
import { chargedPriceCents, type Promotion } from '#domain/credits/promotion.ts';
import { runningPromotion } from '#worker/features/checkout/running-promotion.ts';
import { deploymentHosts } from '#worker/features/sites/deployment-hosts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { AppConfig } from '#worker/platform/config.ts';
import { photoSources } from '#worker/platform/photos/photo-sources.ts';

/** What the browser may know of this deployment. It contains nothing secret. */
export function describeDeployment(ctx: ActorContext) {
  const { config } = ctx;
  const first = ctx.ai.chain('code')[0];
  const promotion = runningPromotion(ctx);
  return {
    bundles: BUNDLES.map((bundle) => ({
      id: bundle.id,
      credits: bundle.credits,
      price: bundle.priceCents / 100,
      chargedPrice: chargedPriceCents(bundle, promotion) / 100,
      recommended: bundle.recommended,
    })),
    ...(promotion === null ? {} : { promotion: describePromotion(promotion) }),
    payments: ctx.payments.mode,
    google: config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_CLIENT_SECRET !== undefined,
    mail: ctx.mail.enabled,
    /** Whether public pages run their scripts: only on a host of their own. */
    pageScripts: deploymentHosts(config).kind === 'separate',
    welcomeCredits: config.WELCOME_CREDITS,
    photoSources: [...photoSources(config).keys()],
    /** Whether pictures are made by a model, for a credit, or drawn by the designer, for nothing. */
    pictures: ctx.ai.images === undefined ? ('drawn' as const) : ('made' as const),
    /** Whether a vision model proposes what a picture shows. */
    describesPictures: ctx.ai.reader !== undefined,
    guestPages: config.GUEST_PAGES,
    operator: describeOperator(config),
    model: { provider: providerOf(first?.reference), label: first?.reference ?? 'offline' },
  };
}

/** Who runs this deployment, as far as its configuration says. */
function describeOperator(config: AppConfig) {
  return {
    name: config.LEGAL_NAME ?? null,
    address: config.LEGAL_ADDRESS ?? null,
    vatId: config.LEGAL_VAT_ID ?? null,
    email: config.CONTACT_EMAIL ?? null,
  };
}

function describePromotion({ percent, minCredits, endsAt }: Promotion) {
  return { percent, minCredits, endsAt: new Date(endsAt).toISOString() };
}

function providerOf(reference: string | undefined): string {
  return reference?.split(':')[0] ?? 'offline';
}
