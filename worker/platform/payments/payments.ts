import type { AppConfig } from '../config.ts';
import type { Payments } from './port.ts';

/** Simulated payments where no Stripe key is configured, outside production. */
export function createPayments({ config }: { config: AppConfig }): Payments {
  if (config.PAYMENTS === 'off') return { mode: 'off' };
  if (config.STRIPE_SECRET_KEY !== undefined) return { mode: 'stripe' };
  return { mode: config.ENVIRONMENT === 'production' ? 'off' : 'simulated' };
}
