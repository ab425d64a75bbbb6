import type { PasswordGuard } from '#domain/accounts/password-guard-port.ts';
import { AppError } from '#worker/http/app-error.ts';
import { FairQueue } from '#worker/platform/fair-queue.ts';
import { inTime, PATIENCE_MS } from '#worker/platform/patience/in-time.ts';
import type { AuthGuard } from './auth-guard.ts';
import { sha256Hex } from './digest.ts';

const BUSY_SECONDS = 2;

/**
 * Hashing blocks its isolate, and one isolate may host many guards. So few hashes for unknown devices run at a time,
 * and network addresses take turns. Known devices never wait.
 */
const turns = new FairQueue({
  atOnce: 4,
  each: 2,
  waitingEach: 16,
  patienceMs: PATIENCE_MS.passwords,
});

/**
 * The guards behind the `AUTH_GUARD` namespace, one per e-mail address. `network` is the address that asks. Throws
 * `auth.busy` or `server.unavailable`.
 */
export function createPasswordGuard(
  namespace: DurableObjectNamespace<AuthGuard>,
  network: string,
): PasswordGuard {
  async function open(email: string) {
    return namespace.get(namespace.idFromName(await sha256Hex(email)));
  }
  return {
    check: ({ email, ...attempt }) => {
      const ask = async () => (await open(email)).check(attempt);
      return attempt.deviceId === undefined ? inTurn(network, ask) : answerInTime(ask);
    },
    hash: (email, password) => inTurn(network, async () => (await open(email)).hash(password)),
    forgive: async (email) => (await open(email)).forgive(),
  };
}

async function inTurn<T>(network: string, ask: () => Promise<T>): Promise<T> {
  const done = await turns.run(network, () => answerInTime(ask));
  if (done !== null) return done.result;
  throw new AppError('auth.busy', {
    params: { seconds: BUSY_SECONDS },
    retryAfterSeconds: BUSY_SECONDS,
  });
}

async function answerInTime<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await inTime(PATIENCE_MS.passwords, ask);
  } catch (error) {
    throw new AppError('server.unavailable', { cause: error });
  }
}
