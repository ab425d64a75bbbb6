import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { EMAIL_PATTERN } from '#domain/accounts/email.ts';
import type { SecurityEvent } from '#domain/accounts/security-events.ts';
import { isPlainLine } from '#domain/text/plain-line.ts';

/** Trimmed and lower case; ASCII, at most 254 characters. */
export const emailField = z.string().check(
  z.trim(),
  z.maxLength(ACCOUNT_LIMITS.emailCharacters),
  z.regex(EMAIL_PATTERN),
  // After the pattern: U+212A is no ASCII letter, but its lower case is "k".
  z.toLowerCase(),
);

/** A password being chosen: NFC, 8 to 256 characters. */
export const newPasswordField = z
  .string()
  .check(
    z.normalize('NFC'),
    z.minLength(ACCOUNT_LIMITS.passwordMinCharacters),
    z.maxLength(ACCOUNT_LIMITS.passwordMaxCharacters),
  );

/** A password being proved: it may be older than today's rules, but never needs hashing beyond their maximum. */
export const givenPasswordField = z
  .string()
  .check(z.normalize('NFC'), z.minLength(1), z.maxLength(ACCOUNT_LIMITS.passwordMaxCharacters));

export const nameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(ACCOUNT_LIMITS.nameCharacters),
    z.refine(isPlainLine),
  );

/** `avatar_url` is accepted for compatibility; the server derives the address itself. */
export const registerRequest = z.object({
  id: z.optional(z.uuid().check(z.toLowerCase())),
  email: emailField,
  name: nameField,
  avatar_url: z.optional(z.string().check(z.maxLength(2_048))),
  password: newPasswordField,
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const loginRequest = z.object({ email: emailField, password: givenPasswordField });
export type LoginRequest = z.infer<typeof loginRequest>;

export const changePasswordRequest = z.object({
  currentPassword: z.optional(givenPasswordField),
  newPassword: newPasswordField,
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

export const forgotPasswordRequest = z.object({ email: emailField });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

const mailedToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const mailedLinkRequest = z.object({ token: mailedToken });
export type MailedLinkRequest = z.infer<typeof mailedLinkRequest>;

export const resetPasswordRequest = z.object({
  token: mailedToken,
  newPassword: newPasswordField,
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

const codeField = z.string().check(z.minLength(1), z.maxLength(40));

/** A code of the authenticator app, or a recovery code, for a sign-in that waits for it. */
export const enterCodeRequest = z.object({ code: codeField });
export type EnterCodeRequest = z.infer<typeof enterCodeRequest>;

/** `password` is left out by accounts without one: they need a sign-in of the last ten minutes. */
export const beginFactorRequest = z.object({ password: z.optional(givenPasswordField) });
export type BeginFactorRequest = z.infer<typeof beginFactorRequest>;

export const endFactorRequest = z.object({
  password: z.optional(givenPasswordField),
  code: codeField,
});
export type EndFactorRequest = z.infer<typeof endFactorRequest>;

const base64Url = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]*$/));
const credential = {
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** The browser's answer when it made a passkey (WebAuthn, `RegistrationResponseJSON`). */
export const addPasskeyRequest = z.object({
  name: nameField,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64Url,
      attestationObject: base64Url,
      transports: z.optional(
        z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
      ),
    }),
  }),
});
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>;

/** The browser's answer when a passkey signs in (WebAuthn, `AuthenticationResponseJSON`). */
export const passkeySignInRequest = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64Url,
      authenticatorData: base64Url,
      signature: base64Url,
      userHandle: z.optional(base64Url),
    }),
  }),
});
export type PasskeySignInRequest = z.infer<typeof passkeySignInRequest>;

export const renamePasskeyRequest = z.object({ name: nameField });
export type RenamePasskeyRequest = z.infer<typeof renamePasskeyRequest>;

export const passkeyParam = z.object({ id: z.uuid().check(z.toLowerCase()) });

export interface PasskeyView {
  id: string;
  name: string;
  created_at: string;
  last_used: string | null;
}

/** How the account is protected. `recovery_codes` counts the unused ones. */
export interface SecurityView {
  app: boolean;
  recovery_codes: number;
  passkeys: PasskeyView[];
}

/** An entry of the security log. `device` is the short name of a browser, or ''. */
export interface SecurityEventView {
  id: string;
  at: string;
  kind: SecurityEvent;
  device: string;
}

/** What an authenticator app needs, as the address in the QR code and as the key to type. */
export interface FactorSetup {
  uri: string;
  key: string;
}

export const sessionParam = z.object({ id: z.uuid().check(z.toLowerCase()) });

/** The signed-in person as the browser keeps it. `has_password` is false for accounts that only use Google. */
export interface UserView {
  id: string;
  email: string;
  name: string;
  avatar_url: string;
  inferenceCredits: number;
  created_at: string;
  has_password: boolean;
  /** Whether the address is known to be theirs. */
  email_verified: boolean;
}

/** One place where the account is signed in. `device` is a short name such as "Firefox, Windows" or ''. */
export interface SessionView {
  id: string;
  created_at: string;
  last_seen: string;
  device: string;
  current: boolean;
}
