/** Hashes and checks passwords behind the per-address throttle. The adapter lives in `features/auth`. */
export interface PasswordGuard {
  /**
   * Compares a password with a stored hash. `hash: null` (unknown address, Google-only account)
   * costs the same and is always wrong.
   */
  check(attempt: PasswordAttempt): Promise<PasswordVerdict>;
  /** Makes a PHC-like scrypt string of a password. */
  hash(email: string, password: string): Promise<string>;
  /** Forgets the failures of an address, after its owner proved to read its mail. */
  forgive(email: string): Promise<void>;
}

export interface PasswordAttempt {
  email: string;
  password: string;
  hash: string | null;
  /** The id in a valid device cookie of this address: failures are counted per device. */
  deviceId?: string | undefined;
}

export type PasswordVerdict =
  /** `rehash` replaces a stored hash that was made with other parameters. */
  | { outcome: 'right'; rehash?: string }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; retryAfterSeconds: number };
