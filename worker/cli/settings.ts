import { resolve } from 'node:path';

/** Where the project lies. */
export const ROOT = resolve(import.meta.dirname, '../..');

export interface RunSettings {
  port: number;
  stateDir: string;
  /** Settings of the configuration table that were given as environment variables. */
  vars: Record<string, string>;
}

/** Names of the configuration table (README) that a run takes over from the environment. */
const VARIABLES = [
  'APP_ORIGIN',
  'SITES_HOST',
  'WELCOME_CREDITS',
  'RATE_LIMITS',
  'AI_CHAIN_CODE',
  'AI_CHAIN_COPY',
  'AI_CHAIN_MEDIA',
  'AI_EXTERNAL_BASE_URL',
  'AI_EXTERNAL_API_KEY',
  'AI_DAILY_LIMIT',
  'DESIGNER_PACE_MS',
  'JWT_KEYS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'PAYMENTS',
  'MAIL_FROM',
  'RESEND_API_KEY',
  'PROMO_PERCENT',
  'PROMO_MIN_CREDITS',
  'PROMO_ENDS_AT',
];

/** Reads PORT (1 to 65535, default 8787), STATE_DIR (default .wrangler/state) and the settings. Throws on a wrong PORT. */
export function readRunSettings(env: NodeJS.ProcessEnv): RunSettings {
  const port = Number(env.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${env.PORT}".`);
  }
  return {
    port,
    stateDir: resolve(ROOT, env.STATE_DIR ?? '.wrangler/state'),
    vars: Object.fromEntries(
      VARIABLES.flatMap((name): [string, string][] => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
