import type { ContactRequest } from '#contract/contact.ts';
import { api } from '#web/lib/api.ts';

export async function sendMessage(message: ContactRequest): Promise<void> {
  await api.api.contact.$post({ json: message });
}
