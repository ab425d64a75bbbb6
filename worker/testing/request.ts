import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { app } from '#worker/app.ts';

export interface ClientOptions {
  /** Default `http://localhost`; an https origin gets the `__Host-` cookies. */
  origin?: string;
  /** The visitor's address; each client has its own unless told otherwise, so that limits do not meet. */
  address?: string;
  /** Settings and bindings that differ for this client's requests, such as `RATE_LIMITS: 'on'` or a `DB` that is down. */
  settings?: Record<string, unknown>;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Value of Sec-Fetch-Site; `null` sends none, as curl does. Default `same-origin`. */
  site?: 'same-origin' | 'same-site' | 'cross-site' | 'none' | null;
  /** Leaves the bearer out, or sends another one. Default: the client's own token when it has one. */
  token?: string | null;
}

export type TestClient = ReturnType<typeof createClient>;

/**
 * A small browser for the Worker: keeps cookies, and the API token of the answers that carry one.
 * Redirects are not followed.
 */
export function createClient({
  origin = 'http://localhost',
  address = randomAddress(),
  settings,
}: ClientOptions = {}) {
  const cookies = new Map<string, string>();
  const state = { token: undefined as string | undefined };

  async function send(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, site = 'same-origin', token = state.token ?? null }: RequestOptions = {},
  ): Promise<Response> {
    const given = new Headers(headers);
    const sent = new Headers({ 'cf-connecting-ip': address });
    if (cookies.size > 0) sent.set('cookie', writeCookies(cookies));
    if (site !== null) sent.set('sec-fetch-site', site);
    if (token !== null) sent.set('authorization', `Bearer ${token}`);
    if (body !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of given) sent.set(name, value);
    const init: RequestInit = { method, headers: sent, redirect: 'manual' };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(new URL(path, origin), init);
    const response = await (settings === undefined
      ? exports.default.fetch(request)
      : fetchWithSettings(request, settings));
    keepCookies(cookies, response);
    await keepToken(state, response);
    return response;
  }

  return {
    cookies,
    state,
    send,
    get: (path: string, options?: RequestOptions) => send('GET', path, undefined, options),
    post: (path: string, body: unknown = {}, options?: RequestOptions) =>
      send('POST', path, body, options),
    patch: (path: string, body: unknown, options?: RequestOptions) =>
      send('PATCH', path, body, options),
    delete: (path: string, body?: unknown, options?: RequestOptions) =>
      send('DELETE', path, body, options),
  };
}

/** One request to a Worker with other settings. What it does after its answer is not waited for. */
export async function sendWithSettings(
  request: Request,
  settings: Record<string, unknown>,
): Promise<Response> {
  return await app.fetch(request, { ...env, ...settings }, createExecutionContext());
}

async function fetchWithSettings(
  request: Request,
  settings: Record<string, unknown>,
): Promise<Response> {
  const execution = createExecutionContext();
  const response = await app.fetch(request, { ...env, ...settings }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

function randomAddress(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

function writeCookies(cookies: Map<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

async function keepToken(state: { token: string | undefined }, response: Response): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return;
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('token' in body)) return;
  if (typeof body.token === 'string') state.token = body.token;
}
