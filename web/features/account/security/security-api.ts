import { queryOptions } from '@tanstack/react-query';
import type { FactorSetup, SecurityEventView, SecurityView } from '#contract/auth.ts';
import { api } from '#web/lib/api.ts';

/** How the account is protected. */
export function securityQuery(userId: string) {
  return queryOptions({
    queryKey: ['security', userId],
    queryFn: async (): Promise<SecurityView> =>
      (await (await api.api.user.security.$get()).json()).security,
  });
}

/** The latest entries of the security log, the newest first. */
export function securityLogQuery(userId: string) {
  return queryOptions({
    queryKey: ['security-log', userId],
    queryFn: async (): Promise<SecurityEventView[]> =>
      (await (await api.api.user.security.log.$get()).json()).events,
  });
}

/** A key for an authenticator app. Throws ApiError `auth.password-wrong`, `auth.reauthenticate`, `auth.unverified`. */
export async function beginFactor(password: string | undefined): Promise<FactorSetup> {
  const json = password === undefined ? {} : { password };
  return (await (await api.api.user['second-factor'].$post({ json })).json()).setup;
}

/** Switches the app on; returns the recovery codes. Throws ApiError `auth.code-wrong`. */
export async function confirmFactor(code: string): Promise<string[]> {
  const response = await api.api.user['second-factor'].confirm.$post({ json: { code } });
  return (await response.json()).recoveryCodes;
}

/** Switches the app off. Throws ApiError `auth.code-wrong`, `auth.password-wrong`, `auth.reauthenticate`. */
export async function endFactor(input: {
  code: string;
  password: string | undefined;
}): Promise<void> {
  const { code, password } = input;
  const json = password === undefined ? { code } : { code, password };
  await (await api.api.user['second-factor'].$delete({ json })).json();
}

/** Throws ApiError `auth.passkey-missing`. */
export async function renamePasskey(id: string, name: string): Promise<void> {
  const response = await api.api.user.passkeys[':id'].$patch({ param: { id }, json: { name } });
  await response.json();
}

/** Throws ApiError `auth.password-wrong`, `auth.reauthenticate`, `auth.passkey-missing`. */
export async function removePasskey(id: string, password: string | undefined): Promise<void> {
  const json = password === undefined ? {} : { password };
  const response = await api.api.user.passkeys[':id'].$delete({ param: { id }, json });
  await response.json();
}
