import type { PasswordGuard } from '#domain/accounts/password-guard-port.ts';
import { AppError } from '#worker/http/app-error.ts';
import { inTime, PATIENCE_MS } from '#worker/platform/patience/in-time.ts';
import type { AuthGuard } from './auth-guard.ts';
import { sha256Hex } from './digest.ts';

const MAX_PARALLEL = 4;
const BUSY_SECONDS = 2;

/**
 * Hashing blocks its isolate, and one isolate may host many guards. So at most four hashes for unknown devices
 * run at a time; others get `auth.busy`. Known devices are never refused.
 */
let inFlight = 0;

/** The guards behind the `AUTH_GUARD` namespace, one per address. Throws `auth.busy` or `server.unavailable`. */
export function createPasswordGuard(namespace: DurableObjectNamespace<AuthGuard>): PasswordGuard {
  async function open(email: string) {
    return namespace.get(namespace.idFromName(await sha256Hex(email)));
  }
  return {
    check: ({ email, ...attempt }) =>
      takeTurn(attempt.deviceId !== undefined, async () => (await open(email)).check(attempt)),
    hash: (email, password) => takeTurn(false, async () => (await open(email)).hash(password)),
    forgive: async (email) => (await open(email)).forgive(),
  };
}

async function takeTurn<T>(isKnownDevice: boolean, ask: () => Promise<T>): Promise<T> {
  if (!isKnownDevice && inFlight >= MAX_PARALLEL) {
    throw new AppError('auth.busy', {
      params: { seconds: BUSY_SECONDS },
      retryAfterSeconds: BUSY_SECONDS,
    });
  }
  inFlight += 1;
  try {
    return await inTime(PATIENCE_MS.passwords, ask);
  } catch (error) {
    throw new AppError('server.unavailable', { cause: error });
  } finally {
    inFlight -= 1;
  }
}
