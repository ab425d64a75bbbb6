import type { ActorContext } from '#worker/http/actor-context.ts';
import type { SessionIdentity } from '#worker/http/session-identity.ts';
import { mailNewDevice } from './new-device.ts';
import { readDeviceId, signDevice } from './device-token.ts';
import type { Device, SignedIn } from './sign-in-step.ts';
import { presentUser } from './present-user.ts';
import { logSecurity } from './security-log.ts';
import { startSession } from './start-session.ts';
import { toSessionUser, type UserRow } from './user-queries.ts';

interface Proved {
  row: UserRow;
  method: SessionIdentity['method'];
  device: Device;
  /** The password hash that was verified; left out where there was no password. */
  provedHash?: string | null;
}

/**
 * The end of every sign-in: starts the session, tells the security log, mails the owner about a device that is new,
 * and knows it from now on. Throws `auth.credentials` when the account is gone or its password changed meanwhile.
 */
export async function finishSignIn(
  ctx: ActorContext,
  { row, method, device, ...proved }: Proved,
): Promise<SignedIn> {
  const { id, email, devicesSince } = row;
  const user = toSessionUser(row);
  const session = await startSession(ctx, { user, method, device: device.label, ...proved });
  const deviceId = await readDeviceId(ctx, { cookie: device.cookie, email, devicesSince });
  const kind = deviceId === undefined ? 'sign-in-new-device' : 'sign-in';
  await logSecurity(ctx, { userId: id, kind, device: device.label });
  if (kind === 'sign-in-new-device') mailNewDevice(ctx, { row, device });
  return {
    step: 'done',
    ...session,
    user: await presentUser(ctx, user),
    deviceToken: await signDevice(ctx, { email, deviceId }),
  };
}
