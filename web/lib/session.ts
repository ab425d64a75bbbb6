import { api } from './api.ts';
import { isApiError } from './api-error.ts';
import { refreshCredits } from './credits.ts';
import { forgetHistories } from './history-database.ts';
import { dropSession, holdSession, useSession } from './session-store.ts';

const CREDITS_AFTER_REGISTRATION_MS = 500;
const UNAUTHORIZED = 401;

/** Throws ApiError `auth.code-needed` for an account with a second factor. */
export async function signIn(input: { email: string; password: string }): Promise<void> {
  const response = await api.api.login.$post({ json: input });
  const { user, token } = await response.json();
  holdSession({ user, token });
}

/**
 * Finishes a sign-in that waits for a code. Throws ApiError `auth.code-wrong`, or `auth.code-over` when it has waited
 * too long.
 */
export async function enterCode(code: string): Promise<void> {
  const response = await api.api.login.code.$post({ json: { code } });
  const { user, token } = await response.json();
  holdSession({ user, token });
}

/** Thrown when the registration worked but the sign-in after it did not. */
export class SignInAfterRegistrationError extends Error {
  override readonly name = 'SignInAfterRegistrationError';
}

/** Creates the account, signs in, and reads the balance again once the welcome credits are there. */
export async function register(input: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  const created = await api.api.user.create.$post({ json: { id: crypto.randomUUID(), ...input } });
  await created.json();
  try {
    await signIn(input);
  } catch (cause) {
    if (isApiError(cause) && cause.code === 'client.network') throw cause;
    throw new SignInAfterRegistrationError('sign-in failed', { cause });
  }
  setTimeout(() => void refreshCredits({ isForced: true }), CREDITS_AFTER_REGISTRATION_MS);
}

/**
 * Ends the session on the server, then here, and returns to the home page. Throws when the server does not
 * answer, because its cookie would sign the visitor in again.
 */
export async function signOut(): Promise<void> {
  try {
    const response = await api.api.logout.$post();
    await response.json();
  } catch (error) {
    if (!isApiError(error) || error.status !== UNAUTHORIZED) throw error;
  }
  await startOver();
}

/** Forgets who was signed in and what could be undone, and opens the home page. */
export async function startOver(): Promise<void> {
  dropSession();
  // Signed out, the screens would ask to sign in until the home page is there.
  useSession.setState({ status: 'loading' });
  await forgetHistories();
  window.location.assign('/');
}
