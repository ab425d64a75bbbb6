import { holdSession, useSession } from '#web/lib/session-store.ts';
import { createUser, TOKEN } from './factories.ts';
import { success } from './fake-api.ts';

/** Somebody is signed in, and this balance is known. */
export function holdCredits(inferenceCredits: number): void {
  holdSession({ user: createUser({ inferenceCredits }), token: TOKEN });
}

/** The balance that the app shows. */
export function shownCredits(): number | undefined {
  return useSession.getState().user?.inferenceCredits;
}

/** The server's answer to who asks for the balance. */
export function answerCredits(
  creditsRemaining: number,
  freeStops: object = { left: 3, renewsAt: null },
): Response {
  return success({ creditsRemaining, freeStops });
}
