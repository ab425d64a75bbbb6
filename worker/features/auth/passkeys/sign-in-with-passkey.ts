import { Buffer } from 'node:buffer';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { PasskeySignInRequest } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { Device, SignedIn } from '../sign-in-step.ts';
import { findUserById } from '../user-queries.ts';
import { type Asked, keepChallenge, takeChallenge } from './challenge.ts';
import { findPasskey, notePasskeyUse, type PasskeyRow } from './passkey-queries.ts';
import type { RelyingParty } from './relying-party.ts';

interface Call {
  ctx: ActorContext;
  input: PasskeySignInRequest;
  party: RelyingParty;
  /** The value of the cookie `key`. */
  token: string | undefined;
  device: Device;
}

/** What the browser needs to sign in with any passkey of this site that it has. */
export async function askForSignIn(
  ctx: ActorContext,
  party: RelyingParty,
): Promise<Asked<Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { extensions: _unused, ...options } = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  const { challenge } = options;
  return { options, token: await keepChallenge(ctx, { challenge, userId: null }) };
}

/**
 * Signs in with a passkey, which counts as both factors: its owner has the device and unlocked it. Throws
 * `auth.passkey-over` without a challenge in this browser, `auth.passkey-refused`.
 */
export async function signInWithPasskey(call: Call): Promise<SignedIn> {
  const { ctx, input, token, device } = call;
  const expectedChallenge = await takeChallenge(ctx, { token, userId: null });
  const passkey = await findPasskey(ctx.db, input.response.id);
  const row = passkey === undefined ? undefined : await findUserById(ctx.db, passkey.userId);
  if (passkey === undefined || row === undefined) throw new AppError('auth.passkey-refused');
  const newCounter = await verify(call, { passkey, expectedChallenge });
  const isNoted =
    newCounter !== null && (await notePasskeyUse(ctx.db, passkey, { newCounter, now: ctx.now() }));
  if (!isNoted) throw new AppError('auth.passkey-refused');
  return await finishSignIn(ctx, { row, method: 'passkey', device });
}

/** The new counter of the passkey, or null when its answer is not right: also when its counter went back. */
async function verify(
  { ctx, input: { response }, party }: Call,
  { passkey, expectedChallenge }: { passkey: PasskeyRow; expectedChallenge: string },
): Promise<number | null> {
  const { userHandle } = response.response;
  const isForOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === passkey.userId;
  if (!isForOwner) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    const { error: reason } = describeError(error);
    ctx.log.security('sec.passkey_refused', { userId: passkey.userId, reason });
    return null;
  }
}
