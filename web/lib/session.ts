import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { renewSession } from './api-fetch.ts';
import { refreshCredits } from './credits.ts';
import { dropSession, holdSession, restoreSession } from './session-store.ts';

const CREDITS_AFTER_REGISTRATION_MS = 500;

/** Stored credentials count at once and are checked in the background; without them the server is asked. */
export function startSession(): void {
  restoreSession();
  void renewSession();
}

export async function signIn(input: { email: string; password: string }): Promise<void> {
  const response = await api.api.login.$post({ json: input });
  const { user, token } = await response.json();
  holdSession({ user, token });
}

/** A registration that went through but could not be followed by a sign-in. */
export class SignInAfterRegistrationError extends Error {
  override readonly name = 'SignInAfterRegistrationError';
}

/** Creates the account, signs in, and reads the balance again once the welcome credits are booked. */
export async function register(input: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  await api.api.user.create.$post({ json: { id: crypto.randomUUID(), ...input } });
  try {
    await signIn(input);
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'client.network') throw cause;
    throw new SignInAfterRegistrationError('sign-in failed', { cause });
  }
  setTimeout(() => void refreshCredits({ isForced: true }), CREDITS_AFTER_REGISTRATION_MS);
}

/** Ends the session on the server and here, whatever the server says, and starts over at the root. */
export async function signOut(): Promise<void> {
  try {
    await api.api.logout.$post({ json: {} });
  } finally {
    dropSession();
    window.location.assign('/');
  }
}
