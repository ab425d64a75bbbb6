import * as z from 'zod/mini';

/** The address that a build for this machine carries in its pages; the Worker puts the real one in its place. */
export const LOCAL_ORIGIN = 'http://localhost:8787';

const count = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0)), fallback);
const text = z.optional(z.string().check(z.minLength(1)));
const list = (fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback),
    z.transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  );

/** Every setting of the deployment (README, Configuration). Empty strings count as absent. */
const configSchema = z.object({
  ENVIRONMENT: z._default(z.enum(['local', 'production']), 'local'),
  APP_ORIGIN: text,
  SITES_HOST: text,
  /** `1` lets user pages share the app's registrable domain; only for trying things out. */
  SITES_HOST_SAME_SITE_OK: text,
  WELCOME_CREDITS: count(5),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  /** `light` makes password hashes cheap, for tests; local runs only. */
  PASSWORD_HASHING: z._default(z.enum(['full', 'light']), 'full'),
  AI_CHAIN_CODE: list('offline'),
  AI_CHAIN_COPY: list('offline'),
  AI_CHAIN_MEDIA: list('offline'),
  /** The model that says what a picture shows. */
  AI_VISION: text,
  AI_EXTERNAL_BASE_URL: text,
  AI_EXTERNAL_API_KEY: text,
  /** Seconds until a model's first sign of life. */
  AI_START_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(240)), 30),
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  AI_GATEWAY_ID: text,
  /** How models write new pages: a plan that the designer draws, the document, or whichever suits the request. */
  AI_PAGES: z._default(z.enum(['auto', 'plan', 'html']), 'auto'),
  AI_DAILY_LIMIT: count(200),
  /** Pages that a visitor without an account may have made in 24 hours; 0 asks for an account first. */
  GUEST_PAGES: count(1),
  /** `on`: guests' pages are made by the configured models, `off`: by the built-in designer. */
  GUEST_MODEL: z._default(z.enum(['on', 'off']), 'off'),
  DESIGNER_PACE_MS: count(100),
  /** Percentage of the usual time limits of a model, to try out models that hang; local runs only. */
  MODEL_TIME_PERCENT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 100),
  JWT_KEYS: text,
  /** Key of the hashes of addresses that got welcome credits. */
  ADDRESS_KEY: text,
  /** The domain that passkeys belong to; the app's host when absent. */
  PASSKEY_DOMAIN: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: text,
  PAYMENTS: z._default(z.enum(['auto', 'simulated', 'off']), 'auto'),
  /** Mail addresses of the accounts that may use the console. */
  OPERATORS: z.pipe(
    list(''),
    z.transform((addresses) => addresses.map((address) => address.toLowerCase())),
  ),
  LEGAL_NAME: text,
  LEGAL_ADDRESS: text,
  LEGAL_VAT_ID: text,
  CONTACT_EMAIL: text,
  MAIL_FROM: text,
  RESEND_API_KEY: text,
  /** Addresses on saved pages are looked up in Google Web Risk. */
  WEB_RISK_API_KEY: text,
  /** Where free photographs are searched for; the interface of Openverse. */
  OPENVERSE_API: z._default(z.url(), 'https://api.openverse.org'),
  PEXELS_KEY: text,
  PEXELS_API: z._default(z.url(), 'https://api.pexels.com'),
  UNSPLASH_KEY: text,
  UNSPLASH_API: z._default(z.url(), 'https://api.unsplash.com'),
  PROMO_PERCENT: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(90)), 0),
  PROMO_MIN_CREDITS: count(0),
  PROMO_ENDS_AT: text,
});

/** The names of all settings. */
export const CONFIG_NAMES = Object.keys(configSchema.shape);

export type AppConfig = z.infer<typeof configSchema>;

const known = new WeakMap<object, AppConfig>();

/**
 * The settings among the Worker's bindings, parsed once per set of bindings. Throws an error that names the
 * invalid ones.
 */
export function readConfig(bindings: object): AppConfig {
  const read = known.get(bindings) ?? parseConfig(bindings);
  known.set(bindings, read);
  return read;
}

function parseConfig(bindings: object): AppConfig {
  const given = Object.fromEntries(
    Object.entries(bindings).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Configuration: ${wrong.join('; ')}`);
}
