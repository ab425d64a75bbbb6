import { Buffer } from 'node:buffer';

const TOKEN_BYTES = 32;

/** Lower-case hex SHA-256 of the UTF-8 bytes. */
export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}

/** 256 random bits as 43 base64url characters. */
export function randomToken(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))).toString('base64url');
}
