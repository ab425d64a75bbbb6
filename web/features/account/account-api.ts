import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { SessionView } from '#contract/auth.ts';
import type { TransactionView } from '#contract/credits.ts';
import { api } from '#web/lib/api.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { picturePath } from '#web/lib/profile-picture.ts';
import { keepNotice } from '#web/lib/kept-notice.ts';
import { startOver } from '#web/lib/session.ts';
import { holdSession, useSession } from '#web/lib/session-store.ts';

export const TRANSACTIONS_CSV = '/api/user/transactions?format=csv';

/** Everything held about the user, as a zip. */
export const DATA_EXPORT = '/api/user/export';

interface TransactionsPage {
  transactions: TransactionView[];
  next?: string | undefined;
}

interface TransactionsOf {
  userId: string;
  /** Part of the key, so that a new transaction shows at once. */
  balance: number;
  /** The language of the descriptions. */
  language: string;
}

/** Newest first, a page at a time, and asked anew with every visit. */
export function transactionsQuery({ userId, balance, language }: TransactionsOf) {
  return infiniteQueryOptions({
    queryKey: ['transactions', userId, balance, language],
    staleTime: 0,
    queryFn: async ({ pageParam }): Promise<TransactionsPage> => {
      const query = pageParam === undefined ? {} : { cursor: pageParam };
      const response = await api.api.user.transactions.$get({ query });
      return await response.json();
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}

export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async (): Promise<SessionView[]> => {
      const response = await api.api.user.sessions.$get();
      return (await response.json()).sessions;
    },
  });
}

export async function endSession(id: string): Promise<void> {
  const response = await api.api.user.sessions[':id'].$delete({ param: { id } });
  await response.json();
}

export async function endOtherSessions(): Promise<void> {
  const response = await api.api.user.sessions.$delete();
  await response.json();
}

/** Changes the password. All other sessions end; this one gets a new token. Throws ApiError. */
export async function changePassword(input: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  const response = await api.api.user.password.$post({ json: input });
  const { token } = await response.json();
  const { user } = useSession.getState();
  if (user !== null) holdSession({ user, token });
}

/** Mails a new link that confirms the address. Throws ApiError. */
export async function requestConfirmation(): Promise<void> {
  const response = await api.api.user.confirmation.$post();
  await response.json();
}

/**
 * Refunds an unused bundle; `reference` is that of its transaction. Throws `checkout.refund-refused` when the
 * rule does not allow it.
 */
export async function refundPurchase(reference: string): Promise<void> {
  await api.api.user.refund.$post({ json: { sessionId: reference } });
}

/** Counts of the user's own sites; `storageUsed` in MB. Asked anew with every visit, because the builder changes them. */
export function statsQuery(userId: string) {
  return queryOptions({
    queryKey: ['stats', userId],
    staleTime: 0,
    queryFn: async () => (await (await api.api.user.stats.$get()).json()).stats,
  });
}

/** Renames the user, here and on the server. Throws ApiError. */
export async function rename(name: string): Promise<void> {
  const response = await api.api.user.$patch({ json: { name } });
  const { user } = await response.json();
  holdSession({ user, token: useSession.getState().token });
}

/**
 * Erases the account and reloads the app at the root, where `farewell` is shown. An account without a password needs
 * a recent Google sign-in instead. Throws ApiError `auth.password-wrong` or `auth.reauthenticate`.
 */
export async function deleteAccount(password: string | undefined, farewell: string): Promise<void> {
  const json = password === undefined ? {} : { password };
  const response = await api.api.user.$delete({ json });
  await response.json();
  keepNotice({ text: farewell, status: 'signed-out' });
  await startOver();
}

/** Looks up the user's Gravatar. Throws ApiError `request.not-found` when there is none. */
export async function checkGravatar(userId: string): Promise<void> {
  const response = await apiFetch(picturePath(userId));
  await response.blob();
}
