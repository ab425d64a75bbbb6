import { BUNDLES } from '#domain/credits/bundles.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';

/** What the browser may know of this deployment; nothing secret (contract: Health and configuration). */
export function describeDeployment(ctx: ActorContext) {
  const { config } = ctx;
  const first = ctx.ai.chain('code')[0];
  return {
    bundles: BUNDLES.map((bundle) => ({
      id: bundle.id,
      credits: bundle.credits,
      price: bundle.priceCents / 100,
      recommended: bundle.recommended,
    })),
    payments: ctx.payments.mode,
    google: config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_CLIENT_SECRET !== undefined,
    mail: ctx.mail.enabled,
    welcomeCredits: config.WELCOME_CREDITS,
    model: { provider: providerOf(first?.reference), label: first?.reference ?? 'offline' },
  };
}

function providerOf(reference: string | undefined): string {
  return reference?.split(':')[0] ?? 'offline';
}
