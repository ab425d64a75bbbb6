import { Secret, TOTP } from 'otpauth';
import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts';

const ISSUER = 'Bluewave';

/** `bytes` random bytes in base32. */
export function makeBase32(bytes: number): string {
  return new Secret({ size: bytes }).base32;
}

/** The address of a QR code that an authenticator app reads; `key` in base32. */
export function writeAuthenticatorUri(key: string, email: string): string {
  return openAuthenticator(key, email).toString();
}

/** The period whose code this is, or null; `key` in base32, `now` in epoch milliseconds. */
export function findStep(key: string, code: string, now: number): number | null {
  const app = openAuthenticator(key);
  const { window } = SECOND_FACTOR;
  const delta = app.validate({ token: code, timestamp: now, window });
  return delta === null ? null : app.counter({ timestamp: now }) + delta;
}

function openAuthenticator(key: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(key),
    digits: SECOND_FACTOR.digits,
    period: SECOND_FACTOR.periodSeconds,
  });
}
