import { Buffer } from 'node:buffer';
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { AppConfig } from '#worker/platform/config.ts';

/**
 * OWASP's scrypt parameters for 16 MiB. `cost · blockSize · parallelization` is 655,360; production refuses
 * more than 2^20 (AUTH-9).
 */
export const SCRYPT = { cost: 16_384, blockSize: 8, parallelization: 5 } as const;

export type ScryptParameters = Record<keyof typeof SCRYPT, number>;

/** A test of a journey signs up somebody new, and shall not spend most of its time on that. */
const LIGHT: ScryptParameters = { cost: 512, blockSize: 8, parallelization: 1 };

/** The parameters of new hashes. `PASSWORD_HASHING=light` is ignored in production. */
export function chooseParameters({
  ENVIRONMENT,
  PASSWORD_HASHING,
}: Pick<AppConfig, 'ENVIRONMENT' | 'PASSWORD_HASHING'>): ScryptParameters {
  return ENVIRONMENT === 'local' && PASSWORD_HASHING === 'light' ? LIGHT : SCRYPT;
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const STORED = /^scrypt\$N=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** `scrypt$N=16384,r=8,p=5$<salt>$<key>`, both base64url. */
export function hashPassword(password: string, parameters: ScryptParameters = SCRYPT): string {
  const salt = randomBytes(SALT_BYTES);
  const key = deriveKey(password, salt, parameters);
  const { cost, blockSize, parallelization } = parameters;
  const settings = `N=${cost},r=${blockSize},p=${parallelization}`;
  return `scrypt$${settings}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export type HashComparison = 'right' | 'right-outdated' | 'wrong';

/**
 * Compares in constant time. Without a stored hash it does the same work and answers `wrong`, so that the time
 * does not reveal whether an account exists (AUTH-5).
 */
export function comparePassword(
  password: string,
  stored: string | null,
  current: ScryptParameters = SCRYPT,
): HashComparison {
  const known = stored === null ? null : parseHash(stored);
  const { salt, key, parameters } = known ?? decoy(current);
  const derived = deriveKey(password, salt, parameters);
  if (!timingSafeEqual(derived, key) || known === null) return 'wrong';
  return isSame(parameters, current) ? 'right' : 'right-outdated';
}

interface ParsedHash {
  salt: Buffer;
  key: Buffer;
  parameters: ScryptParameters;
}

function parseHash(stored: string): ParsedHash | null {
  const [, cost, blockSize, parallelization, salt, key] = STORED.exec(stored) ?? [];
  if (salt === undefined || key === undefined) return null;
  return {
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    parameters: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
  };
}

function decoy(parameters: ScryptParameters): ParsedHash {
  return { salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES), parameters };
}

function isSame(one: ScryptParameters, other: ScryptParameters): boolean {
  return (
    one.cost === other.cost &&
    one.blockSize === other.blockSize &&
    one.parallelization === other.parallelization
  );
}

function deriveKey(password: string, salt: Buffer, parameters: ScryptParameters): Buffer {
  return scryptSync(password, salt, KEY_BYTES, { ...parameters, maxmem: 64 * 1024 * 1024 });
}
