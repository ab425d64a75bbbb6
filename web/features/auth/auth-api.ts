import { api } from '#web/lib/api.ts';

/**
 * Sets the new password with the token of the mailed link. Throws ApiError `auth.reset-invalid` when the token
 * was used or has expired.
 */
export async function resetPassword(input: { token: string; newPassword: string }): Promise<void> {
  const response = await api.api.auth['reset-password'].$post({ json: input });
  await response.json();
}

/**
 * Undoes a sign-in with the token of the mailed link; returns the token to choose a new password with. Throws
 * ApiError `auth.link-invalid`.
 */
export async function disownSignIn(token: string): Promise<string> {
  const response = await api.api.auth.disown.$post({ json: { token } });
  return (await response.json()).token;
}

/** Confirms an address with the token of the mailed link. Throws ApiError `auth.link-invalid`. */
export async function confirmAddress(token: string): Promise<void> {
  const response = await api.api.auth['confirm-address'].$post({ json: { token } });
  await response.json();
}
