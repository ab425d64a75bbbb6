import { api } from './api.ts';

/**
 * Requests a mail with a link to choose a new password. The answer is the same for known and unknown addresses.
 */
export async function requestPasswordLink(email: string): Promise<void> {
  const response = await api.api.auth['forgot-password'].$post({ json: { email } });
  await response.json();
}
