import { randomUUID } from 'node:crypto';
import { isClosedConnection } from '../operate/api-session.ts';

const PATIENCE_MS = 30_000;
/** How many connections a request is tried on. */
const CONNECTIONS = 4;
const PASSWORD = 'a quiet river at dawn';

export const PAGE =
  '<!doctype html><html lang="en"><head><title>Forno Rossi</title></head><body><h1>Forno Rossi</h1><p>Bread, every day.</p></body></html>';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Sending {
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type Send = (method: string, path: string, sending?: Sending) => Promise<Answer>;

export interface Account {
  id: string;
  email: string;
  password: string;
  send: Send;
  /** What identifies the account to the server; an attack may take one of them away. */
  headers: { cookie: string; authorization: string };
}

/** Where the attacks are played. */
export interface Stage {
  app: string;
  sites: string;
  stranger: Send;
  openAccount: (values?: { email?: string }) => Promise<Account>;
  /** A saved page of an account; its uuid. */
  saveSite: (account: Account, values?: object) => Promise<string>;
  query: <T>(statement: string) => Promise<T[]>;
}

/** Sends one request as no browser would: nothing is followed, added or kept. */
export async function ask(url: string, method: string, sending: Sending = {}): Promise<Answer> {
  const { body, headers = {} } = sending;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetchOften(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: text }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The server closes a connection whose request it refused before it was read; the next one may still be sent on it. */
async function fetchOften(url: string, init: RequestInit): Promise<Response> {
  for (let left = CONNECTIONS; ; left -= 1) {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (left === 1 || !isClosedConnection(error)) throw error;
    }
  }
}

export function makeStage(server: {
  url: string;
  sitesUrl: string | null;
  query: Stage['query'];
}): Stage {
  const { url: app, sitesUrl, query } = server;
  const stranger: Send = (method, path, sending) => ask(`${app}${path}`, method, sending);
  async function saveSite(account: Account, values: object = {}): Promise<string> {
    const uuid = randomUUID();
    const saved = await account.send('POST', `/api/s/${uuid}`, { body: { html: PAGE, ...values } });
    if (saved.status !== 200) throw new Error(`Saving a page: ${saved.status} ${saved.text}`);
    return uuid;
  }
  return {
    app,
    sites: sitesUrl ?? app,
    stranger,
    openAccount: (values) => openAccount(stranger, values),
    saveSite,
    query,
  };
}

async function openAccount(stranger: Send, { email }: { email?: string } = {}): Promise<Account> {
  const id = randomUUID();
  const who = { email: email ?? `attack-${id}@example.com`, password: PASSWORD };
  const body = { id, name: 'Ada', avatar_url: '', ...who };
  const created = await stranger('POST', '/api/user/create', { body });
  if (created.status !== 201) throw new Error(`Registering: ${created.status} ${created.text}`);
  return { id, ...who, ...(await signIn(stranger, who)) };
}

/** A new session of an account that exists. */
export async function signIn(
  stranger: Send,
  body: { email: string; password: string },
): Promise<Pick<Account, 'send' | 'headers'>> {
  const signedIn = await stranger('POST', '/api/login', { body });
  if (signedIn.status !== 200) throw new Error(`Signing in: ${signedIn.status} ${signedIn.text}`);
  const { token } = JSON.parse(signedIn.text) as { token: string };
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { cookie, authorization: `Bearer ${token}` };
  return {
    headers,
    send: (method, path, sending = {}) =>
      stranger(method, path, { ...sending, headers: { ...headers, ...sending.headers } }),
  };
}
