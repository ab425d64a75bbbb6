import type { ActorContext } from '#worker/http/actor-context.ts';
import { readToken, signToken } from './api-token.ts';
import { sha256Hex } from './digest.ts';

interface DeviceQuestion {
  cookie: string | undefined;
  email: string;
  /** Cookies from before this time are not accepted. */
  devicesSince: number;
}

/** The device's own id in a valid device cookie of this address, or undefined. */
export async function readDeviceId(
  ctx: ActorContext,
  { cookie, email, devicesSince }: DeviceQuestion,
): Promise<string | undefined> {
  if (cookie === undefined) return undefined;
  const claims = await readToken({ ctx, kind: 'device' }, cookie);
  if (claims === null || claims.issuedAt < devicesSince) return undefined;
  return claims.subject === (await sha256Hex(email)) ? claims.reference : undefined;
}

/** A new value for the device cookie; a device that is known keeps its id. */
export async function signDevice(
  ctx: ActorContext,
  { email, deviceId }: { email: string; deviceId: string | undefined },
): Promise<string> {
  const claims = { subject: await sha256Hex(email), reference: deviceId ?? ctx.newId() };
  return await signToken({ ctx, kind: 'device' }, claims);
}
