import type { AppConfig } from '../config.ts';
import type { Payments } from './port.ts';
import { createStripePayments, isLiveKey } from './stripe-payments.ts';

/** The configured payments: Stripe with a key, simulated without one outside production, else none. */
export function createPayments({ config }: { config: AppConfig }): Payments {
  const problem = findProblem(config);
  if (config.PAYMENTS === 'off') return { mode: 'off', problem };
  if (config.PAYMENTS === 'simulated') {
    return problem === null ? { mode: 'simulated', problem } : { mode: 'off', problem };
  }
  if (config.STRIPE_SECRET_KEY === undefined) {
    const isProduction = config.ENVIRONMENT === 'production';
    return isProduction ? { mode: 'off', problem } : { mode: 'simulated', problem };
  }
  const provider = createStripePayments({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecrets: splitSecrets(config.STRIPE_WEBHOOK_SECRET),
    apiBase: config.STRIPE_API_BASE,
  });
  return { mode: 'stripe', problem, provider };
}

/** Two secrets, separated by a comma, are valid while one replaces the other. */
function splitSecrets(secrets: string | undefined): string[] {
  return (secrets ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

function findProblem(config: AppConfig): string | null {
  const key = config.STRIPE_SECRET_KEY;
  const isLive = key !== undefined && isLiveKey(key);
  if (config.PAYMENTS === 'simulated') {
    if (isLive) return 'PAYMENTS=simulated would give credits away beside a live Stripe key';
    if (config.ENVIRONMENT === 'production') return 'PAYMENTS=simulated is refused in production';
    return null;
  }
  if (!isLive || config.PAYMENTS === 'off') return null;
  if (splitSecrets(config.STRIPE_WEBHOOK_SECRET).length === 0) {
    return 'STRIPE_WEBHOOK_SECRET is missing: refunds and disputes would go unnoticed';
  }
  const hasOtherApi = config.STRIPE_API_BASE !== undefined;
  return hasOtherApi ? 'STRIPE_API_BASE is ignored with a live Stripe key' : null;
}
