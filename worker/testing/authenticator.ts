import { Buffer } from 'node:buffer';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  userHandle?: string;
  counter: number;
  /** Whether the person unlocked the authenticator. */
  isUnlocked?: boolean;
}

/** A passkey made by software: ES256, without attestation, as a password manager makes them. */
export async function createAuthenticator() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  if (!('privateKey' in keys)) throw new Error('no key pair');
  const { privateKey } = keys;
  const cose = await writePublicKey(keys.publicKey);
  const rawId = crypto.getRandomValues(new Uint8Array(16));
  const id = toText(rawId);
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  async function register(ceremony: Ceremony) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, rawId, cose]);
    const authData = new Uint8Array(
      Buffer.concat([await writeAuthenticatorData(ceremony, 0x40), attested]),
    );
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const response = {
      clientDataJSON: writeClientData('webauthn.create', ceremony),
      attestationObject: toText(isoCBOR.encode(attestation)),
      transports: ['internal'],
    };
    return { ...credential, response };
  }

  async function signIn(ceremony: Ceremony) {
    const clientDataJSON = writeClientData('webauthn.get', ceremony);
    const authData = await writeAuthenticatorData(ceremony, 0);
    const clientHash = await crypto.subtle.digest(
      'SHA-256',
      Buffer.from(clientDataJSON, 'base64url'),
    );
    const signed = Buffer.concat([authData, Buffer.from(clientHash)]);
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed);
    const response = {
      clientDataJSON,
      authenticatorData: toText(authData),
      signature: toText(toDer(new Uint8Array(raw))),
      ...(ceremony.userHandle === undefined ? {} : { userHandle: ceremony.userHandle }),
    };
    return { ...credential, response };
  }

  return { id, register, signIn };
}

function writeClientData(type: string, { challenge, origin }: Ceremony): string {
  return toText(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

/** Flags: 1 the person is present, 4 they unlocked it. */
async function writeAuthenticatorData(
  { rpId, counter, isUnlocked = true }: Ceremony,
  flags: number,
): Promise<Buffer> {
  const hash = await crypto.subtle.digest('SHA-256', Buffer.from(rpId));
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([Buffer.from(hash), Buffer.of(flags | (isUnlocked ? 5 : 1)), count]);
}

async function writePublicKey(key: CryptoKey): Promise<Uint8Array> {
  const jwk = await crypto.subtle.exportKey('jwk', key);
  if (!('x' in jwk)) throw new Error('no public key');
  const part = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, part(jwk.x)],
    [-3, part(jwk.y)],
  ]);
  return isoCBOR.encode(cose);
}

/** WebCrypto gives r and s; WebAuthn wants them in DER. */
function toDer(raw: Uint8Array): Uint8Array {
  const whole = [raw.slice(0, 32), raw.slice(32)].flatMap((number) => {
    const start = number.findIndex((byte) => byte !== 0);
    const sign = (number[start] ?? 0) >= 0x80 ? [0] : [];
    const positive = [...sign, ...number.slice(start)];
    return [2, positive.length, ...positive];
  });
  return Uint8Array.from([0x30, whole.length, ...whole]);
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
