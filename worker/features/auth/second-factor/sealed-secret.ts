import { Buffer } from 'node:buffer';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { loadLastingKey } from '../own-secret.ts';

const IV_BYTES = 12;
const INFO = 'second-factor';

type SealContext = Pick<ActorContext, 'config' | 'db' | 'now'>;

/** Encrypts a secret of an account (AES-256-GCM, bound to the account). `<iv>.<ciphertext>`, both base64url. */
export async function sealSecret(
  ctx: SealContext,
  userId: string,
  secret: string,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await loadKey(ctx);
  const bytes = new TextEncoder().encode(secret);
  const sealed = await crypto.subtle.encrypt(describe(iv, userId), key, bytes);
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`;
}

/** The secret in what `sealSecret` made; null when it was made with another key or for another account. */
export async function openSecret(
  ctx: SealContext,
  userId: string,
  sealed: string,
): Promise<string | null> {
  const [iv = '', text = ''] = sealed.split('.');
  try {
    const opened = await crypto.subtle.decrypt(
      describe(toBytes(iv), userId),
      await loadKey(ctx),
      toBytes(text),
    );
    return new TextDecoder().decode(opened);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function describe(iv: Uint8Array<ArrayBuffer>, userId: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(userId) };
}

async function loadKey(ctx: SealContext): Promise<CryptoKey> {
  const lasting = new TextEncoder().encode(await loadLastingKey(ctx));
  const base = await crypto.subtle.importKey('raw', lasting, 'HKDF', false, ['deriveKey']);
  const terms = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(INFO),
  };
  return await crypto.subtle.deriveKey(terms, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
