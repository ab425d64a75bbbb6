import { DurableObject } from 'cloudflare:workers';
import {
  COUNT_LIFETIME_MS,
  countFailure,
  type FailureCount,
  remainingWait,
} from '#domain/accounts/backoff.ts';
import type { PasswordAttempt, PasswordVerdict } from '#domain/accounts/password-guard-port.ts';
import { readConfig } from '#worker/platform/config.ts';
import { chooseParameters, comparePassword, hashPassword } from './password-hash.ts';

const UNKNOWN_DEVICES = 'unknown-devices';
const COUNT_PREFIX = 'failures:';

/**
 * Hashes the passwords of one e-mail address and counts its failures (AUTH-6). Nothing here awaits, so attempts
 * run one at a time and a burst cannot get past the counter. The counters are deleted a day after the last
 * failure.
 */
export class AuthGuard extends DurableObject<Env> {
  readonly #parameters = chooseParameters(readConfig(this.env));

  check({ password, hash, deviceId }: Omit<PasswordAttempt, 'email'>): PasswordVerdict {
    const key = COUNT_PREFIX + (deviceId ?? UNKNOWN_DEVICES);
    const count = this.ctx.storage.kv.get<FailureCount>(key) ?? null;
    const now = Date.now();
    const waitMs = remainingWait(count, now);
    if (waitMs > 0) return { outcome: 'wait', retryAfterSeconds: Math.ceil(waitMs / 1_000) };

    const comparison = comparePassword(password, hash, this.#parameters);
    if (comparison === 'wrong') {
      this.ctx.storage.kv.put(key, countFailure(count, now));
      void this.ctx.storage.setAlarm(now + COUNT_LIFETIME_MS);
      return { outcome: 'wrong' };
    }
    this.ctx.storage.kv.delete(key);
    if (comparison === 'right') return { outcome: 'right' };
    return { outcome: 'right', rehash: this.hash(password) };
  }

  hash(password: string): string {
    return hashPassword(password, this.#parameters);
  }

  async forgive(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
