import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { type KeyRing, loadKeyRing } from './key-ring.ts';

const ALGORITHM = 'HS256';
const CLOCK_TOLERANCE_SECONDS = 5;

/** What a token is for. A token of one kind is not accepted as another. */
const KINDS = {
  api: { audience: 'api', type: 'at+jwt', lifetimeMs: ACCOUNT_LIMITS.tokenLifetimeMs },
  device: { audience: 'device', type: 'device+jwt', lifetimeMs: ACCOUNT_LIMITS.deviceLifetimeMs },
} as const;

export type TokenKind = keyof typeof KINDS;

/** `api`: user id and session reference. `device`: SHA-256 of the e-mail and the device's own id. */
export interface TokenClaims {
  subject: string;
  reference: string;
}

interface ReadClaims extends TokenClaims {
  /** Epoch milliseconds, to the second. */
  issuedAt: number;
}

interface TokenRequest {
  ctx: Pick<ActorContext, 'config' | 'db' | 'now' | 'log' | 'newId'>;
  kind: TokenKind;
}

export async function signToken(
  { ctx, kind }: TokenRequest,
  { subject, reference }: TokenClaims,
): Promise<string> {
  const [key] = await loadKeyRing(ctx);
  const { audience, type, lifetimeMs } = KINDS[kind];
  const issuedAt = Math.floor(ctx.now() / 1_000);
  return await new SignJWT({ ref: reference })
    .setProtectedHeader({ alg: ALGORITHM, typ: type, kid: key.id })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeMs / 1_000)
    .setJti(ctx.newId())
    .sign(key.secret);
}

/** The claims of a token of this kind that we signed and that has not expired; else null. */
export async function readToken(
  { ctx, kind }: TokenRequest,
  token: string,
): Promise<ReadClaims | null> {
  const keys = await loadKeyRing(ctx);
  const { audience, type } = KINDS[kind];
  try {
    const { payload } = await jwtVerify(token, (header) => findSecret(keys, header), {
      algorithms: [ALGORITHM],
      audience,
      typ: type,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(ctx.now()),
      requiredClaims: ['exp', 'iat', 'sub', 'ref'],
    });
    const { sub, ref, iat } = payload;
    return typeof sub === 'string' && typeof ref === 'string' && iat !== undefined
      ? { subject: sub, reference: ref, issuedAt: iat * 1_000 }
      : null;
  } catch {
    return null;
  }
}

function findSecret(keys: KeyRing, { kid }: JWTHeaderParameters): Uint8Array {
  const key = keys.find(({ id }) => id === kid);
  if (key === undefined) throw new Error('unknown key');
  return key.secret;
}
