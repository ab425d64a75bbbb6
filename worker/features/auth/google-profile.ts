import * as z from 'zod/mini';
import { emailField } from '#contract/auth.ts';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { cutText } from '#domain/text/plain-line.ts';
import type { GoogleProfile } from '#domain/accounts/google-sign-in.ts';

const userInfo = z.object({
  id: z.string().check(z.regex(/^\d{1,255}$/)),
  email: emailField,
  verified_email: z.boolean(),
  hd: z.optional(z.string()),
  name: z.optional(z.string()),
});

/** Parses the answer of Google's userinfo endpoint; null when it has another shape than documented. */
export function readGoogleProfile(answer: unknown): GoogleProfile | null {
  const parsed = userInfo.safeParse(answer);
  if (!parsed.success) return null;
  const { id, email, verified_email: isEmailVerified, hd, name = '' } = parsed.data;
  return { sub: id, email, isEmailVerified, hostedDomain: hd, name: toDisplayName(name, email) };
}

function toDisplayName(name: string, email: string): string {
  const plain = cutText(name, ACCOUNT_LIMITS.nameCharacters);
  return plain === '' ? email.slice(0, email.indexOf('@')) : plain;
}
