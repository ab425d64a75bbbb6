import { Buffer } from 'node:buffer';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { loadOwnSecret } from './own-secret.ts';

export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

/** The first key signs, all of them verify. To rotate, put the new key first and remove the old one later. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

type KeyRingContext = Pick<ActorContext, 'config' | 'db' | 'now' | 'log'>;

const SECRET_NAME = 'token-key';
const MIN_SECRET_BYTES = 32;

let remembered: { configured: string | undefined; keys: KeyRing } | null = null;

/**
 * The keys of `JWT_KEYS` (`kid:base64,kid:base64`, at least 32 bytes each). A local run without them creates a
 * key and stores it. Throws `server.unavailable` in production when there is none or one cannot be read.
 */
export async function loadKeyRing(ctx: KeyRingContext): Promise<KeyRing> {
  const configured = ctx.config.JWT_KEYS;
  if (remembered !== null && remembered.configured === configured) return remembered.keys;
  const keys = configured === undefined ? await loadOwnKey(ctx) : parseKeyRing(configured);
  if (keys === null) {
    ctx.log.error('auth.keys-unusable');
    throw new AppError('server.unavailable');
  }
  remembered = { configured, keys };
  return keys;
}

/** Null when any of the keys is malformed or too short. */
export function parseKeyRing(configured: string): KeyRing | null {
  const keys = configured.split(',').map(parseKey);
  const [first, ...others] = keys.filter((key) => key !== null);
  if (first === undefined || others.length + 1 !== keys.length) return null;
  return [first, ...others];
}

function parseKey(entry: string): SigningKey | null {
  const [, id, encoded] = /^\s*([\w-]{1,32}):([\w+/-]+=*)\s*$/.exec(entry) ?? [];
  if (id === undefined || encoded === undefined) return null;
  const secret = decodeSecret(encoded);
  return secret.length >= MIN_SECRET_BYTES ? { id, secret } : null;
}

async function loadOwnKey(ctx: KeyRingContext): Promise<KeyRing | null> {
  if (ctx.config.ENVIRONMENT === 'production') return null;
  const secret = await loadOwnSecret(ctx, SECRET_NAME);
  return secret === undefined ? null : [{ id: 'local', secret: decodeSecret(secret) }];
}

/** Reads both base64 alphabets, padded or not. */
function decodeSecret(encoded: string): Uint8Array {
  return new Uint8Array(Buffer.from(encoded, 'base64'));
}
