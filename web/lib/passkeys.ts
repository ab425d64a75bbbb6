import { api } from './api.ts';
import { holdSession } from './session-store.ts';

/** Whether this browser can make and use passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** The person closed the browser's dialog, or took too long: nothing to report. */
export function isCancelled(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
  );
}

/** What a passkey is to answer; asking again ends an earlier question of this browser. Throws ApiError. */
export async function askForPasskey() {
  return (await (await api.api.login.passkey.options.$post()).json()).options;
}

/**
 * Signs in with a passkey; with `inField` the browser offers them in the address field instead of a dialog. Throws
 * ApiError, or an error for which `isCancelled` is true.
 */
export async function answerWithPasskey(
  optionsJSON: Awaited<ReturnType<typeof askForPasskey>>,
  { inField }: { inField: boolean },
): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  const response = { ...answer, clientExtensionResults: {} };
  holdSession(await (await api.api.login.passkey.$post({ json: { response } })).json());
}

/** Whether the browser can offer passkeys in the address field. */
export async function canOfferInField(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return await browserSupportsWebAuthnAutofill();
}

/** Ends an offer in the address field. */
export async function withdrawOffer(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Makes a passkey and adds it to the account. Throws ApiError, or an error for which `isCancelled` is true. */
export async function addPasskey(input: {
  name: string;
  password: string | undefined;
}): Promise<void> {
  const { name, password } = input;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const json = password === undefined ? {} : { password };
  const asked = await (await api.api.user.passkeys.options.$post({ json })).json();
  const answer = await startRegistration({ optionsJSON: asked.options });
  const response = { ...answer, clientExtensionResults: {} };
  await (await api.api.user.passkeys.$post({ json: { name, response } })).json();
}
