/** What the security log of an account tells. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-new-device',
  'sign-in-failed',
  'code-failed',
  'sign-out-elsewhere',
  'password-changed',
  'password-reset',
  'address-confirmed',
  'google-linked',
  'app-on',
  'app-off',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'disowned',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** How many entries the profile shows. */
export const SECURITY_LOG_SHOWN = 100;

/** How long an entry of the security log is kept. */
export const SECURITY_LOG_KEPT_DAYS = 180;
