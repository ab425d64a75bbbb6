const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lengths are in UTF-16 units, times in milliseconds. */
export const ACCOUNT_LIMITS = {
  emailCharacters: 254,
  nameCharacters: 100,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 256,
  sessionsPerUser: 20,
  sessionLifetimeMs: 30 * DAY_MS,
  /** How stale `last seen` may grow before a request writes it again. */
  sessionTouchMs: 10 * MINUTE_MS,
  tokenLifetimeMs: 15 * MINUTE_MS,
  deviceLifetimeMs: 180 * DAY_MS,
  resetLifetimeMs: 30 * MINUTE_MS,
  /** Mails with a link to choose a new password that one account is sent, whoever asks for them. */
  resetsPerHour: 3,
  /** How long the link works that confirms an address. */
  confirmationLifetimeMs: DAY_MS,
  /** How long the link of a mail about a new device works. */
  disownLifetimeMs: 7 * DAY_MS,
  newDeviceMailsPerDay: 5,
  /** For so long after registering, no sign-in is mailed about. */
  newAccountMs: 10 * MINUTE_MS,
  /** How long a browser may take to answer with a passkey. */
  challengeLifetimeMs: 5 * MINUTE_MS,
  passkeysPerUser: 20,
  /** How long after a sign-in without a password its session may do what otherwise needs the password. */
  freshSignInMs: 10 * MINUTE_MS,
} as const;
