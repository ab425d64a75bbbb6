import { create } from 'zustand';
import type { UserView } from '#contract/auth.ts';
import { isRecord } from './is-record.ts';
import { rememberAccount } from './known-visitor.ts';
import { readStored, readStoredJson, writeStored } from './storage.ts';

/** The signed-in user as the API gives it. */
export type SessionUser = UserView;

export interface Session {
  /** `loading` only until the server has answered, and only when nothing is stored. */
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  token: string | null;
}

export const USER_KEY = 'auth_user';
export const TOKEN_KEY = 'auth_token';

const SIGNED_OUT = { status: 'signed-out', user: null, token: null } as const satisfies Session;

export const useSession = create<Session>(() => ({ status: 'loading', user: null, token: null }));

/** Uses stored credentials at once; true when there were some. The server is asked in any case. */
export function restoreSession(): boolean {
  const user = readStoredJson(USER_KEY, isSessionUser);
  if (user === null) return false;
  useSession.setState({ status: 'signed-in', user, token: readStored(TOKEN_KEY) });
  return true;
}

export function holdSession({ user, token }: { user: SessionUser; token: string | null }): void {
  rememberAccount();
  writeStored(USER_KEY, JSON.stringify(user));
  writeStored(TOKEN_KEY, token);
  useSession.setState({ status: 'signed-in', user, token });
}

export function dropSession(): void {
  writeStored(USER_KEY, null);
  writeStored(TOKEN_KEY, null);
  useSession.setState(SIGNED_OUT);
  useStops.setState({ renewAt: 'unknown' });
}

/** Shows and stores a new balance; does nothing when signed out. */
export function setBalance(inferenceCredits: number): void {
  const { user, token } = useSession.getState();
  if (user !== null) holdSession({ user: { ...user, inferenceCredits }, token });
}

/** When stopping a run is free again, in epoch ms; null while it is, `unknown` before the server was asked. */
export const useStops = create<{ renewAt: number | null | 'unknown' }>(() => ({
  renewAt: 'unknown',
}));

/** Follows sign-ins and sign-outs in other tabs. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  function follow(event: StorageEvent): void {
    if (event.key !== USER_KEY && event.key !== null) return;
    if (!restoreSession()) useSession.setState(SIGNED_OUT);
  }
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function isSessionUser(value: unknown): value is SessionUser {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['inferenceCredits'] === 'number' &&
    typeof value['name'] === 'string'
  );
}
