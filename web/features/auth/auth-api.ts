import { api } from '#web/lib/api.ts';

/** Asks for a mail with a link to choose a new password; the answer never tells whether the address is known. */
export async function requestPasswordLink(email: string): Promise<void> {
  const response = await api.api.auth['forgot-password'].$post({ json: { email } });
  await response.json();
}

/** Sets the new password with the token of the mailed link. Throws ApiError `auth.reset-invalid` for a used or old one. */
export async function resetPassword(input: { token: string; newPassword: string }): Promise<void> {
  const response = await api.api.auth['reset-password'].$post({ json: input });
  await response.json();
}
