import { Buffer } from 'node:buffer';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { AddPasskeyRequest, BeginFactorRequest } from '#contract/auth.ts';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { passkeyMail } from '#messages/mail-texts.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { assertVerified } from '../assert-verified.ts';
import { confirmPassword } from '../confirm-password.ts';
import { logSecurity } from '../security-log.ts';
import { mailLocale, sendNotice } from '../send-notice.ts';
import { requireUserRow } from '../user-queries.ts';
import { type Asked, keepChallenge, takeChallenge } from './challenge.ts';
import { countPasskeys, insertPasskey, listPasskeys } from './passkey-queries.ts';
import type { RelyingParty } from './relying-party.ts';

interface Call<T> {
  ctx: ActorContext;
  input: T;
  party: RelyingParty;
}

const NAME = 'Bluewave';

/**
 * What the browser needs to make a passkey. Throws `auth.unverified`, `auth.password-wrong`, `auth.reauthenticate`,
 * `auth.busy`.
 */
export async function askForPasskey({
  ctx,
  input,
  party,
}: Call<BeginFactorRequest>): Promise<
  Asked<Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>>
> {
  assertVerified(ctx);
  const row = await requireUserRow(ctx);
  await confirmPassword({ ctx, row, password: input.password });
  const known = await listPasskeys(ctx.db, row.id);
  // Loaded here, because no other call needs it.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { extensions: _unused, ...options } = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userName: row.email,
    userDisplayName: row.name,
    userID: new Uint8Array(new TextEncoder().encode(row.id)),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  return { options, token: await keepChallenge(ctx, { challenge, userId: row.id }) };
}

/**
 * Stores the passkey that the browser made for the challenge in its cookie. Throws `auth.passkey-over`,
 * `auth.passkey-refused`.
 */
export async function addPasskey({
  ctx,
  input: { response, name },
  party,
  token,
}: Call<AddPasskeyRequest> & { token: string | undefined }): Promise<void> {
  const { id: userId } = requireUser(ctx);
  const row = await requireUserRow(ctx);
  const expectedChallenge = await takeChallenge(ctx, { token, userId });
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new AppError('auth.passkey-refused', { cause });
  });
  if (!verification.verified) throw new AppError('auth.passkey-refused');
  if ((await countPasskeys(ctx.db, userId)) >= ACCOUNT_LIMITS.passkeysPerUser) {
    throw new AppError('auth.passkey-refused');
  }
  const { id: credentialId, publicKey, counter } = verification.registrationInfo.credential;
  const isStored = await insertPasskey(ctx.db, {
    id: ctx.newId(),
    credentialId,
    userId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: (response.response.transports ?? []).join(','),
    name,
    createdAt: ctx.now(),
    lastUsedAt: null,
  });
  if (!isStored) throw new AppError('auth.passkey-refused');
  await logSecurity(ctx, { userId, kind: 'passkey-added' });
  sendNotice(ctx, { to: row.email, mail: passkeyMail(mailLocale(ctx, row.language), name) });
}
